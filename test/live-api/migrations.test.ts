import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { dotnetEnvironment, startHost } from "../../scripts/dotnet.js";
import { type Postgres, startPostgres } from "../live/postgres.ts";
import { installEf, references } from "../live/test-packages.ts";

const work = join(import.meta.dirname, ".work", "migrations");
const tools = join(work, "tools");
const root = join(import.meta.dirname, "../..");
const model = readFileSync(join(root, "test/cases/infrastructure/harbour/input.model"), "utf8");
const isLive = inject("apiUrls") !== undefined;
let postgres: Postgres | undefined;

beforeAll(async () => {
  if (!isLive) return;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  installEf(tools);
  postgres = await startPostgres();
}, 400_000);

afterAll(() => postgres?.remove());

const providers = {
  sqlite: "",
  postgres: references("Npgsql.EntityFrameworkCore.PostgreSQL"),
} as const;

const project = (provider: string) => `<Project Sdk="Microsoft.NET.Sdk.Web">
  <PropertyGroup>
    <TargetFramework>net10.0</TargetFramework>
    <Nullable>enable</Nullable>
    <ImplicitUsings>enable</ImplicitUsings>
    <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
  </PropertyGroup>
  <ItemGroup>
    ${references("Microsoft.EntityFrameworkCore.Design")}
    ${provider}
  </ItemGroup>
</Project>
`;
const program = `var builder = WebApplication.CreateBuilder(args);
builder.Services.AddAuthorization();
var app = builder.Build();
app.Run();
`;

/** The second part of a class, as the store leaves one finder to the host. */
const hook = `namespace Harbour;

internal sealed partial class ShipRepository
{
    static partial void Largest(IQueryable<Ship> found, int howMany, Flag flag, ref IQueryable<Ship>? chosen) =>
        chosen = found.Take(howMany);
}
`;

/** A repository with a host in `Web`, as its user works on it. */
function solution(database: keyof typeof providers, connection: string) {
  const folder = join(work, database);
  mkdirSync(join(folder, "Web"), { recursive: true });
  const environment = { ConnectionStrings__Harbour: connection };
  const run = (command: string, args: readonly string[]) =>
    execFileSync(command, args, {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, ...dotnetEnvironment, ...environment, PATH: `${tools}${delimiter}${process.env["PATH"]}` },
    });
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  write("Web/Web.csproj", project(providers[database]));
  write("Web/Program.cs", program);
  return {
    write,
    read: (path: string) => readFileSync(join(folder, path), "utf8"),
    tenon: (...args: readonly string[]) => run(process.execPath, [join(root, "tenon.js"), ...args]),
    restore: () => run("dotnet", ["restore", "Web", "-v:quiet"]),
    /** Runs what a user types as `dotnet ef …`. */
    ef: (line: string) => run(join(tools, "dotnet-ef"), line.replace(/^dotnet ef /, "").split(" ")),
    /** Starts what the last command has built. */
    host: async (call: (url: string) => Promise<void>) => {
      const assembly = join(folder, "Web/bin/Debug/net10.0/Web.dll");
      const host = await startHost(assembly, { environment, folder: join(folder, "Web") });
      await call(host.url).finally(host.stop);
    },
  };
}

test.skipIf(!isLive).each(["sqlite", "postgres"] as const)(
  "the model's migrations are made by the commands that a run prints, and keep what is stored, also under new names: %s",
  { timeout: 900_000 },
  async (database) => {
    const user = solution(database, postgres?.connectionTo("migrated") ?? "");
    user.write("harbour.model", model);
    user.write("Web/ShipRepository.cs", hook);
    const graft = () => user.tenon("graft", "--model", "harbour.model", "--host", "Web", "--wire");
    user.tenon("graft", "--model", "harbour.model", "--host", "Web", "--layers", "infrastructure,api", "--wire");
    // A user of migrations takes out the line that creates the tables.
    user.write("Web/Program.cs", user.read("Web/Program.cs").replace(/.*CreateHarbourSchema.*\n/, ""));
    const options = "--project Web --context HarbourDbContext";
    user.restore();
    user.ef(`dotnet ef migrations add First ${options}`);
    user.ef(`dotnet ef database update ${options}`);
    let id = "";
    await user.host(async (url) => {
      const permits = { sail: { code: "s", year: 2020 } };
      const response = await send(`${url}/captains`, "POST", { name: "Ada", permits });
      expect(response).toMatchObject({ name: "Ada" });
      id = String(response["id"]);
      await send(`${url}/journals`, "POST", { ship: "S" });
      expect(await send(`${url}/journals/1/entries`, "POST", { ...entry(id), number: 1 })).toBe(1);
    });

    const second = model.replace(
      "permits: Map<String, Permit>\n",
      "permits: Map<String, Permit>\n      nickname: String?\n",
    );
    user.write("harbour.model", second);
    const [line = "no command"] = /dotnet ef .*/.exec(graft()) ?? [];
    expect(line).toBe(`dotnet ef migrations add <Name> ${options}`);
    user.ef(line.replace("<Name>", "Second"));
    user.ef(`dotnet ef database update ${options}`);
    await user.host(async (url) => {
      await send(`${url}/captains/${id}/name`, "PUT", { name: "Grace" });
      const response = await send(`${url}/captains`, "POST", { name: "Alan", permits: {} });
      expect(response).toEqual({ id: response["id"], name: "Alan", permits: {}, nickname: null });
    });
    user.write("harbour.model", renamed(second));
    expect(graft()).toContain("tenon migrate <Name>");
    user.tenon("migrate", "Third", "--host", "Web");
    user.ef(`dotnet ef database update ${options}`);
    await user.host(async (url) => {
      expect(await send(`${url}/journals/1/entries`, "POST", { ...entry(id), number: 2 })).toBe(2);
      expect(await send(`${url}/journals`, "POST", { ship: "S" })).toMatchObject({ id: 2 });
    });
    expect(user.ef(`dotnet ef migrations has-pending-model-changes ${options} --no-build`)).toContain("No changes");
  },
);

const entry = (by: string) => ({ title: "One", cargo: [], by });

/** Gives the journal, its entries and a column in each of them another name, and captains a field with a default, which those that are there get. */
function renamed(text: string): string {
  return text
    .replaceAll("Journal", "Log")
    .replace("aggregate Log root", "aggregate Log renamed from Journal root")
    .replaceAll("Entry ", "LogLine ")
    .replaceAll("Entry>", "LogLine>")
    .replaceAll("Entry.note", "LogLine.note")
    .replace("entity LogLine identified", "entity LogLine renamed from Entry identified")
    .replace(
      "worth: Money?\n      cargo: List<Cargo>\n",
      "price: Money? renamed from worth\n      freight: List<Cargo> renamed from cargo\n",
    )
    .replace("create note(id: EntryNumber, title: String, cargo", "create note(id: EntryNumber, title: String, freight")
    .replaceAll("title: title, cargo: cargo, by", "title: title, freight: cargo, by")
    .replace("nickname: String?\n", 'nickname: String?\n      language: String = "en"\n');
}

/** Sends JSON, and returns the JSON of an answer that must be 200. */
async function send(url: string, method: string, body: unknown): Promise<Readonly<Record<string, unknown>>> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  const text = await response.text();
  expect([response.status, response.status === 200 ? "" : text]).toEqual([200, ""]);
  return text === "" ? {} : JSON.parse(text);
}

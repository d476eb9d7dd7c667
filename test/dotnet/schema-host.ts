import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect } from "vitest";
import { dotnetEnvironment, restore, runProgram, startHost } from "../../scripts/dotnet.js";
import { startPostgres } from "../live/postgres.ts";
import { installEf, references, storePackages } from "../live/test-packages.ts";
import { root } from "./packages.ts";

/** A step on a database: to a migration, a statement, or a question with one text for an answer. */
type Step = readonly ["migrate" | "run" | "ask", string];

type Request = readonly [method: "GET" | "PUT", path: string, body?: unknown];
/** The status, and the JSON of an answer with 200. */
type Answer = readonly [status: number, body: unknown];

/** Makes a host whose model is stored on SQLite and PostgreSQL, with `dotnet ef` for it. */
export async function makeSchemaHost(name: string) {
  const work = join(import.meta.dirname, ".work", name);
  const host = join(work, "Shop");
  const tools = join(work, "tools");
  rmSync(work, { recursive: true, force: true });
  mkdirSync(host, { recursive: true });
  installEf(tools);
  const postgres = await startPostgres();
  process.env["ConnectionStrings__Sqlite"] = `Data Source=${join(work, "shop.db")}`;
  process.env["ConnectionStrings__Postgres"] = postgres.connectionTo(name);
  writeFileSync(join(host, "Schema.csproj"), project);
  // A registry that does not answer is said here, not by the first migration.
  expect(await restore(host, [])).toBeUndefined();
  const files = () =>
    readdirSync(host, { recursive: true, encoding: "utf8" })
      .filter((path) => /^(?!bin|obj).*\.cs$/.test(path))
      .sort();
  /** Runs `tenon` on the host, which must end with `status`; returns what it printed. */
  const tenon = (status: number, ...args: readonly string[]) => {
    const env = { ...process.env, ...dotnetEnvironment, PATH: `${tools}${delimiter}${process.env["PATH"]}` };
    const line = [join(root, "tenon.js"), ...args, "--host", host];
    const run = spawnSync(process.execPath, line, { cwd: work, encoding: "utf8", env });
    const output = run.stdout + run.stderr;
    expect(run.status, output).toBe(status);
    return output;
  };
  return {
    host,
    files,
    texts: () => files().map((path) => readFileSync(join(host, path), "utf8")),
    remove: postgres.remove,
    /** Gives the host one of the models in the folder `schema`. */
    model: (folder: string) => {
      for (const file of ["Program.cs", `${folder}/Model.cs`])
        cpSync(join(import.meta.dirname, "schema", file), join(host, file.replace(/.*\//, "")));
    },
    tenon,
    /** Runs `tenon migrate`, which must end with `status`; returns what it printed. */
    migrate: (status: number, ...args: readonly string[]) => tenon(status, "migrate", ...args),
    /** Sends requests to the built host on a database; returns the status of each and its JSON. */
    answers: async (database: string, ...requests: readonly Request[]): Promise<readonly Answer[]> => {
      const served = await startHost(host, { environment: { Serve: database } });
      try {
        const answers: Answer[] = [];
        for (const [method, path, body] of requests) {
          const content = { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
          const response = await fetch(served.url + path, { method, ...(body !== undefined && content) });
          const text = await response.text();
          answers.push([response.status, response.status === 200 ? JSON.parse(text) : undefined]);
        }
        return answers;
      } finally {
        await served.stop();
      }
    },
    /** Takes steps on a database, and returns the answers. */
    steps: async (database: string, ...all: readonly Step[]): Promise<readonly string[]> =>
      JSON.parse(await runProgram(host, database, JSON.stringify(all))),
  };
}

/** Asks questions with one text for an answer each. */
export function asked(...statements: readonly string[]): readonly Step[] {
  return statements.map((one) => ["ask", one]);
}

const project = `<Project Sdk="Microsoft.NET.Sdk.Web">
  <PropertyGroup>
    <TargetFramework>net10.0</TargetFramework>
    <Nullable>enable</Nullable>
    <ImplicitUsings>enable</ImplicitUsings>
  </PropertyGroup>
  <ItemGroup>
    ${references("Microsoft.EntityFrameworkCore.Design")}
    ${storePackages}
  </ItemGroup>
</Project>
`;

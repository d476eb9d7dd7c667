import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect } from "vitest";
import { dotnetEnvironment, restore, runProgram } from "../../scripts/dotnet.js";
import { startPostgres } from "../live/postgres.ts";
import { installEf, references, storePackages } from "../live/test-packages.ts";
import { root } from "./packages.ts";

/** A step on a database: to a migration, a statement, or a question with one text for an answer. */
type Step = readonly ["migrate" | "run" | "ask", string];

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
    /** Runs `tenon migrate`, which must end with `status`; returns what it printed. */
    migrate: (status: number, ...args: readonly string[]) => {
      const env = { ...process.env, ...dotnetEnvironment, PATH: `${tools}${delimiter}${process.env["PATH"]}` };
      const line = [join(root, "tenon.js"), "migrate", ...args, "--host", host];
      const run = spawnSync(process.execPath, line, { cwd: work, encoding: "utf8", env });
      const output = run.stdout + run.stderr;
      expect(run.status, output).toBe(status);
      return output;
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

import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { run } from "../in-memory.ts";
import { type Postgres, startPostgres } from "../live/postgres.ts";
import { references } from "../live/test-packages.ts";
import { writeFiles } from "../live-model/model-project.ts";
import { memoryDisk } from "../memory-disk.ts";
import { runTests } from "./shipped/run-tests.ts";

const folder = join(import.meta.dirname, ".work", "shipped-own");
const own = join(import.meta.dirname, "shipped/own");
const isLive = inject("apiUrls") !== undefined;
const tests = join(folder, "Own.Api.Tests");

const read = (path: string) => readFileSync(path, "utf8");

let postgres: Postgres | undefined;

/** Grafts entities and a model onto a host of FastEndpoints with a DbContext of its own, on PostgreSQL. */
beforeAll(async () => {
  if (!isLive) return;
  const packages = `${inject("apiEdition").items}<ItemGroup>${references("Npgsql.EntityFrameworkCore.PostgreSQL")}</ItemGroup>`;
  const disk = memoryDisk({
    "/repo/own.yaml": read(join(own, "own.yaml")),
    "/repo/shed.model": read(join(import.meta.dirname, "../cases/tests/bicycle-shed/input.model")).replace(
      "price: Price) {",
      "price: Price) idempotent {",
    ),
    "/repo/Own.Api/.tenon/config.yaml": "target: { dbContext: OwnDb }\n",
    ...Object.fromEntries(["Program.cs", "OwnDb.cs"].map((name) => [`/repo/Own.Api/${name}`, read(join(own, name))])),
    "/repo/Own.Api/Own.Api.csproj": read(join(own, "Own.Api.csproj")).replace("<!-- packages -->", packages),
  });
  const entities = run(disk, "graft", "own.yaml", "--host", "Own.Api", "--layers", "tests", "--wire");
  expect(entities.exitCode, entities.messages).toBe(0);
  const layers = ["--layers", "infrastructure,api,tests", "--wire"];
  const models = run(disk, "graft", "--model", "shed.model", "--host", "Own.Api", ...layers);
  // The handler of a query, and whatever tells who calls, stay open.
  expect([0, 3], models.messages).toContain(models.exitCode);
  rmSync(folder, { recursive: true, force: true });
  const files = Object.entries(disk.snapshot()).map(([path, text]) => [path.replace("/repo/", ""), text] as const);
  writeFiles(folder, Object.fromEntries(files.filter(([path]) => path.startsWith("Own."))));
  for (const name of ["BicycleTests.cs", "InvoiceTests.cs", "PostgresStore.cs", "TestHost.cs"])
    cpSync(join(own, name), join(tests, name));
  postgres = await startPostgres();
}, 120_000);

afterAll(() => postgres?.remove());

// The query is answered by a handler that this host does not write.
const unanswered = ["Shed.Tests.QueryTests.PriceTags_lists"];

// Spec: shipped-tests, Host under test.
test.skipIf(!isLive)("the tests of a host with a DbContext of its own pass on SQLite, and on PostgreSQL", async () => {
  const onSqlite = await runTests(tests);
  expect(onSqlite.failed, onSqlite.output).toEqual([]);
  expect(onSqlite.skipped).toEqual(unanswered);
  expect(onSqlite.passed).toBeGreaterThan(45);
  const connection = postgres?.connectionTo("own") ?? "";
  const onPostgres = await runTests(tests, { OWN_DATABASE: connection });
  expect(onPostgres.failed, onPostgres.output).toEqual([]);
  expect(onPostgres.passed).toBe(onSqlite.passed);
});

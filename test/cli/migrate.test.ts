import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommandLine } from "../../generators/cli/run-command-line.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { execute } from "../../generators/terminal/execute.ts";
import { temporaryFolder } from "../files/temporary-folder.ts";
import { type FakeMigration, fakeDotnet, type Sdk, type Squawk, snapshotText } from "./fake-dotnet.ts";

const project = `<Project Sdk="Microsoft.NET.Sdk.Web">
  <PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>
</Project>
`;
const entity = (name: string, table: string) =>
  `modelBuilder.Entity("Shop.${name}", b => { b.Property<int>("Id"); b.ToTable("${table}"); });`;

/** A host on the disk, with the migrations of its context. */
function hostWith(files: Readonly<Record<string, string>> = {}) {
  const home = temporaryFolder();
  const folder = join(home, "Shop");
  const scratch = join(home, "scratch");
  mkdirSync(join(folder, "Migrations"), { recursive: true });
  mkdirSync(scratch);
  const all = {
    "Shop.csproj": project,
    "Migrations/20260101000000_First.cs": "// the first\n",
    "Migrations/ShopDbModelSnapshot.cs": snapshotText("ShopDb", entity("Product", "Products")),
    ...files,
  };
  for (const [path, text] of Object.entries(all)) writeFileSync(join(folder, path), text);
  const texts = () =>
    Object.fromEntries(
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((path) => path.includes("."))
        .filter((path) => !path.startsWith(".tenon"))
        .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
    );
  const calls: string[] = [];
  const run = async (line: string, migration: FakeMigration, sdk?: Sdk, squawk?: Squawk) => {
    const stand = fakeDotnet("ShopDb", migration, sdk, squawk);
    const context = { ...createContext(folder), temporaryFolder: () => scratch };
    return runCommandLine(["migrate", ...line.split(" ").filter((word) => word !== "")], {
      ...context,
      execute: (program, args, place, limit) => {
        calls.push(args.join(" "));
        return stand(program, args, place, limit);
      },
    });
  };
  return { folder, scratch, texts, run, calls };
}

const added: FakeMigration = {
  up: 'migrationBuilder.AddColumn<string>(name: "Note", table: "Products", nullable: true);',
  snapshot: snapshotText("ShopDb", `// now\n${entity("Product", "Products")}`),
};
const dropped: FakeMigration = { up: 'migrationBuilder.DropColumn(name: "Note", table: "Products");' };

test("a migration is written beside those that are there, with the new snapshot in the place of the old", async () => {
  const { run, texts, scratch } = hostWith();
  const before = texts();
  const { exitCode, output } = await run("AddNote", added);
  expect([exitCode, output]).toEqual([
    0,
    `  create    Migrations/  2 files
  update    Migrations/ShopDbModelSnapshot.cs

Files: 2 created, 1 updated.

Read them, then:
  dotnet ef database update
`,
  ]);
  expect(texts()).toEqual({
    ...before,
    "Migrations/20261128090500_AddNote.cs": expect.stringContaining("AddColumn"),
    "Migrations/20261128090500_AddNote.Designer.cs": expect.any(String),
    "Migrations/ShopDbModelSnapshot.cs": added.snapshot,
  });
  expect(readdirSync(scratch)).toEqual([]);
});

test.each<readonly [what: string, line: string, migration: FakeMigration, sdk: Sdk, exitCode: number]>([
  ["a finding that is open", "DropNote", dropped, "works", 4],
  ["a build that fails", "AddNote", added, "fails", 1],
  ["a host that hangs", "AddNote", added, "hangs", 5],
  ["a tool that prints garbage", "AddNote", added, "prints garbage", 1],
  ["a tool that writes garbage", "AddNote", added, "writes garbage", 1],
  ["no tool", "AddNote", added, "has no ef", 1],
  ["a rename of nothing", "AddNote --rename Order:Purchase", added, "works", 1],
  ["a context of another name", "AddNote --context SalesDb", added, "works", 1],
  ["an acceptance of nothing", "AddNote --accept TEN1002:Products.Note", added, "works", 1],
  ["--dry-run", "AddNote --dry-run", added, "works", 0],
  ["--diff", "AddNote --diff", added, "works", 0],
  ["--check", "AddNote --check", added, "works", 4],
])(
  "nothing is written by %s, and nothing is left in the folder of the system",
  async (_what, line, migration, sdk, exitCode) => {
    const { run, texts, scratch } = hostWith();
    const before = texts();
    expect(await run(line, migration, sdk)).toMatchObject({ exitCode });
    expect(texts()).toEqual(before);
    expect(readdirSync(scratch)).toEqual([]);
  },
);

test("a model without changes needs no migration", async () => {
  const { run, texts } = hostWith();
  const before = texts();
  const none = { exitCode: 0, output: "The migrations are up to date with the model.\n", messages: "" };
  expect(await run("Next", { up: "" })).toEqual(none);
  expect(await run("Next --check", { up: "" })).toEqual(none);
  expect(texts()).toEqual(before);
});

test("a declared rename is compiled into the build in the place of the snapshot, which stays as it is", async () => {
  const { run, calls, texts } = hostWith();
  const migration = {
    up: 'migrationBuilder.RenameTable(name: "Products", newName: "Items");',
    snapshot: snapshotText("ShopDb", entity("Item", "Items")),
  };
  expect(await run("NewNames --rename Product:Item", migration)).toMatchObject({ exitCode: 0 });
  expect(calls.find((call) => call.startsWith("build"))).toContain("-p:CustomAfterMicrosoftCommonTargets=");
  expect(texts()["Migrations/ShopDbModelSnapshot.cs"]).toBe(migration.snapshot);
});

test("an accepted finding stands in the migration, which keeps its byte order mark", async () => {
  const { run, texts } = hostWith();
  const bom = "\uFEFF";
  expect(await run("DropNote --accept TEN1002:Products.Note", { ...dropped, bom })).toMatchObject({ exitCode: 0 });
  const text = texts()["Migrations/20261128090500_DropNote.cs"] ?? "";
  expect(text.startsWith(`${bom}using`)).toBe(true);
  expect(text).toContain("            // Accepted: TEN1002:Products.Note\n            migrationBuilder.DropColumn");
});

test.each(["", "1st", "Add-Note", "Add Note", "Add --rename x", "Add --rename a:b:c", "Add --unknown"])(
  "'%s' is answered as a wrong command line",
  async (line) => {
    const { run, calls } = hostWith();
    expect(await run(line, added)).toMatchObject({ exitCode: 2 });
    expect(calls).toEqual([]);
  },
);

test("the document of --json has the findings with their places", async () => {
  const { run } = hostWith();
  const { output, exitCode } = await run("DropNote --json", dropped);
  expect(exitCode).toBe(4);
  expect(JSON.parse(output)).toMatchObject({
    command: "migrate",
    exitCode: 4,
    diagnostics: [{ code: "TEN1002", severity: "error", file: "Migrations/20261128090500_DropNote.cs" }],
  });
});

const onPostgres = {
  ...added,
  snapshot: snapshotText("ShopDb", "NpgsqlModelBuilderExtensions.UseIdentityByDefaultColumns(modelBuilder);"),
};
const objection = JSON.stringify([{ line: 0, column: 6, message: "Slow.", help: null, rule_name: "slow-rule" }]);

test("squawk's findings stop the migration until their rule is accepted, which the migration notes", async () => {
  const { run, texts } = hostWith();
  const squawk: Squawk = (_program, args) => ({ end: args.includes("--version") ? 0 : 1, output: `${objection}\n` });
  const { exitCode, messages } = await run("AddNote", onPostgres, "works", squawk);
  expect([exitCode, messages]).toEqual([
    4,
    expect.stringContaining("AddNote.sql:1:7: error TEN1025: squawk reads in the SQL: Slow (slow-rule)."),
  ]);
  expect(await run("AddNote --accept TEN1025:slow-rule", onPostgres, "works", squawk)).toMatchObject({ exitCode: 0 });
  expect(texts()["Migrations/20261128090500_AddNote.cs"]).toContain("// Accepted: TEN1025:slow-rule\n");
});

test.each<readonly [what: string, migration: FakeMigration, sdk: Sdk, squawk: Squawk | undefined, warns: boolean]>([
  ["squawk is not there", onPostgres, "works", undefined, false],
  ["the database is another one", added, "works", () => ({ end: 1, output: objection }), false],
  ["squawk finds nothing", onPostgres, "works", () => ({ end: 0, output: "[]" }), false],
  ["squawk hangs", onPostgres, "works", () => ({ end: "hangs", output: "" }), true],
  ["squawk prints garbage", onPostgres, "works", () => ({ end: 0, output: "Found 1 issue" }), true],
  ["there is no SQL", onPostgres, "writes no SQL", () => ({ end: 0, output: "[]" }), true],
])("a migration is written where %s", async (_what, migration, sdk, squawk, warns) => {
  const { run } = hostWith();
  const { exitCode, messages } = await run("AddNote", migration, sdk, squawk);
  expect([exitCode, messages.includes("TEN1026"), messages.includes("TEN1025")]).toEqual([0, warns, false]);
});

test("a tool that the repository lists is to be restored", async () => {
  const { run, folder } = hostWith();
  mkdirSync(join(folder, ".config"));
  writeFileSync(join(folder, ".config/dotnet-tools.json"), '{ "tools": { "dotnet-ef": { "version": "10.0.14" } } }');
  const { messages } = await run("AddNote", added, "has no ef");
  expect(messages).toContain("hint: dotnet tool restore");
});

test("a program that does not end is stopped with all that it has started", async () => {
  const folder = temporaryFolder();
  const program = join(folder, "dotnet");
  writeFileSync(program, "#!/bin/sh\nsleep 60 & echo $! > child\nwait\n", { mode: 0o755 });
  const path = process.env["PATH"];
  process.env["PATH"] = `${folder}:${path}`;
  try {
    expect(await execute("dotnet", [], folder, { minutes: 0.02 })).toMatchObject({ end: "hangs" });
  } finally {
    process.env["PATH"] = path;
  }
  const child = Number(readFileSync(join(folder, "child"), "utf8"));
  await expect.poll(() => isRunning(child), { timeout: 20_000 }).toBe(false);
});

/** True for a process that is there and no mere entry of one that has ended. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

test("no program is an answer as well", async () => {
  const path = process.env["PATH"];
  process.env["PATH"] = temporaryFolder();
  try {
    expect(await execute("dotnet", [], temporaryFolder(), { minutes: 1 })).toEqual({ end: "absent", output: "" });
  } finally {
    process.env["PATH"] = path;
  }
});

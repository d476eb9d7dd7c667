import { expect, test } from "vitest";
import { run, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const project = `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>`;
const program = "var builder = WebApplication.CreateBuilder(args);\nvar app = builder.Build();\napp.Run();\n";
const entities = (names: readonly string[]) =>
  `target: { database: sqlite }\ndefaults: { access: anonymous }\nentity:\n${names.map((name) => `  ${name}: { properties: { Id: { type: Guid, isKey: true } } }\n`).join("")}`;
const empty = memoryDisk({
  "/repo/host/Shop.csproj": project,
  "/repo/host/Program.cs": program,
  "/repo/shop.yaml": entities(["Author"]),
});
const graft = (disk: typeof empty) => run(disk, "graft", "shop.yaml", "--host", "host", "--wire").output;
const migrations = "dotnet ef migrations add";

test("tables that the host creates itself need no migration; tables that exist are not changed by that", () => {
  const first = graft(empty);
  expect(first).toContain("CreateTenonSchema();");
  expect(first).not.toContain("The tables change");
  const second = memoryDisk({ ...empty.snapshot(), "/repo/shop.yaml": entities(["Author", "Book"]) });
  const said = graft(second);
  expect(said).toContain("CreateTenonSchema() creates them in an empty database only.");
  expect(said).not.toContain(migrations);
});

test("once the line is removed, tables come from migrations", () => {
  const disk = memoryDisk({
    "/repo/host/Shop.csproj": project,
    "/repo/host/Program.cs": program,
    "/repo/shop.yaml": entities(["Author"]),
  });
  graft(disk);
  const files = disk.snapshot();
  const removed = memoryDisk({
    ...files,
    "/repo/host/Program.cs": (files["/repo/host/Program.cs"] ?? "").replace(/^.*CreateTenonSchema.*\n/m, ""),
    "/repo/shop.yaml": entities(["Author", "Book"]),
  });
  expect(graft(removed)).toContain(migrations);
});

test("a context of the user's own may have migrations", () => {
  const own = entities(["Author"]).replace("target: { database: sqlite }\n", "");
  expect(graft(memoryDisk({ ...smallHost, "/repo/shop.yaml": own }))).toContain(migrations);
});

test("a table that exists and gets a version is announced with its column", () => {
  const line = "entity Line identified by LineId { count: Int create add(count: Int) {} }";
  const order = "entity Order identified by OrderId { total: Int lines: List<Line> }";
  const child = `context Sales { aggregate Order root Order { ${line} ${order} } }`;
  const root = `context Sales { aggregate Order root Order { entity Order identified by OrderId { total: Int } } aggregate Line root Line { ${line} } }`;
  const files = { "/repo/host/Shop.csproj": project, "/repo/host/Program.cs": program };
  const graftModel = (disk: typeof empty) =>
    run(disk, "graft", "--model", "sales.model", "--host", "host", "--layers", "infrastructure").output;
  const disk = memoryDisk({ ...files, "/repo/sales.model": child });
  expect(graftModel(disk)).not.toContain("column");
  const said = graftModel(memoryDisk({ ...disk.snapshot(), "/repo/sales.model": root }));
  expect(said).toContain(`${migrations} <Name>`);
  expect(said).toContain(
    "1 table gets the column Version, not null and 0 at first, by which no change of an aggregate is lost.",
  );
});

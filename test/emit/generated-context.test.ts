import { expect, test } from "vitest";
import { run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const project = (references = "") =>
  `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>${references}</Project>`;
const reference = `<ItemGroup><ProjectReference Include="../Shop.Data/Shop.Data.csproj" /></ItemGroup>`;
const entity = "entity: { Author: { properties: { Id: { type: Guid, isKey: true } } } }\n";

/** Grafts an entity onto a host of two projects that has no context. */
function graftedOn(target: string, name = "Shop.Web", more: Readonly<Record<string, string>> = {}) {
  const disk = memoryDisk({
    [`/repo/host/${name}.csproj`]: project(reference),
    "/repo/Shop.Data/Shop.Data.csproj": project().replace(".Web", ""),
    "/repo/shop.yaml": `target: ${target}\n${entity}`,
    ...more,
  });
  const result = run(disk, "graft", "shop.yaml", "--host", "host");
  return { result, files: disk.snapshot() };
}

test.each([
  ["sqlite", "Shop.Web", `options.UseSqlite(`, `?? "Data Source=Shop.Web.db");`],
  ["sqlite", "Shop;Web", `options.UseSqlite(`, `?? "Data Source=Shop_Web.db");`],
  ["postgres", "Shop.Web", `options.UseNpgsql(`, `?? throw new InvalidOperationException("The configuration has no`],
])("the context connects to %s: %s", (database, name, use, otherwise) => {
  const { files } = graftedOn(`{ database: ${database} }`, name);
  const text = files["/repo/host/Tenon/TenonDbContext.g.cs"] ?? "";
  expect(text).toContain(use);
  expect(text).toContain(`GetConnectionString("Tenon")\n        ${otherwise}`);
  expect(files["/repo/host/Tenon/TenonDataRegistration.g.cs"]).toContain(
    "services.AddDbContext<TenonDbContext>(TenonDbContext.Connect);",
  );
});

test("the context, its packages and its registration go to the project of the data part", () => {
  const { result, files } = graftedOn(
    "{ database: sqlite, projects: { entity: ../Shop.Data, contracts: ../Shop.Data, data: ../Shop.Data } }",
  );
  expect([result.exitCode, files["/repo/Shop.Data/Tenon/TenonDbContext.g.cs"]]).toEqual([
    0,
    expect.stringContaining("\nnamespace Shop.Data.Tenon;\n"),
  ]);
  expect(result.output).toContain(
    "dotnet add ../Shop.Data/Shop.Data.csproj package Microsoft.EntityFrameworkCore.Sqlite",
  );
  // The web project calls it.
  expect(files["/repo/Shop.Data/Tenon/TenonDataRegistration.g.cs"]).toContain("public static partial class TenonData");
});

test("a second part by hand is no context of the host", () => {
  const part = { "/repo/host/TenonDbContext.cs": "namespace Shop.Web.Tenon;\npartial class TenonDbContext { }\n" };
  expect(graftedOn("{ database: sqlite }", "Shop.Web", part).result).toMatchObject({
    exitCode: 0,
    messages: expect.not.stringContaining("error"),
  });
});

test("a host without a context learns about it, and about the classes that look like one", () => {
  const source = "namespace Shop;\npublic abstract class ShopDbContext : Microsoft.EntityFrameworkCore.DbContext;\n";
  const { result } = graftedOn("{ folder: Tenon }", "Shop.Web", { "/repo/host/ShopDb.cs": source });
  expect(result.messages).toContain("There is no DbContext in `Shop.Web.csproj`: `Shop.ShopDbContext` is abstract.");
  expect(result.messages).toContain(
    "hint: Write target: { database: sqlite } or postgres in the entity file to get one; tenon init writes such a file.",
  );
});

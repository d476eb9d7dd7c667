import { expect, test } from "vitest";
import { libraryProject, reference, webProject } from "../host/host-files.ts";
import { graft, run } from "../in-memory.ts";
import { type MemoryDisk, memoryDisk, put } from "../memory-disk.ts";

const shop = (product: string, review = "ItemId") => `defaults: { access: anonymous }
enums:
  Colour: [Red, Blue]
entity:
${product}
  Review:
    properties:
      Id: { type: Guid, isKey: true }
      ${review}: { type: Guid }
      Text: { type: string }
`;
const body = (cost: string) => `    properties:
      Id: { type: Guid, isKey: true }
      ${cost}: { type: decimal }
      Colour: { type: Colour }
    relationships:
      Reviews: { relatedEntity: Review, type: OneToMany }`;
const before = shop(`  Item:\n${body("Cost")}`);
const marked = (mark = "Item") =>
  shop(
    `  Product:\n    renamedFrom: ${mark}\n${body("Price").replace("decimal", "decimal, renamedFrom: Cost")}`,
    "ProductId",
  ).replace("ProductId: { type: Guid }", "ProductId: { type: Guid, renamedFrom: ItemId }");
const after = shop(`  Product:\n${body("Price")}`, "ProductId");

const host = "/repo/host/";
const filesOf = (disk: MemoryDisk) =>
  Object.fromEntries(Object.entries(disk.snapshot()).filter(([path]) => path.startsWith(`${host}Tenon/`)));
const again = (disk: MemoryDisk, ...args: readonly string[]) =>
  run(disk, "graft", "entities.yaml", "--host", "host", ...args);

function edit(disk: MemoryDisk, path: string, from: string, to: string): void {
  const text = disk.snapshot()[host + path] ?? "";
  expect(text).toContain(from);
  put(disk, host + path, text.replace(from, to));
}

/** A host with a text that was grafted under the old names. */
const first = () => graft(before).disk;

test("files move to the new names, and are those of a first graft under them", () => {
  const disk = first();
  put(disk, "/repo/entities.yaml", marked());
  const { exitCode, messages, output } = again(disk);
  expect([exitCode, output]).toEqual([0, expect.stringContaining("delete    host/Tenon/Items/Item.g.cs")]);
  expect(messages).toContain("TEN1017");
  expect(output).toContain("  tenon migrate <Name> --host host\n");
  expect(filesOf(disk)).toEqual(filesOf(graft(after).disk));
  expect(again(disk)).toMatchObject({ exitCode: 0, messages: "", output: expect.stringContaining("Nothing to do") });
  put(disk, "/repo/entities.yaml", after);
  expect(again(disk).output).toContain("Nothing to do");
});

const find = "    /// <summary>Reads an item. Returns null if it does not exist.</summary>";

test("an edit by hand comes along with the new names in it, and undo brings everything back", () => {
  const disk = first();
  edit(disk, "Tenon/Items/ItemData.g.cs", `${find}\n`, `    // Cost of the Item\n${find}\n`);
  const edited = filesOf(disk);
  put(disk, "/repo/entities.yaml", marked());
  const { exitCode, output } = again(disk);
  expect([exitCode, output]).toEqual([
    0,
    expect.stringContaining("ItemData.g.cs  is Tenon/Products/ProductData.g.cs now, which has your edit"),
  ]);
  const text = filesOf(disk)[`${host}Tenon/Products/ProductData.g.cs`];
  expect(text).toContain("    // Price of the Product\n    /// <summary>Reads a product.");
  expect(Object.keys(filesOf(disk)).filter((path) => path.includes("/Items/"))).toEqual([]);
  expect(again(disk).output).not.toMatch(/create|delete |update|merge /);
  run(disk, "undo", "--host", "host");
  expect(filesOf(disk)).toEqual(edited);
});

test("a rename of a property alone is merged into an edit beside it", () => {
  const disk = first();
  edit(disk, "Tenon/Items/Item.g.cs", "public decimal Cost", "[Obsolete] public decimal Cost");
  put(
    disk,
    "/repo/entities.yaml",
    before.replace("Cost: { type: decimal }", "Price: { type: decimal, renamedFrom: Cost }"),
  );
  expect(again(disk)).toMatchObject({ exitCode: 0, messages: expect.stringContaining("`Item.Price`") });
  expect(filesOf(disk)[`${host}Tenon/Items/Item.g.cs`]).toContain("[Obsolete] public decimal Price");
});

test("files of a relationship move when its related entity is renamed, with edits by hand", () => {
  const disk = first();
  const nested = "Tenon/Reviews/ReviewsByItemData.g.cs";
  expect(disk.snapshot()[host + nested]).toBeDefined();
  edit(disk, nested, "using Microsoft", "// Newest first.\nusing Microsoft");
  const opinion = shop(`  Item:\n${body("Cost")}`).replace("relatedEntity: Review", "relatedEntity: Opinion");
  put(disk, "/repo/entities.yaml", opinion.replace("  Review:", "  Opinion:\n    renamedFrom: Review"));
  expect(again(disk)).toMatchObject({ exitCode: 0, messages: expect.not.stringContaining("TEN0510") });
  expect(Object.keys(filesOf(disk)).filter((path) => path.includes("Review"))).toEqual([]);
  expect(filesOf(disk)[`${host}Tenon/Opinions/OpinionsByItemData.g.cs`]).toContain("// Newest first.\n");
  expect(again(disk).output).not.toMatch(/create|delete |update|merge /);
});

test("a part of a class in a file of the user is named with its line, and left alone", () => {
  const disk = first();
  const own = 'namespace Acme.Shop;\npublic static partial class GetItemEndpoint\n{\n    // "Item"\n}\n';
  put(disk, `${host}Hooks.cs`, own);
  put(disk, "/repo/entities.yaml", marked());
  const { messages } = again(disk);
  expect(messages).toContain("host/Hooks.cs:2:29: warning TEN1018");
  expect(messages).toContain("Write GetProductEndpoint.");
  expect(disk.snapshot()[`${host}Hooks.cs`]).toBe(own);
});

test.each([
  ["Price", "warning TEN1017"],
  ["Cost", "host/Prices.cs:2:51: warning TEN1018"],
])("a used namespace is no mention of a property with its name: %s", (member, message) => {
  const disk = first();
  put(disk, `${host}Prices.cs`, `using Acme.Cost;\nclass Prices(Tenon.Item one) { decimal All => one.${member}; }\n`);
  put(disk, "/repo/entities.yaml", marked());
  const { messages } = again(disk);
  expect(messages).toContain(message);
  expect(messages).not.toContain("Prices.cs:1");
});

test("a file that was deleted by hand stays deleted under its new name", () => {
  const disk = first();
  disk.remove(`${host}Tenon/Items/DeleteItemEndpoint.g.cs`);
  put(disk, "/repo/entities.yaml", marked());
  expect(again(disk).messages).toContain("TEN0509");
  expect(filesOf(disk)[`${host}Tenon/Products/DeleteProductEndpoint.g.cs`]).toBeUndefined();
  expect(again(disk).exitCode).toBe(0);
});

test("a run for one entity waits for the rename of another", () => {
  const disk = first();
  put(disk, "/repo/entities.yaml", marked());
  const { exitCode, messages } = again(disk, "--entity", "Review");
  expect([exitCode, messages]).toEqual([1, expect.stringContaining("TEN1019")]);
});

test("a dry run says the same, and writes nothing", () => {
  const disk = first();
  const files = disk.snapshot();
  put(disk, "/repo/entities.yaml", marked());
  expect(again(disk, "--dry-run")).toMatchObject({ exitCode: 0, messages: expect.stringContaining("TEN1017") });
  expect(disk.snapshot()).toEqual({ ...files, "/repo/entities.yaml": marked() });
});

test.each(["minimal", "fastendpoints"])(
  "the old route redirects to the new one for as long as the mark says so: %s",
  (library) => {
    const disk = first();
    const target = `target: { library: ${library} }\n`;
    put(disk, "/repo/entities.yaml", target + marked("{ name: Item, redirect: true }"));
    const one = again(disk);
    expect(one).toMatchObject({ exitCode: 0 });
    const path = `${host}Tenon/Shared/RenamedRoutes.g.cs`;
    expect(filesOf(disk)[path]).toContain('"/items", "/items", "/products"');
    put(disk, "/repo/entities.yaml", target + after);
    again(disk);
    expect(filesOf(disk)[path]).toBeUndefined();
  },
);

/** A solution with a project for each part, whose files were all edited by hand after a graft under the old names. */
function solution(): MemoryDisk {
  const disk = memoryDisk({
    "/repo/host/Shop.csproj": webProject(reference("../data/data.csproj")),
    "/repo/data/data.csproj": libraryProject(reference("../contracts/contracts.csproj")),
    "/repo/contracts/contracts.csproj": libraryProject(reference("../entity/entity.csproj")),
    "/repo/entity/entity.csproj": libraryProject(),
    "/repo/data/Db.cs": "namespace data;\npublic class Db(DbContextOptions<Db> options) : DbContext(options);\n",
    "/repo/entities.yaml": inProjects + before,
  });
  again(disk);
  for (const path of generated(disk)) {
    const text = disk.snapshot()[path] ?? "";
    if (path.includes("/Items/")) put(disk, path, text.replace(/\nnamespace /, "\n// By hand.\nnamespace "));
  }
  return disk;
}

const inProjects = "target: { projects: { entity: ../entity, contracts: ../contracts, data: ../data } }\n";
const generated = (disk: MemoryDisk) => Object.keys(disk.snapshot()).filter((path) => path.endsWith(".g.cs"));

test("in several projects a plan that is applied moves edits as a graft does, and undo brings each back", () => {
  const [planned, grafted] = [solution(), solution()];
  const edited = generated(planned).filter((path) => path.includes("/Items/"));
  expect(new Set(edited.map((path) => path.split("/")[2]))).toEqual(new Set(["host", "data", "contracts", "entity"]));
  const before = planned.snapshot();
  for (const disk of [planned, grafted]) put(disk, "/repo/entities.yaml", inProjects + marked());
  again(grafted);
  expect(run(planned, "plan", "--host", "host", "--out", "plan.json")).toMatchObject({ exitCode: 0 });
  expect(run(planned, "apply", "plan.json", "--host", "host")).toMatchObject({ exitCode: 0 });
  const texts = (disk: MemoryDisk) => generated(disk).map((path) => [path, disk.snapshot()[path]] as const);
  expect(texts(planned)).toEqual(texts(grafted));
  const moved = texts(planned).filter(([path]) => path.includes("/Products/"));
  expect(moved).toHaveLength(edited.length);
  for (const [, text] of moved) expect(text).toContain("\n// By hand.\n");
  run(planned, "undo", "--host", "host");
  expect(edited.map((path) => planned.snapshot()[path])).toEqual(edited.map((path) => before[path]));
});

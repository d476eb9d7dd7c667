import { expect, test } from "vitest";
import { withoutOwnState } from "../files/own-state.ts";
import { graft, run } from "../in-memory.ts";
import { type MemoryDisk, put } from "../memory-disk.ts";

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
  expect(filesOf(disk)).toEqual(filesOf(graft(after).disk));
  expect(again(disk)).toMatchObject({ exitCode: 0, messages: "", output: expect.stringContaining("Nothing to do") });
  put(disk, "/repo/entities.yaml", after);
  expect(again(disk).output).toContain("Nothing to do");
  expect(again(disk, "--check").exitCode).toBe(0);
});

test("an edit by hand comes along, with the new names in it", () => {
  const disk = first();
  edit(
    disk,
    "Tenon/Items/ItemData.g.cs",
    "\n    public async Task<ItemResponse?> FindAsync",
    "\n    // Cost of an Item\n    public async Task<ItemResponse?> FindAsync",
  );
  put(disk, "/repo/entities.yaml", marked());
  const { exitCode, output } = again(disk);
  expect([exitCode, output]).toEqual([
    0,
    expect.stringContaining("ItemData.g.cs  is Tenon/Products/ProductData.g.cs now, which has your edit"),
  ]);
  const text = disk.snapshot()[`${host}Tenon/Products/ProductData.g.cs`] ?? "";
  expect(text).toContain("    // Price of an Product\n    public async Task<ProductResponse?> FindAsync");
  expect(Object.keys(disk.snapshot()).filter((path) => path.includes("/Items/"))).toEqual([]);
  expect(again(disk).output).not.toMatch(/create|delete|update|merged/);
});

import { expect, test } from "vitest";
import { run, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const pen = `  Pen:
    properties:
      Id: { type: Guid, isKey: true }
      Title: { type: string, maxLength: 80 }
      Price: { type: decimal? }
`;

test("an entity in words is added to a new file beside the project and grafted", () => {
  const disk = memoryDisk(smallHost);
  const { exitCode } = run(disk, "entity", "Pen", "Title:string:80", "Price:decimal?", "--host", "host");
  expect(exitCode).toBe(0);
  expect(disk.snapshot()["/repo/host/tenon.yaml"]).toContain(pen);
  expect(disk.snapshot()["/repo/host/Tenon/Pens/Pen.g.cs"]).toContain("public decimal? Price");
});

test("it is added to the recorded file, or to the named one", () => {
  const disk = memoryDisk(smallHost);
  run(disk, "entity", "Pen", "--key", "int", "--host", "host");
  run(disk, "entity", "Ink", "Colour:string", "--host", "host");
  expect(disk.snapshot()["/repo/host/tenon.yaml"]).toMatch(/Pen:.*type: int, isKey: true.*Ink:/s);
  expect(run(disk, "entity", "Nib", "Width:int", "--config", "nibs.yaml", "--host", "host").exitCode).toBe(0);
  expect(disk.snapshot()["/repo/nibs.yaml"]).toContain("Nib:");
  const several = run(disk, "entity", "Cap", "Width:int", "--host", "host");
  expect([several.exitCode, several.messages]).toEqual([
    2,
    "error: The host has several entity files.\n  hint: Name the one that gets the entity: --config shop.yaml\n",
  ]);
});

test("words tell whose rows these are, and which properties are the key", () => {
  const fileWith = (...words: readonly string[]) => {
    const disk = memoryDisk(smallHost);
    const { exitCode, output } = run(disk, "entity", "Pen", ...words, "--host", "host");
    expect([exitCode, output]).toEqual([0, output]);
    return disk.snapshot()["/repo/host/tenon.yaml"];
  };
  expect(fileWith("--rows", "softDelete,audit")).toContain("    rows: { softDelete: DeletedAt, audit: true }\n");
  const restored = fileWith("Title:string:80", "--rows", "restore");
  expect(restored).toContain("operations: [ create, getAll, get, update, delete, restore ]\n");
  expect(restored).toContain("rows: { softDelete: DeletedAt }\n");
  expect(fileWith("Code:string:20:key", "Title:string")).toContain(
    "Code: { type: string, isKey: true, maxLength: 20 }\n",
  );
  expect(fileWith("Title:string", "OrderId:Guid:key", "Line:int:key")).toContain(`    key: [ OrderId, Line ]
    properties:
      OrderId: { type: Guid }
      Title: { type: string }
      Line: { type: int }
`);
});

test.each([
  [["Pen", "--rows", "tenants"], 2, "--rows knows tenant, owner, softDelete, restore, audit."],
  [["Pen", "Code:string:key", "--key", "int"], 2, "--key is the type of a key that no property is."],
  [["Pen", "Title:string:many"], 2, "'Title:string:many' describes no property."],
  [["Title:string"], 2, "Properties, --key and --rows describe one new entity."],
  [["Pen", "Title:strnig"], 1, "Did you mean `string`?"],
])("%j is refused, and nothing is written", (words, exitCode, message) => {
  const disk = memoryDisk(smallHost);
  const result = run(disk, "entity", ...words, "--host", "host");
  expect([result.exitCode, result.messages]).toEqual([exitCode, expect.stringContaining(message)]);
  expect(disk.snapshot()).toEqual(memoryDisk(smallHost).snapshot());
});

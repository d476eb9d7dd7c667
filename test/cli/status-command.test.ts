import { expect, test } from "vitest";
import { graft, run } from "../in-memory.ts";
import { type MemoryDisk, put } from "../memory-disk.ts";

const shop =
  "entity: { Author: { properties: { Id: { type: int, isKey: true } } } }\ndefaults: { access: anonymous }\n";
const authors = "/repo/host/Tenon/Authors";

const status = (disk: MemoryDisk, ...args: readonly string[]) => run(disk, "status", "--host", "host", ...args);

test("a host as it was written: all files are ours, and the next run changes none", () => {
  const { disk } = graft(shop);
  const before = disk.snapshot();
  expect(status(disk)).toEqual({ exitCode: 0, output: expect.stringMatching(/^Files: \d+ ours\.\n$/), messages: "" });
  expect(disk.snapshot()).toEqual(before);
});

test("every state is told, in text and as JSON", () => {
  const { disk } = graft(shop);
  const text = disk.snapshot()[`${authors}/AuthorData.g.cs`] ?? "";
  put(disk, `${authors}/AuthorData.g.cs`, `${text}// mine\n`);
  put(disk, "/repo/entities.yaml", shop.replace("Id: {", "Name: { type: string, maxLength: 9 }, Id: {"));
  run(disk, "graft", "--host", "host");
  put(disk, `${authors}/Author.g.cs`, `${disk.snapshot()[`${authors}/Author.g.cs`]}// mine\n`);
  disk.remove(`${authors}/AuthorContracts.g.cs`);
  put(disk, "/repo/entities.yaml", shop.replace("Author", "Writer"));
  disk.makeFolder("/repo/host/Tenon/Writers");
  put(disk, "/repo/host/Tenon/Writers/Writer.g.cs", "// mine\n");
  const { files } = JSON.parse(status(disk, "--json").output);
  const stateOf = (path: string) => files.find((file: { path: string }) => file.path === path);
  expect(stateOf("Tenon/Writers/Writer.g.cs")).toEqual({
    path: "Tenon/Writers/Writer.g.cs",
    state: "foreign",
    next: "conflict",
  });
  expect(stateOf("Tenon/Authors/Author.g.cs")?.state).toBe("orphan");
  put(disk, "/repo/entities.yaml", shop.replace("Id: {", "Name: { type: string, maxLength: 9 }, Id: {"));
  const { output } = status(disk);
  expect(output).toContain("  edited   Tenon/Authors/Author.g.cs  changed by hand; your edit is kept\n");
  expect(output).toContain("  merged   Tenon/Authors/AuthorData.g.cs  your edit and the output are merged\n");
  expect(output).toContain(
    "  missing  Tenon/Authors/AuthorContracts.g.cs  deleted by hand; --restore brings it back\n",
  );
});

test("a host whose next run would stop tells why, and what the record alone says", () => {
  const { disk } = graft(shop);
  put(disk, "/repo/entities.yaml", shop.replace("int", "integer"));
  const { exitCode, output, messages } = status(disk);
  expect([exitCode, output]).toEqual([0, expect.stringMatching(/^Files: \d+ ours\.\n$/)]);
  expect(messages).toMatch(/error TEN\d{4}[\s\S]*The next run would stop here/);
});

test("a folder that Tenon never wrote to, and a file that is named by mistake", () => {
  const { disk } = graft(shop, "--dry-run");
  expect(status(disk)).toEqual({ exitCode: 0, output: "Tenon has written nothing here.\n", messages: "" });
  expect(run(disk, "status", "shop.yaml").exitCode).toBe(2);
});

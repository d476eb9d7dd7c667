import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { withoutRecords } from "../files/graft.ts";
import { run } from "../in-memory.ts";
import { type MemoryDisk, memoryDisk, put } from "../memory-disk.ts";

const folder = fileURLToPath(new URL("file-per-type/", import.meta.url));

/** A host as Tenon wrote it when each type had a file of its own, with the entity file beside it. */
function earlierHost(): MemoryDisk {
  const disk = memoryDisk();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const path = `${parentPath}/${name}`.replaceAll("\\", "/").replace("//", "/");
    put(disk, path.replace(folder, "/repo/"), "");
    disk.remove(path.replace(folder, "/repo/"));
    disk.create(path.replace(folder, "/repo/"), readFileSync(path));
  }
  return disk;
}

/** The same host without anything that Tenon wrote, grafted now. */
function freshHost(): MemoryDisk {
  const own = Object.entries(earlierHost().snapshot()).filter(([path]) => !/\/(?:Tenon|\.tenon)\//.test(path));
  const disk = memoryDisk(Object.fromEntries(own));
  expect(run(disk, "graft", "shop.yaml", "--host", "host").exitCode).toBe(0);
  return disk;
}

const graft = (disk: MemoryDisk, ...args: readonly string[]) => run(disk, "graft", "--host", "host", ...args);
const books = "/repo/host/Tenon/Books";
const textOf = (disk: MemoryDisk, path: string) => disk.snapshot()[path] ?? "";

/** Edits a file as its user would, and fails if there is nothing to edit. */
function edit(disk: MemoryDisk, path: string, from: string, to: string): void {
  const text = textOf(disk, path);
  expect(text).toContain(from);
  put(disk, path, text.replace(from, to));
}

test("a host without edits becomes what a new one is, in one run, and a second run changes nothing", () => {
  const disk = earlierHost();
  expect(graft(disk)).toMatchObject({ exitCode: 0, messages: "" });
  expect(withoutRecords(disk.snapshot())).toEqual(withoutRecords(freshHost().snapshot()));
  const after = disk.snapshot();
  expect(graft(disk).exitCode).toBe(0);
  expect(disk.snapshot()).toEqual(after);
});

test("edits of several files stand in the files that these became, with the usings that they need", () => {
  const disk = earlierHost();
  edit(
    disk,
    `${books}/BookMapping.g.cs`,
    "        Extend(builder);",
    "        builder.HasIndex(book => book.Title);\n        Extend(builder);",
  );
  edit(disk, `${books}/BookMapping.g.cs`, "namespace Shop", "using Shop.Own;\n\nnamespace Shop");
  edit(
    disk,
    `${books}/BookService.g.cs`,
    "        request.ApplyTo(book);",
    "        Audit.Log(book);\n        request.ApplyTo(book);",
  );
  edit(disk, `${books}/UpdateBookRequestValidator.g.cs`, ".MaximumLength(120)", ".MaximumLength(90)");
  const { exitCode, output } = graft(disk);
  expect(exitCode).toBe(0);
  expect(output).toContain(
    "host/Tenon/Books/BookMapping.g.cs  is part of Tenon/Books/BookData.g.cs now, which has your edit",
  );
  const data = textOf(disk, `${books}/BookData.g.cs`);
  expect(data).toContain("        builder.HasIndex(book => book.Title);\n        Extend(builder);");
  expect(data).toMatch(/^using Shop\.Own;$/m);
  expect(data).toContain("        Audit.Log(book);\n        request.ApplyTo(book);");
  const update = textOf(disk, `${books}/UpdateBookEndpoint.g.cs`);
  expect(update).toContain(".MaximumLength(90)");
  expect(textOf(disk, `${books}/CreateBookEndpoint.g.cs`)).toContain(".MaximumLength(120)");
  const paths = Object.keys(disk.snapshot());
  expect(paths.filter((path) => /\/(?:BookMapping|BookService|UpdateBookRequestValidator)\.g\.cs$/.test(path))).toEqual(
    [],
  );

  const after = disk.snapshot();
  expect(graft(disk)).toMatchObject({ exitCode: 0, output: expect.stringContaining("has your edit merged") });
  expect(disk.snapshot()).toEqual(after);
  edit(disk, "/repo/shop.yaml", "maxLength: 120", "maxLength: 130");
  expect(graft(disk).messages).toContain("TEN0528");
});

test("an edit of a type that is gone stops the run, and names the file that has taken its place", () => {
  const disk = earlierHost();
  edit(disk, `${books}/BookFilter.g.cs`, "string? Title", "string? Title /* exact */");
  edit(disk, "/repo/host/Tenon/Shared/QueryReader.g.cs", "must not be repeated", "must be single");
  const before = disk.snapshot();
  const { exitCode, messages } = graft(disk);
  expect([exitCode, disk.snapshot()]).toEqual([3, before]);
  expect(messages).toContain(
    "`Tenon/Books/BookFilter.g.cs` has edits that cannot be merged into `Tenon/Books/BookData.g.cs`",
  );
  expect(messages).toContain(
    "`Tenon/Shared/QueryReader.g.cs` has edits that cannot be merged into `Tenon/Shared/Http.g.cs`",
  );
  expect(graft(disk, "--on-conflict", "overwrite").exitCode).toBe(0);
  expect(withoutRecords(disk.snapshot())).toEqual(withoutRecords(freshHost().snapshot()));
});

test("an edit that the new text contradicts stops the run, and nothing is written", () => {
  const contradicting = () => {
    const disk = earlierHost();
    edit(
      disk,
      `${books}/BookService.g.cs`,
      "sealed partial class BookService(",
      "sealed partial class BookService(ILogger log, ",
    );
    return disk;
  };
  const disk = contradicting();
  const before = disk.snapshot();
  const { exitCode, messages } = graft(disk);
  expect([exitCode, messages]).toEqual([3, expect.stringContaining("TEN0538")]);
  expect(messages).toContain(
    "`Tenon/Books/BookService.g.cs` has edits that cannot be merged into `Tenon/Books/BookData.g.cs`",
  );
  expect(disk.snapshot()).toEqual(before);

  expect(graft(disk, "--on-conflict", "keep").exitCode).toBe(0);
  expect(textOf(disk, `${books}/BookService.g.cs`)).toContain("ILogger log");
  expect(textOf(disk, `${books}/BookData.g.cs`)).toContain("class BookService(");

  const dropped = contradicting();
  expect(graft(dropped, "--on-conflict", "overwrite").exitCode).toBe(0);
  expect(withoutRecords(dropped.snapshot())).toEqual(withoutRecords(freshHost().snapshot()));
});

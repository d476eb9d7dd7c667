import fc from "fast-check";
import { expect, test } from "vitest";
import { readManifest } from "../../../generators/files/manifest/manifest.ts";
import type { ManifestEntry } from "../../../generators/files/manifest/manifest-entry.ts";
import { parseShard, shardPathOf, shardText } from "../../../generators/files/manifest/manifest-shard.ts";
import { memoryDisk } from "../../memory-disk.ts";

const hash = "0123456789abcdef0123456789abcdef";
const other = "fedcba9876543210fedcba9876543210";
const entry = { generator: "entity", item: "Author", input: "../shop.yaml", hash };

const bytesOf = (text: string) => new TextEncoder().encode(text);

test("a shard is sorted, one line a file, and ends in one newline", () => {
  const files = new Map<string, ManifestEntry>([
    ["b.cs", { ...entry, item: "", input: undefined }],
    ["a.cs", { ...entry, merged: other }],
  ]);
  expect(shardText({ inputs: ["b.yaml", "a.yaml"], files, bases: [other] })).toMatchInlineSnapshot(`
    "{
      "version": 2,
      "inputs": ["a.yaml","b.yaml"],
      "base": "fedcba9876543210fedcba9876543210",
      "files": {
        "a.cs": {"generator":"entity","item":"Author","input":"../shop.yaml","hash":"0123456789abcdef0123456789abcdef","merged":"fedcba9876543210fedcba9876543210"},
        "b.cs": {"generator":"entity","item":"","hash":"0123456789abcdef0123456789abcdef"}
      }
    }
    "
  `);
});

const shards: Readonly<Record<string, readonly [Partial<ManifestEntry>, string]>> = {
  "an entity": [{ item: "ReadingList" }, "entities/reading-list.json"],
  "a relationship": [{ item: "Author.Posts" }, "entities/author.posts.json"],
  "an entity named like a device of Windows": [{ item: "Con" }, "entities/_con.json"],
  "a name that would lead out of the folder": [{ item: "../../x" }, "entities/x.json"],
  "a name of signs alone": [{ item: "/" }, "entities/_.json"],
  "a type of a context": [{ item: "Shop.Sales.Order", input: "*.model" }, "contexts/shop.sales.json"],
  "a context": [{ item: "Sales", input: "*.model" }, "contexts/sales.json"],
  "a file that the host alone decides on": [{ item: "", isCommon: true }, "shared/common.json"],
  "a shared file": [{ item: "", generator: "ReferenceGenerator" }, "shared/reference-generator.json"],
};

test.each(Object.entries(shards))("the shard of %s", (_, [own, path]) => {
  expect(shardPathOf({ ...entry, ...own })).toBe(`.tenon/manifest/${path}`);
});

const refused: Readonly<Record<string, unknown>> = {
  "a list": [],
  "a text": "x",
  null: null,
  "no version": { inputs: [], files: {} },
  "a later version": { version: 3, inputs: [], files: {} },
  "inputs of another kind": { version: 2, inputs: {}, files: {} },
  "an absolute input": { version: 2, inputs: ["/etc/passwd"], files: {} },
  "an input with a drive": { version: 2, inputs: ["C:/x"], files: {} },
  "files as a list": { version: 2, inputs: [], files: [] },
  "a hook of Git": { version: 2, inputs: [], files: { "../.git/hooks/post-checkout": entry } },
  "a folder above": { version: 2, inputs: [], files: { "../..": entry } },
  "a path upwards inside": { version: 2, inputs: [], files: { "a/../../x": entry } },
  "an absolute path": { version: 2, inputs: [], files: { "/etc/passwd": entry } },
  "a backslash": { version: 2, inputs: [], files: { "a\\b": entry } },
  "an empty path": { version: 2, inputs: [], files: { "": entry } },
  "a NUL": { version: 2, inputs: [], files: { "a\0": entry } },
  "the folder of the tool in another project": { version: 2, inputs: [], files: { "../Data/.Tenon/x": entry } },
  "its own folder": { version: 2, inputs: [], files: { ".tenon/manifest.json": entry } },
  "an entry without hash": { version: 2, inputs: [], files: { a: { generator: "", item: "" } } },
  "a hash of another kind": { version: 2, inputs: [], files: { a: { ...entry, hash: "x" } } },
  "an entry that is null": { version: 2, inputs: [], files: { a: null } },
};

test.each(Object.entries(refused))("a shard with %s is refused", (_name, value) => {
  expect(parseShard(bytesOf(JSON.stringify(value)))).toBeTypeOf("string");
  const disk = memoryDisk({ "/host/.tenon/manifest/entities/author.json": JSON.stringify(value) });
  expect(readManifest({ disk, root: "/host" })).toMatchObject({ ok: false, diagnostics: [{ code: "TEN0508" }] });
});

test.each([[], "x", null, { inputs: [] }, { version: 1, inputs: [], files: {} }, { version: 3 }])(
  "a head like %j is refused",
  (value) => {
    const disk = memoryDisk({ "/host/.tenon/manifest.json": JSON.stringify(value) });
    expect(readManifest({ disk, root: "/host" })).toMatchObject({ ok: false, diagnostics: [{ code: "TEN0508" }] });
  },
);

test("a shard with a pack that leads elsewhere is refused", () => {
  expect(parseShard(bytesOf(JSON.stringify({ version: 2, base: "../../x" })))).toBeTypeOf("string");
});

test("any text is read or refused, and never crashes", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) =>
      ["string", "object"].includes(typeof parseShard(bytesOf(text))),
    ),
    { numRuns: 1000 },
  );
});

test("what was written is read again, and gives the same bytes in any order", () => {
  const name = fc.stringMatching(/^[a-zA-Z_]{1,12}$/);
  const paths = fc.oneof(
    name,
    fc.constant("__proto__"),
    fc.constant("constructor"),
    fc.tuple(name, name).map((parts) => parts.join("/")),
  );
  const entries = fc.record({
    generator: fc.string(),
    item: fc.string(),
    input: fc.option(paths, { nil: undefined }),
    hash: fc.constant(hash),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(paths, entries)), fc.array(paths), (files, inputs) => {
      const shard = { inputs, files: new Map(files), bases: [] };
      const text = shardText(shard);
      const turned = { ...shard, inputs: inputs.toReversed(), files: new Map([...shard.files].toReversed()) };
      expect(shardText(turned)).toBe(text);
      const read = parseShard(bytesOf(text));
      expect(typeof read === "string" ? read : shardText(read)).toBe(text);
    }),
  );
});

test("both sides of a conflict of Git in a shard are read", () => {
  const side = (own: string) => `    "a.cs": ${JSON.stringify({ ...entry, hash: own })}\n`;
  const lines = [`<<<<<<< HEAD\n${side(hash)}=======\n${side(other)}>>>>>>> feature\n`];
  const text = `{\n  "version": 2,\n  "files": {\n${lines.join("")}  }\n}\n`;
  expect(parseShard(bytesOf(text))).toMatchObject({
    files: new Map([["a.cs", { ...entry, hash, others: [other] }]]),
  });
});

test("a missing manifest is empty, a damaged one is a diagnostic, and a conflict of Git in its head is none", () => {
  expect(readManifest({ disk: memoryDisk(), root: "/host" })).toMatchObject({
    ok: true,
    value: { inputs: [], head: undefined },
  });
  const disk = memoryDisk({ "/host/.tenon/manifest.json": "{" });
  expect(readManifest({ disk, root: "/host" })).toMatchObject({ ok: false, diagnostics: [{ code: "TEN0508" }] });
  const folder = memoryDisk({ "/host/.tenon/manifest.json/x": "" });
  expect(readManifest({ disk: folder, root: "/host" })).toMatchObject({
    ok: false,
    diagnostics: [{ code: "TEN0507" }],
  });
  const conflict = memoryDisk({
    "/host/.tenon/manifest.json": "{\n<<<<<<< a\n1\n=======\n2\n>>>>>>> b\n}\n",
  });
  expect(readManifest({ disk: conflict, root: "/host" })).toMatchObject({ ok: true });
});

test("a shard that a power cut emptied has no records", () => {
  for (const text of ["", "\0\0\0"]) expect(parseShard(bytesOf(text))).toMatchObject({ files: new Map() });
});

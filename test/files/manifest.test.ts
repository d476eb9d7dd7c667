import fc from "fast-check";
import { expect, test } from "vitest";
import { type ManifestEntry, manifestText, parseManifest, readManifest } from "../../generators/files/manifest.ts";
import { memoryDisk } from "../memory-disk.ts";

const hash = "0123456789abcdef0123456789abcdef";
const entry = { generator: "entity", item: "Author", input: "../shop.yaml", hash };

test("the text is sorted, one line a file, and ends in one newline", () => {
  const files = new Map<string, ManifestEntry>([
    ["b.cs", { ...entry, item: "", input: undefined }],
    ["a.cs", entry],
  ]);
  expect(manifestText({ inputs: ["b.yaml", "a.yaml"], files })).toMatchInlineSnapshot(`
    "{
      "version": 1,
      "inputs": ["a.yaml","b.yaml"],
      "files": {
        "a.cs": {"generator":"entity","item":"Author","input":"../shop.yaml","hash":"0123456789abcdef0123456789abcdef"},
        "b.cs": {"generator":"entity","item":"","hash":"0123456789abcdef0123456789abcdef"}
      }
    }
    "
  `);
});

const refused: Readonly<Record<string, unknown>> = {
  "a list": [],
  "a text": "x",
  null: null,
  "no version": { inputs: [], files: {} },
  "a later version": { version: 2, inputs: [], files: {} },
  "inputs of another kind": { version: 1, inputs: {}, files: {} },
  "an absolute input": { version: 1, inputs: ["/etc/passwd"], files: {} },
  "an input with a drive": { version: 1, inputs: ["C:/x"], files: {} },
  "files as a list": { version: 1, inputs: [], files: [] },
  "a hook of Git": { version: 1, inputs: [], files: { "../.git/hooks/post-checkout": entry } },
  "a folder above": { version: 1, inputs: [], files: { "../..": entry } },
  "a path upwards inside": { version: 1, inputs: [], files: { "a/../../x": entry } },
  "an absolute path": { version: 1, inputs: [], files: { "/etc/passwd": entry } },
  "a backslash": { version: 1, inputs: [], files: { "a\\b": entry } },
  "an empty path": { version: 1, inputs: [], files: { "": entry } },
  "a NUL": { version: 1, inputs: [], files: { "a\0": entry } },
  "the folder of the tool in another project": { version: 1, inputs: [], files: { "../Data/.Tenon/x": entry } },
  "its own folder": { version: 1, inputs: [], files: { ".tenon/manifest.json": entry } },
  "an entry without hash": { version: 1, inputs: [], files: { a: { generator: "", item: "" } } },
  "a hash of another kind": { version: 1, inputs: [], files: { a: { ...entry, hash: "x" } } },
  "an entry that is null": { version: 1, inputs: [], files: { a: null } },
};

for (const [name, value] of Object.entries(refused)) {
  test(`a manifest with ${name} is refused`, () => {
    expect(parseManifest(JSON.stringify(value))).toBeTypeOf("string");
  });
}

test("any text is read or refused, and never crashes", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => ["string", "object"].includes(typeof parseManifest(text))),
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
      const manifest = { inputs, files: new Map(files) };
      const text = manifestText(manifest);
      expect(manifestText({ inputs: inputs.toReversed(), files: new Map([...manifest.files].toReversed()) })).toBe(
        text,
      );
      const read = parseManifest(text);
      expect(typeof read === "string" ? read : manifestText(read)).toBe(text);
    }),
  );
});

test("a missing manifest is empty, and a damaged one is a diagnostic", () => {
  expect(readManifest({ disk: memoryDisk(), root: "/host" })).toMatchObject({
    ok: true,
    value: { inputs: [], bytes: undefined },
  });
  const disk = memoryDisk({ "/host/.tenon/manifest.json": "<<<<<<< HEAD\n" });
  expect(readManifest({ disk, root: "/host" })).toMatchObject({ ok: false, diagnostics: [{ code: "TEN0508" }] });
  const folder = memoryDisk({ "/host/.tenon/manifest.json/x": "" });
  expect(readManifest({ disk: folder, root: "/host" })).toMatchObject({
    ok: false,
    diagnostics: [{ code: "TEN0507" }],
  });
});

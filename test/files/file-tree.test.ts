import { expect, test } from "vitest";
import { fileTree } from "../../generators/files/file-tree.ts";

const file = { text: () => "a", generator: "entity", item: "Author", input: undefined };

test("the tree is sorted by code units", () => {
  const tree = fileTree([
    ["b", file],
    ["B2", { ...file, text: () => "x" }],
    ["a/c", file],
  ]);
  expect([...tree.keys()]).toEqual(["B2", "a/c", "b"]);
});

test("the same file twice is one file", () => {
  expect(
    fileTree([
      ["a", file],
      ["a", { ...file, generator: "other" }],
    ]).size,
  ).toBe(1);
});

const refused = {
  "two texts for one path": ["a", "a"],
  "two spellings of one path": ["Tenon/A.cs", "Tenon/a.cs"],
  "a file in the place of a folder": ["a/b", "A"],
  "a path upwards": ["../a"],
  "an absolute path": ["/a"],
  "the tool's own folder": [".tenon/manifest.json"],
} as const;

for (const [name, paths] of Object.entries(refused)) {
  test(`${name}: throws`, () => {
    expect(() => fileTree(paths.map((path, index) => [path, { ...file, text: () => String(index) }]))).toThrow(
      /entity/,
    );
  });
}

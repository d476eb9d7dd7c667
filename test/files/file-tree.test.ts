import { expect, test } from "vitest";
import { fileTree } from "../../generators/files/file-tree.ts";

const file = { generator: "entity", item: "Author", input: undefined };

test("the tree is sorted by code units", () => {
  const tree = fileTree(["b", "B2", "a/c"].map((path) => ({ ...file, path })));
  expect([...tree.keys()]).toEqual(["B2", "a/c", "b"]);
});

const refused = {
  "two files for one path": ["a", "a"],
  "two spellings of one path": ["Tenon/A.cs", "Tenon/a.cs"],
  "a file in the place of a folder": ["a/b", "A"],
  "a path upwards": ["../a"],
  "an absolute path": ["/a"],
  "the tool's own folder": [".tenon/manifest.json"],
} as const;

for (const [name, paths] of Object.entries(refused)) {
  test(`${name}: throws`, () => {
    expect(() => fileTree(paths.map((path) => ({ ...file, path })))).toThrow(/entity/);
  });
}

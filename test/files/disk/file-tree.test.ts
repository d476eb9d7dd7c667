import { expect, test } from "vitest";
import { fileTree } from "../../../generators/files/disk/file-tree.ts";

const file = { generator: "entity", item: "Author", input: undefined };

test("the tree is sorted by code units", () => {
  const tree = fileTree(["b", "B2", "a/c"].map((path) => ({ ...file, path })));
  expect([...tree.keys()]).toEqual(["B2", "a/c", "b"]);
});

test("files of other projects begin with their way there", () => {
  const tree = fileTree(["a", "../Data/a"].map((path) => ({ ...file, path })));
  expect([...tree.keys()]).toEqual(["../Data/a", "a"]);
});

const refused = {
  "two files for one path": ["a", "a"],
  "two spellings of one path": ["Tenon/A.cs", "Tenon/a.cs"],
  "a file in the place of a folder": ["a/b", "A"],
  "a path upwards inside": ["a/../../b"],
  "the folder above": [".."],
  "an absolute path": ["/a"],
  "the tool's own folder": [".tenon/manifest.json"],
  "the tool's folder in another project": ["../Data/.tenon/manifest.json"],
  "the folder of Git, in other letters": ["../.GIT/hooks/post-checkout"],
} as const;

for (const [name, paths] of Object.entries(refused)) {
  test(`${name}: throws`, () => {
    expect(() => fileTree(paths.map((path) => ({ ...file, path })))).toThrow(/entity/);
  });
}

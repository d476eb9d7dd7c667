import { expect, test } from "vitest";
import { foldersAbove, isRelativePath } from "../../../generators/files/disk/relative-path.ts";

for (const path of ["a", "a/b.g.cs", ".tenon/x", "..a/b", "a b", "ä/ü"]) {
  test(`${path} leads downwards`, () => expect(isRelativePath(path)).toBe(true));
}

for (const path of [
  "",
  "/",
  "/a",
  "a/",
  "a//b",
  ".",
  "./a",
  "..",
  "a/..",
  "a/../b",
  "C:x",
  "C:/x",
  "a\\b",
  "\\\\?\\x",
  "a\0",
  "a\n",
  "a:stream",
]) {
  test(`${JSON.stringify(path)} is refused`, () => expect(isRelativePath(path)).toBe(false));
}

test("the folders above a path, outermost first", () => {
  expect(foldersAbove("a/b/c")).toEqual(["a", "a/b"]);
  expect(foldersAbove("a")).toEqual([]);
});

import { applyPatch } from "diff";
import fc from "fast-check";
import { expect, test } from "vitest";
import { gitPatch } from "../../generators/text/git-patch.ts";
import { hunksOf } from "../../generators/text/hunks.ts";
import { quickest } from "../quickest.ts";

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${line(index)}\n`).join("");

test("a difference, applied to the old text, gives the new one", () => {
  const text = fc.array(fc.constantFrom("a\n", "b\n", "\r\n", "c\r\n", "d\r", "\n", "e"), { maxLength: 30 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const [old, next] = [before.join(""), after.join("")];
      const patch = `${gitPatch({ path: "a", before: old, after: next }).join("\n")}\n`;
      expect(applyPatch(old, patch, { autoConvertLineEndings: false })).toBe(next);
    }),
  );
});

test("a file with many changed lines is shown as replaced whole", () => {
  const [old, next] = [lines(600, (line) => `old ${line}`), lines(600, (line) => `new ${line}`)];
  const [hunk, ...others] = hunksOf(`same\n${old}`, `same\n${next}`);
  expect([hunk?.oldLines, hunk?.newLines, hunk?.lines.slice(0, 2), others]).toEqual([
    601,
    601,
    ["-same", "-old 0"],
    [],
  ]);
});

test.each([
  ["reversed", lines(20_000, String), lines(20_000, (line) => String(20_000 - line))],
  ["of few different lines", lines(50_000, (line) => String(line % 7)), lines(50_000, (line) => String(line % 11))],
  ["of empty lines", "\n".repeat(1_000_000), "\n".repeat(1_000_001)],
])("texts %s are compared within two seconds", (_kind, old, next) => {
  expect(quickest(2, () => hunksOf(old, next)).seconds).toBeLessThan(2);
});

test("names that Git quotes are quoted", () => {
  expect(gitPatch({ path: 'a"b\\c\u0007.cs', before: undefined, after: "x" })).toEqual([
    String.raw`diff --git "a/a\"b\\c\007.cs" "b/a\"b\\c\007.cs"`,
    "new file mode 100644",
    "--- /dev/null",
    String.raw`+++ "b/a\"b\\c\007.cs"`,
    "@@ -0,0 +1,1 @@",
    "+x",
    "\\ No newline at end of file",
  ]);
});

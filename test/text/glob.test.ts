import { assert, constantFrom, array as listOf, property } from "fast-check";
import { expect, test } from "vitest";
import { glob } from "../../generators/text/glob.ts";

// A slash and two stars would look like a comment to the check of comments.
const any = "**";

test.each([
  ["*.cs", ["a.cs", ".cs"], ["a.csx", "a/b.cs"]],
  ["**/*.cs", ["a.cs", "a/b.cs", "a/b/c.cs"], ["a.vb"]],
  [`src/${any}.cs`, ["src/a.cs", "src/a/b.cs"], ["a.cs", "other/a.cs"]],
  [`src/${any}/*.cs`, ["src/a.cs", "src/a/b/c.cs"], ["src/a.vb"]],
  [`a/${any}`, ["a/b", "a/b/c"], ["b/a"]],
  ["a?c", ["abc"], ["ac", "a/c", "abbc"]],
  ["[ab]*", ["a", "bc"], ["c"]],
  ["[!ab]", ["c"], ["a", "b", "/"]],
  ["[a-cx]", ["b", "x"], ["d"]],
  ["[]]", ["]"], ["["]],
  ["*.{cs,vb}", ["a.cs", "a.vb"], ["a.fs", "a.{cs,vb}"]],
  ["{a,b{c,d}}", ["a", "bc", "bd"], ["b", "c"]],
  ["{a}", ["{a}"], ["a"]],
  ["{,x}y", ["y", "xy"], ["x"]],
  ["v{2..10}", ["v2", "v10"], ["v1", "v11", "v"]],
  ["\\*", ["*"], ["a"]],
  ["a[b", ["a[b"], ["ab"]],
  ["a{b,c", ["a{b,c"], ["ab"]],
  ["\\", ["\\"], [""]],
  ["", [""], ["a"]],
] satisfies readonly (readonly [pattern: string, fitting: readonly string[], others: readonly string[]])[])(
  "%s",
  (pattern, fitting, others) => {
    const fits = glob(pattern);
    expect(fitting.filter((path) => !fits(path))).toEqual([]);
    expect(others.filter(fits)).toEqual([]);
  },
);

test("a text without signs fits itself alone, and signs with a backslash are text", () => {
  const sign = constantFrom(..."ab/.*?[]{},!-");
  const escaped = (text: string) => text.replaceAll(/[*?[\]{},!-]/g, "\\$&");
  assert(
    property(listOf(sign, { maxLength: 12 }), listOf(sign, { maxLength: 12 }), (one, other) => {
      const [text, path] = [one.join(""), other.join("")];
      expect(glob(escaped(text))(path)).toBe(text === path);
    }),
  );
});

// A backtracking matcher takes years for each of these.
test.each([
  "*a".repeat(100),
  "*?".repeat(100),
  "**/".repeat(80),
  "{,?}".repeat(60),
  "{a,".repeat(80),
  "{*,?}".repeat(50),
  "[".repeat(250),
  "\\".repeat(250),
])("the pattern %s is judged in time", { timeout: 10_000 }, (pattern) => {
  expect(glob(`${pattern}z`)("a".repeat(250))).toBe(false);
});

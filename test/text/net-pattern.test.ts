import fc from "fast-check";
import { expect, test } from "vitest";
import { patternFault } from "../../generators/text/net-pattern.ts";
import { randomPatterns } from "../random-patterns.ts";

// test/live/net-pattern.test.ts compares thousands of others with .NET itself.
test.each([
  ["", undefined],
  ["^[A-Z]{2}\\d+$", undefined],
  ["(?i)abc", undefined],
  ["(?>a+)b", undefined],
  ["(?'n'a)\\k'n'\\1", undefined],
  ["(?<n>a)(?<-n>b)", undefined],
  ["(a)(?(1)b|c)", undefined],
  ["[a-z-[aeiou]]", undefined],
  ["[]a]", undefined],
  ["(?x) a b # comment", undefined],
  ["\\p{IsGreek}\\p{Lu}", undefined],
  ["a{,3}", undefined],
  ["^*", undefined],
  ["\\012\\x41\\u0041\\cA", undefined],
  ["a(b", "a `(` is not closed"],
  ["a)", "a `)` has no `(`"],
  ["[a", "a `[` is not closed"],
  ["*a", "a quantifier follows nothing"],
  ["a**", "a quantifier follows another"],
  ["a{3,2}", "`{3,2}` is reversed"],
  ["a{99999999999}", "a number is too large"],
  ["\\", "a backslash stands at the end"],
  ["\\q", "`\\q` is no escape"],
  ["\\x4", "an escape needs 2 hexadecimal digits"],
  ["\\c1", "`\\c` needs a letter"],
  ["\\p{Greek}", ".NET knows no Unicode category or block `Greek`"],
  ["\\pL", "`\\p` needs a name in braces"],
  ["\\p{L", "`\\p{` has no `}`"],
  ["(a)\\2", "there is no group 2"],
  ["\\k<x>", "there is no group `x`"],
  ["\\k", "`\\k` needs a name in `<>`"],
  ["[z-a]", "a range is reversed"],
  ["[a-\\d]", "a range cannot end in a class such as `\\d`"],
  ["[a-z-[b]c]", "a subtracted class must stand last"],
  ["(?z)", "a group begins with `(?` and something unknown"],
  ["(?<0>a)", "a group cannot have the number 0"],
  ["(?<a b>c)", "the name of a group is not well formed"],
  ["(?#a", "a `(?#` is not closed"],
  ["(?(1)a|b)", "there is no group 1"],
  ["(a)(?(1)a|b|c)", "a condition has more than two alternatives"],
  ["(?(?#c)a|b)", "a condition cannot be a comment or a named group"],
  ["(".repeat(2000), "groups are nested too deeply"],
] satisfies readonly (readonly [pattern: string, reason: string | undefined])[])("%s: %s", (pattern, reason) => {
  expect(patternFault(pattern)).toBe(reason);
});

test("any text is judged, and soon", () => {
  fc.assert(
    fc.property(fc.oneof(randomPatterns, fc.string({ unit: "binary" })), (pattern) => {
      expect(typeof (patternFault(pattern) ?? "")).toBe("string");
    }),
    { numRuns: 2000 },
  );
});

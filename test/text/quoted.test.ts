import fc from "fast-check";
import { expect, test } from "vitest";
import { listOf, quoted } from "../../generators/text/quoted.ts";

test.each([
  ["Name", "`Name`"],
  ["\u001b[2J", "`\\u001b[2J`"],
  ["a\r\nb", "`a\\u000d\\u000ab`"],
  ["\u2028\u202e\ud800", "`\\u2028\\u202e\\ud800`"],
  ["x y".repeat(61), `\`${"x y".repeat(20)}…\``],
  ["x".repeat(1024), `\`${"x".repeat(60)}…\``],
] satisfies readonly (readonly [text: string, shown: string])[])("%j is shown as %s", (text, shown) => {
  expect(quoted(text)).toBe(shown);
});

test.each([
  "x".repeat(61),
  `src/${"x".repeat(60)}/My Shop (2.0)/Shop.cs`,
  `Add.Cookie in ../${"x".repeat(60)}/Shop.cs`,
  `Acme.Größe.${"x".repeat(60)}.ShopDb`,
])("the name %j is whole, as a user copies it", (name) => {
  expect(quoted(name)).toBe(`\`${name}\``);
});

test("no text leaves its line", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(quoted(text))));
});

test.each([
  [[], "none"],
  [["A"], "`A`"],
  [["A", "B"], "`A` and `B`"],
  [["A", "B", "C"], "`A`, `B` and `C`"],
  [Array.from({ length: 14 }, () => "A"), `${Array.from({ length: 12 }, () => "`A`").join(", ")} and 2 more`],
] satisfies readonly (readonly [names: readonly string[], sentence: string])[])(
  "%j in a sentence",
  (names, sentence) => {
    expect(listOf(names)).toBe(sentence);
  },
);

import { expect, test } from "vitest";
import { readEntityFile } from "../../../generators/entity/yaml/read-entity-file.ts";
import { quickest } from "../../quickest.ts";
import { placesOf } from "../found.ts";

function placesIn(text: string): readonly string[] {
  return placesOf(readEntityFile({ path: "0", bytes: new TextEncoder().encode(text) }).diagnostics, [text]);
}

const laughs = Array.from({ length: 100 }, (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]`).join(
  "\n",
);

test.each([
  ["maps, lists and single values", "a: [1, { b: c }]\nd: |\n  text\n", []],
  ["keys that every object in JavaScript has", "__proto__: 1\nconstructor: 2\ntoString: 3\nhasOwnProperty: 4\n", []],
  ["keys that differ in letter case are for a later stage", "a: 1\nA: 2\n", []],
  ["a key twice", "a: 1\nb: 2\na: 3\n", ["TEN0111 3:1"]],
  ["a number and a text as the same key", '1: a\n"1": b\n', ["TEN0111 2:1"]],
  ["a key twice after CRLF", "a: 1\r\n\r\na: 3\r\n", ["TEN0111 3:1"]],
  ["an own key __proto__ twice", "__proto__: 1\n__proto__: 2\n", ["TEN0111 2:1"]],
  ["an alias and its anchor", "a: &x 1\nb: *x\n", ["TEN0107 1:4", "TEN0107 2:4"]],
  ["an alias of itself", "a: &x\n  b: *x\n", ["TEN0107 1:4"]],
  ["a merge key", "a:\n  <<: { b: 1 }\n", ["TEN0110 2:3"]],
  ["a tag of YAML", "a: !!int 1\n", ["TEN0108 1:10"]],
  ["a tag of a programming language", "a: !!js/function b\n", ["TEN0104 1:4"]],
  ["a tag of a collection", "a: !!omap [b: 1]\n", ["TEN0108 1:11"]],
  ["a directive", "# c\n%YAML 1.1\n---\na: 1\n", ["TEN0109 2:1"]],
  ["a percent sign inside", "a: 50 %\n# %\n", []],
  ["two documents", "a: 1\n---\nb: 2\n", ["TEN0105 2:1"]],
  ["nothing", "", ["TEN0106 1:1"]],
  ["only a comment", "# nothing\n", ["TEN0106 1:1"]],
  ["only the mark of a document", "---\n", ["TEN0106 1:1"]],
  ["a list as a key", "? [a]\n: b\n", ["TEN0113 1:3"]],
  ["no key", ": b\n", ["TEN0113 1:1"]],
  ["a tab that indents", "a:\n\tb: 1\n", ["TEN0104 2:1"]],
  ["half a character in an escape", 'a: "\\ud800"\n', ["TEN0103 1:4"]],
  ["a control character in an escape of a key", '"\\u0000": 1\n', ["TEN0103 1:1"]],
  ["33 levels", `a: ${"[".repeat(32)}${"]".repeat(32)}\n`, ["TEN0112 1:35"]],
  ["a hundred thousand levels", "[".repeat(100_000), ["TEN0112 1:35"]],
  ["more than a million tokens", "a:\n".repeat(300_000), ["TEN0101 250001:1"]],
] satisfies readonly (readonly [name: string, text: string, want: readonly string[]])[])("%s", (_name, text, want) => {
  expect(placesIn(text)).toEqual(want);
});

test("billion laughs are refused before anything is expanded", () => {
  const codes = placesIn(`a0: &a0 ha\n${laughs}\n`).map((place) => place.slice(0, 7));
  expect(new Set(codes)).toEqual(new Set(["TEN0107"]));
});

test("a file of very many keys takes linear time", { timeout: 120_000 }, () => {
  const text = Array.from({ length: 80_000 }, (_, index) => `k${index}: 1`).join("\n");
  // Of the processor; 2 alone. Where time is squared, minutes.
  const bound = 10;
  const { result, seconds } = quickest(bound, () => placesIn(text));
  expect(result).toEqual([]);
  expect(seconds).toBeLessThan(bound);
});

test.each([
  ["10", 10],
  ["-0.50", -0.5],
  ["0", 0],
  ["0x10", "0x10"],
  ["012", "012"],
  ["1e400", "1e400"],
  ["-0", "-0"],
  ["+1", "+1"],
  [".5", ".5"],
  ['"1"', "1"],
  ["true", true],
  ["yes", "yes"],
  ["null", null],
  ["2024-01-01", "2024-01-01"],
] satisfies readonly (readonly [written: string, value: unknown])[])("%s is read as %j", (written, value) => {
  const read = readEntityFile({ path: "0", bytes: new TextEncoder().encode(`a: ${written}\n`) });
  const root = read.ok ? read.value.root : undefined;
  expect(root?.kind === "map" && root.entries.get("a")?.value).toMatchObject({ value });
});

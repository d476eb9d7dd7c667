import { expect, test } from "vitest";
import { conflictsIn, resolveConflicts, sideOf } from "../../../generators/files/compare/git-conflict.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (content: Uint8Array) => new TextDecoder().decode(content);

const conflict = (ours: string, theirs: string) => `<<<<<<< HEAD\n${ours}=======\n${theirs}>>>>>>> feature/product\n`;

test("both sides of a conflict are read, that of the common ancestor is not", () => {
  const found = conflictsIn(bytes(`a\n<<<<<<< HEAD\nb\n||||||| 1234\nold\n=======\nc\n>>>>>>> other\nd\n`));
  if (found === undefined) throw new Error("There is a conflict.");
  expect([text(sideOf(found, "ours")), text(sideOf(found, "theirs"))]).toEqual(["a\nb\nd\n", "a\nc\nd\n"]);
});

test.each([
  "a\n",
  "=======\n",
  "<<<<<<< HEAD\na\n",
  "<<<<<<< HEAD\na\n>>>>>>> b\n",
  "// <<<<<<< HEAD\n=======\n>>>>>>> b\n",
  "<<<<<<<HEAD\n=======\n>>>>>>> b\n",
])("%j has no conflict", (content) => {
  expect(conflictsIn(bytes(content))).toBeUndefined();
});

interface Row {
  readonly conflicted: string;
  readonly bases: readonly string[];
  readonly output: string;
  /** The text that the conflicts leave, or the line of the first that stays. */
  readonly resolved: string | number;
}

const rows: Readonly<Record<string, Row>> = {
  "a side as it was generated last is taken, so that the new output goes over it": {
    conflicted: `a\n${conflict("b\n", "c\n")}d\n`,
    bases: ["a\nb\nd\n"],
    output: "a\nb\nc\nd\n",
    resolved: "a\nb\nd\n",
  },
  "the texts of both branches count": {
    conflicted: `a\n${conflict("b\n", "c\n")}d\n`,
    bases: ["a\nb\nd\n", "a\nc\nd\n"],
    output: "a\nx\nd\n",
    resolved: "a\nb\nd\n",
  },
  "an empty side is no deletion": {
    conflicted: `a\n${conflict("", "c\n")}d\n`,
    bases: ["a\nc\nd\n"],
    output: "a\nc\nd\n",
    resolved: "a\nc\nd\n",
  },
  "a line that no output has stays a conflict": {
    conflicted: `a\n${conflict("b\nmine\n", "c\n")}d\n`,
    bases: ["a\nb\nd\n"],
    output: "a\nc\nd\n",
    resolved: 2,
  },
  "a mixture of old and new lines stays a conflict": {
    conflicted: `a\n${conflict("b\nc\n", "c\nb\n")}d\n`,
    bases: ["a\nb\nd\n"],
    output: "a\nc\nd\n",
    resolved: 2,
  },
};

test.each(Object.entries(rows))("%s", (_, { conflicted, bases, output, resolved }) => {
  const found = conflictsIn(bytes(conflicted));
  if (found === undefined) throw new Error("There is a conflict.");
  const result = resolveConflicts(found, { bases: bases.map(bytes), output: bytes(output) });
  expect(typeof result === "number" ? result : text(result)).toBe(resolved);
});

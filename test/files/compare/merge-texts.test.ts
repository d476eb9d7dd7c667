import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeTexts } from "../../../generators/files/compare/merge-texts.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (content: Uint8Array) => new TextDecoder().decode(content);

interface Row {
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
  readonly clean?: string;
  /** The first line of each conflict, and the text with markers. */
  readonly places?: readonly number[];
  readonly marked?: string;
}

const rows: Readonly<Record<string, Row>> = {
  "a line added by hand, and another one by the output": {
    base: "a\nb\nc\nd\n",
    mine: "a\nmine\nb\nc\nd\n",
    theirs: "a\nb\nc\nd\nnew\n",
    clean: "a\nmine\nb\nc\nd\nnew\n",
  },
  "a line removed by hand, and another one changed": {
    base: "a\nb\nc\nd\n",
    mine: "b\nc\nd\n",
    theirs: "a\nb\nc\nD\n",
    clean: "b\nc\nD\n",
  },
  "the same change on both sides": { base: "a\nb\n", mine: "A\nb\n", theirs: "A\nb\n", clean: "A\nb\n" },
  "line ends of Windows and a byte order mark in the edited file": {
    base: "a\nb\nc\n",
    mine: "\ufeffA\r\nb\r\nc\r\n",
    theirs: "a\nb\nC\n",
    clean: "A\nb\nC\n",
  },
  "two changes of one line": {
    base: "a\nb\nc\n",
    mine: "a\nmine\nc\n",
    theirs: "a\nnew\nc\n",
    places: [2],
    marked: "a\n<<<<<<< yours\nmine\n=======\nnew\n>>>>>>> new\nc\n",
  },
  "a change in a block that the output drops": {
    base: "a\nb\nc\nd\n",
    mine: "a\nb\nmine\nd\n",
    theirs: "a\n",
    places: [2],
    marked: "a\n<<<<<<< yours\nb\nmine\nd\n=======\n>>>>>>> new\n",
  },
};

test.each(Object.entries(rows))("%s", (_, { base, mine, theirs, clean, places, marked }) => {
  const merge = mergeTexts({ base: bytes(base), mine: bytes(mine), theirs: bytes(theirs) });
  if (merge.kind === "clean") expect(text(merge.text)).toBe(clean);
  else if (merge.kind === "overlap") expect([merge.places, text(merge.marked)]).toEqual([places, marked]);
  else throw new Error("The texts are small.");
});

const lines = fc
  .array(fc.constantFrom("{", "}", "a", "b", "c", "\u00e4\u{1f600}"), { maxLength: 12 })
  .map((all) => all.join("\n"));

test("an edit alone stays, an output alone is taken, and equal changes are one", () => {
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      const [base, changed] = [bytes(one), bytes(other)];
      for (const versions of [
        { base, mine: changed, theirs: base },
        { base, mine: base, theirs: changed },
        { base, mine: changed, theirs: changed },
      ])
        expect(mergeTexts(versions)).toEqual({ kind: "clean", text: Buffer.from(changed) });
    }),
    { numRuns: 500 },
  );
});

test("no line of the user's is lost: it is in the merged text, or in the text with markers", () => {
  fc.assert(
    fc.property(lines, lines, lines, (base, mine, theirs) => {
      const merge = mergeTexts({ base: bytes(base), mine: bytes(mine), theirs: bytes(theirs) });
      if (merge.kind === "too large") return;
      const result = text(merge.kind === "clean" ? merge.text : merge.marked).split("\n");
      const added = mine.split("\n").filter((line) => !base.split("\n").includes(line));
      for (const line of added) expect(result).toContain(line);
    }),
    { numRuns: 500 },
  );
});

test("a text of 100,000 equal lines is not merged, and costs no time", () => {
  const many = bytes("}\n".repeat(100_000));
  expect(mergeTexts({ base: many, mine: bytes(`${text(many)}x`), theirs: bytes(`x\n${text(many)}`) })).toEqual({
    kind: "too large",
  });
});

import { expect, test } from "vitest";
import { positionOf } from "../../generators/text/position.ts";

test.each([
  ["abc", 0, 1, 1],
  ["abc", 3, 1, 4],
  ["a\nb", 2, 2, 1],
  ["a\r\nb\rc", 5, 3, 1],
  ["a\r\nb", 1, 1, 2],
  ["😀x", 2, 1, 3],
  ["", 0, 1, 1],
] satisfies readonly (readonly [text: string, offset: number, line: number, column: number])[])(
  "%j at %i",
  (text, offset, line, column) => {
    expect(positionOf(text, offset)).toEqual({ line, column });
  },
);

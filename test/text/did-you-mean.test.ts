import { expect, test } from "vitest";
import { didYouMean } from "../../generators/text/did-you-mean.ts";

test.each([
  ["strng", ["Guid", "string"], "string"],
  ["GUDI", ["Guid", "string"], "Guid"],
  ["post", ["Post"], "Post"],
  ["text", ["Guid", "string"], undefined],
  ["x", ["id"], undefined],
  ["nearer", ["nearest", "nearerr"], "nearerr"],
  ["a", Array.from({ length: 1001 }, () => "ab"), undefined],
] satisfies readonly (readonly [word: string, candidates: readonly string[], meant: string | undefined])[])(
  "%s",
  (word, candidates, meant) => {
    expect(didYouMean(word, candidates)).toBe(meant);
  },
);

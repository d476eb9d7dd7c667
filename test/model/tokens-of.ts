import { lex } from "../../generators/model/parse/lex.ts";

/** The tokens of a text with their offsets, without the end. */
export function tokensOf(text: string) {
  const { texts, starts, ends } = lex({ path: "a", text }).tokens;
  return texts.slice(0, -1).map((image, index) => ({ image, start: starts[index] ?? 0, end: ends[index] ?? 0 }));
}

import type { IToken } from "chevrotain";
import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Span } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { ParseState } from "./parse-state.ts";
import { End } from "./tokens.ts";

/** One token where another was expected. */
export interface Mismatch {
  /** As the message words it. */
  readonly expected: string;
  readonly hint: string | undefined;
  readonly found: IToken;
  readonly before: IToken;
}

/** Adds what was expected, and where, to the diagnostics. */
export function reportMismatch(state: ParseState, mismatch: Mismatch): void {
  const { expected, hint, found, before } = mismatch;
  const args = { expected, after: before.image, found: found.image };
  state.diagnostics.push(report(catalogue.unexpectedToken, args, { span: placeOf(state, mismatch), hint }));
}

/** Where a mismatch is shown: at what was found, or behind what came before where that is on an earlier line. */
export function placeOf({ path, text }: ParseState, { found, before }: Pick<Mismatch, "found" | "before">): Span {
  const end = endOf(before);
  const isHere = found.tokenType !== End && !/[\r\n]/.test(text.slice(end, found.startOffset));
  return isHere ? { path, start: found.startOffset, end: endOf(found) } : { path, start: end, end };
}

/** The offset behind a token. Before the first token there is none, which the library says with NaN. */
export function endOf({ startOffset, image }: IToken): number {
  return Number.isNaN(startOffset) ? 0 : startOffset + image.length;
}

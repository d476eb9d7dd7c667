import type { IToken } from "chevrotain";
import { catalogue } from "../../diagnostics/catalogue.ts";
import { type Diagnostic, sortDiagnostics } from "../../diagnostics/diagnostic.ts";
import type { Lexed } from "./lex.ts";
import { UnclosedRegex, UnclosedString } from "./tokens.ts";

/** All mistakes of a file in order, without those that only follow from another. */
export function withoutFollowUps(
  found: readonly Diagnostic[],
  { tokens, diagnostics, lostFrom }: Lexed,
): readonly Diagnostic[] {
  if (found.length === 0) return sortDiagnostics(diagnostics);
  const muddled = new Set(tokens.flatMap((token, index) => placesBehind(token, tokens[index + 1])));
  const places = new Set<number>();
  const givenUp = found.find(({ code }) => code === catalogue.nestedTooDeep.code);
  const end = Math.min(lostFrom, givenUp?.span?.start ?? lostFrom);
  const kept = found.filter((diagnostic) => {
    const start = diagnostic.span?.start ?? 0;
    if (diagnostic !== givenUp && start >= end) return false;
    if (muddled.has(start) || places.has(start)) return false;
    places.add(start);
    return true;
  });
  return sortDiagnostics([...diagnostics, ...kept]);
}

// A text without its closing quote has swallowed what would have come behind it.
function placesBehind({ tokenType, startOffset, image }: IToken, next: IToken | undefined): readonly number[] {
  if (tokenType !== UnclosedString && tokenType !== UnclosedRegex) return [];
  return [startOffset + image.length, next?.startOffset ?? 0];
}

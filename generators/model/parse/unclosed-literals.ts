import type { IToken, TokenType } from "chevrotain";
import { catalogue } from "../../diagnostics/catalogue.ts";
import type { CatalogueEntry } from "../../diagnostics/catalogue-entry.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { UnclosedComment, UnclosedRegex, UnclosedString } from "./tokens.ts";

const entries: ReadonlyMap<TokenType, CatalogueEntry<Record<never, never>>> = new Map([
  [UnclosedString, catalogue.unclosedText],
  [UnclosedRegex, catalogue.unclosedPattern],
  [UnclosedComment, catalogue.unclosedComment],
]);

const types: readonly TokenType[] = [...entries.keys()];

/** Reports every text, pattern and comment that never ends, at its first character. */
export function unclosedLiterals(path: string, tokens: readonly IToken[]): readonly Diagnostic[] {
  const unclosed = tokens.filter(({ tokenType }) => types.includes(tokenType));
  return unclosed.flatMap(({ tokenType, startOffset, image }) => {
    const entry = entries.get(tokenType);
    const end = startOffset + (tokenType === UnclosedComment ? 2 : image.length);
    return entry === undefined ? [] : [report(entry, {}, { span: { path, start: startOffset, end } })];
  });
}

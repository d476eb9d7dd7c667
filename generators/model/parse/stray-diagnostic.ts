import { type IToken, type TokenType, tokenMatcher } from "chevrotain";
import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic, Span } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { didYouMean } from "../../text/did-you-mean.ts";
import { type Place, typeKeywords } from "./places.ts";
import * as token from "./tokens.ts";
import { unsupported } from "./unsupported.ts";

// Where each keyword is at home, for those who put it elsewhere.
const homes: ReadonlyMap<TokenType, string> = new Map([
  [token.Context, "a file, outside of every block"],
  ...typeKeywords.map((type) => [type, "a context, module or aggregate"] as const),
  [token.Module, "a context"],
  [token.Service, "a context"],
  [token.Readmodel, "a context"],
  [token.Query, "a context"],
  [token.Policy, "a context"],
  [token.Spec, "a context or aggregate"],
  [token.Repository, "an aggregate"],
  [token.Invariant, "a value, quantity or entity"],
  [token.States, "an entity"],
  [token.Command, "an entity"],
  [token.Create, "an entity"],
  [token.Operation, "a service"],
  [token.Usecase, "a service"],
  [token.Find, "a repository"],
  [token.Result, "a command"],
]);

// Undefined where no declaration is meant.
function homeOf(first: IToken, second: IToken): string | undefined {
  const isDeclaration = first.tokenType === token.Invariant || tokenMatcher(second, token.AnyName);
  return isDeclaration || second.tokenType === token.LeftBrace ? homes.get(first.tokenType) : undefined;
}

/** What is said of the first of some tokens that begin nothing in a place. */
export function strayDiagnostic(place: Place, [first, second]: readonly [IToken, IToken], span: Span): Diagnostic {
  if (first.tokenType === token.RightBrace) return report(catalogue.surplusBrace, {}, { span });
  const home = homeOf(first, second);
  if (home !== undefined)
    return report(catalogue.misplacedDeclaration, { keyword: first.image, place: place.name, home }, { span });
  const refused = unsupported.get(first.image);
  if (refused !== undefined)
    return report(catalogue.unsupportedDeclaration, { what: refused.what }, { span, hint: refused.hint });
  const keywords = place.keywords.map(({ PATTERN }) => String(PATTERN));
  const meant = didYouMean(first.image, keywords);
  const hint = meant === undefined ? place.hint : `Did you mean \`${meant}\`?`;
  return report(catalogue.unknownItem, { found: first.image, place: place.name }, { span, hint });
}

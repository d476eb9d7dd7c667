import {
  EmbeddedActionsParser,
  type IParserConfig,
  type IToken,
  type ParserMethod,
  type TokenType,
  tokenMatcher,
} from "chevrotain";
import { catalogue } from "../../diagnostics/catalogue.ts";
import type { CatalogueEntry } from "../../diagnostics/catalogue-entry.ts";
import type { Span } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Missing } from "../ast-node.ts";
import { errorMessages } from "./error-messages.ts";
import { isFirstOnLine } from "./first-on-line.ts";
import { endOf, placeOf, reportMismatch } from "./mismatch.ts";
import { indentOf, type ParseState, parseStateOf } from "./parse-state.ts";
import { beginsItem, type Place } from "./places.ts";
import { strayDiagnostic } from "./stray-diagnostic.ts";
import * as token from "./tokens.ts";
import { unsupported } from "./unsupported.ts";

/** The rule of one item of a block. */
export type Item<T> = ParserMethod<[], T>;

/** How deep rules may be in each other. */
export const deepest = 48;
// Whoever has more mistakes named the wrong file.
const mostMistakes = 100;

/** How to go on after a mistake. */
export class RecoveringParser extends EmbeddedActionsParser {
  private readonly current: { state: ParseState };

  constructor(config: IParserConfig = {}, vocabulary: readonly TokenType[] = token.tokens) {
    const current = { state: parseStateOf({ path: "", text: "" }, { tokens: [], comments: [] }) };
    const errorMessageProvider = errorMessages((mismatch) => reportMismatch(current.state, mismatch));
    const common = { recoveryEnabled: true, maxLookahead: 2, errorMessageProvider, skipValidations: true };
    super([...vocabulary], { ...common, ...config });
    this.current = current;
  }

  protected get state(): ParseState {
    return this.current.state;
  }

  protected start(state: ParseState): void {
    this.current.state = state;
  }

  /** For the rule of an item: what it gives when it fails, after which the block goes on. */
  protected readonly recovering = {
    recoveryValueFunc: (): Missing => {
      this.state.isPanicking = true;
      return this.missing();
    },
  };

  /** For the rule of a head, which `gap` follows: what it gives when it fails. */
  protected readonly headless = {
    recoveryValueFunc: (): undefined => {
      this.state.isPanicking = true;
    },
  };

  /** The end of what was read last. */
  protected end(): number {
    return endOf(this.LA(0));
  }

  protected spanFrom(start: number): Span {
    return { path: this.state.path, start, end: Math.max(start, this.end()) };
  }

  protected spanOf({ startOffset, image }: IToken): Span {
    return { path: this.state.path, start: startOffset, end: startOffset + image.length };
  }

  protected missing(): Missing {
    return { kind: "missing", span: this.spanFrom(this.end()) };
  }

  protected report<Args>(entry: CatalogueEntry<Args>, args: Args, span: Span, hint?: string): void {
    this.state.diagnostics.push(report(entry, args, { span, hint }));
  }

  /** Reports that something else should stand here, and reads nothing. */
  protected expectedInstead(expected: string): Missing {
    reportMismatch(this.state, { expected, hint: undefined, found: this.LA(1), before: this.LA(0) });
    if (this.hasEnough()) this.passToEnd();
    return this.missing();
  }

  protected next(type: TokenType, distance = 1): boolean {
    return tokenMatcher(this.LA(distance), type);
  }

  // A missing token is put in only where what follows fits it; an opening brace only where the line was simply ended too early.
  protected override canTokenTypeBeInsertedInRecovery(type: TokenType): boolean {
    if (this.hasEnough()) return false;
    return type !== token.LeftBrace || isFirstOnLine(this.state.text, this.LA(1).startOffset);
  }

  protected override canTokenTypeBeDeletedInRecovery(): boolean {
    if (this.hasEnough()) return false;
    const surplus = this.LA(1);
    const isBrace = [token.LeftBrace, token.RightBrace, token.End].includes(surplus.tokenType);
    return !(isBrace || /[\r\n]/.test(this.state.text.slice(surplus.startOffset, this.LA(2).startOffset)));
  }

  protected giveUp(): void {
    if (!this.state.hasGivenUp) {
      this.report(catalogue.nestedTooDeep, { limit: deepest }, this.spanOf(this.LA(1)));
    }
    this.passToEnd();
  }

  private passToEnd(): void {
    this.state.hasGivenUp = true;
    while (!this.next(token.End)) this.consume(0, token.AnyToken);
  }

  private hasEnough(): boolean {
    return this.state.diagnostics.length >= mostMistakes;
  }

  // What stands next only follows from the last mistake, unless it is that mistake.
  protected muteNext(): void {
    const { start } = placeOf(this.state, { found: this.LA(1), before: this.LA(0) });
    if (this.state.diagnostics.at(-1)?.span?.start !== start) this.state.muted.add(start);
  }

  protected begin<T>(item: () => Item<T>): Item<T> {
    this.state.isPanicking = false;
    this.state.operations = 0;
    if (this.hasEnough()) this.passToEnd();
    return item();
  }

  protected isAtItem(place: Place): boolean {
    const first = this.LA(1);
    if (first.tokenType === token.At) return place.readsAnnotations;
    const { isPanicking, text } = this.state;
    if (!isPanicking && place.keywords.includes(first.tokenType)) return true;
    const second = this.LA(2);
    if (!beginsItem(place, [first, second, this.LA(3)], isPanicking)) return false;
    const isSafe = !isPanicking || isFirstOnLine(text, first.startOffset);
    return isSafe || (place.keywords.includes(first.tokenType) && second.tokenType !== token.Colon);
  }

  protected isInGap(): boolean {
    const first = this.LA(1);
    const isNextDeclaration =
      tokenMatcher(first, token.SoftKeyword) &&
      this.next(token.AnyName, 2) &&
      isFirstOnLine(this.state.text, first.startOffset);
    const isBorder = [token.LeftBrace, token.RightBrace, token.End].includes(first.tokenType);
    return this.state.isPanicking && !isBorder && !isNextDeclaration;
  }

  protected isInside(start: number): boolean {
    if (this.next(token.End) || this.isOutdented(start)) return false;
    return !this.next(token.RightBrace) || this.isSurplusBrace(start);
  }

  protected isOutdented(start: number): boolean {
    const { surplus, text } = this.state;
    const { startOffset, tokenType } = this.LA(1);
    if (surplus <= 0 || tokenType === token.End || !isFirstOnLine(text, startOffset)) return false;
    const distance = indentOf(this.state, startOffset) - indentOf(this.state, start);
    return tokenType === token.RightBrace ? distance < 0 : distance <= 0;
  }

  private isSurplusBrace(start: number): boolean {
    const { surplus, text } = this.state;
    const { startOffset } = this.LA(1);
    return (
      surplus < 0 && isFirstOnLine(text, startOffset) && indentOf(this.state, startOffset) > indentOf(this.state, start)
    );
  }

  protected reportUnclosed(start: number, open: IToken): void {
    if (this.state.hasGivenUp) return;
    this.state.surplus -= 1;
    const head = this.state.text.slice(start, open.startOffset).trim();
    this.report(catalogue.unclosedBlock, { head }, placeOf(this.state, { found: this.LA(1), before: this.LA(0) }));
  }

  protected reportStray(place: Place): void {
    const [first, second] = [this.LA(1), this.LA(2)];
    if (this.state.isPanicking && !this.isAtUnsupported()) return;
    this.state.isPanicking = true;
    if (first.tokenType === token.RightBrace) this.state.surplus += 1;
    if (this.hasEnough()) return;
    this.state.diagnostics.push(strayDiagnostic(place, [first, second], this.spanOf(first)));
  }

  // Each of several in a row is named.
  private isAtUnsupported(): boolean {
    const { image, startOffset } = this.LA(1);
    return unsupported.has(image) && this.next(token.AnyName, 2) && isFirstOnLine(this.state.text, startOffset);
  }

  protected passOver(first: IToken, place: Place, start: number): void {
    let depth = first.tokenType === token.LeftBrace ? 1 : 0;
    while (this.isInside(start) || depth > 0) {
      const isAtNext = depth === 0 && (this.isAtItem(place) || this.isAtUnsupported());
      if (isAtNext || this.next(token.End) || this.isOutdented(start)) return;
      const { tokenType } = this.consume(0, token.AnyToken);
      if (tokenType === token.LeftBrace) depth += 1;
      if (tokenType === token.RightBrace) depth -= 1;
    }
  }
}

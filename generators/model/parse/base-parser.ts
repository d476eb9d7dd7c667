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
import type { Annotation, Doc } from "../ast.ts";
import type { Missing, Name } from "../ast-node.ts";
import type { IntLiteral, StringLiteral } from "../expression-ast.ts";
import { compact } from "../items.ts";
import { docRunAt } from "./doc-runs.ts";
import { errorMessages } from "./error-messages.ts";
import { isFirstOnLine } from "./first-on-line.ts";
import { endOf, placeOf, reportMismatch } from "./mismatch.ts";
import { indentOf, type ParseState, parseStateOf } from "./parse-state.ts";
import { beginsItem, type Place } from "./places.ts";
import { strayDiagnostic } from "./stray-diagnostic.ts";
import { stringValue } from "./string-value.ts";
import * as token from "./tokens.ts";
import { unsupported } from "./unsupported.ts";

/** What stands before the keyword of a declaration. */
export interface Head {
  /** The offset of the first annotation or of the declaration's own first token. */
  readonly start: number;
  readonly doc: Doc | undefined;
  readonly annotations: readonly Annotation[];
}

type Item<T> = ParserMethod<[], T>;
type Block<T> = ParserMethod<[head: Head], readonly T[]>;

const none: readonly Annotation[] = [];
const deepest = 48;
// Whoever has more mistakes named the wrong file.
const mostMistakes = 100;

/** Names, blocks and how to go on after a mistake: what all parts of the grammar are made of. */
export class BaseParser extends EmbeddedActionsParser {
  private readonly current: { state: ParseState };
  /** What stands before the declaration that is read next. Its rule takes it as it begins. */
  protected head: Head = { start: -1, doc: undefined, annotations: none };

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

  /** annotation = "@" NAME [ "(" ( INT | STRING ) ")" ] */
  private readonly annotation = this.RULE("annotation", (): Annotation => {
    const at = this.CONSUME(token.At);
    const name = this.CONSUME(token.AnyName);
    const argument = this.OPTION(() => {
      this.CONSUME(token.LeftParen);
      const literal = this.CONSUME(token.AnnotationArgument);
      this.CONSUME(token.RightParen);
      return literal;
    });
    return this.ACTION(() => ({
      kind: "annotation",
      name: this.nameOf(name),
      argument: argument && this.literalOf(argument),
      span: this.spanFrom(at.startOffset),
    }));
  });

  /** Reads a head; most have no annotations, and are read without a rule. */
  protected readHead(): void {
    const { tokenType, startOffset } = this.LA(1);
    if (this.RECORDING_PHASE || tokenType === token.At) this.SUBRULE(this.annotations);
    else this.head = { start: startOffset, doc: this.docAt(startOffset), annotations: none };
  }

  /** annotations = { annotation } */
  private readonly annotations = this.RULE("annotations", (): void => {
    const start = this.LA(1).startOffset;
    const annotations: Annotation[] = [];
    this.MANY(() => annotations.push(this.SUBRULE(this.annotation)));
    this.ACTION(() => {
      this.head = { start, doc: this.docAt(start), annotations: compact(annotations) };
    });
  });

  /** Passes over the rest of a faulty head, so that the block behind it is read. */
  protected passGap(): void {
    if (this.RECORDING_PHASE || this.state.isPanicking) this.SUBRULE(this.gap);
  }

  private readonly gap = this.RULE("gap", (): void => {
    this.MANY({ GATE: () => this.isInGap(), DEF: () => this.CONSUME(token.AnyToken) });
    this.ACTION(() => {
      if (this.state.isPanicking) this.muteNext();
      this.state.isPanicking = false;
    });
  });

  /** Passes over what belongs nowhere, up to the next item of the place. */
  protected readonly stray = this.RULE("stray", (place: Place, head: Head): void => {
    this.ACTION(() => this.reportStray(place));
    const first = this.CONSUME(token.AnyToken);
    this.ACTION(() => this.passOver(first, place, head.start));
  });

  /** block = "{" { item } "}", where whatever is no item is passed over, and a missing "}" is told by indentation. */
  protected block<T>(name: string, place: Place, item: () => Item<T>): Block<T> {
    return this.RULE(name, (head: Head): readonly T[] => {
      const items: T[] = [];
      const open = this.CONSUME(token.LeftBrace);
      const alternatives = {
        IGNORE_AMBIGUITIES: true,
        MAX_LOOKAHEAD: 1,
        DEF: [
          { GATE: () => this.isAtItem(place), ALT: () => items.push(this.SUBRULE(this.begin(item))) },
          { ALT: () => this.SUBRULE(this.stray, { ARGS: [place, head] }) },
        ],
      };
      this.MANY({ GATE: () => this.isInside(head.start), DEF: () => this.OR(alternatives) });
      const close = this.OPTION({
        GATE: () => !this.isOutdented(head.start),
        DEF: () => this.CONSUME(token.RightBrace),
      });
      if (close === undefined) this.ACTION(() => this.reportUnclosed(head.start, open));
      return compact(items);
    });
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

  protected missingName(): Name {
    const { path, start, end } = this.spanFrom(this.end());
    return { text: "", path, start, end };
  }

  protected missing(): Missing {
    return { kind: "missing", span: this.spanFrom(this.end()) };
  }

  protected nameOf(name: IToken): Name {
    if (name.isInsertedInRecovery === true) return this.missingName();
    const { image: text, startOffset: start } = name;
    return { text, path: this.state.path, start, end: start + text.length };
  }

  /** The name of a declaration, which is no keyword. */
  protected declaredName(name: IToken): Name {
    if (name.isInsertedInRecovery !== true && tokenMatcher(name, token.SoftKeyword))
      this.report(catalogue.keywordAsName, { keyword: name.image }, this.spanOf(name));
    return this.nameOf(name);
  }

  protected literalOf(literal: IToken): IntLiteral | StringLiteral | undefined {
    if (literal.isInsertedInRecovery === true) return undefined;
    const span = this.spanOf(literal);
    return literal.tokenType === token.Int
      ? { kind: "int", text: literal.image, span }
      : { kind: "string", value: stringValue(literal.image), span };
  }

  /** For a declaration that takes no documentation: what stands above it stays a comment. */
  protected withoutDoc(): void {
    const run = docRunAt(this.state, this.state.comments, this.head.start);
    if (run === undefined) return;
    for (let index = run.firstComment; index <= run.lastComment; index += 1) this.state.attached.delete(index);
  }

  /** For a declaration that takes no annotations: reports the first. */
  protected withoutAnnotations(): void {
    const [first] = this.head.annotations;
    if (first === undefined || this.next(token.End)) return;
    const { span } = first;
    const annotation = this.state.text.slice(span.start, span.end);
    this.report(catalogue.misplacedAnnotation, { annotation, keyword: this.LA(1).image }, span);
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

  /** Tells whether the next token is of a type and nothing behind it goes on, so that it is read without the rules for more. */
  protected isAlone(type: TokenType, goesOn: ReadonlySet<TokenType>): boolean {
    return this.next(type) && !goesOn.has(this.LA(2).tokenType) && this.state.depth < deepest - 1;
  }

  /** Runs a rule one level deeper; beyond the limit the rest of the file is passed over. */
  protected nested<T>(rule: () => T): T {
    this.state.depth += 1;
    if (this.state.depth > deepest) this.giveUp();
    try {
      return rule();
    } finally {
      this.state.depth -= 1;
    }
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

  private docAt(offset: number): Doc | undefined {
    const run = docRunAt(this.state, this.state.comments, offset);
    if (run === undefined) return undefined;
    for (let index = run.firstComment; index <= run.lastComment; index += 1) this.state.attached.add(index);
    return run.doc;
  }

  private giveUp(): void {
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

  /** Behind annotations: reports what begins no item of the place. */
  protected requireItem(place: Place): void {
    if (this.head.annotations.length === 0 || this.isAtItem(place)) return;
    this.reportStray(place);
    this.muteNext();
  }

  // What stands next only follows from the last mistake, unless it is that mistake.
  private muteNext(): void {
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

  private isInGap(): boolean {
    const first = this.LA(1);
    const isNextDeclaration =
      tokenMatcher(first, token.SoftKeyword) &&
      this.next(token.AnyName, 2) &&
      isFirstOnLine(this.state.text, first.startOffset);
    const isBorder = [token.LeftBrace, token.RightBrace, token.End].includes(first.tokenType);
    return this.state.isPanicking && !isBorder && !isNextDeclaration;
  }

  private isInside(start: number): boolean {
    if (this.next(token.End) || this.isOutdented(start)) return false;
    return !this.next(token.RightBrace) || this.isSurplusBrace(start);
  }

  private isOutdented(start: number): boolean {
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

  private reportUnclosed(start: number, open: IToken): void {
    if (this.state.hasGivenUp) return;
    this.state.surplus -= 1;
    const head = this.state.text.slice(start, open.startOffset).trim();
    this.report(catalogue.unclosedBlock, { head }, placeOf(this.state, { found: this.LA(1), before: this.LA(0) }));
  }

  private reportStray(place: Place): void {
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

  private passOver(first: IToken, place: Place, start: number): void {
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

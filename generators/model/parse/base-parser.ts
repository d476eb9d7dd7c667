import { type IToken, type ParserMethod, type TokenType, tokenMatcher } from "chevrotain";
import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Annotation, Doc } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import type { IntLiteral, StringLiteral } from "../expression-ast.ts";
import { compact } from "../items.ts";
import { docRunAt } from "./doc-runs.ts";
import type { Place } from "./places.ts";
import { deepest, type Item, RecoveringParser } from "./recovering-parser.ts";
import { stringValue } from "./string-value.ts";
import * as token from "./tokens.ts";

/** What stands before the keyword of a declaration. */
export interface Head {
  /** The offset of the first annotation or of the declaration's own first token. */
  readonly start: number;
  readonly doc: Doc | undefined;
  readonly annotations: readonly Annotation[];
}

type Block<T> = ParserMethod<[head: Head], readonly T[]>;

const none: readonly Annotation[] = [];

/** Heads, names and blocks: what all parts of the grammar are made of. */
export class BaseParser extends RecoveringParser {
  /** What stands before the declaration that is read next. Its rule takes it as it begins. */
  protected head: Head = { start: -1, doc: undefined, annotations: none };

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

  protected missingName(): Name {
    const { path, start, end } = this.spanFrom(this.end());
    return { text: "", path, start, end };
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

  private docAt(offset: number): Doc | undefined {
    const run = docRunAt(this.state, this.state.comments, offset);
    if (run === undefined) return undefined;
    for (let index = run.firstComment; index <= run.lastComment; index += 1) this.state.attached.add(index);
    return run.doc;
  }

  /** Behind annotations: reports what begins no item of the place. */
  protected requireItem(place: Place): void {
    if (this.head.annotations.length === 0 || this.isAtItem(place)) return;
    this.reportStray(place);
    this.muteNext();
  }
}

import { type IOrAlt, type IToken, type TokenType, tokenMatcher } from "chevrotain";
import type { ModelSource } from "../source.ts";
import { type Choose, chooserOf, type GrammarChoices } from "./choices.ts";
import { ModelParser } from "./model-parser.ts";
import { type Scanner, scannerOf } from "./scan.ts";
import { End, UnclosedComment, UnclosedRegex, UnclosedString } from "./tokens.ts";

/** A rule as the library keeps it. */
interface Rule {
  readonly ruleName: string;
  /** What the grammar says of it. */
  readonly originalGrammarAction: (...given: readonly unknown[]) => unknown;
}

/** A part of a rule that may be left out, with a further condition for entering it. */
interface Gated {
  readonly GATE?: () => boolean;
  readonly DEF: () => unknown;
}

/** What the library adds to the number of a rule, and to which of its parts it is, for the key of a choice. */
const [alternation, option, repetition] = [1 << 8, 2 << 8, 3 << 8];

/** A power of two, and more than what is ever looked at before and behind. */
const windowLength = 8;

const none: readonly IOrAlt<unknown>[] = [];

/** What the quick parser gives up with. */
class Faulty extends Error {}

/**
 * Reads what has no mistake. Whenever it starts, the library analyses the whole grammar, which takes longer than reading most
 * models; all but the choices, which the build has worked out, only serves to explain mistakes and to go on after them.
 * So do its stacks, and its guards around every rule and token: the methods without a type are those that the library calls for
 * each part of a rule, and do here what is left without a mistake.
 */
export class QuickParser extends ModelParser {
  private readonly choices: GrammarChoices;
  /** Those that were needed so far. */
  private readonly chosen = new Map<number, Choose>();
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly lookAhead = (distance: number): IToken => this.LA(distance);
  private scanner: Scanner = scannerOf("");
  /** The token that was read last, and those that were looked at behind it, each at its number modulo the length. */
  private readonly window: IToken[];
  /** How many tokens the scanner has given. */
  private scanned = 0;
  /** How many of them were read. */
  private read = 0;
  /** The number of the rule that is read. */
  private rule = 0;
  /** Stands for what is before the first token and behind the last. */
  private readonly outside: IToken;

  constructor(choices: GrammarChoices) {
    // The library works out things of each token that only its own lookahead needs.
    super({ recoveryEnabled: false }, [End]);
    this.outside = super.LA(0);
    this.window = Array.from({ length: windowLength }, () => this.outside);
    this.choices = choices;
    // The library's numbers of the rules are in the keys of the choices, and its types do not show them.
    const numbers: Readonly<Record<string, number>> = Reflect.get<object, string>(this, "fullRuleNameToShort");
    this.numbers = new Map(Object.entries(numbers));
  }

  /** As `run`, but undefined for a file with any mistake. */
  tryRun(source: ModelSource): ReturnType<ModelParser["run"]> | undefined {
    this.scanner = scannerOf(source.text);
    this.window.fill(this.outside);
    this.scanned = 0;
    this.read = 0;
    this.rule = this.numbers.get("file") ?? 0;
    try {
      const run = this.run(source, { tokens: [], comments: this.scanner.comments });
      const { comments, unknown } = this.scanner;
      const isLexed = unknown.length === 0 && comments.at(-1)?.tokenType !== UnclosedComment;
      return isLexed && run.diagnostics.length === 0 ? run : undefined;
    } catch (error) {
      if (error instanceof Faulty) return undefined;
      throw error;
    } finally {
      this.scanner = scannerOf("");
    }
  }

  protected override performSelfAnalysis(): void {
    // How the library notes that all rules are defined.
    Reflect.set(this, "selfAnalysisDone", true);
  }

  protected override LA(distance: number): IToken {
    while (this.scanned < this.read + distance) this.scanOne();
    return this.window[(this.read + distance - 1) & (windowLength - 1)] ?? this.outside;
  }

  private scanOne(): void {
    const found = this.scanner.next() ?? this.outside;
    if (found.tokenType === UnclosedString || found.tokenType === UnclosedRegex) throw new Faulty();
    this.window[this.scanned & (windowLength - 1)] = found;
    this.scanned += 1;
  }

  protected consumeInternal(type: TokenType): IToken {
    const next = this.LA(1);
    if (!tokenMatcher(next, type)) throw new Faulty();
    this.read += 1;
    return next;
  }

  protected subruleInternal(
    { ruleName, originalGrammarAction: read }: Rule,
    _occurrence: number,
    options: { readonly ARGS?: readonly unknown[] } | undefined,
  ): unknown {
    const outer = this.rule;
    this.rule = this.numbers.get(ruleName) ?? 0;
    const result = options?.ARGS === undefined ? read() : read(...options.ARGS);
    this.rule = outer;
    return result;
  }

  protected optionInternal(part: Gated | Gated["DEF"], occurrence: number): unknown {
    const choose = this.choice(option | occurrence);
    if (typeof part === "function") return choose(this.lookAhead, none) === 0 ? part() : undefined;
    return part.GATE?.() !== false && choose(this.lookAhead, none) === 0 ? part.DEF() : undefined;
  }

  protected manyInternal(occurrence: number, part: Gated | Gated["DEF"]): void {
    const choose = this.choice(repetition | occurrence);
    const { GATE: gate, DEF: readOne } = typeof part === "function" ? { GATE: undefined, DEF: part } : part;
    while (gate?.() !== false && choose(this.lookAhead, none) === 0) {
      const before = this.read;
      readOne();
      if (this.read === before) return;
    }
  }

  protected orInternal(
    given: readonly IOrAlt<unknown>[] | { readonly DEF: readonly IOrAlt<unknown>[] },
    occurrence: number,
  ): unknown {
    const alternatives = "DEF" in given ? given.DEF : given;
    const taken = alternatives[this.choice(alternation | occurrence)(this.lookAhead, alternatives) ?? -1];
    if (taken === undefined) throw new Faulty();
    return taken.ALT();
  }

  protected atLeastOneSepFirstInternal(
    _occurrence: number,
    { SEP: separator, DEF: readOne }: { readonly SEP: TokenType; readonly DEF: () => unknown },
  ): void {
    readOne();
    while (this.next(separator)) {
      this.consumeInternal(separator);
      readOne();
    }
  }

  private choice(part: number): Choose {
    return this.chosen.get(this.rule | part) ?? this.newChoice(this.rule | part);
  }

  private newChoice(key: number): Choose {
    const paths = this.choices[key];
    if (paths === undefined) throw new Error("A choice of the grammar was not worked out.");
    const choose = chooserOf(paths);
    this.chosen.set(key, choose);
    return choose;
  }
}

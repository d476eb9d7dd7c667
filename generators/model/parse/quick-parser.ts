import type { IOrAlt, IToken } from "chevrotain";
import { chooserOf, type GrammarChoices } from "./choices.ts";
import { ModelParser } from "./model-parser.ts";

/** Whether to enter an optional part, or which alternative to enter. */
type Lookahead = (alternatives?: readonly IOrAlt<unknown>[]) => boolean | number | undefined;

const none: readonly IOrAlt<unknown>[] = [];

/** What the quick parser gives up with. */
class Faulty extends Error {}

/**
 * Reads what has no mistake. Whenever it starts, the library analyses the whole grammar, which takes longer than reading most
 * models; all but the choices, which the build has worked out, only serves to explain mistakes and to go on after them.
 */
export class QuickParser extends ModelParser {
  private readonly choices: GrammarChoices;
  private readonly lookaheads = new Map<number, Lookahead>();
  private readonly lookAhead = (distance: number): IToken => this.LA(distance);

  constructor(choices: GrammarChoices) {
    super({ recoveryEnabled: false });
    this.choices = choices;
  }

  /** As `run`, but undefined for a file with any mistake. */
  tryRun(...args: Parameters<ModelParser["run"]>): ReturnType<ModelParser["run"]> | undefined {
    try {
      const run = this.run(...args);
      return this.errors.length === 0 && run.diagnostics.length === 0 ? run : undefined;
    } catch (error) {
      if (error instanceof Faulty) return undefined;
      throw error;
    }
  }

  protected override performSelfAnalysis(): void {
    // How the library notes that all rules are defined.
    Reflect.set(this, "selfAnalysisDone", true);
  }

  /** The library asks for the grammar only so as to explain a mistake. */
  override getGAstProductions(): never {
    throw new Faulty();
  }

  /** Called by the library, whose types do not show it, for the function that makes a choice. */
  protected getLaFuncFromCache(key: number): Lookahead {
    const known = this.lookaheads.get(key);
    if (known !== undefined) return known;
    const choose = chooserOf(this.choices[key] ?? []);
    const lookahead: Lookahead = (alternatives) =>
      alternatives === undefined ? choose(this.lookAhead, none) === 0 : choose(this.lookAhead, alternatives);
    this.lookaheads.set(key, lookahead);
    return lookahead;
  }
}

import type { Expr } from "../../../../model/expr.ts";
import type { Spelled } from "../../../planned-file.ts";
import type { ModelFacts } from "../model-facts.ts";
import type { Printed } from "./printed.ts";

/** Where an expression stands in C#. */
export interface ExpressionPlace extends Spelled {
  readonly facts: ModelFacts;
  /** What fields and the identity are read from: nothing inside their own type, `src.` in a projection. */
  readonly receiver: "" | `${string}.`;
  /** Names the type in a violated rule, as C#: `nameof(Loan)`. */
  readonly subject: string;
  /** Every name of a parameter or variable in reach; those of lambdas and `let` step aside. */
  readonly names: ReadonlySet<string>;
  /** The C# names of members of other types than their own name: an enum of such a name must be qualified. */
  readonly hidden?: ReadonlySet<string>;
  /** The variable that holds the identity, where it is not yet a member. */
  readonly identity?: string;
}

/** An expression's place with the C# name of each lambda parameter and `let` name around it. */
export interface InnerPlace extends ExpressionPlace {
  readonly locals: ReadonlyMap<string, string>;
}

/** Prints any expression; handed to the printers of single kinds, which are called by it. */
export type Print = (expr: Expr, at: InnerPlace) => Printed;

import type { Expr } from "../../../../model/expr.ts";
import type { Spelled } from "../../../planned-file.ts";
import type { ModelFacts } from "../model-facts.ts";
import type { Printed } from "./printed.ts";

/** The place of an expression in C#. */
export interface ExpressionPlace extends Spelled {
  readonly facts: ModelFacts;
  /** The prefix of fields and the identity: empty inside their own type, `src.` in a projection. */
  readonly receiver: "" | `${string}.`;
  /** The name of the type in a violated rule, as C#: `nameof(Loan)`. */
  readonly subject: string;
  /** The parameters and variables in scope, which parameters of lambdas and `let` names must not hide. */
  readonly names: ReadonlySet<string>;
  /** The C# names of members that differ from the name of their type: an enum of such a name must be qualified. */
  readonly hidden?: ReadonlySet<string>;
  /** The variable with the identity, before it is a member. */
  readonly identity?: string;
}

/** An expression's place with the C# name of each lambda parameter and `let` name around it. */
export interface InnerPlace extends ExpressionPlace {
  readonly locals: ReadonlyMap<string, string>;
}

/** Prints any expression; the printers of single kinds get it as a parameter, as they call each other. */
export type Print = (expr: Expr, at: InnerPlace) => Printed;

import type { Expr } from "../../../generators/model/expr.ts";
import type { Type } from "../../../generators/model/type.ts";
import type { Draw } from "./values.ts";

/** The position of a random expression: the remaining depth and the names of lambdas and `let` in scope. */
export interface Drawing {
  readonly draw: Draw;
  readonly depth: number;
  readonly locals: ReadonlyMap<string, Type>;
}

/** Draws one form of expression. */
export type Maker = (at: Drawing) => Expr;

export function pick<T>(choices: readonly T[], { draw }: Drawing): T {
  // A drawn number is below the length.
  return choices[draw(choices.length)] as T;
}

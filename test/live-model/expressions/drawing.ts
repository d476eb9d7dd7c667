import type { Expr } from "../../../generators/model/expr.ts";
import type { Type } from "../../../generators/model/type.ts";
import type { Draw } from "./values.ts";

/** Where an expression is drawn: how deep it may still become, and which names of lambdas and `let` are in reach. */
export interface Drawing {
  readonly draw: Draw;
  readonly depth: number;
  readonly locals: ReadonlyMap<string, Type>;
}

/** Draws an expression of one form. */
export type Maker = (at: Drawing) => Expr;

export function pick<T>(choices: readonly T[], { draw }: Drawing): T {
  // What is drawn stays below the length.
  return choices[draw(choices.length)] as T;
}

import { childrenOf, type Expr } from "../expr.ts";
import type { Context, Rule } from "../ir.ts";
import { textMatching } from "./text-matching.ts";

/** The constants that the rules of a context mention: good candidates for samples. */
export interface Constants {
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
}

const most = 40;

/** Collects the constants in the rules of a context. */
export function constantsOf(context: Context): Constants {
  const numbers = new Set<number>();
  const texts = new Set<string>();
  const visit = (expr: Expr): void => {
    if (expr.kind === "int" || expr.kind === "decimal") numbers.add(Number(expr.text));
    if (expr.kind === "string") texts.add(expr.value);
    const text = expr.kind === "matches" ? textMatching(expr.pattern) : undefined;
    if (text !== undefined) texts.add(text);
    childrenOf(expr).forEach(visit);
  };
  rulesOf(context)
    .flatMap(({ condition, guard }) => (guard === undefined ? [condition] : [condition, guard]))
    .concat(context.specifications.map(({ condition }) => condition))
    .forEach(visit);
  return { numbers: [...numbers].slice(0, most), texts: [...texts].slice(0, most) };
}

function rulesOf({ values, entities }: Context): readonly Rule[] {
  const behaviours = entities.flatMap(({ commands, factories }) => [...commands, ...factories]);
  return [...values, ...entities]
    .flatMap(({ invariants }) => invariants)
    .concat(behaviours.flatMap(({ requires }) => requires));
}

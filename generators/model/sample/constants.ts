import { childrenOf, type Expr } from "../expr.ts";
import type { Context, Rule } from "../ir.ts";
import { innerTypesOf, keyOf, type Type } from "../type.ts";
import type { Declarations } from "./declarations.ts";
import { textsMatching } from "./text-matching.ts";

/** The constants that the rules of a context mention: good candidates for samples. */
export interface Constants {
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
}

const most = 40;

/** Collects the constants in the rules of a context, then in those of the values that it takes from others. */
export function constantsOf(context: Context, declarations: Declarations): Constants {
  const numbers = new Set<number>();
  const texts = new Set<string>();
  const visit = (expr: Expr): void => {
    if (expr.kind === "int" || expr.kind === "decimal") numbers.add(Number(expr.text));
    if (expr.kind === "string") texts.add(expr.value);
    if (expr.kind === "matches") for (const text of textsMatching(expr.pattern)) texts.add(text);
    childrenOf(expr).forEach(visit);
  };
  rulesOf(context)
    .flatMap(({ condition, guard }) => (guard === undefined ? [condition] : [condition, guard]))
    .concat(context.specifications.map(({ condition }) => condition))
    .concat(importedRules(context, declarations).map(({ condition }) => condition))
    .forEach(visit);
  return { numbers: [...numbers].slice(0, most), texts: [...texts].slice(0, most) };
}

/** Lists the invariants of the values of other contexts that requests of this one hold. */
function importedRules({ name, entities, queries }: Context, { values }: Declarations): readonly Rule[] {
  const behaviours = entities.flatMap(({ commands, factories }) => [...commands, ...factories]);
  const pending = [
    ...behaviours.flatMap(({ parameters }) => parameters.map(({ type }) => type)),
    ...queries.flatMap(({ criteria }) => criteria.map(({ type }) => type)),
  ];
  const met = new Set<string>();
  const rules: Rule[] = [];
  for (let type: Type | undefined = pending.pop(); type !== undefined; type = pending.pop()) {
    pending.push(...innerTypesOf(type));
    if (type.kind !== "value" || met.has(keyOf(type))) continue;
    met.add(keyOf(type));
    const value = values.get(keyOf(type));
    pending.push(...(value?.members.map((member) => member.type) ?? []));
    if (type.context !== name) rules.push(...(value?.invariants ?? []));
  }
  return rules;
}

function rulesOf({ values, entities }: Context): readonly Rule[] {
  const behaviours = entities.flatMap(({ commands, factories }) => [...commands, ...factories]);
  return [...values, ...entities]
    .flatMap(({ invariants }) => invariants)
    .concat(behaviours.flatMap(({ requires }) => requires));
}

import type { Declarations } from "../declarations.ts";
import { childrenOf, type Expr } from "../expr.ts";
import type { Command, Context, Factory, Rule } from "../ir.ts";
import { innerTypesOf, keyOf, type Type } from "../type.ts";
import { tester } from "./evaluate.ts";
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
    if (expr.kind === "caller") texts.add(tester);
    if (expr.kind === "matches") for (const text of textsMatching(expr.pattern)) texts.add(text);
    childrenOf(expr).forEach(visit);
  };
  const { values, entities, specifications } = context;
  const rules = [
    ...[...values, ...entities].flatMap(({ invariants }) => invariants),
    ...behavioursOf(context).flatMap(({ requires }) => requires),
  ];
  const conditions = rules.flatMap(({ condition, guard }) => (guard === undefined ? [condition] : [condition, guard]));
  const others = [...specifications, ...importedRules(context, declarations)].map(({ condition }) => condition);
  for (const expr of [...conditions, ...others]) visit(expr);
  return { numbers: [...numbers].slice(0, most), texts: [...texts].slice(0, most) };
}

function behavioursOf({ entities }: Context): readonly (Command | Factory)[] {
  return entities.flatMap(({ commands, factories }) => [...commands, ...factories]);
}

/** Lists the invariants of the values of other contexts that requests of this one hold. */
function importedRules(context: Context, { values }: Declarations): readonly Rule[] {
  const parameters = behavioursOf(context).flatMap((behaviour) => behaviour.parameters);
  const pending = [...parameters, ...context.queries.flatMap(({ criteria }) => criteria)].map(({ type }) => type);
  const met = new Set<string>();
  const rules: Rule[] = [];
  for (let type: Type | undefined = pending.pop(); type !== undefined; type = pending.pop()) {
    pending.push(...innerTypesOf(type));
    if (type.kind !== "value" || met.has(keyOf(type))) continue;
    met.add(keyOf(type));
    const value = values.get(keyOf(type));
    pending.push(...(value?.members.map((member) => member.type) ?? []));
    if (type.context !== context.name) rules.push(...(value?.invariants ?? []));
  }
  return rules;
}

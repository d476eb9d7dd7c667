import { memberOf, specificationNamed } from "../../../../model/declarations.ts";
import { childrenOf, type Expr } from "../../../../model/expr.ts";
import type { Entity } from "../../../../model/ir.ts";
import type { ModelPlace } from "../../../model-generator.ts";

/** Names the fields of an entity that expressions on it read, also by its computed fields and specifications. */
export function fieldsReadBy(exprs: readonly Expr[], entity: Entity, { facts }: ModelPlace): ReadonlySet<string> {
  const met = new Set<Expr>();
  const fields = new Set<string>();
  const pending = [...exprs];
  for (let expr = pending.pop(); expr !== undefined; expr = pending.pop()) {
    if (met.has(expr)) continue;
    met.add(expr);
    pending.push(...childrenOf(expr), ...behind(expr, entity, facts));
    if (expr.kind === "field") fields.add(expr.name);
  }
  return fields;
}

/** Returns what a computed field or a specification of the entity itself stands for. */
function behind(expr: Expr, entity: Entity, { declarations }: ModelPlace["facts"]): readonly Expr[] {
  if (expr.kind === "satisfies" && expr.target === undefined)
    return [specificationNamed(expr.specification, declarations)?.condition ?? []].flat();
  if (expr.kind !== "field") return [];
  const initializer = memberOf(entity.type, expr.name, declarations)?.initializer;
  return initializer?.kind === "derived" ? [initializer.value] : [];
}

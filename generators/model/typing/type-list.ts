import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { quoted } from "../../text/quoted.ts";
import type { Expr } from "../expr.ts";
import type { ListExpression } from "../expression-ast.ts";
import { required, spellingOf, type Type } from "../type.ts";
import type { Environment } from "./environment.ts";
import { faultOf } from "./fault-of.ts";
import { refuse, type Typer, untyped } from "./typer.ts";

/** Types `[a, b]`, which takes its type from its place. Spec: model-types, Lists of values. */
export function typeList(typer: Typer, list: ListExpression, env: Environment, expected: Type | undefined): Expr {
  const type = expected && required(expected);
  if (type?.kind === "unknown") return untyped;
  const item = type && itemOf(type, list);
  const items = list.items.map((value) => {
    const expr = typer.type(value, env, item);
    const fault = item && faultOf(expr, value, item, (words, at) => report(catalogue.listItem, words, at));
    if (fault !== undefined) typer.report(fault);
    return expr;
  });
  if (type !== undefined && item !== undefined) return { kind: "list", of: undefined, items, type };
  const hint =
    type === undefined ? "Compare with each value, as in `x == a || x == b`, or keep the list in a field." : undefined;
  return refuse(typer, report(catalogue.listOutOfPlace, { reason: reasonOf(type) }, { span: list.span, hint }));
}

/** Returns the type of the items of a list that can stand where a type is expected. A map without entries is `[]`. */
function itemOf(type: Type, { items }: ListExpression): Type | undefined {
  if (type.kind === "map") return items.length === 0 ? type.value : undefined;
  const isOfValues = (type.kind === "list" || type.kind === "set") && type.item.kind !== "entity";
  return isOfValues ? type.item : undefined;
}

function reasonOf(type: Type | undefined): string {
  if (type === undefined) return "nothing tells the type of its items";
  if (type.kind === "map") return "the entries of a map have keys";
  return type.kind === "list" ? "children are made by their factories" : `${quoted(spellingOf(type))} is expected`;
}

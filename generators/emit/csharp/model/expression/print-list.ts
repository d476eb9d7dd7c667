import type { Expr } from "../../../../model/expr.ts";
import { emptyOf } from "../domain/collections.ts";
import { type InnerPlace, type Print, type Printed, primary } from "./expression-place.ts";

type List = Extract<Expr, { readonly kind: "list" }>;

/** Prints a new list as a collection expression, which takes its type from its place, and a set or map as a new object. */
export function printList(
  { of, items, type }: List,
  at: InnerPlace,
  { print, printItems }: { readonly print: Print; readonly printItems: Print },
): Printed {
  const before = of === undefined ? "" : printItems(of, at).text;
  const values = items.map((item) => print(item, at).text);
  if (type.kind === "list") return primary(`[${[...(before === "" ? [] : [`.. ${before}`]), ...values].join(", ")}]`);
  const created = emptyOf(type)?.slice(0, -"()".length) ?? "";
  const given = before === "" && values.length > 0 ? "" : `(${before})`;
  return primary(`${created}${given}${values.length === 0 ? "" : ` { ${values.join(", ")} }`}`);
}

/** True for an expression whose type C# does not know without its place: a list, and branches that are lists or absent. */
export function isWrittenList(expr: Expr): boolean {
  const branches = branchesOf(expr);
  return (
    expr.kind === "list" ||
    (branches.some(isWrittenList) && branches.every((one) => one.kind === "none" || isWrittenList(one)))
  );
}

function branchesOf(expr: Expr): readonly Expr[] {
  if (expr.kind === "if") return [expr.whenTrue, expr.whenFalse];
  if (expr.kind === "let") return [expr.body];
  return expr.kind === "match" ? expr.arms.map(({ value }) => value) : [];
}

import type { Declarations } from "./declarations.ts";
import { type Expr, someExpr } from "./expr.ts";
import { inlineExpr } from "./inline-expr.ts";
import type { ReadModel } from "./ir.ts";
import { innerTypesOf, isScalar, isWholeNumber, keyOf, required, type Type } from "./type.ts";

/** Returns the fields of a read model that some state of its source makes impossible to compute. Spec: model-infrastructure, Numbers in read models. */
export function fallibleFields(readModel: ReadModel, declarations: Declarations): ReadModel["fields"] {
  return readModel.fields.filter(
    ({ value, type }) =>
      canFail(inlineField(readModel, value, declarations)) || showsFallible(type, declarations, new Set()),
  );
}

/** Returns a value of a read model over stored state. */
export function inlineField({ source, joins }: ReadModel, value: Expr, declarations: Declarations): Expr {
  const rows = joins.map(({ name }) => name);
  return inlineExpr(value, source, declarations, rows);
}

/** True for a value of a read model that joined rows decide. */
export function readsJoinedRow({ joins }: ReadModel, inlined: Expr): boolean {
  return someExpr(inlined, (part) => part.kind === "local" && joins.some(({ name }) => name === part.name));
}

/** True for an operation that overflows, divides by zero, breaks a rule, needs an item, or takes too long. */
export function canFail(expr: Expr): boolean {
  return someExpr(expr, (part) => {
    if (part.kind === "binary") return isArithmetic(part);
    if (part.kind === "unary") return isWholeNumber(required(part.type)) && part.operand.kind !== "int";
    if (part.kind === "operation") return fallible.has(part.operation);
    return (
      part.kind === "matches" ||
      (part.kind === "make" && part.type.kind === "value") ||
      (part.kind === "lambdaOperation" && summarized.has(part.operation))
    );
  });
}

const roundings = ["round", "floor", "ceiling", "toInt", "toLong", "toDecimal"];
const fallible: ReadonlySet<string> = new Set([...roundings, "average", "addMonths"]);
const summarized: ReadonlySet<string> = new Set(["sum", "average", "min", "max"]);
const arithmetic: ReadonlySet<string> = new Set(["+", "-", "*", "/", "%"]);

/** True for an operator on numbers or on values with numbers. */
export function isArithmetic({ operator, type }: Extract<Expr, { readonly kind: "binary" }>): boolean {
  return arithmetic.has(operator) && !isScalar(required(type), "String");
}

/** True if an answer of the type shows a computed member that can fail. */
function showsFallible(type: Type, declarations: Declarations, seen: ReadonlySet<string>): boolean {
  if (!("context" in type)) return innerTypesOf(type).some((inner) => showsFallible(inner, declarations, seen));
  const key = keyOf(type);
  if (seen.has(key)) return false;
  const members = (declarations.values.get(key) ?? declarations.entities.get(key))?.members ?? [];
  return members.some(
    ({ initializer, type: inner }) =>
      (initializer?.kind === "derived" && canFail(inlineExpr(initializer.value, type, declarations))) ||
      showsFallible(inner, declarations, new Set([...seen, key])),
  );
}

import { type Expr, someExpr } from "./expr.ts";
import { type Declarations, inlineExpr } from "./inline-expr.ts";
import type { Entity, Member, ReadModel, Value } from "./ir.ts";
import { type DeclaredType, innerTypesOf, isScalar, keyOf, required, type Type } from "./type.ts";

/** The declarations that answers are made of. */
export interface AnswerParts {
  readonly declarations: Declarations;
  readonly valueOf: (type: DeclaredType) => Value | undefined;
  readonly entityOf: (type: DeclaredType) => Entity | undefined;
}

/** Returns the fields of a read model that some state of its source makes impossible to compute. Spec: model-infrastructure, Numbers in read models. */
export function fallibleFields({ source, fields }: ReadModel, parts: AnswerParts): ReadModel["fields"] {
  return fields.filter(
    ({ value, type }) =>
      canFail(inlineExpr(value, source, parts.declarations)) || showsFallible(type, parts, new Set()),
  );
}

/** True for an operation that overflows, divides by zero, needs an item, or takes too long. */
export function canFail(expr: Expr): boolean {
  return someExpr(expr, (part) => {
    if (part.kind === "binary") return isArithmetic(part);
    if (part.kind === "unary") return isScalar(required(part.type), "Int") && part.operand.kind !== "int";
    if (part.kind === "operation") return part.operation === "round";
    return part.kind === "matches" || (part.kind === "lambdaOperation" && summarized.has(part.operation));
  });
}

const summarized: ReadonlySet<string> = new Set(["sum", "min", "max"]);
const arithmetic: ReadonlySet<string> = new Set(["+", "-", "*", "/"]);

/** True for an operator on numbers or on values with numbers. */
export function isArithmetic({ operator, type }: Extract<Expr, { readonly kind: "binary" }>): boolean {
  return arithmetic.has(operator) && !isScalar(required(type), "String");
}

/** True if an answer of the type shows a computed member that can fail. */
function showsFallible(type: Type, parts: AnswerParts, seen: ReadonlySet<string>): boolean {
  const declared = "context" in type ? type : undefined;
  const key = declared && keyOf(declared);
  if (declared === undefined || key === undefined)
    return innerTypesOf(type).some((inner) => showsFallible(inner, parts, seen));
  if (seen.has(key)) return false;
  const members = (parts.valueOf(declared) ?? parts.entityOf(declared))?.members ?? [];
  const inside = new Set([...seen, key]);
  return members.some(
    (member) => isFallibleMember(member, declared, parts) || showsFallible(member.type, parts, inside),
  );
}

function isFallibleMember({ initializer }: Member, owner: DeclaredType, { declarations }: AnswerParts): boolean {
  return initializer?.kind === "derived" && canFail(inlineExpr(initializer.value, owner, declarations));
}

import type { Expression } from "../expression-ast.ts";
import { type DeclaredType, isNumber, type Type, unknownType } from "../type.ts";
import { memberTypeOf, symbolOf } from "./resolve.ts";
import type { Scope } from "./symbols.ts";

/** Returns the types of a value's stored numbers, the operands of its arithmetic. */
export function numbersOf(type: DeclaredType, scope: Scope): readonly Type[] {
  const symbol = symbolOf(type, scope);
  const stored = [...(symbol?.members ?? [])].filter(([, { value }]) => value === undefined || isNumeral(value));
  return stored.map(([name]) => (symbol && memberTypeOf(symbol, name, scope)) ?? unknownType).filter(isNumber);
}

// A literal is a default; any other expression is computed.
function isNumeral({ kind }: Expression): boolean {
  return kind === "int" || kind === "decimal" || kind === "unary";
}

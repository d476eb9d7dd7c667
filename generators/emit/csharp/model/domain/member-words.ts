import { childrenOf, type Expr } from "../../../../model/expr.ts";
import type { Member } from "../../../../model/ir.ts";
import { isScalar, optional } from "../../../../model/type.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { csharpTypeOf, described } from "../declaration-words.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import { copyOf } from "./collections.ts";
import { constructorOrder, isRequired } from "./constructor-order.ts";

/** A parameter of a constructor, and the assignment to its property. */
export interface ConstructorParameter {
  readonly member: Member;
  /** The C# name. */
  readonly name: string;
  /** True if a call may leave the argument out. */
  readonly isOptional: boolean;
  readonly declaration: string;
  readonly assignment: string;
}

/** Returns the parameters of a constructor for these members, and where each one is kept: in its property or a private list. Required ones come first; null stands for a default that is no constant of C#. */
export function constructorParameters(
  members: readonly Member[],
  at: ExpressionPlace,
  { lists, reserved }: { readonly lists: ReadonlyMap<string, string>; readonly reserved?: readonly string[] },
): readonly ConstructorParameter[] {
  return constructorOrder(members, reserved).map(([member, name]) => {
    const property = pascalCaseOf(member.name);
    // A name with a leading underscore is the same in both cases.
    const kept = lists.get(member.name) ?? (property === name ? `this.${name}` : property);
    return { member, name, isOptional: !isRequired(member), ...parameterWords(member, { name, kept }, at) };
  });
}

function parameterWords(
  { type, initializer }: Member,
  { name, kept }: { readonly name: string; readonly kept: string },
  at: ExpressionPlace,
) {
  const value = initializer && csharpExpression(initializer.value, at);
  if (initializer !== undefined && !isConstant(initializer.value))
    return {
      declaration: `${csharpTypeOf(optional(type))} ${name} = null`,
      assignment: `${kept} = ${copyOf(type, `${name} ?? ${value}`, at)}`,
    };
  const given = value ?? (type.kind === "optional" ? "null" : undefined);
  return {
    declaration: `${csharpTypeOf(type)} ${name}${given === undefined ? "" : ` = ${given}`}`,
    assignment: `${kept} = ${copyOf(type, name, at)}`,
  };
}

/** Returns the words of a property: `public string Name { get; }`. */
export function propertyWords(member: Member, at: ExpressionPlace, accessors = "{ get; }") {
  const { name, type, initializer } = member;
  const isDerived = initializer?.kind === "derived";
  return {
    ...described(member),
    modifier: "",
    type: csharpTypeOf(type),
    name: pascalCaseOf(name),
    body: isDerived ? `=> ${csharpExpression(initializer.value, at)};` : accessors,
  };
}

/** Tells whether C# takes an expression for a constant, so that it can be the default of a parameter. */
export function isConstant(expr: Expr): boolean {
  switch (expr.kind) {
    case "int":
    case "decimal":
    case "string":
    case "bool":
    case "none":
      return true;
    case "binary":
      return childrenOf(expr).every(isConstant) && !joinsNumbers(expr);
    case "unary":
    case "if":
    case "when":
      return childrenOf(expr).every(isConstant);
    default:
      return false;
  }
}

/** A computed number becomes text by a call, which is none. */
function joinsNumbers({ operator, left, right, type }: Extract<Expr, { readonly kind: "binary" }>): boolean {
  const isComputed = (side: Expr) => !isScalar(side.type, "String", "Bool") && childrenOf(side).length > 0;
  return operator === "+" && isScalar(type, "String") && [left, right].some(isComputed);
}

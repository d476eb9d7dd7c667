import type { Expr } from "../../../../model/expr.ts";
import type { Member } from "../../../../model/ir.ts";
import type { Type } from "../../../../model/type.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import { freshIdentifier } from "../../csharp-identifier.ts";
import { described } from "../described.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import { obsoleteAttribute } from "../obsolete-attribute.ts";
import { csharpTypeOf } from "../type-words.ts";
import { copyOf } from "./copy.ts";
import { isConstant } from "./is-constant.ts";

/** The members that are kept; the others are computed from them. */
export function storedMembers(members: readonly Member[]): readonly Member[] {
  return members.filter(({ initializer }) => initializer?.kind !== "derived");
}

/** Members in the order of a constructor: those that must be given first. */
export function constructorMembers(members: readonly Member[]): readonly Member[] {
  return [...members.filter(isRequired), ...members.filter((member) => !isRequired(member))];
}

/** Whether a member has neither a default nor the choice to be absent. */
export function isRequired({ type, initializer }: Member): boolean {
  return initializer === undefined && type.kind !== "optional";
}

/** A parameter of a constructor, and what its property gets. */
export interface ConstructorParameter {
  readonly member: Member;
  /** The C# name. */
  readonly name: string;
  /** Whether a call may leave it out. */
  readonly isOptional: boolean;
  readonly declaration: string;
  readonly assignment: string;
}

/** The parameters of a constructor that takes these members. A default that is no constant of C# is passed as null. */
export function constructorParameters(
  members: readonly Member[],
  at: ExpressionPlace,
  reserved: readonly string[] = [],
): readonly ConstructorParameter[] {
  const taken = new Set(reserved);
  return constructorMembers(members).map((member) => {
    const name = freshIdentifier(parameterName(member.name), taken);
    taken.add(name);
    const { type, initializer } = member;
    const value = initializer?.value;
    const property = pascalCaseOf(member.name);
    // Only a name with a leading underscore is spelled alike.
    const words = { type, property: property === name ? `this.${property}` : property, name, at };
    if (value === undefined) {
      const absent = type.kind === "optional" ? " = null" : "";
      return { member, name, isOptional: absent !== "", ...declared(words, absent) };
    }
    const given = csharpExpression(value, at);
    const declaration = isConstant(value) ? declared(words, ` = ${given}`) : defaulted(words, given);
    return { member, name, isOptional: true, ...declaration };
  });
}

interface ParameterWords {
  readonly type: Type;
  readonly property: string;
  readonly name: string;
  readonly at: ExpressionPlace;
}

function declared({ type, property, name, at }: ParameterWords, initial: string) {
  return {
    declaration: `${csharpTypeOf(type, at.scope)} ${name}${initial}`,
    assignment: `${property} = ${copyOf(type, name, at)}`,
  };
}

function defaulted({ type, property, name, at }: ParameterWords, value: string) {
  const optional: Type = type.kind === "optional" ? type : { kind: "optional", of: type };
  return {
    declaration: `${csharpTypeOf(optional, at.scope)} ${name} = null`,
    assignment: `${property} = ${name} ?? ${value}`,
  };
}

/** A member's name as a parameter: as declared, in camel case where it was declared with a capital. */
function parameterName(name: string): string {
  return /^[A-Z]/.test(name) ? camelCaseOf(name) : name;
}

/** How a property begins and ends: `public string Name { get; }`. */
export function propertyWords(member: Member, at: ExpressionPlace, accessors = "{ get; }") {
  const { name, type, initializer } = member;
  const isDerived = initializer?.kind === "derived";
  return {
    ...described(member),
    ...obsoleteAttribute(member),
    type: csharpTypeOf(type, at.scope),
    name: pascalCaseOf(name),
    body: isDerived ? `=> ${csharpExpression(initializer.value, at)};` : accessors,
  };
}

/** The value of a default as it follows the property: ` = LoanState.Requested;`. */
export function initialValue(value: Expr | undefined, at: ExpressionPlace): string {
  return value === undefined ? "" : ` = ${csharpExpression(value, at)};`;
}

import type { Expr } from "../../../../model/expr.ts";
import type { Entity, Member, Parameter } from "../../../../model/ir.ts";
import { type DeclaredType, isWholeNumber, keyOf, required, type Type } from "../../../../model/type.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import type { Spelled } from "../../../planned-file.ts";
import { csharpIdentifier, csharpString } from "../../csharp-text.ts";
import { declaredType, qualifiedType, typeName } from "../../names.ts";
import type { ModelFacts } from "../model-facts.ts";

/** The place of an expression in C#. */
export interface ExpressionPlace extends Spelled {
  readonly facts: ModelFacts;
  /** The prefix of fields and the identity: empty inside their own type, `src.` in a projection. */
  readonly receiver: "" | `${string}.`;
  /** The name of the type in a violated rule, as C#: `nameof(Loan)`. */
  readonly subject: string;
  /** The parameters and variables in scope, which parameters of lambdas and `let` names must not hide. */
  readonly names: ReadonlySet<string>;
  /** The C# names of members that differ from the name of their type: an enum of such a name must be qualified. */
  readonly hidden?: ReadonlySet<string>;
  /** The joined rows by their name in expressions, where they are no parameters of that name. */
  readonly rows?: ReadonlyMap<string, string>;
  /** The variable with the identity, before it is a member. */
  readonly identity?: string;
  /** The parameter with the time; undefined where an expression asks the clock itself. */
  readonly now?: string;
  /** The parameters with what is asked for outside of the domain, by question. */
  readonly asked?: ReadonlyMap<string, string>;
  /** True inside an expression tree, which has no patterns, no `throw` and no optional arguments. */
  readonly isTree?: boolean;
  /** Puts the children of a row in the order of their list; undefined where lists have it. */
  readonly inOrder?: (children: string, child: string) => string;
  /** True where a variable holds the proof that a value is present, which the compiler's null analysis does not follow. */
  readonly isUnproven?: boolean;
}

/** An expression's place with the C# name of each lambda parameter and `let` name around it. */
export interface InnerPlace extends ExpressionPlace {
  readonly locals: ReadonlyMap<string, string>;
  /** True inside `checked(…)`. */
  readonly isChecked?: boolean;
  /** True for an operand of arithmetic whose result shows that the operand is not finite. */
  readonly isInFinite?: boolean;
}

/** Prints any expression; the printers of single kinds get it as a parameter, as they call each other. */
export type Print = (expr: Expr, at: InnerPlace) => Printed;

/** The precedence of the operators of C#, loosest first. */
export const ranks = {
  conditional: 1,
  coalescing: 2,
  or: 3,
  and: 4,
  equality: 5,
  relational: 6,
  additive: 7,
  multiplicative: 8,
  switch: 9,
  unary: 10,
  primary: 11,
} as const;

/** A C# expression with the precedence of its outermost operator. */
export interface Printed {
  readonly text: string;
  readonly rank: number;
}

/** Makes an expression of the highest precedence: a name, a literal, a call, a member. */
export function primary(text: string): Printed {
  return { text, rank: ranks.primary };
}

/** Returns the text of an expression, in brackets if it is looser than the rank. */
export function within(rank: number, printed: Printed): string {
  return printed.rank < rank ? `(${printed.text})` : printed.text;
}

/** Prints arithmetic so that an `Int` that leaves 32 bits, or a `Long` that leaves 64, throws. An expression tree is left to whoever translates it. */
export function inChecked({ type }: Expr, at: InnerPlace, printed: (at: InnerPlace) => Printed): Printed {
  const isOwn = isWholeNumber(required(type)) && at.isTree !== true && at.isChecked !== true;
  return isOwn ? primary(`checked(${printed({ ...at, isChecked: true }).text})`) : printed(at);
}

/** Prints the result of arithmetic with a Double, which throws where C# has no finite number for it. */
export function finite(result: string): string {
  return `${typeName("Finite")}.Of(${result})`;
}

/** Words that C# takes for something else in a pattern, in a property or before a lambda. */
const contextual: ReadonlySet<string> = new Set(["and", "async", "field", "from", "not", "or", "var", "when"]);

/** Words that a variable must not take from its surroundings: `_` discards a value, `nameof` names a type in a violated rule. */
const operators: ReadonlySet<string> = new Set(["_", "nameof"]);

/** Gives a lambda parameter or `let` name a C# name that hides nothing around it, and the place in which it means that. */
export function withLocal(at: InnerPlace, name: string): { readonly name: string; readonly inside: InnerPlace } {
  // Types and members begin with a capital letter, so no name in camel case hides one.
  let free = camelCaseOf(name);
  while (at.names.has(free) || operators.has(free)) free = `${free}_`;
  const spelled = contextual.has(free) ? `@${free}` : csharpIdentifier(free);
  return {
    name: spelled,
    // C# checks the inside of a lambda by itself.
    inside: {
      ...at,
      isChecked: false,
      names: new Set([...at.names, free]),
      locals: new Map([...at.locals, [name, spelled]]),
    },
  };
}

/** Adds variables to the names in scope, as they are spelled. */
export function besideNames<At extends ExpressionPlace>(at: At, ...variables: readonly string[]): At {
  return { ...at, names: new Set([...at.names, ...variables.map((name) => name.replace("@", ""))]) };
}

/** The members that classes of entities have, and that a declared type can be named like. */
const entityMembers = ["Id", "Version", "DomainEvents", "ClearDomainEvents", "Raise", "CheckInvariants"];

/** Prints the name of a declared type, qualified where a member or variable of that name means something else. */
export function typeAt(type: DeclaredType, { names, hidden, facts }: ExpressionPlace): string {
  // The name of a case begins with that of its union.
  const { name } = facts.declarations.unionCases.get(keyOf(type))?.union ?? type;
  return names.has(name) || hidden?.has(name) === true ? qualifiedType(type) : declaredType(type);
}

/** Returns the place of expressions inside a type, beside its members and some parameters. */
export function ownerPlace(
  owner: Pick<Entity, "name" | "members"> & Partial<Pick<Entity, "commands" | "factories">>,
  { facts, spelled }: ModelPlace,
  parameters: readonly Parameter[] = [],
): ExpressionPlace {
  const { name, members, commands = [], factories = [] } = owner;
  const hidesOperator = [...parameters, ...members].some((one) => one.name.toLowerCase() === "nameof");
  // `State` of the type `State` may mean both; C# finds out which.
  const hidden = members.filter((member) => nameOf(member.type) !== pascalCaseOf(member.name));
  return {
    facts,
    spelled,
    receiver: "",
    subject: hidesOperator ? csharpString(name) : `nameof(${name})`,
    names: new Set(parameters.map((parameter) => parameter.name)),
    hidden: new Set([
      ...[...hidden, ...commands, ...factories].map((one) => pascalCaseOf(one.name)),
      ...(owner.commands === undefined ? [] : entityMembers),
    ]),
  };
}

/** Returns the C# names that expressions inside a type must not mistake for types of the framework. */
export function hiddenNames(
  members: readonly Member[],
  ...parameters: readonly (readonly Parameter[])[]
): readonly string[] {
  return [...members.map(({ name }) => pascalCaseOf(name)), ...parameters.flat().map(({ name }) => name)];
}

function nameOf(type: Type): string | undefined {
  const some = required(type);
  return "context" in some ? some.name : undefined;
}

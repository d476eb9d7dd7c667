import type { ChildAddition, ChildCall, ChildChange, Command } from "../../../../model/ir.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import { csharpString, freshIdentifier } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import { type ExpressionPlace, typeAt } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import { childTakesTime } from "./time-words.ts";

/** The place of a change of children: in a command, or in a factory behind the new entity. */
interface ChangePlace {
  readonly lists: ReadonlyMap<string, string>;
  /** The variables of added children, by the change. */
  readonly variables: ReadonlyMap<object, string>;
  readonly at: ExpressionPlace;
}

/** Names a variable for each child whose command is called, and each added one whose identity another one may have. */
export function childVariables(changes: Command["changes"], at: ExpressionPlace): ChangePlace["variables"] {
  const taken = new Set(at.names);
  const variables = new Map<object, string>();
  for (const change of changes) {
    const isNamed = change.kind === "call" || (change.kind === "add" && change.isIdentityGiven);
    if (!isNamed) continue;
    const name = freshIdentifier(camelCaseOf(change.child.name), taken);
    taken.add(name);
    variables.set(change, name);
  }
  return variables;
}

/** Returns the statements of a change of children: no identity is added twice, and none that is absent removed or called. */
export function childStatements(change: ChildChange, { lists, variables, at }: ChangePlace): readonly string[] {
  const { field, child } = change;
  const list = `${at.receiver}${lists.get(field)}`;
  const variable = variables.get(change);
  if (change.kind !== "add") {
    const item = freshIdentifier("child", at.names);
    const value = csharpExpression(change.identity, { ...at, names: new Set([...at.names, item]) });
    const isMeant = `${item} => ${item}.Id == ${value}`;
    const absent = `${field} has no such ${child.name}`;
    if (change.kind === "remove") return [violation(`${list}.RemoveAll(${isMeant}) == 0`, absent, at)];
    const given = givenTo(change, at).join(", ");
    return [
      `var ${variable} = ${list}.Find(${isMeant})`,
      violation(`${variable} is null`, absent, at),
      `${variable}.${pascalCaseOf(change.command)}(${given})`,
    ];
  }
  const made = newChild(change, at);
  if (variable === undefined) return [`${list}.Add(${made})`];
  return [
    `var ${variable} = ${made}`,
    violation(`${list}.Contains(${variable})`, `${field} has this ${child.name} already`, at),
    `${list}.Add(${variable})`,
  ];
}

function newChild(change: ChildAddition, at: ExpressionPlace): string {
  return `${typeAt(change.child, at)}.${pascalCaseOf(change.factory)}(${givenTo(change, at).join(", ")})`;
}

/** Returns the arguments of a factory or command of a child: those of the model, and the time if it takes it. */
function givenTo(change: ChildAddition | ChildCall, at: ExpressionPlace): readonly string[] {
  const values = change.arguments.map((value) => (value === undefined ? "null" : csharpExpression(value, at)));
  return at.now !== undefined && childTakesTime(change, at.facts) ? [...values, at.now] : values;
}

function violation(broken: string, rule: string, { subject }: ExpressionPlace): string {
  return `${typeName("DomainInvariantViolationException")}.ThrowIf(${broken}, ${subject}, ${csharpString(rule)})`;
}

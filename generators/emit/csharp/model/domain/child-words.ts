import type { ChildAddition, ChildChange, Command } from "../../../../model/ir.ts";
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

/** Names a variable for each added child whose identity another one may have. */
export function childVariables(changes: Command["changes"], at: ExpressionPlace): ChangePlace["variables"] {
  const taken = new Set(at.names);
  const variables = new Map<object, string>();
  for (const change of changes) {
    if (change.kind !== "add" || !change.isIdentityGiven) continue;
    const name = freshIdentifier(camelCaseOf(change.child.name), taken);
    taken.add(name);
    variables.set(change, name);
  }
  return variables;
}

/** Returns the statements of a change of children: no identity is added twice, and none that is absent removed. */
export function childStatements(change: ChildChange, { lists, variables, at }: ChangePlace): readonly string[] {
  const { field, child } = change;
  const list = `${at.receiver}${lists.get(field)}`;
  if (change.kind === "remove") {
    const item = freshIdentifier("child", at.names);
    const value = csharpExpression(change.identity, { ...at, names: new Set([...at.names, item]) });
    const removed = `${list}.RemoveAll(${item} => ${item}.Id == ${value})`;
    return [violation(`${removed} == 0`, `${field} has no such ${child.name}`, at)];
  }
  const made = newChild(change, at);
  const variable = variables.get(change);
  if (variable === undefined) return [`${list}.Add(${made})`];
  return [
    `var ${variable} = ${made}`,
    violation(`${list}.Contains(${variable})`, `${field} has this ${child.name} already`, at),
    `${list}.Add(${variable})`,
  ];
}

function newChild(change: ChildAddition, at: ExpressionPlace): string {
  const values = change.arguments.map((value) => (value === undefined ? "null" : csharpExpression(value, at)));
  const time = at.now !== undefined && childTakesTime(change, at.facts) ? [at.now] : [];
  return `${typeAt(change.child, at)}.${pascalCaseOf(change.factory)}(${[...values, ...time].join(", ")})`;
}

function violation(broken: string, rule: string, { subject }: ExpressionPlace): string {
  return `${typeName("DomainInvariantViolationException")}.ThrowIf(${broken}, ${subject}, ${csharpString(rule)})`;
}

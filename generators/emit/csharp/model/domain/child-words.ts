import type { ChildAddition, ChildChange, ChildRemoval, Command, Member } from "../../../../model/ir.ts";
import { isListOfEntities } from "../../../../model/type.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import { csharpString, freshIdentifier } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import { type ExpressionPlace, typeAt } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import { childTakesTime } from "./time-words.ts";

/** True for a field that holds the children of an entity: a private list, which begins empty. Spec: model-csharp, Children. */
export function holdsChildren({ type, initializer }: Member): boolean {
  return initializer === undefined && isListOfEntities(type);
}

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
export function childStatements(change: ChildChange, place: ChangePlace): readonly string[] {
  const { lists, at } = place;
  const list = `${at.receiver}${lists.get(change.field)}`;
  return change.kind === "add" ? addition(change, list, place) : removal(change, list, at);
}

function addition(change: ChildAddition, list: string, { variables, at }: ChangePlace): readonly string[] {
  const values = change.arguments.map((value) => (value === undefined ? "null" : csharpExpression(value, at)));
  const time = at.now !== undefined && childTakesTime(change, at.facts) ? [at.now] : [];
  const made = `${typeAt(change.child, at)}.${pascalCaseOf(change.factory)}(${[...values, ...time].join(", ")})`;
  const variable = variables.get(change);
  if (variable === undefined) return [`${list}.Add(${made})`];
  const broken = `${list}.Contains(${variable})`;
  return [
    `var ${variable} = ${made}`,
    violation(broken, `${change.field} has this ${change.child.name} already`, at),
    `${list}.Add(${variable})`,
  ];
}

function removal({ field, child, identity }: ChildRemoval, list: string, at: ExpressionPlace): readonly string[] {
  const item = freshIdentifier("child", at.names);
  const value = csharpExpression(identity, { ...at, names: new Set([...at.names, item]) });
  const removed = `${list}.RemoveAll(${item} => ${item}.Id == ${value})`;
  return [violation(`${removed} == 0`, `${field} has no such ${child.name}`, at)];
}

function violation(broken: string, rule: string, { subject }: ExpressionPlace): string {
  return `${typeName("DomainInvariantViolationException")}.ThrowIf(${broken}, ${subject}, ${csharpString(rule)})`;
}

import { type ChildSelection, fieldsIn, selectionIn } from "../../../../model/expr.ts";
import { inlineExpr } from "../../../../model/inline-expr.ts";
import type { Command } from "../../../../model/ir.ts";
import type { ChildAddition, ChildCall, ChildChange, ChildRemoval } from "../../../../model/operation/changes.ts";
import type { DeclaredType } from "../../../../model/type.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import { csharpString, freshIdentifier } from "../../csharp-text.ts";
import { extensionMethod, typeName } from "../../names.ts";
import { besideNames, type ExpressionPlace, typeAt } from "../expression/expression-place.ts";
import { csharpExpression, csharpLambda } from "../expression.ts";
import type { StatementWords } from "./effect-words.ts";
import { childTakesTime } from "./time-words.ts";

/** The place of a change of children: in a command, or in a factory behind the new entity. */
interface ChangePlace {
  /** The entity that holds the children. */
  readonly owner: DeclaredType;
  readonly lists: ReadonlyMap<string, string>;
  /** The variables of added children, by the change. */
  readonly variables: ReadonlyMap<object, string>;
  readonly at: ExpressionPlace;
}

/** Names a variable for the one child whose command is called, and for each added one whose identity another one may have. */
export function childVariables(changes: Command["changes"], at: ExpressionPlace): ChangePlace["variables"] {
  const taken = new Set(at.names);
  const variables = new Map<object, string>();
  for (const change of changes) {
    const isCalled = change.kind === "call" && selectionIn(change.chosen) === undefined;
    const isAdded = change.kind === "add" && change.isIdentityGiven;
    if (!(isCalled || isAdded)) continue;
    const name = freshIdentifier(camelCaseOf(change.child.name), taken);
    taken.add(name);
    variables.set(change, name);
  }
  return variables;
}

/** Returns the statements of a change of children: no identity is added twice, and none that is absent removed or called. */
export function childStatements(change: ChildChange, place: ChangePlace): readonly StatementWords[] {
  const { owner, lists, variables, at } = place;
  const { field, child } = change;
  const list = `${at.receiver}${lists.get(field)}`;
  const variable = variables.get(change);
  if (change.kind !== "add") {
    const selection = selectionIn(change.chosen);
    if (selection !== undefined) return selectionStatements(change, selection, { list, owner, at });
    const item = freshIdentifier("child", at.names);
    const value = csharpExpression(change.chosen, { ...at, names: new Set([...at.names, item]) });
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

/** Returns the statements that remove the selected children, or call a command of each. All are selected before the first one changes. */
function selectionStatements(
  change: ChildRemoval | ChildCall,
  { parameter, body }: ChildSelection,
  { list, owner, at }: Pick<ChangePlace, "owner" | "at"> & { readonly list: string },
): readonly StatementWords[] {
  const { name, lambda } = csharpLambda(parameter, body, at);
  if (change.kind === "call") {
    const given = givenTo(change, besideNames(at, name)).join(", ");
    const statement = `${name}.${pascalCaseOf(change.command)}(${given})`;
    return [{ loop: `var ${name} in ${list}.FindAll(${lambda})`, statements: [statement] }];
  }
  // A list that is read while it loses items is neither the one before nor the one after.
  const isRead = fieldsIn(inlineExpr(body, owner, at.facts.declarations)).includes(change.field);
  return [
    `${list}.RemoveAll(${isRead ? `${list}.FindAll(${lambda}).${extensionMethod("ToHashSet")}().Contains` : lambda})`,
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

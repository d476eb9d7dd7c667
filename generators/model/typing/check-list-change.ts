import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type * as ast from "../ast.ts";
import { addedChild, calledChild, childIn, creationIn, selectionOf, selectsFrom, valuesIn } from "../bind/children.ts";
import { identityTypeOf, memberTypeOf, resolveType } from "../bind/resolve.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import type { NamedArgument } from "../expression-ast.ts";
import type { AddStatement, CallChildStatement, RemoveStatement } from "../modifier-ast.ts";
import { type CollectionType, spellingOf } from "../type.ts";
import type { Environment } from "./environment.ts";
import type { TypeChecker } from "./type-checker.ts";

type ListStatement = AddStatement | RemoveStatement | CallChildStatement;

/** The entity that has the list, and what is in scope. */
interface Place {
  readonly entity: TypeSymbol;
  readonly env: Environment;
}

/** Checks a change of a list: of children, or of values. */
export function checkListChange(checker: TypeChecker, statement: ListStatement, place: Place): void {
  const list = valuesIn(statement.field, place.entity, checker.scope);
  if (statement.kind === "callChild" || list === undefined) checkChild(checker, statement, place);
  else checkValues(checker, statement, list, place);
}

function checkChild(checker: TypeChecker, statement: ListStatement, { entity, env }: Place): void {
  const { scope, check } = checker;
  if (statement.kind === "add") {
    const factory = addedChild(statement, entity, scope)?.factory;
    checkArguments(checker, creationIn(statement)?.arguments ?? [], factory?.parameters, env);
    return;
  }
  if (statement.kind === "callChild") {
    const command = calledChild(statement, entity, scope)?.command;
    checkArguments(checker, statement.arguments, command?.parameters, env);
  }
  const { field } = statement;
  const value = statement.kind === "remove" ? statement.value : statement.identity;
  const child = childIn(field, entity, scope);
  const list = child && memberTypeOf(entity, field.text, scope);
  const selection = selectionOf(value);
  const isOther = selection !== undefined && !selectsFrom(selection, field);
  const wanted = selection === undefined ? child && identityTypeOf(child, scope) : isOther ? undefined : list;
  check(value, env, wanted, (words, at) =>
    selection !== undefined || (list && words.found === spellingOf(list))
      ? report(catalogue.selectedChildren, { field: field.text }, at)
      : report(catalogue.removedIdentity, { field: field.text, ...words }, at),
  );
}

/** Checks the value that a list gains or loses, or its items that a condition selects. */
function checkValues(
  checker: TypeChecker,
  statement: AddStatement | RemoveStatement,
  list: CollectionType,
  { env }: Place,
): void {
  const { kind, field, value } = statement;
  const selection = kind === "remove" ? selectionOf(value) : undefined;
  // A parameter hides the field of its name.
  const isHidden = env.locals.has(field.text);
  const isSelected = selection !== undefined && !isHidden && selectsFrom(selection, field);
  const wanted = isSelected ? list : list.item;
  checker.check(value, env, wanted, (words, at) => report(catalogue.listItem, words, at));
}

function checkArguments(
  { scope, check }: TypeChecker,
  given: readonly NamedArgument[],
  parameters: readonly ast.ParameterDecl[] | undefined,
  env: Environment,
): void {
  for (const { name, value } of given) {
    const parameter = parameters?.find((one) => one.name.text === name.text);
    check(value, env, parameter && resolveType(parameter.type, scope), (words, at) =>
      report(catalogue.childArgumentType, { parameter: name.text, ...words }, at),
    );
  }
}

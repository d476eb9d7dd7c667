import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { quoted } from "../../text/quoted.ts";
import type { CommandDecl, EmitStatement, FactoryDecl } from "../ast.ts";
import { resolveType } from "../bind/resolve-type.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import { ofKind } from "../items.ts";
import { checkConditions } from "./check-members.ts";
import type { Environment } from "./environment.ts";
import { memberTypeOf } from "./member-type.ts";
import { localsOf, ownerEnvironment, type TypeChecker } from "./type-checker.ts";

/** Checks the statements of a command; its parameters hide the fields of the entity. */
export function checkCommand(checker: TypeChecker, entity: TypeSymbol, command: CommandDecl): void {
  const { scope, check } = checker;
  const env = { ...ownerEnvironment(entity, scope), locals: localsOf(command.parameters, scope) };
  checkConditions(checker, ofKind(command.statements, "requires"), env);
  checkAssignments(checker, { entity, behaviour: command, entry: catalogue.transitionType }, env);
  checkEmissions(checker, ofKind(command.statements, "emit"), env);
  const type = command.result && resolveType(command.result, scope);
  if (type === undefined) return;
  for (const { value } of ofKind(command.statements, "result"))
    check(value, env, {
      type,
      mismatch: ({ words, at }) => report(catalogue.resultType, { command: command.name.text, ...words }, at),
    });
}

/** Checks the statements of a factory: only parameters are in scope before the entity exists; events see the new entity. */
export function checkFactory(checker: TypeChecker, entity: TypeSymbol, factory: FactoryDecl): void {
  const { scope } = checker;
  const after = { ...ownerEnvironment(entity, scope), locals: localsOf(factory.parameters, scope) };
  const before = { ...after, owner: undefined };
  checkConditions(checker, ofKind(factory.statements, "requires"), { ...before, identity: undefined });
  checkAssignments(checker, { entity, behaviour: factory, entry: catalogue.initializationType }, before);
  checkEmissions(checker, ofKind(factory.statements, "emit"), after);
}

interface Assigning {
  readonly entity: TypeSymbol;
  readonly behaviour: CommandDecl | FactoryDecl;
  readonly entry: typeof catalogue.transitionType | typeof catalogue.initializationType;
}

function checkAssignments(
  { scope, check }: TypeChecker,
  { entity, behaviour, entry }: Assigning,
  env: Environment,
): void {
  const statements: CommandDecl["statements"] = behaviour.statements;
  for (const { field, value } of ofKind(statements, "assign")) {
    const type = memberTypeOf(entity, field.text, scope);
    // An unknown field has a check of its own.
    if (type !== undefined)
      check(value, env, { type, mismatch: ({ words, at }) => report(entry, { field: field.text, ...words }, at) });
  }
}

function checkEmissions({ scope, check }: TypeChecker, statements: readonly EmitStatement[], env: Environment): void {
  for (const { event, arguments: args } of statements) {
    const symbol = scope.context.typeByName.get(event.text);
    for (const { name, value } of args) {
      const type = symbol && memberTypeOf(symbol, name.text, scope);
      if (type === undefined) continue;
      check(value, env, {
        type,
        mismatch: ({ words: { found, expected }, at }) => {
          const problem = `needs ${quoted(expected)} for ${quoted(name.text)}, but this is ${quoted(found)}`;
          return report(catalogue.eventPayload, { event: event.text, problem }, at);
        },
      });
    }
  }
}

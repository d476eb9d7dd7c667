import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { quoted } from "../../text/quoted.ts";
import type { CommandDecl, EmitStatement, FactoryDecl } from "../ast.ts";
import { resolveType } from "../bind/resolve-type.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import { ofKind } from "../items.ts";
import { spellingOf } from "../type.ts";
import type { Environment } from "./environment.ts";
import { memberTypeOf } from "./member-type.ts";
import { localsOf, ownerEnvironment, type Places } from "./place.ts";
import { placeConditions } from "./place-members.ts";

/** Checks the statements of a command; its parameters hide the fields of the entity. */
export function placeCommand(places: Places, entity: TypeSymbol, command: CommandDecl): void {
  const { scope, place } = places;
  const env = { ...ownerEnvironment(entity, scope), locals: localsOf(command.parameters, scope) };
  placeConditions(places, ofKind(command.statements, "requires"), env);
  placeAssignments(places, { entity, behaviour: command, entry: catalogue.transitionType }, env);
  placeEmissions(places, ofKind(command.statements, "emit"), env);
  const type = command.result && resolveType(command.result, scope);
  if (type === undefined) return;
  for (const { value } of ofKind(command.statements, "result"))
    place(value, env, {
      type,
      mismatch: (found) =>
        report(
          catalogue.resultType,
          { command: command.name.text, found, expected: spellingOf(type) },
          { span: value.span },
        ),
    });
}

/** Checks the statements of a factory: only parameters are in scope before the entity exists; events see the new entity. */
export function placeFactory(places: Places, entity: TypeSymbol, factory: FactoryDecl): void {
  const { scope } = places;
  const after = { ...ownerEnvironment(entity, scope), locals: localsOf(factory.parameters, scope) };
  const before = { ...after, owner: undefined };
  placeConditions(places, ofKind(factory.statements, "requires"), { ...before, identity: undefined });
  placeAssignments(places, { entity, behaviour: factory, entry: catalogue.initializationType }, before);
  placeEmissions(places, ofKind(factory.statements, "emit"), after);
}

interface Assigning {
  readonly entity: TypeSymbol;
  readonly behaviour: CommandDecl | FactoryDecl;
  readonly entry: typeof catalogue.transitionType | typeof catalogue.initializationType;
}

function placeAssignments({ scope, place }: Places, { entity, behaviour, entry }: Assigning, env: Environment): void {
  const statements: CommandDecl["statements"] = behaviour.statements;
  for (const { field, value } of ofKind(statements, "assign")) {
    const type = memberTypeOf(entity, field.text, scope);
    // An unknown field has a check of its own.
    if (type === undefined) continue;
    const mismatch = (found: string) =>
      report(entry, { field: field.text, expected: spellingOf(type), found }, { span: value.span });
    place(value, env, { type, mismatch });
  }
}

function placeEmissions({ scope, place }: Places, statements: readonly EmitStatement[], env: Environment): void {
  for (const { event, arguments: args } of statements) {
    const symbol = scope.context.typeByName.get(event.text);
    for (const { name, value } of args) {
      const type = symbol && memberTypeOf(symbol, name.text, scope);
      if (type === undefined) continue;
      const mismatch = (found: string) => {
        const needs = `needs ${quoted(spellingOf(type))} for ${quoted(name.text)}`;
        const problem = `${needs}, but this is ${quoted(found)}`;
        return report(catalogue.eventPayload, { event: event.text, problem }, { span: value.span });
      };
      place(value, env, { type, mismatch });
    }
  }
}

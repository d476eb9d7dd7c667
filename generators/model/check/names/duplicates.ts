import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { pascalCaseOf } from "../../../text/casing.ts";
import type { EntityDecl } from "../../ast.ts";
import type { TypeSymbol } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import { behaviourName, type Check, findersOf } from "../check.ts";
import { clashingNames } from "../clashes.ts";
import { entityMembers, reservationOf } from "./member-names.ts";

/** Checks that the fields of a declaration differ in more than letter case. */
export const duplicateMember: Check = ({ scope }) =>
  scope.part.withFields.flatMap(({ decl, fields }) =>
    clashingNames(fields, (name, at) => report(catalogue.duplicateMember, { name, owner: decl.name.text }, at)),
  );

/** Checks that the operations and the usecases of a service differ in more than letter case. */
export const duplicateServiceMember: Check = ({ scope }) =>
  scope.part.services.flatMap(({ name: { text: service }, items }) => [
    ...clashingNames(ofKind(items, "operation"), (name, at) =>
      report(catalogue.duplicateOperation, { name, service }, at),
    ),
    ...clashingNames(ofKind(items, "usecase"), (name, at) => report(catalogue.duplicateUsecase, { name, service }, at)),
  ]);

/** Checks that the parameters of a declaration differ in more than letter case. */
export const duplicateParameter: Check = ({ scope: { part } }) => {
  const decls = [
    ...part.behaviours.map(({ decl }) => decl),
    ...part.services.flatMap(({ items }) => [...ofKind(items, "operation"), ...ofKind(items, "usecase")]),
    ...part.queries,
    ...part.enums.map(({ decl }) => decl),
    ...part.aggregates.flatMap(findersOf),
  ];
  return decls.flatMap((decl) =>
    clashingNames(decl.parameters, (name, at) =>
      report(catalogue.duplicateParameter, { name, owner: behaviourName(decl) }, at),
    ),
  );
};

/** Checks that the commands of an entity differ in more than letter case, and from its properties. */
export const duplicateCommand: Check = ({ scope }) =>
  scope.part.entities.flatMap((symbol) => {
    const entity = symbol.decl.name.text;
    const properties = propertiesOf(symbol);
    return [
      ...clashingNames(symbol.commands, (name, at) => report(catalogue.duplicateCommand, { name, entity }, at)),
      ...symbol.commands.flatMap(({ name: span }) => {
        const name = span.text;
        const isField = properties.has(pascalCaseOf(name));
        const args = { name, entity, isField, reason: reservationOf(name) };
        return isField || entityMembers.has(name) ? [report(catalogue.commandNamedAsMember, args, { span })] : [];
      }),
    ];
  });

function propertiesOf({ fields }: TypeSymbol): ReadonlySet<string> {
  return new Set(fields.map(({ name }) => pascalCaseOf(name.text)));
}

/** Checks that the factories of an entity differ in more than letter case, and from its fields and commands. */
export const duplicateFactory: Check = ({ scope }) =>
  scope.part.entities.flatMap((symbol) => {
    const entity = symbol.decl.name.text;
    return [
      ...clashingNames(symbol.factories, (name, at) => report(catalogue.duplicateFactory, { name, entity }, at)),
      ...factoryNamesakes(symbol),
    ];
  });

function factoryNamesakes(symbol: TypeSymbol<EntityDecl>): readonly Diagnostic[] {
  const entity = symbol.decl.name.text;
  const properties = propertiesOf(symbol);
  // Request types are named after behaviours, so commands are compared without letter case.
  const commands = new Map(symbol.commands.map(({ name }) => [name.text.toLowerCase(), name]));
  return symbol.factories.flatMap(({ name: span }) => {
    const name = span.text;
    const command = commands.get(name.toLowerCase());
    const kind = command !== undefined ? "command" : properties.has(pascalCaseOf(name)) ? "field" : undefined;
    if (kind === undefined && !entityMembers.has(name)) return [];
    const notes = command === undefined ? [] : [{ message: "The command is here.", span: command }];
    const args = { name, entity, kind, reason: reservationOf(name) } as const;
    return [report(catalogue.factoryNamedAsMember, args, { span, notes })];
  });
}

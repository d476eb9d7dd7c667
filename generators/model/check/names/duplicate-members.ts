import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import type {
  CommandDecl,
  EnumDecl,
  FactoryDecl,
  FinderDecl,
  OperationDecl,
  QueryDecl,
  UsecaseDecl,
} from "../../ast.ts";
import type { ContextSymbols } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import { type Check, findersOf, nameOfBehaviour } from "../check.ts";
import { clashingNames } from "./clashing-names.ts";

/** Checks that the fields of a declaration differ in more than letter case. */
export const duplicateMember: Check = ({ scope }) =>
  scope.context.withFields.flatMap(({ decl, fields }) =>
    clashingNames(fields, (name, at) => report(catalogue.duplicateMember, { name, owner: decl.name.text }, at)),
  );

/** Checks that the operations and the usecases of a service differ in more than letter case. */
export const duplicateServiceMember: Check = ({ scope }) =>
  scope.context.services.flatMap(({ name: { text: service }, items }) => [
    ...clashingNames(ofKind(items, "operation"), (name, at) =>
      report(catalogue.duplicateOperation, { name, service }, at),
    ),
    ...clashingNames(ofKind(items, "usecase"), (name, at) => report(catalogue.duplicateUsecase, { name, service }, at)),
  ]);

/** Checks that the parameters of a declaration differ in more than letter case. */
export const duplicateParameter: Check = ({ scope }) =>
  parameterized(scope.context).flatMap((decl) =>
    clashingNames(decl.parameters, (name, at) =>
      report(catalogue.duplicateParameter, { name, owner: titleOf(decl) }, at),
    ),
  );

type Parameterized = CommandDecl | FactoryDecl | OperationDecl | UsecaseDecl | QueryDecl | EnumDecl | FinderDecl;

function parameterized({ behaviours, services, queries, enums, aggregates }: ContextSymbols): readonly Parameterized[] {
  return [
    ...behaviours.map(({ decl }) => decl),
    ...services.flatMap(({ items }) => [...ofKind(items, "operation"), ...ofKind(items, "usecase")]),
    ...queries,
    ...enums.map(({ decl }) => decl),
    ...aggregates.flatMap(findersOf),
  ].filter(({ parameters }) => parameters.length > 1);
}

function titleOf(decl: Parameterized): string {
  return decl.kind === "command" || decl.kind === "factory" ? nameOfBehaviour(decl) : decl.name.text;
}

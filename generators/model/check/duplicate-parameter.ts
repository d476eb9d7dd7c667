import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { ParameterDecl } from "../ast.ts";
import type { Scope } from "../bind/symbols.ts";
import { gather, ofKind } from "../items.ts";
import { nameOfBehaviour } from "./behaviours.ts";
import type { Check } from "./check.ts";
import { clashingNames } from "./clashing-names.ts";
import { findersOf } from "./finders.ts";

/** The parameters of one declaration differ in more than letter case. */
export const duplicateParameter: Check = ({ scope }) =>
  gather(parameterLists(scope), ({ owner, parameters }) =>
    clashingNames(parameters, (name, at) => report(catalogue.duplicateParameter, { name, owner }, at)),
  );

interface ParameterList {
  readonly owner: string;
  readonly parameters: readonly ParameterDecl[];
}

function parameterLists(scope: Scope): readonly ParameterList[] {
  const { context } = scope;
  const behaviours = context.behaviours.map(({ decl }) => ({
    owner: nameOfBehaviour(decl),
    parameters: decl.parameters,
  }));
  const items = gather(context.services, (service) => [
    ...ofKind(service.items, "operation"),
    ...ofKind(service.items, "usecase"),
  ]);
  const enums = context.enums.map(({ decl }) => decl);
  const finders = findersOf(context).map(({ finder }) => finder);
  const named = [...items, ...context.queries, ...enums, ...finders];
  return [...behaviours, ...named.map(({ name, parameters }) => ({ owner: name.text, parameters }))];
}

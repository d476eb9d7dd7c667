import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import type { FactoryDecl } from "../../ast.ts";
import { isLeftToStore, isMadeByItself, partsOf } from "../../bind/identities.ts";
import { identityTypeOf, resolveType } from "../../bind/resolve.ts";
import type { Behaviour, Scope } from "../../bind/symbols.ts";
import { statementsIn } from "../../statements-in.ts";
import { fitOf, isSameType, spellingOf } from "../../type.ts";
import type { Check } from "../check.ts";

/** Checks the identity of a factory: a Guid reserves `id`; any other identity but a composite one needs exactly one parameter. Spec: model-rules, Factories; model-http, Route tokens. */
export const factoryIdentity: Check = ({ scope }) =>
  scope.part.factories.flatMap((factory) => (partsOf(factory.entity.decl).length > 0 ? [] : faultsOf(factory, scope)));

function faultsOf({ entity, decl }: Behaviour<FactoryDecl>, scope: Scope): readonly Diagnostic[] {
  const type = identityTypeOf(entity, scope);
  const parameters = decl.parameters.map((one) => ({ span: one.name, type: resolveType(one.type, scope) }));
  // A parameter of an unknown type may be the identity.
  if (type === undefined || [type, ...parameters.map((one) => one.type)].some(({ kind }) => kind === "unknown"))
    return [];
  const [factory, identity] = [decl.name.text, spellingOf(type)];
  const named = parameters.find(({ span }) => span.text.toLowerCase() === "id");
  const [first, second] = parameters.filter((one) => isSameType(one.type, type));
  const isMade = isMadeByItself(entity.decl, scope);
  if (named !== undefined && (isMade || !isSameType(named.type, type))) {
    const args = { factory, parameter: named.span.text, expected: isMade ? undefined : identity };
    return [report(catalogue.reservedFactoryParameter, args, named)];
  }
  if (isMade || (first === undefined && isLeftToStore(decl, entity, scope))) return [];
  if (first === undefined)
    return [report(catalogue.missingIdentityParameter, { factory, identity }, { span: decl.name })];
  return second === undefined ? [] : [report(catalogue.severalIdentityParameters, { factory, identity }, second)];
}

/** Warns if a factory leaves a required field without a value. */
export const fieldLeftOut: Check = ({ scope }) =>
  scope.part.factories.flatMap(({ entity, decl }) => {
    const set = new Set(statementsIn(decl.statements, "assign").map(({ field }) => field.text));
    const parameters = new Map(decl.parameters.map(({ name, type }) => [name.text, resolveType(type, scope)]));
    return [...entity.members.values()].flatMap(({ name, type: ref, value }) => {
      const field = name.text;
      const type = resolveType(ref, scope);
      const given = parameters.get(field);
      const isFilled = value !== undefined || set.has(field) || (given !== undefined && fitOf(given, type) === "fits");
      const isUnknown = type.kind === "unknown" || given?.kind === "unknown";
      // An optional value starts absent, and a collection empty.
      const isUnneeded = ["optional", "list", "set", "map"].includes(type.kind);
      if (isFilled || isUnknown || isUnneeded) return [];
      const notes = [{ message: "The field is declared here.", span: name }];
      const words = { field, factory: decl.name.text, type: spellingOf(type) };
      return [report(catalogue.fieldLeftOut, words, { span: decl.name, notes })];
    });
  });

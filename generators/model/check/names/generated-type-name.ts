import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { pascalCaseOf } from "../../../text/casing.ts";
import type { ContextSymbols, Scope } from "../../bind/symbols.ts";
import { applicationExtensions, endpointsClass, policyClass, specificationClass } from "../../emitted-names.ts";
import type { NameCheck } from "../check.ts";

/** Checks that no declared type has the name of a generated type. Spec: model-rules, Type names in C#. */
export const generatedTypeName: NameCheck = ({ context, neighbours }) => {
  const named = [...context.types.map(({ decl }) => decl.name), ...context.queries.map(({ name }) => name)];
  // Most models have no candidate, and then no generated name is built.
  const declared = named.filter(({ text }) => formOfGenerated.test(text));
  if (declared.length === 0) return [];
  const generated = new Map([...generatedNames(context), ...translatorsOf(context, neighbours)]);
  return declared.flatMap((span) => {
    const name = span.text;
    const reason = generated.get(name);
    return reason === undefined ? [] : [report(catalogue.generatedTypeName, { name, reason }, { span })];
  });
};

/** The prefix and suffixes of every generated name. */
const formOfGenerated = /^I|(?:Endpoints|Extensions|Projection|Handler|Request|Specification|Policy)$/;

function generatedNames(context: ContextSymbols): ReadonlyMap<string, string> {
  const surface = [endpointsClass(context.name), applicationExtensions(context.name)];
  return new Map([
    ...(context.aggregates.length === 0 ? [] : [["IUnitOfWork", "it is the unit of work of the context"] as const]),
    ...surface.map((name) => [name, "it holds what the host calls"] as const),
    ...context.aggregates.map(
      ({ root }) => [`I${root.text}Repository`, `it is the repository of ${root.text}`] as const,
    ),
    ...context.services.map(({ name: { text } }) => [`I${text}`, `it is the interface of service ${text}`] as const),
    ...context.readModels.map(
      ({ decl: { name } }) => [`${name.text}Projection`, `it makes the read model ${name.text}`] as const,
    ),
    ...context.queries.map(({ name: { text } }) => [`${text}Handler`, `it handles query ${text}`] as const),
    ...context.specs.map(({ name: { text } }) => [specificationClass(text), `it tests ${text}`] as const),
    ...context.policies.map(({ name: { text } }) => [policyClass(text), `it carries out policy ${text}`] as const),
    ...(context.integrationEvents.length === 0
      ? []
      : [["IntegrationEvents", "it is the namespace of the integration events"] as const]),
    ...behaviourTypes(context),
  ]);
}

/** Lists the translators of a context that is downstream of an anti-corruption layer. */
function translatorsOf({ name }: ContextSymbols, { relationsOf }: Scope["neighbours"]) {
  return (relationsOf.get(name) ?? [])
    .filter(({ right, mappings }) => right.text === name && mappings !== undefined)
    .map(({ left: { text } }) => [`I${text}Translator`, `it translates what ${text} says`] as const);
}

function behaviourTypes(context: ContextSymbols): readonly (readonly [name: string, reason: string])[] {
  return context.entities.flatMap(({ type, commands, factories }) =>
    [...commands, ...factories].flatMap(({ name }) => {
      const stem = `${type.name}${pascalCaseOf(name.text)}`;
      return ["Request", "Handler"].map((end) => [`${stem}${end}`, `it serves ${name.text} of ${type.name}`] as const);
    }),
  );
}

import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { pascalCaseOf, wordsOf } from "../../../text/casing.ts";
import type { ModuleDecl } from "../../ast.ts";
import type { Name } from "../../ast-node.ts";
import { stepsOf } from "../../bind/processes.ts";
import type { ContextSymbols, PartSymbols, Scope } from "../../bind/symbols.ts";
import {
  applicationExtensions,
  endpointsClass,
  policyClass,
  processClass,
  scheduleClass,
  specificationClass,
  stepsType,
} from "../../emitted-names.ts";
import { ofKind } from "../../items.ts";
import { isTakenTypeName } from "../../type.ts";
import type { Check, NameCheck } from "../check.ts";
import { clashes, clashingNames, distinct, exactly, type Named } from "../clashes.ts";

/** Checks that the types, queries and services of a context have different names; aggregates emit no type. */
export const duplicateType: NameCheck = ({ context }) =>
  clashingNames(
    declsOf(context),
    (name, at, pair) => {
      const areServices = pair.every(({ kind }) => kind === "service");
      const entry = areServices ? catalogue.duplicateService : catalogue.duplicateType;
      return report(entry, { name, context: context.name }, at);
    },
    exactly,
  );

/** Checks that these names differ in more than letter case: Windows and macOS ignore it in file names. Spec: model-rules, Types and members. */
export const similarType: Check = ({ scope: { context } }) =>
  // Equal names are reported by `duplicateType`.
  clashingNames(
    distinct(declsOf(context), ({ name }) => name.text),
    (name, at, [first]) => report(catalogue.similarType, { name, other: first.name.text }, at),
  );

function declsOf(context: ContextSymbols) {
  return [...context.types.map(({ decl }) => decl), ...context.queries, ...context.services];
}

/** Checks that no declaration has the name of a built-in type. */
export const builtInTypeName: NameCheck = ({ part }) =>
  [...part.types.map(({ decl }) => decl.name), ...part.queries.map(({ name }) => name)]
    .filter(({ text }) => isTakenTypeName(text))
    .map((name) => report(catalogue.builtInTypeName, { name: name.text }, { span: name }));

/** Checks that names of C# namespaces and types begin with a capital letter. Spec: model-rules, Type names in C#. */
export const typeNameForm: NameCheck = ({ part }) => {
  const { parts, types, queries, services, aggregates, processes } = part;
  const declared: readonly Named[] = [...types, ...modulesOf(part)].map(({ decl }) => decl);
  return [...declared, ...parts, ...queries, ...services, ...aggregates, ...processes.flatMap(stepsOf)]
    .filter(({ name: { text } }) => text !== "" && !/^[A-Z]/.test(text))
    .map(({ name }) => report(catalogue.typeNameForm, { name: name.text }, { span: name }));
};

/** Checks that no module has the name of a sibling type: they become a namespace and a type. Spec: model-types, Modules. */
export const moduleNames: NameCheck = ({ context }) => {
  const modules = modulesOf(context);
  if (modules.length === 0) return [];
  const { types, queries, services, entityByIdentity } = context;
  const identities = Array.from(entityByIdentity.values(), ({ decl }) => decl.identity);
  const outermost = [...[...queries, ...services].map(({ name }) => name), ...identities];
  const spanOf = new Map([
    ...types.map(({ decl, modules }) => [pathOf(modules, decl.name), decl.name] as const),
    ...outermost.map((name) => [name.text, name] as const),
  ]);
  return modules.flatMap(({ decl: { name: span }, outer }) => {
    const declared = spanOf.get(pathOf(outer, span));
    if (declared === undefined) return [];
    const notes = [{ message: `The type \`${span.text}\` is declared here.`, span: declared }];
    return [report(catalogue.moduleNamedAsType, { name: span.text }, { span, notes })];
  });
};

function pathOf(modules: readonly string[], { text }: Name): string {
  return [...modules, text].join(".");
}

interface PlacedModule {
  readonly decl: ModuleDecl;
  /** The names of the enclosing modules. */
  readonly outer: readonly string[];
}

/** Lists the modules of a context, each before its inner modules. */
function modulesOf({ parts }: PartSymbols): readonly PlacedModule[] {
  return parts.flatMap(({ items }) => ofKind(items, "module").flatMap((decl) => withInner(decl, [])));
}

function withInner(decl: ModuleDecl, outer: readonly string[]): readonly PlacedModule[] {
  const inner = ofKind(decl.items, "module").flatMap((one) => withInner(one, [...outer, decl.name.text]));
  return [{ decl, outer }, ...inner];
}

/** Checks that no declared type has the name of a generated type. Spec: model-rules, Type names in C#. */
export const generatedTypeName: NameCheck = (scope) => {
  const { types, queries } = scope.context;
  const reasons = new Map(generatedNames(scope));
  return [...types.map(({ decl }) => decl), ...queries].flatMap(({ name: span }) => {
    const reason = reasons.get(span.text);
    return reason === undefined ? [] : [report(catalogue.generatedTypeName, { name: span.text, reason }, { span })];
  });
};

type Generated = readonly [name: string, reason: string];

function generatedNames({ context, neighbours: { relationsOf } }: Scope): readonly Generated[] {
  const {
    name: own,
    aggregates,
    services,
    readModels,
    projections,
    queries,
    specs,
    policies,
    schedules,
    processes,
    integrationEvents,
  } = context;
  const each = <T extends Named>(decls: readonly T[], generated: (name: string) => Generated) =>
    decls.map(({ name }) => generated(name.text));
  const layers = (relationsOf.get(own) ?? []).filter(
    ({ right, mappings }) => right.text === own && mappings !== undefined,
  );
  return [
    ...[endpointsClass(own), applicationExtensions(own)].map(
      (name): Generated => [name, "it holds what the host calls"],
    ),
    ...aggregates.map((): Generated => ["IUnitOfWork", "it is the unit of work of the context"]),
    ...aggregates.map(({ root: { text } }): Generated => [`I${text}Repository`, `it is the repository of ${text}`]),
    ...each(services, (name) => [`I${name}`, `it is the interface of service ${name}`]),
    ...readModels.map(({ type: { name } }): Generated => [`${name}Projection`, `it makes the read model ${name}`]),
    ...projections.flatMap(({ type: { name } }) =>
      ["Row", "Projection"].map((end): Generated => [`${name}${end}`, `it feeds the read model ${name}`]),
    ),
    ...each(queries, (name) => [`${name}Handler`, `it handles query ${name}`]),
    ...each(specs, (name) => [specificationClass(name), `it tests ${name}`]),
    ...each(policies, (name) => [policyClass(name), `it carries out policy ${name}`]),
    ...each(schedules, (name) => [scheduleClass(name), `it carries out schedule ${name}`]),
    ...each(processes, (name) => [processClass(name), `it carries out process ${name}`]),
    ...each(processes, (name) => [stepsType(name), `it has the steps of process ${name}`]),
    ...integrationEvents.map((): Generated => ["IntegrationEvents", "it is the namespace of the integration events"]),
    ...context.behaviours.flatMap(({ entity: { type }, decl: { name } }) =>
      ["Request", "Handler"].map((end): Generated => {
        return [`${type.name}${pascalCaseOf(name.text)}${end}`, `it serves ${name.text} of ${type.name}`];
      }),
    ),
    ...layers.map(({ left: { text } }): Generated => [`I${text}Translator`, `it translates what ${text} says`]),
  ];
}

/** The C# types that a generator prints of one item. */
interface EmittedTypes {
  readonly namespace: string;
  readonly types: readonly string[];
  readonly row: { readonly name: string };
}

/** Reports types that have one name in one namespace. Letter case is ignored, as a file system may ignore it. */
export function sameEmittedType(printed: readonly EmittedTypes[]): readonly Diagnostic[] {
  const emitted = printed.flatMap(({ namespace, types, row }) => {
    const words = wordsOf(row.name.replace(/Generator$/, ""));
    return types.map((type) => ({ name: `${namespace}.${type}`, maker: words.join(" ").toLowerCase() }));
  });
  return clashes(emitted, ({ name }) => name.toLowerCase()).map(([first, { name, maker }]) => {
    const hint = "Give one of the two declarations another name.";
    return report(catalogue.sameEmittedType, { name, makers: [first.maker, maker] }, { hint });
  });
}

import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import type { ModuleDecl } from "../../ast.ts";
import type { Name } from "../../ast-node.ts";
import type { ContextSymbols } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import { generics, scalars } from "../../type.ts";
import type { Check, NameCheck } from "../check.ts";
import { clashingNames, type Named } from "./clashing-names.ts";

/** Checks that the types, queries and services of a context have different names; aggregates emit no type. */
export const duplicateType: NameCheck = ({ context }) =>
  clashingNames(
    declsOf(context),
    (name, at, [first, second]) =>
      first.kind === "service" && second.kind === "service"
        ? report(catalogue.duplicateService, { name, context: context.name }, at)
        : report(catalogue.duplicateType, { name, context: context.name }, at),
    (name) => name,
  );

/** Checks that these names differ in more than letter case: Windows and macOS ignore it in file names. Spec: model-rules, Types and members. */
export const similarType: Check = ({ scope: { context } }) =>
  clashingNames(similarDecls(context), (name, at, [first]) =>
    report(catalogue.similarType, { name, other: first.name.text }, at),
  );

// Equal names are reported by `duplicateType`.
function similarDecls(context: ContextSymbols) {
  const decls = declsOf(context);
  const areAllApart = new Set(decls.map(({ name }) => name.text.toLowerCase())).size === decls.length;
  return areAllApart
    ? []
    : [...new Map(decls.toReversed().map((decl) => [decl.name.text, decl])).values()].toReversed();
}

function declsOf(context: ContextSymbols) {
  return [...context.types.map(({ decl }) => decl), ...context.queries, ...context.services];
}

/** Checks that no declaration has the name of a built-in type. */
export const builtInTypeName: NameCheck = ({ context }) =>
  [...context.types.map(({ decl }) => decl.name), ...context.queries.map(({ name }) => name)]
    .filter(({ text }) => Object.hasOwn(scalars, text) || generics.has(text))
    .map((name) => report(catalogue.builtInTypeName, { name: name.text }, { span: name }));

/** Checks that names of C# namespaces and types begin with a capital letter. Spec: model-rules, Type names in C#. */
export const typeNameForm: NameCheck = ({ context }) => {
  const { parts, types, queries, services, aggregates } = context;
  const modules = modulesOf(context);
  const declared = [types, modules]
    .flatMap((all: readonly { readonly decl: Named }[]) => all.filter(({ decl }) => startsSmall(decl)))
    .map(({ decl }) => decl);
  const others = [parts, queries, services, aggregates].flatMap((decls: readonly Named[]) => decls.filter(startsSmall));
  return [...declared, ...others].map(({ name }) =>
    report(catalogue.typeNameForm, { name: name.text }, { span: name }),
  );
};

function startsSmall({ name: { text } }: Named): boolean {
  const first = text.charAt(0);
  return text !== "" && (first < "A" || first > "Z");
}

/** Checks that no module has the name of a sibling type: they become a namespace and a type. Spec: model-types, Modules. */
export const moduleNames: NameCheck = ({ context }) => {
  const modules = modulesOf(context);
  if (modules.length === 0) return [];
  const spanOf = new Map(typesBeside(context).map(({ path, span }) => [path, span]));
  return modules.flatMap(({ decl: { name }, outer }) => {
    const declared = spanOf.get(pathOf(outer, name.text));
    if (declared === undefined) return [];
    const notes = [{ message: `The type \`${name.text}\` is declared here.`, span: declared }];
    return [report(catalogue.moduleNamedAsType, { name: name.text }, { span: name, notes })];
  });
};

interface PlacedModule {
  readonly decl: ModuleDecl;
  /** The names of the enclosing modules. */
  readonly outer: readonly string[];
}

/** Lists the modules of a context, each before its inner modules. */
function modulesOf({ parts }: ContextSymbols): readonly PlacedModule[] {
  return parts.flatMap(({ items }) => ofKind(items, "module").flatMap((decl) => withInner(decl, [])));
}

function withInner(decl: ModuleDecl, outer: readonly string[]): readonly PlacedModule[] {
  const inner = ofKind(decl.items, "module").flatMap((one) => withInner(one, [...outer, decl.name.text]));
  return [{ decl, outer }, ...inner];
}

function typesBeside({ types, queries, services, entityByIdentity }: ContextSymbols) {
  const placed = (name: Name, modules: readonly string[] = []) => ({
    path: pathOf(modules, name.text),
    span: name,
  });
  return [
    ...types.map(({ decl, modules }) => placed(decl.name, modules)),
    ...[...queries, ...services].map(({ name }) => placed(name)),
    ...Array.from(entityByIdentity.values(), ({ decl }) => placed(decl.identity)),
  ];
}

function pathOf(modules: readonly string[], name: string): string {
  return [...modules, name].join(".");
}

import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import type { ImportDecl } from "../../ast.ts";
import type { Name } from "../../ast-node.ts";
import { exportedType, importedTypes, isOwnName } from "../../bind/neighbours.ts";
import type { ContextSymbols, Scope } from "../../bind/symbols.ts";
import type { DeclaredType } from "../../type.ts";
import { contextFaults } from "../boundary/context-faults.ts";
import type { Check, NameCheck } from "../check.ts";

/** Checks that imports name types of other contexts, which the context does not declare itself. Spec: model-rules, Imports. */
export const imports: NameCheck = (scope) =>
  scope.context.imports.flatMap((decl) => {
    const faults = contextFaults(decl.context, { ...scope, tie: "import from" });
    const home = scope.contexts.get(decl.context.text);
    if (faults.length > 0 || home === undefined) return faults;
    return (decl.names ?? []).flatMap((name) => [...unknownType(name, home), ...ownName(name, home, scope)]);
  });

function unknownType(name: Name, home: ContextSymbols): readonly Diagnostic[] {
  return exportedType(name.text, home) === undefined ? [unknownContextType(name, home)] : [];
}

/** Reports a name that a context does not declare as a type. */
export function unknownContextType(
  span: Name,
  { name, named, typeByName, entityByIdentity }: ContextSymbols,
): Diagnostic {
  const hint = named.has(span.text)
    ? `No entity of \`${name}\` is identified by \`${span.text}\`; the context only mentions it.`
    : spellingHint(span.text, [...typeByName.keys(), ...entityByIdentity.keys()]);
  return report(catalogue.unknownContextType, { context: name, type: span.text }, { span, hint });
}

function ownName(name: Name, home: ContextSymbols, { context }: Scope): readonly Diagnostic[] {
  const isBoth = exportedType(name.text, context) !== undefined && exportedType(name.text, home) !== undefined;
  return isBoth ? [ambiguous(name, [context.name, home.name])] : [];
}

/** Reports a name that several contexts give a meaning. */
export function ambiguous(span: Name, contexts: readonly string[]): Diagnostic {
  const meanings = contexts.map((context) => `${context}.${span.text}`);
  return report(catalogue.ambiguousTypeName, { name: span.text, meanings }, { span });
}

/** Checks that each type reference without a context means one type. */
export const ambiguousTypeName: NameCheck = ({ context, neighbours }) => {
  const visible = neighbours.visible.get(context.name);
  if (visible === undefined) return [];
  return context.typeRefs.flatMap(({ qualifier, name }) => {
    const meant = qualifier === undefined ? (visible.get(name.text) ?? []) : [];
    const contexts = meant.map((type) => type.context);
    return contexts.length < 2 ? [] : [ambiguous(name, contexts)];
  });
};

/** Warns about imports that neither a type reference nor an expression needs. */
export const unusedImport: Check = ({ scope: { context, contexts }, mentioned }) => {
  if (context.imports.length === 0) return [];
  const named = context.typeRefs.filter(({ qualifier }) => qualifier === undefined);
  const used = new Set(named.map(({ name }) => name.text));
  // An expression names an enum of another context before its members.
  const isUsed = ({ kind, name, context: home }: DeclaredType) =>
    used.has(name) || isOwnName(name, context) || (kind === "enum" && mentioned.has(home));
  return context.imports.flatMap((decl) => unusedNames(decl, isUsed, contexts));
};

function unusedNames(
  decl: ImportDecl,
  isUsed: (type: DeclaredType) => boolean,
  contexts: ReadonlyMap<string, ContextSymbols>,
): readonly Diagnostic[] {
  const brought = importedTypes(decl, contexts);
  if (decl.names === undefined) {
    const isUnused = brought.length > 0 && !brought.some(isUsed);
    const name = `${decl.context.text}.*`;
    return isUnused ? [report(catalogue.unusedImport, { name }, { span: decl.span })] : [];
  }
  const unused = new Set(brought.filter((type) => !isUsed(type)).map(({ name }) => name));
  return decl.names
    .filter(({ text }) => unused.has(text))
    .map((name) => report(catalogue.unusedImport, { name: name.text }, { span: name }));
}

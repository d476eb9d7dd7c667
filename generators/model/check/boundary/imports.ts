import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import type { Name } from "../../ast-node.ts";
import { exportedType, importedTypes, isOwnName } from "../../bind/neighbours.ts";
import type { ContextSymbols, Scope } from "../../bind/symbols.ts";
import type { ImportDecl } from "../../context-map-ast.ts";
import type { DeclaredType } from "../../type.ts";
import type { Check, NameCheck } from "../check.ts";

/** Checks that imports name types of other contexts, which the context does not declare itself. Spec: model-rules, Imports. */
export const imports: NameCheck = (scope) =>
  scope.context.imports.flatMap((decl) => {
    const faults = contextFaults(decl.context, { ...scope, tie: "import from" });
    const home = scope.contexts.get(decl.context.text);
    if (faults.length > 0 || home === undefined) return faults;
    return (decl.names ?? []).flatMap((name) => {
      const unknown = unknownTypeFaults(name, home);
      const isOwn = unknown.length === 0 && exportedType(name.text, scope.context) !== undefined;
      return isOwn ? [ambiguous(name, [scope.context.name, home.name])] : unknown;
    });
  });

/** Reports a name that a context does not declare as a type. */
export function unknownTypeFaults(span: Name, home: ContextSymbols): readonly Diagnostic[] {
  if (exportedType(span.text, home) !== undefined) return [];
  const hint = home.named.has(span.text)
    ? `No entity of \`${home.name}\` is identified by \`${span.text}\`; the context only mentions it.`
    : spellingHint(span.text, [...home.typeByName.keys(), ...home.entityByIdentity.keys()]);
  return [report(catalogue.unknownContextType, { context: home.name, type: span.text }, { span, hint })];
}

/** Reports a name that several contexts give a meaning. */
export function ambiguous(span: Name, contexts: readonly string[]): Diagnostic {
  const meanings = contexts.map((context) => `${context}.${span.text}`);
  return report(catalogue.ambiguousTypeName, { name: span.text, meanings }, { span });
}

/** Checks that each type reference without a context means one type. */
export const ambiguousTypeName: NameCheck = ({ context, neighbours, part }) =>
  part.typeRefs.flatMap(({ qualifier, name }) => {
    const meant = neighbours.visible.get(context.name)?.get(name.text) ?? [];
    const contexts = meant.map((type) => type.context);
    return qualifier !== undefined || contexts.length < 2 ? [] : [ambiguous(name, contexts)];
  });

/** Warns about imports that neither a type reference nor an expression needs. */
export const unusedImport: Check = ({ scope: { context, contexts }, mentioned }) => {
  if (context.imports.length === 0) return [];
  const bare = context.typeRefs.filter(({ qualifier }) => qualifier === undefined);
  const used = new Set(bare.map(({ name }) => name.text));
  // An expression names an enum of another context before its members, and a value that it makes.
  const isUsed = ({ kind, name, context: home }: DeclaredType) =>
    used.has(name) || isOwnName(name, context) || ((kind === "enum" || kind === "value") && mentioned.has(home));
  return context.imports.flatMap((decl) => unusedNames(decl, isUsed, contexts));
};

function unusedNames(
  decl: ImportDecl,
  isUsed: (type: DeclaredType) => boolean,
  contexts: Scope["contexts"],
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

interface Tie extends Pick<Scope, "contexts"> {
  /** The context that names another one. */
  readonly context: Pick<Scope["context"], "name">;
  /** The verb of the message. */
  readonly tie: string;
}

/** Reports a named context that does not exist, or is the naming context itself. */
export function contextFaults(span: Name, { context, contexts, tie }: Tie): readonly Diagnostic[] {
  const name = span.text;
  if (!contexts.has(name)) return [unknownContext(span, contexts)];
  return name === context.name ? [report(catalogue.contextToItself, { context: name, tie }, { span })] : [];
}

/** Reports the name of a context that does not exist. */
export function unknownContext(span: Name, contexts: Scope["contexts"]): Diagnostic {
  const hint = spellingHint(span.text, contexts.keys());
  return report(catalogue.unknownContext, { context: span.text }, { span, hint });
}

import { CompletionItemKind } from "vscode-languageserver";
import { verbs } from "../../http/operation.ts";
import type { NamedTypeRef, QueryDecl, ReadModelDecl } from "../../model/ast.ts";
import type { Name } from "../../model/ast-node.ts";
import { blob } from "../../model/bind/blob.ts";
import { joinedRows, joinsOf, sourceOf } from "../../model/bind/resolve.ts";
import type { ContextSymbols, Scope } from "../../model/bind/symbols.ts";
import type { ImportDecl, RelationDecl } from "../../model/context-map-ast.ts";
import type { JoinClause } from "../../model/modifier-ast.ts";
import { listedModel } from "../../model/operation/listing.ts";
import { relationForms } from "../../model/relation-kinds.ts";
import { repositoryOperations } from "../../model/repository-operations.ts";
import { generics, scalars } from "../../model/type.ts";
import { behaviourPlaces } from "./behaviour-candidates.ts";
import { type Candidate, type Finder, typeNames } from "./candidate.ts";
import { fieldsOf } from "./expression-candidates.ts";
import type { Probe } from "./probe.ts";
import { isName, kindOf, nodeAround, type Slot } from "./slot.ts";

/** Returns the names that can stand in a place that is no expression. */
export function nameCandidates({ slot, scope }: Probe): readonly Candidate[] {
  const [step] = slot;
  if (step === undefined || scope === undefined) return [];
  const place = `${kindOf(step)}.${step.key}`;
  return byPlace[place]?.(slot, scope) ?? [];
}

function words(texts: readonly string[], kind: CompletionItemKind): readonly Candidate[] {
  return texts.map((text) => ({ text, kind }));
}

/** The names of annotations. Any other is allowed and ignored. Spec: model-syntax, Annotations. */
export const annotationCandidates = words(
  [...verbs.map((verb) => verb.toLowerCase()), "route", "auth", "since", "deprecated"],
  CompletionItemKind.Property,
);

/** The names and words by their place: the kind of the node around, and the key of its part. */
const byPlace: Readonly<Record<string, Finder>> = {
  ...behaviourPlaces,
  "annotation.name": () => annotationCandidates,
  "repository.operations": () => words(repositoryOperations, CompletionItemKind.Method),
  "relation.role": () => words(Object.keys(relationForms), CompletionItemKind.Keyword),
  "natural.backing": () => words(["String", "Int"], CompletionItemKind.Class),
  "type.name": (slot, scope) => typesAt(nodeAround<NamedTypeRef, "type">(slot, "type"), scope),
  "type.qualifier": (_slot, { contexts }) => contextNames(contexts.values()),
  "aggregate.root": (_slot, { context }) => typeNames(context.entities),
  "readModel.source": (_slot, { context }) => typeNames([...context.entities, ...context.values]),
  "join.target": (_slot, { context }) =>
    typeNames(context.entities.filter(({ decl, aggregate }) => aggregate?.root.text === decl.name.text)),
  "join.path": joinFields,
  "sortKey.field": listFields,
  "sortable.fields": listFields,
  "search.fields": listFields,
  "spec.target": (_slot, { context }) => typeNames([...context.entities, ...context.values]),
  "directField.name": (slot, scope) => sourceFields(nodeAround<ReadModelDecl, "readModel">(slot, "readModel"), scope),
  "derivedField.name": (slot, scope) => sourceFields(nodeAround<ReadModelDecl, "readModel">(slot, "readModel"), scope),
  "publishes.event": (_slot, { context }) => typeNames(context.integrationEvents),
  "import.context": (_slot, { contexts }) => contextNames(contexts.values()),
  "import.names": (slot, { contexts }) =>
    exportedNames(nodeAround<ImportDecl, "import">(slot, "import")?.context, contexts),
  "relation.left": (_slot, { contexts }) => contextNames(contexts.values()),
  "relation.right": (_slot, { contexts }) => contextNames(contexts.values()),
  "relation.types": (slot, { contexts }) => {
    const relation = nodeAround<RelationDecl, "relation">(slot, "relation");
    return [...exportedNames(relation?.left, contexts), ...exportedNames(relation?.right, contexts)];
  },
  ".context": (_slot, { contexts }) => contextNames(contexts.values()),
  ".type": ([step], { contexts }) => exportedNames(contextBefore(step?.node), contexts),
};

function typesAt(ref: NamedTypeRef | undefined, { context, contexts, neighbours }: Scope): readonly Candidate[] {
  if (ref?.qualifier !== undefined) return exportedNames(ref.qualifier, contexts);
  const builtIn = words([...Object.keys(scalars), blob.name, ...generics.keys()], CompletionItemKind.Class);
  const visible = words([...(neighbours.visible.get(context.name)?.keys() ?? [])], CompletionItemKind.Struct);
  const others = [...contexts.values()].filter((one) => one !== context);
  return [...typeNames(context.types), ...identities(context), ...visible, ...builtIn, ...contextNames(others)];
}

function identities({ entityByIdentity, typeByName }: ContextSymbols): readonly Candidate[] {
  return Array.from(entityByIdentity, ([text, { decl }]) => ({
    ...{ text, kind: CompletionItemKind.Struct, detail: `identity of ${decl.name.text}`, isLikely: true },
  })).filter(({ text }) => !typeByName.has(text));
}

/** Returns the context of `Context.Type`. */
function contextBefore(node: object | undefined): Name | undefined {
  const part = node !== undefined && "context" in node ? node.context : undefined;
  return typeof part === "object" && part !== null && isName(part) ? part : undefined;
}

function contextNames(contexts: Iterable<ContextSymbols>): readonly Candidate[] {
  return Array.from(contexts, ({ name }) => ({ text: name, kind: CompletionItemKind.Module, detail: "context" }));
}

function exportedNames(
  context: { readonly text: string } | undefined,
  contexts: Scope["contexts"],
): readonly Candidate[] {
  const home = context && contexts.get(context.text);
  return home === undefined ? [] : [...typeNames(home.types), ...identities(home)];
}

function sourceFields(decl: ReadModelDecl | undefined, scope: Scope): readonly Candidate[] {
  const source = decl && sourceOf(decl.source.text, scope);
  if (decl === undefined || source === undefined) return [];
  const taken = new Set(decl.fields.flatMap((field) => (field.kind === "missing" ? [] : field.name.text)));
  const id: readonly Candidate[] = source.identity === undefined ? [] : words(["id"], CompletionItemKind.Field);
  const rows = [source, ...joinedRows(decl, scope).map(({ symbol }) => symbol)];
  return [...id, ...rows.flatMap((row) => fieldsOf(row, scope))].filter(({ text }) => !taken.has(text));
}

/** Returns the fields of the read model of a list. */
function listFields(slot: Slot, scope: Scope): readonly Candidate[] {
  const decl = nodeAround<QueryDecl, "query">(slot, "query");
  const model = decl && listedModel(decl, scope);
  return model === undefined ? [] : fieldsOf(model, scope);
}

/** Returns the names that lead to the fields by which a join can find its row. */
function joinFields(slot: Slot, scope: Scope): readonly Candidate[] {
  const decl = nodeAround<ReadModelDecl, "readModel">(slot, "readModel");
  const clause = nodeAround<JoinClause, "join">(slot, "join");
  if (decl === undefined || clause === undefined) return [];
  const joins = decl.joins.map((one) => (one === clause ? { ...one, path: [] } : one));
  const found = joinsOf({ ...decl, joins }, scope)[decl.joins.indexOf(clause)]?.found ?? [];
  const names = found.flatMap(({ holder, name }) => [holder.name ?? [], name].flat());
  return words([...new Set(names)], CompletionItemKind.Field);
}

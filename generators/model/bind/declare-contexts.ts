import { pascalCaseOf } from "../../text/casing.ts";
import { grouped } from "../../text/grouped.ts";
import { phraseOf, withArticle } from "../../text/nouns.ts";
import type * as ast from "../ast.ts";
import type { FeedDecl } from "../ast.ts";
import { isSameList, ofKind, valuesByKey } from "../items.ts";
import { type DeclaredType, generics, isTakenTypeName, scalars, type Type } from "../type.ts";
import { blob, blobFile } from "./blob.ts";
import { mentionedIn, withMentionedIdentities } from "./identities.ts";
import { neighboursOf, relationsIn } from "./neighbours.ts";
import type { ContextSymbols, PartSymbols, TypeDecl, TypeSymbol } from "./symbols.ts";

type Contexts = ReadonlyMap<string, ContextSymbols>;

/** Merges the parts of each context of all files, in reading order. A context with unchanged parts keeps its earlier object. */
export function declareContexts(files: readonly ast.ModelFile[], previous: Contexts = new Map()): Contexts {
  const contexts = mergeParts(files, previous);
  return withMentionedIdentities(lacksBlob(contexts, files) ? mergeParts([...files, blobFile], contexts) : contexts);
}

function mergeParts(files: readonly ast.ModelFile[], previous: Contexts): Contexts {
  const parts = files.flatMap((file) => ofKind(file.contexts, "context"));
  return new Map(
    Array.from(
      grouped(parts, ({ name }) => name.text),
      ([name, decls]) => {
        const last = previous.get(name);
        return [
          name,
          last !== undefined && isSameList(last.parts, decls) ? last : declareContext(name, decls, last?.byPart),
        ] as const;
      },
    ),
  );
}

/** True if a context names the type of files, which neither it nor a visible context declares. Spec: model-types, Files. */
function lacksBlob(contexts: Contexts, files: readonly ast.ModelFile[]): boolean {
  const naming = [...contexts.values()].filter(({ undeclared }) => undeclared.includes(blob.name));
  if (naming.length === 0 || contexts.get(blob.context)?.typeByName.has(blob.name)) return false;
  const { visible } = neighboursOf(contexts, relationsIn(files));
  return naming.some(({ name }) => !visible.get(name)?.has(blob.name));
}

interface Enclosing {
  readonly context: string;
  readonly modules: readonly string[];
  readonly aggregate: ast.AggregateDecl | undefined;
  readonly union?: DeclaredType;
}

type Item = ast.ContextItem | ast.ModuleDecl["items"][number] | ast.AggregateDecl["items"][number];

/** Collects the declarations of all parts of a context, without a look at other contexts. Keeps those of earlier parts. Spec: model-syntax, Contexts in several parts. */
function declareContext(
  name: string,
  parts: readonly ast.ContextDecl[],
  earlier: ContextSymbols["byPart"] = new Map(),
): ContextSymbols {
  const byPart = new Map(parts.map((part) => [part, earlier.get(part) ?? declarePart(name, part)]));
  const declarations = joined([...byPart.values()]);
  const { types, typeRefs, entities, enums, specs } = declarations;
  const declared = declaredTypes(types, entities);
  const bare = typeRefs.filter(({ qualifier }) => qualifier === undefined).map((ref) => ref.name.text);
  const undeclared = [...new Set(bare)].filter((one) => !(declared.has(one) || generics.has(one)));
  const stated = entities.filter(({ decl }) => decl.strategy !== undefined);
  return {
    ...declarations,
    name,
    byPart,
    typeByName: firstBy(types, ({ decl }) => decl.name.text),
    aggregateByName: firstBy(declarations.aggregates, (aggregate) => aggregate.name.text),
    entityByIdentity: firstBy([...stated, ...entities], ({ decl }) => decl.identity.text),
    declared,
    undeclared,
    ...mentionedIn({ name, declared, undeclared }, new Map(), new Map()),
    enumsByMember: valuesByKey(
      enums.flatMap((symbol) => memberNames(symbol).map((member) => [member, symbol] as const)),
    ),
    specByName: firstBy(specs, (spec) => pascalCaseOf(spec.name.text)),
  };
}

/** Collects the declarations of one part. */
function declarePart(context: string, part: ast.ContextDecl): PartSymbols {
  const { items } = part;
  const types = items.flatMap((item) => typesIn(item, { context, modules: [], aggregate: undefined }));
  const entities = typesOf(types, "entity");
  const commands = entities.flatMap((entity) => entity.commands.map((decl) => ({ entity, decl })));
  const factories = entities.flatMap((entity) => entity.factories.map((decl) => ({ entity, decl })));
  const aggregates = items.flatMap(aggregatesIn);
  return {
    parts: [part],
    types,
    enums: typesOf(types, "enum"),
    values: typesOf(types, "value", "quantity"),
    events: typesOf(types, "event"),
    integrationEvents: typesOf(types, "integrationEvent"),
    unions: typesOf(types, "union"),
    unionCases: typesOf(types, "unionCase"),
    entities,
    readModels: typesOf(types, "readModel"),
    projections: typesOf(types, "projection"),
    withFields: typesOf(types, "value", "quantity", "unionCase", "event", "integrationEvent", "entity", "projection"),
    commands,
    factories,
    behaviours: [...commands, ...factories],
    aggregates,
    services: ofKind(items, "service"),
    queries: ofKind(items, "query"),
    specs: [...ofKind(items, "spec"), ...specsIn(aggregates)],
    policies: ofKind(items, "policy"),
    schedules: ofKind(items, "schedule"),
    processes: ofKind(items, "process"),
    imports: ofKind(items, "import"),
    publications: ofKind(items, "publishes"),
    subscriptions: ofKind(items, "subscribes"),
    typeRefs: typeRefsIn(part),
  };
}

function specsIn(aggregates: readonly ast.AggregateDecl[]): readonly ast.SpecDecl[] {
  return aggregates.flatMap((aggregate) => ofKind(aggregate.items, "spec"));
}

/** Joins the declarations of all parts of a context. */
function joined(all: readonly PartSymbols[]): PartSymbols {
  const [first] = all;
  if (first !== undefined && all.length === 1) return first;
  // `flatMap` is several times slower here, and this runs after every edit.
  const listed = <T>(listOf: (one: PartSymbols) => readonly T[]): readonly T[] => {
    const list: T[] = [];
    for (const one of all) for (const item of listOf(one)) list.push(item);
    return list;
  };
  const parts = all.flatMap((one) => one.parts);
  const commands = listed((one) => one.commands);
  const factories = listed((one) => one.factories);
  const aggregates = listed((one) => one.aggregates);
  return {
    parts,
    types: listed((one) => one.types),
    enums: listed((one) => one.enums),
    values: listed((one) => one.values),
    events: listed((one) => one.events),
    integrationEvents: listed((one) => one.integrationEvents),
    unions: listed((one) => one.unions),
    unionCases: listed((one) => one.unionCases),
    entities: listed((one) => one.entities),
    readModels: listed((one) => one.readModels),
    projections: listed((one) => one.projections),
    withFields: listed((one) => one.withFields),
    commands,
    factories,
    behaviours: [...commands, ...factories],
    aggregates,
    services: listed((one) => one.services),
    queries: listed((one) => one.queries),
    specs: [...parts.flatMap(({ items }) => ofKind(items, "spec")), ...specsIn(aggregates)],
    policies: listed((one) => one.policies),
    schedules: listed((one) => one.schedules),
    processes: listed((one) => one.processes),
    imports: listed((one) => one.imports),
    publications: listed((one) => one.publications),
    subscriptions: listed((one) => one.subscriptions),
    typeRefs: listed((one) => one.typeRefs),
  };
}

/** Lists the type references of a tree, in text order, each before its type arguments. */
function typeRefsIn(node: object, found: ast.NamedTypeRef[] = []): readonly ast.NamedTypeRef[] {
  if (isTypeRef(node)) found.push(node);
  // `Object.values` makes a list for every node of a model.
  for (const key in node) {
    const part: unknown = node[key as keyof typeof node];
    if (typeof part === "object" && part !== null) typeRefsIn(part, found);
  }
  return found;
}

function isTypeRef(node: object): node is ast.NamedTypeRef {
  return "kind" in node && node.kind === "type";
}

const kinds: Readonly<Record<TypeDecl["kind"], DeclaredType["kind"]>> = {
  value: "value",
  quantity: "value",
  event: "event",
  integrationEvent: "event",
  enum: "enum",
  union: "union",
  unionCase: "value",
  entity: "entity",
  readModel: "readModel",
  projection: "readModel",
};

function typesIn(item: Item, enclosing: Enclosing): readonly TypeSymbol[] {
  switch (item.kind) {
    case "module":
      return item.items.flatMap((inner) =>
        typesIn(inner, { ...enclosing, modules: [...enclosing.modules, item.name.text] }),
      );
    case "aggregate":
      return item.items.flatMap((inner) => typesIn(inner, { ...enclosing, aggregate: item }));
    case "union": {
      const union = symbolOf(item, enclosing);
      const cases = ofKind(item.cases, "unionCase");
      return [union, ...cases.map((one) => symbolOf(one, { ...enclosing, union: union.type }))];
    }
    case "entity":
      return [item, ...compositeOf(item)].map((decl) => symbolOf(decl, enclosing));
    case "value":
    case "quantity":
    case "event":
    case "integrationEvent":
    case "enum":
    case "readModel":
    case "projection":
      return [symbolOf(item, enclosing)];
    default:
      return [];
  }
}

/** Returns the value that a composite identity is, as a list of at most one. Its members are fields of the entity. */
function compositeOf({ name: entity, identity: name, strategy, items }: ast.EntityDecl): readonly ast.ValueDecl[] {
  if (strategy?.kind !== "composite") return [];
  const fields = ofKind(items, "member");
  const parts = new Set(strategy.parts.flatMap(({ text }) => fields.find((one) => one.name.text === text) ?? []));
  const members = Array.from(parts, (part) => ({ ...part, value: undefined, isUnique: false, renamedFrom: undefined }));
  const { span } = strategy;
  const doc = { text: `The identity of ${withArticle(phraseOf(entity.text))}.`, span };
  return [{ kind: "value", name, items: members, doc, annotations: [], renamedFrom: undefined, span }];
}

/** The namespace of the integration events of a context, whatever module they stand in. Spec: model-csharp, Integration events. */
const publishedLanguage: readonly string[] = ["IntegrationEvents"];

function symbolOf(decl: TypeDecl, { context, modules, aggregate, union }: Enclosing): TypeSymbol {
  const items: readonly (ast.EntityItem | FeedDecl)[] = "items" in decl ? decl.items : [];
  const fields = [...("key" in decl ? [decl.key] : []), ...ofKind(items, "member")];
  return {
    decl,
    type: { kind: kinds[decl.kind], context, name: decl.name.text },
    modules: decl.kind === "integrationEvent" ? publishedLanguage : modules,
    aggregate,
    union,
    identity: decl.kind === "entity" ? { kind: "identity", context, name: decl.identity.text } : undefined,
    members: firstBy(fields, ({ name }) => name.text),
    fields,
    uniques: ofKind(items, "unique"),
    invariants: ofKind(items, "invariant"),
    states: ofKind(items, "states"),
    commands: ofKind(items, "command"),
    factories: ofKind(items, "factory"),
  };
}

function typesOf<K extends TypeDecl["kind"]>(
  types: readonly TypeSymbol[],
  ...kinds: readonly K[]
): readonly TypeSymbol<Extract<TypeDecl, { readonly kind: K }>>[] {
  const wanted: readonly TypeDecl["kind"][] = kinds;
  return types.filter((symbol): symbol is TypeSymbol<Extract<TypeDecl, { readonly kind: K }>> =>
    wanted.includes(symbol.decl.kind),
  );
}

function aggregatesIn(item: Item): readonly ast.AggregateDecl[] {
  if (item.kind === "module") return item.items.flatMap(aggregatesIn);
  return item.kind === "aggregate" ? [item] : [];
}

function memberNames({ decl }: TypeSymbol<ast.EnumDecl>): readonly string[] {
  return [...new Set(ofKind(decl.members, "enumMember").map(({ name }) => name.text))];
}

function firstBy<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, T> {
  const first = new Map<string, T>();
  for (const one of all) if (!first.has(keyOf(one))) first.set(keyOf(one), one);
  return first;
}

/** Resolves the type names that a context declares. The first wins: a built-in type that nothing hides, a declared type, the identity of an entity, any other built-in type. */
function declaredTypes(types: readonly TypeSymbol[], entities: readonly TypeSymbol[]): ReadonlyMap<string, Type> {
  const declared = [...types.map(({ type }) => type), ...entities.flatMap(({ identity }) => identity ?? [])];
  const builtIn = Object.values(scalars);
  const [taken, hidden] = [true, false].map((is) => builtIn.filter(({ name }) => isTakenTypeName(name) === is));
  const named = [...(taken ?? []), ...declared.filter(({ name }) => !generics.has(name)), ...(hidden ?? [])];
  return firstBy(named, ({ name }) => name);
}

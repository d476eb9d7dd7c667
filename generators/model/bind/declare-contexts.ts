import { pascalCaseOf } from "../../text/casing.ts";
import type {
  AggregateDecl,
  TypeDecl as AnyTypeDecl,
  ContextDecl,
  ContextItem,
  EntityDecl,
  EntityItem,
  EnumDecl,
  ModelFile,
  ModuleDecl,
} from "../ast.ts";
import { compact, gather, ofKind } from "../items.ts";
import { type DeclaredType, generics, scalars, type Type } from "../type.ts";
import { mentionedIn, withMentionedIdentities } from "./mentioned-identities.ts";
import type { ContextSymbols, TypeDecl, TypeSymbol } from "./symbols.ts";
import { typeRefsOf } from "./type-refs.ts";

const scalarTypes = Object.entries(scalars);

type Declared = Pick<ContextSymbols, "types" | "entities">;

/** Merges the parts of each context of all files, in reading order. A context with unchanged parts keeps its earlier object. */
export function declareContexts(
  files: readonly ModelFile[],
  previous: ReadonlyMap<string, ContextSymbols> = new Map(),
): ReadonlyMap<string, ContextSymbols> {
  const parts = new Map<string, ContextDecl[]>();
  for (const part of gather(files, (file) => ofKind(file.contexts, "context"))) {
    const known = parts.get(part.name.text);
    if (known === undefined) parts.set(part.name.text, [part]);
    else known.push(part);
  }
  const contexts = Array.from(parts, ([name, decls]) => {
    const last = previous.get(name);
    return [name, last !== undefined && isSame(last.parts, decls) ? last : declareContext(name, decls)] as const;
  });
  return withMentionedIdentities(new Map(contexts));
}

function isSame<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

interface Enclosing {
  readonly context: string;
  readonly modules: readonly string[];
  readonly aggregate: AggregateDecl | undefined;
}

type Item = ContextItem | ModuleDecl["items"][number] | AggregateDecl["items"][number];

/** Collects the declarations of all parts of a context, without a look at other contexts. Spec: model-syntax, Contexts in several parts. */
export function declareContext(name: string, parts: readonly ContextDecl[]): ContextSymbols {
  const items = gather(parts, (part) => part.items);
  const typeRefs = compact(typeRefsOf(parts));
  const types = compact(gather(items, (item) => typesIn(item, { context: name, modules: [], aggregate: undefined })));
  const [entities, enums] = [typesOf(types, "entity"), typesOf(types, "enum")];
  const commands = compact(gather(entities, (entity) => entity.commands.map((decl) => ({ entity, decl }))));
  const factories = compact(gather(entities, (entity) => entity.factories.map((decl) => ({ entity, decl }))));
  const aggregates = compact(gather(items, aggregatesIn));
  const specs = compact([
    ...ofKind(items, "spec"),
    ...gather(aggregates, (aggregate) => ofKind(aggregate.items, "spec")),
  ]);
  const declared = declaredTypes({ types, entities });
  const undeclared = undeclaredNames(declared, { typeRefs });
  const imports = compact(ofKind(items, "import"));
  const subscriptions = compact(ofKind(items, "subscribes"));
  return {
    name,
    parts,
    types,
    enums,
    values: typesOf(types, "value", "quantity"),
    events: typesOf(types, "event"),
    integrationEvents: typesOf(types, "integrationEvent"),
    entities,
    readModels: typesOf(types, "readModel"),
    withFields: typesOf(types, "value", "quantity", "event", "integrationEvent", "entity"),
    typeByName: firstBy(types, ({ decl }) => decl.name.text),
    entityByIdentity: firstBy(statedFirst(entities), ({ decl }) => decl.identity.text),
    declared,
    undeclared,
    ...mentionedIn({ name, declared, undeclared }),
    enumsByMember: enumsByMemberOf(enums),
    commands,
    factories,
    behaviours: compact([...commands, ...factories]),
    aggregates,
    services: compact(ofKind(items, "service")),
    queries: compact(ofKind(items, "query")),
    specs,
    specByName: firstBy(specs, ({ name }) => pascalCaseOf(name.text)),
    policies: compact(ofKind(items, "policy")),
    imports,
    publications: compact(ofKind(items, "publishes")),
    subscriptions,
    typeRefs,
    genericRefs: compact(typeRefs.filter((ref) => ref.arguments.length > 0 || generics.has(ref.name.text))),
    qualifiers: new Set([
      ...gather(typeRefs, ({ qualifier }) => (qualifier === undefined ? [] : [qualifier.text])),
      ...imports.map(({ context }) => context.text),
      ...subscriptions.map(({ event }) => event.context.text),
    ]),
  };
}

const kinds: Readonly<Record<TypeDecl["kind"], DeclaredType["kind"]>> = {
  value: "value",
  quantity: "value",
  event: "event",
  integrationEvent: "event",
  enum: "enum",
  entity: "entity",
  readModel: "readModel",
};

function typesIn(item: Item, enclosing: Enclosing): readonly TypeSymbol[] {
  switch (item.kind) {
    case "module":
      return gather(item.items, (inner) =>
        typesIn(inner, { ...enclosing, modules: [...enclosing.modules, item.name.text] }),
      );
    case "aggregate":
      return gather(item.items, (inner) => typesIn(inner, { ...enclosing, aggregate: item }));
    case "value":
    case "quantity":
    case "event":
    case "integrationEvent":
    case "enum":
    case "entity":
    case "readModel":
      return [symbolOf(item, enclosing)];
    default:
      return [];
  }
}

/** The namespace of the integration events of a context, whatever module they stand in. Spec: model-csharp, Integration events. */
const publishedLanguage: readonly string[] = ["IntegrationEvents"];

function symbolOf(decl: TypeDecl, { context, modules, aggregate }: Enclosing): TypeSymbol {
  const items: readonly EntityItem[] = "items" in decl ? decl.items : [];
  const fields = compact(ofKind(items, "member"));
  return {
    decl,
    type: { kind: kinds[decl.kind], context, name: decl.name.text },
    modules: decl.kind === "integrationEvent" ? publishedLanguage : modules,
    aggregate,
    identity: decl.kind === "entity" ? { kind: "identity", context, name: decl.identity.text } : undefined,
    members: firstBy(fields, ({ name }) => name.text),
    fields,
    invariants: compact(ofKind(items, "invariant")),
    states: compact(ofKind(items, "states")),
    commands: compact(ofKind(items, "command")),
    factories: compact(ofKind(items, "factory")),
  };
}

/** Returns the types of some kinds, in text order. */
function typesOf<K extends TypeDecl["kind"]>(
  types: readonly TypeSymbol[],
  ...kinds: readonly K[]
): readonly TypeSymbol<Extract<TypeDecl, { readonly kind: K }>>[] {
  const wanted: readonly TypeDecl["kind"][] = kinds;
  return compact(
    types.filter((symbol): symbol is TypeSymbol<Extract<TypeDecl, { readonly kind: K }>> =>
      wanted.includes(symbol.decl.kind),
    ),
  );
}

function aggregatesIn(item: ContextItem | AnyTypeDecl | ModuleDecl): readonly AggregateDecl[] {
  if (item.kind === "module") return gather(item.items, aggregatesIn);
  return item.kind === "aggregate" ? [item] : [];
}

function statedFirst(entities: readonly TypeSymbol<EntityDecl>[]): readonly TypeSymbol<EntityDecl>[] {
  const stated = entities.filter(({ decl }) => decl.strategy !== undefined);
  return stated.length === 0 ? entities : [...stated, ...entities];
}

function firstBy<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, T> {
  const first = new Map<string, T>();
  for (const one of all) if (!first.has(keyOf(one))) first.set(keyOf(one), one);
  return first;
}

function enumsByMemberOf(enums: readonly TypeSymbol<EnumDecl>[]): ReadonlyMap<string, readonly TypeSymbol<EnumDecl>[]> {
  const byMember = new Map<string, TypeSymbol<EnumDecl>[]>();
  for (const symbol of enums) {
    for (const name of new Set(ofKind(symbol.decl.members, "enumMember").map((member) => member.name.text))) {
      const known = byMember.get(name);
      if (known === undefined) byMember.set(name, [symbol]);
      else known.push(symbol);
    }
  }
  return byMember;
}

/** Resolves the type names that a context declares. The first wins: a built-in type, a declared type, the identity of an entity. */
function declaredTypes({ types, entities }: Declared): ReadonlyMap<string, Type> {
  const named = new Map<string, Type>(scalarTypes);
  const add = (name: string, type: Type | undefined): void => {
    if (type !== undefined && !named.has(name) && !generics.has(name)) named.set(name, type);
  };
  for (const { type } of types) add(type.name, type);
  for (const { identity } of entities) if (identity !== undefined) add(identity.name, identity);
  return named;
}

/** Lists the names that a context mentions without a context and does not declare, each once. */
function undeclaredNames(
  named: ReadonlyMap<string, Type>,
  { typeRefs }: Pick<ContextSymbols, "typeRefs">,
): readonly string[] {
  const names = new Set<string>();
  for (const { qualifier, name } of typeRefs)
    if (qualifier === undefined && !named.has(name.text) && !generics.has(name.text)) names.add(name.text);
  return [...names];
}

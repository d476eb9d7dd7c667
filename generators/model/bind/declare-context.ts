import type {
  AggregateDecl,
  TypeDecl as AnyTypeDecl,
  ContextDecl,
  ContextItem,
  EntityItem,
  EnumDecl,
  ModuleDecl,
} from "../ast.ts";
import { compact, gather, ofKind } from "../items.ts";
import { type DeclaredType, generics } from "../type.ts";
import { namedTypes } from "./named-types.ts";
import type { ContextSymbols, TypeDecl, TypeSymbol } from "./symbols.ts";
import { typeRefsOf } from "./type-refs.ts";

interface Enclosing {
  readonly context: string;
  readonly modules: readonly string[];
  readonly aggregate: AggregateDecl | undefined;
}

type Item = ContextItem | ModuleDecl["items"][number] | AggregateDecl["items"][number];

/** Collects the declarations of all parts of a context. Spec: model-syntax, Contexts in several parts. */
export function declareContext(name: string, parts: readonly ContextDecl[]): ContextSymbols {
  const items = gather(parts, (part) => part.items);
  const typeRefs = compact(typeRefsOf(parts));
  const types = compact(gather(items, (item) => typesIn(item, { context: name, modules: [], aggregate: undefined })));
  const [entities, enums] = [typesOf(types, "entity"), typesOf(types, "enum")];
  const commands = compact(gather(entities, (entity) => entity.commands.map((decl) => ({ entity, decl }))));
  const factories = compact(gather(entities, (entity) => entity.factories.map((decl) => ({ entity, decl }))));
  const aggregates = compact(gather(items, aggregatesIn));
  return {
    name,
    parts,
    types,
    enums,
    values: typesOf(types, "value", "quantity"),
    events: typesOf(types, "event"),
    entities,
    readModels: typesOf(types, "readModel"),
    withFields: typesOf(types, "value", "quantity", "event", "entity"),
    typeByName: firstBy(types, ({ decl }) => decl.name.text),
    entityByIdentity: firstBy(entities, ({ decl }) => decl.identity.text),
    named: namedTypes(name, { types, entities, typeRefs }),
    enumsByMember: enumsByMemberOf(enums),
    commands,
    factories,
    behaviours: compact([...commands, ...factories]),
    aggregates,
    services: compact(ofKind(items, "service")),
    queries: compact(ofKind(items, "query")),
    specs: compact([...ofKind(items, "spec"), ...gather(aggregates, (aggregate) => ofKind(aggregate.items, "spec"))]),
    policies: compact(ofKind(items, "policy")),
    typeRefs,
    genericRefs: compact(typeRefs.filter((ref) => ref.arguments.length > 0 || generics.has(ref.name.text))),
    qualifiers: new Set(gather(typeRefs, ({ qualifier }) => (qualifier === undefined ? [] : [qualifier.text]))),
  };
}

const kinds: Readonly<Record<TypeDecl["kind"], DeclaredType["kind"]>> = {
  value: "value",
  quantity: "value",
  event: "event",
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
    case "enum":
    case "entity":
    case "readModel":
      return [symbolOf(item, enclosing)];
    default:
      return [];
  }
}

function symbolOf(decl: TypeDecl, { context, modules, aggregate }: Enclosing): TypeSymbol {
  const items: readonly EntityItem[] = "items" in decl ? decl.items : [];
  const fields = compact(ofKind(items, "member"));
  return {
    decl,
    type: { kind: kinds[decl.kind], context, name: decl.name.text },
    modules,
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

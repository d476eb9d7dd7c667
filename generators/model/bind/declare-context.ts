import type { AggregateDecl, TypeDecl as AnyTypeDecl, ContextDecl, ContextItem, EnumDecl, ModuleDecl } from "../ast.ts";
import { gather, ofKind } from "../items.ts";
import type { DeclaredType } from "../type.ts";
import { type ContextSymbols, type TypeDecl, type TypeSymbol, typesOf } from "./symbols.ts";
import { typeRefsOf } from "./type-refs.ts";

interface Place {
  readonly context: string;
  readonly modules: readonly string[];
  readonly aggregate: AggregateDecl | undefined;
}

type Item = ContextItem | ModuleDecl["items"][number] | AggregateDecl["items"][number];

/** Gathers what the parts of one context declare. Spec: decisions, 7, one context in several files. */
export function declareContext(name: string, parts: readonly ContextDecl[]): ContextSymbols {
  const items = gather(parts, (part) => part.items);
  const typeRefs = typeRefsOf(parts);
  const types = gather(items, (item) => typesIn(item, { context: name, modules: [], aggregate: undefined }));
  const gathered = {
    name,
    parts,
    types,
    typeByName: firstBy(types, ({ decl }) => decl.name.text),
    aggregates: gather(items, aggregatesIn),
    services: ofKind(items, "service"),
    queries: ofKind(items, "query"),
    typeRefs,
    qualifiers: new Set(gather(typeRefs, ({ qualifier }) => (qualifier === undefined ? [] : [qualifier.text]))),
  };
  const symbols = { ...gathered, entityByIdentity: new Map(), enumsByMember: new Map() };
  return {
    ...gathered,
    entityByIdentity: firstBy(typesOf(symbols, "entity"), ({ decl }) => decl.identity.text),
    enumsByMember: enumsByMemberOf(typesOf(symbols, "enum")),
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

function typesIn(item: Item, place: Place): readonly TypeSymbol[] {
  switch (item.kind) {
    case "module":
      return gather(item.items, (inner) => typesIn(inner, { ...place, modules: [...place.modules, item.name.text] }));
    case "aggregate":
      return gather(item.items, (inner) => typesIn(inner, { ...place, aggregate: item }));
    case "value":
    case "quantity":
    case "event":
    case "enum":
    case "entity":
    case "readModel":
      return [symbolOf(item, place)];
    default:
      return [];
  }
}

function symbolOf(decl: TypeDecl, { context, modules, aggregate }: Place): TypeSymbol {
  const members = "items" in decl ? ofKind<(typeof decl.items)[number], "member">(decl.items, "member") : [];
  return {
    decl,
    type: { kind: kinds[decl.kind], context, name: decl.name.text },
    modules,
    aggregate,
    members: firstBy(members, ({ name }) => name.text),
  };
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

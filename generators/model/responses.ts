import { answerOf } from "../http/operation.ts";
import { pascalCaseOf } from "../text/casing.ts";
import { positionalMembers } from "./check/names/member-names.ts";
import type { Context, Entity, Event, Member, Model, ReadModel, ReadModelField, Value } from "./ir.ts";
import { valuesByKey } from "./items.ts";
import { servedIn } from "./operation/model-operation.ts";
import { type DeclaredType, declaredIn, isSameType, keyOf, type Type } from "./type.ts";

/** A declared type that answers carry as a record of its own. */
export interface ResponseType {
  readonly type: DeclaredType;
  /** The name of the record. */
  readonly name: string;
  readonly declared: Entity | Value | Event | ReadModel;
  /** True if C# reserves the name of a member in records. */
  readonly isClass: boolean;
}

/** The records that answers carry in place of entities, and in place of types that lead to an entity. Spec: model-csharp, Responses. */
export interface Responses {
  readonly of: (type: DeclaredType) => ResponseType | undefined;
  /** Returns the records of a context that a served answer of the model needs. */
  readonly servedIn: (context: Context) => readonly ResponseType[];
}

/** Names the records of answers, and finds the ones that are needed. */
export function responsesOf({ contexts }: Model): Responses {
  const declared = new Map(contexts.flatMap(carriersIn).map((one) => [keyOf(one.type), one] as const));
  const holders = holdersOfEntities(declared);
  const named = new Map(contexts.flatMap((context) => namedIn(context, holders)));
  const of = (type: DeclaredType) => named.get(keyOf(type));
  const needed = new Set<ResponseType>();
  const add = (type: Type) => {
    for (const one of declaredIn(type)) {
      const response = of(one);
      if (response === undefined || needed.has(response)) continue;
      needed.add(response);
      for (const part of partsOf(response.declared)) add(part.type);
    }
  };
  for (const answer of contexts.flatMap(servedIn).map(answerOf)) if (answer !== undefined) add(answer);
  return {
    of,
    servedIn: ({ name }) => [...named.values()].filter((one) => one.type.context === name && needed.has(one)),
  };
}

/** Returns the type that answers carry in place of another one; the same object if they carry it as it is. */
export function answeredType(type: Type, responses: Responses): Type {
  const carried = carriedType(type, responses);
  return isSameType(carried, type) ? type : carried;
}

function carriedType(type: Type, responses: Responses): Type {
  const of = (inner: Type) => carriedType(inner, responses);
  if ("context" in type) return { ...type, name: responses.of(type)?.name ?? type.name };
  if (type.kind === "list" || type.kind === "set" || type.kind === "page") return { ...type, item: of(type.item) };
  if (type.kind === "map") return { ...type, value: of(type.value) };
  return type.kind === "optional" ? { ...type, of: of(type.of) } : type;
}

type Carrier = ResponseType["declared"];

function carriersIn({ values, events, integrationEvents, entities, readModels }: Context): readonly Carrier[] {
  return [...entities, ...readModels, ...values, ...events, ...integrationEvents];
}

function partsOf(declared: Carrier): readonly (Member | ReadModelField)[] {
  return "fields" in declared ? declared.fields : declared.members;
}

/** Returns the keys of all entities, and of the types that hold one at any depth. */
function holdersOfEntities(declared: ReadonlyMap<string, Carrier>): ReadonlySet<string> {
  const users = valuesByKey(
    [...declared].flatMap(([key, one]) =>
      partsOf(one).flatMap(({ type }) => declaredIn(type).map((part) => [keyOf(part), key] as const)),
    ),
  );
  // Iterating a set includes keys that are added meanwhile.
  const holders = new Set([...declared].filter(([, one]) => one.type.kind === "entity").map(([key]) => key));
  for (const key of holders) for (const user of users.get(key) ?? []) holders.add(user);
  return holders;
}

function namedIn(context: Context, holders: ReadonlySet<string>): readonly (readonly [string, ResponseType])[] {
  const { enums, identities, queries, services } = context;
  const all = carriersIn(context);
  // Files are named after types, and a file system may ignore letter case.
  const taken = new Set(
    [...all, ...enums, ...identities, ...queries, ...services].map(({ name }) => name.toLowerCase()),
  );
  return all.flatMap((one) => {
    const key = keyOf(one.type);
    if (!holders.has(key)) return [];
    const members = new Set(partsOf(one).map((part) => pascalCaseOf(part.name).toLowerCase()));
    const isTaken = (name: string) =>
      [name, `${name}Mapping`].some((used) => taken.has(used.toLowerCase())) || members.has(name.toLowerCase());
    let name = `${one.name}Response`;
    while (isTaken(name)) name += "_";
    taken.add(name.toLowerCase());
    const isClass = partsOf(one).some((part) => positionalMembers.has(part.name));
    return [[key, { type: one.type, name, declared: one, isClass }] as const];
  });
}

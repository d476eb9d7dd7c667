import type { Entity, Enum, Identity, Member, Model, Rule, Specification, Value } from "../ir.ts";
import { type DeclaredType, keyOf } from "../type.ts";

/** A type with fields and rules. */
export interface Structure {
  readonly members: readonly Member[];
  readonly invariants: readonly Rule[];
}

/** The declarations of a model, by `keyOf` their types. */
export interface Declarations {
  readonly enums: ReadonlyMap<string, Enum>;
  readonly identities: ReadonlyMap<string, Identity>;
  readonly values: ReadonlyMap<string, Value>;
  readonly entities: ReadonlyMap<string, Entity>;
  readonly specifications: ReadonlyMap<string, Specification>;
}

/** Indexes the declarations of a model that samples need. */
export function declarationsOf({ contexts }: Model): Declarations {
  const byType = <Item extends { readonly type: DeclaredType }>(items: readonly Item[]) =>
    new Map(items.map((item) => [keyOf(item.type), item]));
  return {
    enums: byType(contexts.flatMap(({ enums }) => enums)),
    identities: byType(contexts.flatMap(({ identities }) => identities)),
    values: byType(contexts.flatMap(({ values }) => values)),
    entities: byType(contexts.flatMap(({ entities }) => entities)),
    specifications: new Map(
      contexts.flatMap(({ name: context, specifications }) =>
        specifications.map((one) => [keyOf({ context, name: one.name }), one]),
      ),
    ),
  };
}

/** Returns the fields and rules of a value or entity; undefined for other types. */
export function structureOf({ values, entities }: Declarations, type: DeclaredType): Structure | undefined {
  return values.get(keyOf(type)) ?? entities.get(keyOf(type));
}

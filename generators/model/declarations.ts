import type { SpecificationName } from "./expr.ts";
import type {
  Entity,
  Enum,
  Event,
  Identity,
  IdentityStrategy,
  Member,
  Model,
  Specification,
  Union,
  UnionCase,
  Value,
} from "./ir.ts";
import { type DeclaredType, keyOf } from "./type.ts";

/** The declarations of a model, by `keyOf` their types. */
export interface Declarations {
  readonly enums: ReadonlyMap<string, Enum>;
  readonly identities: ReadonlyMap<string, Identity>;
  readonly values: ReadonlyMap<string, Value>;
  readonly unions: ReadonlyMap<string, Union>;
  readonly unionCases: ReadonlyMap<string, UnionCase>;
  readonly events: ReadonlyMap<string, Event>;
  readonly entities: ReadonlyMap<string, Entity>;
  readonly specifications: ReadonlyMap<string, Specification>;
}

/** Indexes the declarations of a model. */
export function declarationsOf({ contexts }: Pick<Model, "contexts">): Declarations {
  const byType = <Item extends { readonly type: DeclaredType }>(items: readonly Item[]) =>
    new Map(items.map((item) => [keyOf(item.type), item]));
  return {
    enums: byType(contexts.flatMap(({ enums }) => enums)),
    identities: byType(contexts.flatMap(({ identities }) => identities)),
    values: byType(contexts.flatMap(({ values }) => values)),
    unions: byType(contexts.flatMap(({ unions }) => unions)),
    unionCases: byType(contexts.flatMap(({ unions }) => unions.flatMap(({ cases }) => cases))),
    events: byType(contexts.flatMap(({ events, integrationEvents }) => [...events, ...integrationEvents])),
    entities: byType(
      contexts.flatMap(({ entities, projections }) => [...entities, ...projections.map(({ row }) => row)]),
    ),
    specifications: new Map(
      contexts.flatMap(({ name: context, specifications }) =>
        specifications.map((one) => [keyOf({ context, name: one.name }), one]),
      ),
    ),
  };
}

/** Returns a field of a value, event or entity; undefined if it has none of the name. */
export function memberOf(type: DeclaredType, name: string, declarations: Declarations): Member | undefined {
  const key = keyOf(type);
  const declared =
    declarations.values.get(key) ??
    declarations.unionCases.get(key) ??
    declarations.entities.get(key) ??
    declarations.events.get(key);
  return declared?.members.find((member) => member.name === name);
}

/** Returns a specification by its context and name. */
export function specificationNamed(name: SpecificationName, { specifications }: Declarations) {
  return specifications.get(keyOf(name));
}

/** Returns the strategy of a generated identity. */
export function strategyOf(identity: DeclaredType, { identities }: Declarations): IdentityStrategy {
  return identities.get(keyOf(identity))?.strategy ?? { kind: "guid", isGiven: false };
}

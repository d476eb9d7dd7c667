import { declarationsOf, strategyOf } from "../../model/declarations.ts";
import type { Expr } from "../../model/expr.ts";
import type {
  Entity,
  Enum,
  Event,
  IdentityStrategy,
  Model,
  ReadModel,
  Union,
  UnionCase,
  Value,
} from "../../model/ir.ts";
import { responsesOf } from "../../model/responses.ts";
import { evaluate } from "../../model/sample/evaluate.ts";
import type { Json } from "../../model/sample/json.ts";
import { type DeclaredType, innerTypesOf, keyOf, type Type } from "../../model/type.ts";

/** The declaration of a type that has a schema of its own. */
export type Declaration = Enum | Value | Union | UnionCase | Entity | Event | ReadModel;

/** An index of the types of a model, made once for all of its contexts. */
export interface DeclaredTypes {
  readonly declarationOf: (type: DeclaredType) => Declaration | undefined;
  /** Returns the name of a type in documents: that of the record in place of an entity, which answers carry. */
  readonly nameOf: (type: DeclaredType) => string;
  readonly strategyOf: (identity: DeclaredType) => IdentityStrategy;
  /** Returns the JSON of a constant; undefined for a number that JSON cannot hold. */
  readonly jsonOf: (constant: Expr) => Json | undefined;
}

/** Indexes the declared types of a model. */
export function declaredTypes(model: Model): DeclaredTypes {
  const { contexts } = model;
  const responses = responsesOf(model);
  const index = declarationsOf(model);
  const declared = contexts.flatMap(
    ({ enums, values, unions, entities, events, integrationEvents, readModels }): readonly Declaration[] =>
      [
        enums,
        values,
        unions,
        unions.flatMap(({ cases }) => cases),
        entities,
        events,
        integrationEvents,
        readModels,
      ].flat(),
  );
  const declarations = new Map(declared.map((one) => [keyOf(one.type), one]));
  return {
    declarationOf: (type) => declarations.get(keyOf(type)),
    nameOf: (type) => responses.of(type)?.name ?? type.name,
    strategyOf: (identity) => strategyOf(identity, index),
    jsonOf: (constant) => evaluate(constant, { declarations: index }),
  };
}

/** Returns the declared types that a type mentions, apart from identities, whose schemas are plain values. */
export function namedIn(type: Type): readonly DeclaredType[] {
  if (type.kind === "identity") return [];
  return "context" in type ? [type] : innerTypesOf(type).flatMap(namedIn);
}

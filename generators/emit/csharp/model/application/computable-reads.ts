import type { Expr } from "../../../../model/expr.ts";
import { fallibleFields, inlineField, readsJoinedRow } from "../../../../model/fallible.ts";
import type { Entity, ReadModel } from "../../../../model/ir.ts";
import { isSameType, required, type Type } from "../../../../model/type.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { freshIdentifier } from "../../csharp-text.ts";
import { declaredType, extensionMethod } from "../../names.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import { fieldsReadBy } from "./fields-read.ts";
import { projected } from "./projected.ts";

/** An entity in the words of a handler. */
interface Held {
  readonly variable: string;
  /** The names that a lambda parameter must not have. */
  readonly taken: readonly string[];
  /** The fields that a command changes; undefined for an entity that is new as a whole. */
  readonly changed?: readonly string[];
  readonly above?: readonly Entity[];
}

/** Returns the read models of an entity and its children that a change can make impossible to compute, as C#. Spec: model-infrastructure, Numbers in read models. */
export function computableReads(entity: Entity, held: Held, place: ModelPlace): readonly string[] {
  const { variable, taken, changed, above = [] } = held;
  const at: ExpressionPlace = {
    ...{ facts: place.facts, spelled: place.spelled, names: new Set(taken) },
    ...{ receiver: `${variable}.`, subject: `nameof(${declaredType(entity.type)})` },
  };
  return [
    ...fallibleReads(entity, changed, place).flatMap(({ readModel, values }) =>
      readModel.joins.length === 0
        ? [projected(entity, variable, readModel.type)]
        : values.map((value) => csharpExpression(value, at)),
    ),
    ...entity.members.flatMap(({ name, type }) => {
      const child = childOf(type, place);
      if (child === undefined || changed?.includes(name) === false) return [];
      // An entity can hold entities of its own type.
      if (child === entity || above.includes(child)) return [];
      const item = freshIdentifier(camelCaseOf(child.name), new Set(taken));
      const member = `${variable}.${pascalCaseOf(name)}`;
      const inside = { variable: item, taken: [...taken, item], above: [...above, entity] };
      return computableReads(child, inside, place).map((read) =>
        type.kind === "list"
          ? `${member}.${extensionMethod("Select")}(${item} => ${read})`
          : `${member} is { } ${item} ? ${read} : null`,
      );
    }),
  ];
}

/** A read model with the fields of its that can fail. */
interface FallibleRead {
  readonly readModel: ReadModel;
  readonly values: readonly Expr[];
}

/** Returns the read models of the entity itself that a change of these fields can make impossible to compute. */
export function fallibleReads(entity: Entity, changed: Held["changed"], place: ModelPlace): readonly FallibleRead[] {
  return place.context.readModels
    .filter(({ source }) => isSameType(source, entity.type))
    .map((readModel) => ({ readModel, values: ownFallible(readModel, place) }))
    .filter(({ values }) => {
      if (changed === undefined || values.length === 0) return values.length > 0;
      const read = fieldsReadBy(values, entity, place);
      return changed.some((field) => read.has(field));
    });
}

/** Returns the values that the source alone makes impossible to compute: a store refuses those of joined rows. */
function ownFallible(readModel: ReadModel, { facts: { declarations } }: ModelPlace): readonly Expr[] {
  return fallibleFields(readModel, declarations)
    .map(({ value }) => value)
    .filter((value) => !readsJoinedRow(readModel, inlineField(readModel, value, declarations)));
}

/** Returns the entity that a field holds, if any. */
function childOf(type: Type, { facts }: ModelPlace): Entity | undefined {
  const held = type.kind === "list" ? type.item : required(type);
  return held.kind === "entity" ? facts.entityOf(held) : undefined;
}

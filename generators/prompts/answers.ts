import type {
  AccessShape,
  Addition,
  EntityShape,
  PropertyShape,
  RelationshipAddition,
  RelationshipShape,
} from "../entity/entity-file.ts";
import type { Draft } from "./draft.ts";
import type { Subject } from "./subject.ts";

export interface PropertyAnswer {
  readonly name: string;
  readonly shape: PropertyShape;
}

/** A relationship between the new entity and another, or itself. */
export interface RelationshipAnswer {
  readonly parent: string;
  readonly child: string;
  readonly name: string;
  /** Undefined if it is the default foreign key. */
  readonly foreignKey: string | undefined;
}

/** The answers about a new entity. */
export interface EntityAnswers {
  readonly name: string;
  readonly key: PropertyAnswer;
  readonly properties: readonly PropertyAnswer[];
  readonly relationships: readonly RelationshipAnswer[];
  /** Undefined for the default of the file. */
  readonly access: AccessShape | undefined;
}

/** Converts the answers to additions to the entity file. */
export function draftOf({ file }: Subject, answers: EntityAnswers): Draft {
  const { name, access } = answers;
  const isNew = file.bytes === undefined;
  const own = answers.relationships.filter(({ parent }) => parent === name);
  const shape: EntityShape = {
    ...(access !== undefined && !isNew && { access }),
    properties: Object.fromEntries([answers.key, ...answers.properties].map((one) => [one.name, one.shape])),
    ...(own.length > 0 && {
      relationships: Object.fromEntries(own.map((one) => [one.name, relationshipShapeOf(one)])),
    }),
  };
  const others: readonly Addition[] = answers.relationships.filter(({ parent }) => parent !== name).map(additionOf);
  return { additions: [{ kind: "entity", name, shape }, ...others], access: isNew ? access : undefined };
}

export function additionOf(answer: RelationshipAnswer): RelationshipAddition {
  return { kind: "relationship", parent: answer.parent, name: answer.name, shape: relationshipShapeOf(answer) };
}

function relationshipShapeOf({ child, foreignKey }: RelationshipAnswer): RelationshipShape {
  return { relatedEntity: child, type: "OneToMany", ...(foreignKey !== undefined && { foreignKey }) };
}

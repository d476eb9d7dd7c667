import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Result } from "../diagnostics/result.ts";
import { type RelationshipType, usualOperations } from "../entity/entity.ts";
import { validate } from "../entity/validate.ts";
import { addToEntityFile } from "../entity/yaml/add-to-entity-file.ts";
import type {
  AccessShape,
  Addition,
  EntityAddition,
  EntityShape,
  PropertyShape,
  RelationshipAddition,
  RelationshipShape,
} from "../entity/yaml/entity-file.ts";
import { newEntityFile } from "../entity/yaml/write-yaml.ts";
import { quoted } from "../text/quoted.ts";
import { type RowsWord, rowsShapeOf } from "./rows-words.ts";
import type { Subject } from "./subject.ts";

/** The planned additions to an entity file. */
export interface Draft {
  /** An entity precedes its references. */
  readonly additions: readonly Addition[];
  /** The default access of a new file. */
  readonly access: AccessShape | undefined;
}

/** Adds a draft to its entity file. */
export function fileWith({ file }: Subject, { additions, access }: Draft): Result<Uint8Array> {
  const [first, ...others] = additions;
  const isStarted = file.bytes !== undefined || first?.kind !== "entity";
  const start = isStarted ? (file.bytes ?? new Uint8Array()) : started(file, first, access);
  return (isStarted ? additions : others).reduce<Result<Uint8Array>>(
    (result, addition) => (result.ok ? addToEntityFile({ path: file.path, bytes: result.value }, addition) : result),
    { ok: true, value: start, diagnostics: [] },
  );
}

function started(
  { schema, target }: Subject["file"],
  { name, shape }: EntityAddition,
  access: AccessShape | undefined,
) {
  return newEntityFile({ schema, target, access, name, shape });
}

/** Returns the first mistake that a run would report for a draft, from the schema and the checks of the file. */
export function faultOf(subject: Subject, draft: Draft): string | undefined {
  const bytes = fileWith(subject, draft);
  if (!bytes.ok) return sentenceOf(bytes.diagnostics);
  const { path } = subject.file;
  const { defaults } = subject.declared;
  const others = subject.inputs.filter((input) => input.path !== path);
  const result = validate([...others, { path, bytes: bytes.value }], { ...subject.host, defaults });
  return result.ok ? undefined : sentenceOf(result.diagnostics);
}

function sentenceOf(diagnostics: readonly Diagnostic[]): string {
  const error = diagnostics.find(({ severity }) => severity === "error");
  return error === undefined ? "" : [error.message, error.hint ?? ""].join(" ").trim();
}

/** Describes the draft in a few words. */
export function reasonFor({ additions }: Draft): string {
  const [first] = additions;
  if (first === undefined) return "stays as it is";
  return first.kind === "entity"
    ? `gets the entity ${quoted(first.name)}`
    : `gets the relationship ${quoted(`${first.parent}.${first.name}`)}`;
}

export interface PropertyAnswer {
  readonly name: string;
  readonly shape: PropertyShape;
}

/** A relationship between the new entity and another, or itself. */
export interface RelationshipAnswer {
  readonly parent: string;
  readonly child: string;
  readonly name: string;
  readonly type: RelationshipType;
  /** The list of the other side; undefined for none. */
  readonly inverse: string | undefined;
  /** Undefined if it is the default foreign key. */
  readonly foreignKey: string | undefined;
  /** True if requests can include the related rows. */
  readonly include: boolean;
}

/** The answers about a new entity. */
export interface EntityAnswers {
  readonly name: string;
  readonly key: PropertyAnswer;
  readonly properties: readonly PropertyAnswer[];
  readonly relationships: readonly RelationshipAnswer[];
  /** Undefined for the default of the file. */
  readonly access: AccessShape | undefined;
  /** Undefined for all that there are. */
  readonly operations: EntityShape["operations"];
  /** True if rows have a version. */
  readonly concurrency: boolean;
  /** Properties that are the key together with the first one. */
  readonly keyParts: readonly string[];
  /** The rows that a caller may use, and what they tell of their changes. */
  readonly rows: readonly RowsWord[];
}

/** Converts the answers to additions to the entity file. */
export function draftOf({ file }: Subject, answers: EntityAnswers): Draft {
  const { name, access, key, keyParts } = answers;
  const isKeyOfSeveral = keyParts.length > 0;
  const { type, ...limits } = key.shape;
  const operations = answers.rows.includes("restore")
    ? [...(answers.operations ?? usualOperations), "restore" as const]
    : answers.operations;
  const rows = rowsShapeOf(answers.rows);
  const isNew = file.bytes === undefined;
  const own = answers.relationships.filter(({ parent }) => parent === name);
  const shape: EntityShape = {
    ...(access !== undefined && !isNew && { access }),
    ...(operations !== undefined && { operations }),
    ...(answers.concurrency && { concurrency: true }),
    ...(Object.keys(rows).length > 0 && { rows }),
    ...(isKeyOfSeveral && { key: [key.name, ...keyParts] }),
    properties: Object.fromEntries([
      [key.name, isKeyOfSeveral ? key.shape : { type, isKey: true, ...limits }],
      ...answers.properties.map((one) => [one.name, one.shape]),
    ]),
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

function relationshipShapeOf({ child, type, inverse, foreignKey, include }: RelationshipAnswer): RelationshipShape {
  return {
    relatedEntity: child,
    type,
    ...(inverse !== undefined && { inverse }),
    ...(foreignKey !== undefined && { foreignKey }),
    ...(include && { include }),
  };
}

import type { Entity, Index, Property } from "../../entity/entity.ts";
import type { Target } from "../../entity/graft.ts";
import { serves, violableIndexes } from "../../entity/served.ts";
import { isKeyGiven } from "../../entity/wire-properties.ts";
import { phraseOf } from "../../text/nouns.ts";
import { inSentence } from "../../text/quoted.ts";
import { csharpString } from "./csharp-text.ts";
import { typeWords, variableOf } from "./entity-words.ts";
import { keyWords } from "./key-words.ts";
import { extensionMethod } from "./names.ts";

/** Prints the calls that map the indexes of an entity. Spec: entity-file, Indexes. */
export function indexCalls(entity: Entity, target: Target) {
  const row = variableOf(entity);
  const live =
    entity.deletedAt && target.isRelational
      ? `.${extensionMethod("OfLiveRows")}(nameof(${typeWords(entity, target).RowType}.${entity.deletedAt.name}))`
      : "";
  return entity.indexes.map((index) => {
    const { isUnique } = index;
    const properties = columnsOf(index);
    const members = properties.map(({ name }) => `${row}.${name}`).join(", ");
    const key = properties.length === 1 ? members : `new { ${members} }`;
    return { call: `HasIndex(${row} => ${key})${isUnique ? `.IsUnique()${live}` : ""}` };
  });
}

/** Returns the words that find out which unique index refuses a row of a type. Spec: endpoints, Concurrent requests. */
export function conflictWords(entity: Entity, RowType: string) {
  const phrase = phraseOf(entity.name);
  const missing = `A row that this ${phrase} refers to does not exist.`;
  const indexes = violableIndexes(entity);
  const isExisting = entity.model.kind === "existing";
  const hasOtherReasons = indexes.length > 0 || isKeyGiven(entity) || isExisting || serves(entity, "createMany");
  const row = variableOf(entity);
  return {
    hasOtherReasons,
    reasonAgainst: hasOtherReasons ? `() => ReasonAgainstAsync(${row}, ct)` : `references, ${csharpString(missing)}`,
    missing,
    missingText: csharpString(missing),
    takenText: csharpString("The key is taken."),
    // The mapping of the host may say more than the entity file.
    otherReason: isExisting ? `await db.ReasonInMappingAsync(${row}, ct)` : "null",
    uniques: indexes.map((index) => ({
      RowType,
      given: index.properties
        .filter(({ isOptional }) => isOptional)
        .map((one) => `${memberOf(entity, one)} is not null && `)
        .join(""),
      condition: conditionOf(entity, index),
      text: csharpString(
        `Another ${phrase} has the same ${inSentence(index.properties.map(({ wireName }) => wireName))}.`,
      ),
    })),
  };
}

/** Returns the words that find a row among others that share its unique values, where one request creates them all. Spec: endpoints, Create many. */
export function twinWords(entity: Entity) {
  const { uniques } = conflictWords(entity, "");
  const twins = violableIndexes(entity).map(({ properties }, index) => ({
    given: properties
      .filter(({ isOptional }) => isOptional)
      .map(({ name }) => `row.${name} is not null && `)
      .join(""),
    condition: properties.map(({ name }) => `other.${name} == row.${name}`).join(" && "),
    text: uniques[index]?.text ?? "",
  }));
  const canClash = twins.length > 0 || isKeyGiven(entity);
  return {
    twins,
    hasTwins: twins.length > 0,
    otherwise: canClash ? csharpString("Two items have a value that only one row may have.") : "null",
  };
}

/** Returns the columns of an index, the tenant first. */
function columnsOf({ scope, properties }: Index): readonly Property[] {
  return scope === undefined ? properties : [scope, ...properties];
}

/** Prints the condition that another row has the same values. */
function conditionOf(entity: Entity, index: Index): string {
  const same = columnsOf(index).map((property) => `other.${property.name} == ${memberOf(entity, property)}`);
  const live = entity.deletedAt === undefined ? [] : [`other.${entity.deletedAt.name} == null`];
  return [...same, ...live, keyWords(entity, variableOf(entity)).isOther].join(" && ");
}

function memberOf(entity: Entity, { name }: Pick<Property, "name">): string {
  return `${variableOf(entity)}.${name}`;
}

import type { Entity, Enumeration, Property } from "../../entity/entity.ts";
import type { Graft, Target } from "../../entity/graft.ts";
import { claimMembersOf, namesCallers } from "../../entity/own-rows.ts";
import { isSaved, isServed, notesChanges, serves } from "../../entity/served.ts";
import { isOfKey, keyOf, ownKeyOf, responseProperties } from "../../entity/wire-properties.ts";
import type { View } from "../../render/view.ts";
import { phraseOf, sentence } from "../../text/nouns.ts";
import type { EntityPlace } from "../generator.ts";
import { csharpIdentifier, csharpString, xmlText } from "./csharp-text.ts";
import {
  contextType,
  entityWords,
  namespaceOf,
  rowTypeOf,
  serviceContext,
  typeWords,
  variableOf,
} from "./entity-words.ts";
import { conflictWords, indexCalls, twinWords } from "./index-words.ts";
import { listWords, orderWords } from "./list-words.ts";
import { laidOut } from "./lists.ts";
import { extensionMethod, noComment, otherType, silenced, typeName } from "./names.ts";
import { callerParameter, rowsWords } from "./own-rows/rows-words.ts";
import { traceParameters, traceWords } from "./own-rows/trace-words.ts";
import { membersOf, undocumented, versionMembersOf } from "./property-words.ts";
import { registrationWords } from "./registration-view.ts";
import { csharpTypeOf } from "./types.ts";
import { memberType, unwrapped } from "./wrapper-words.ts";

/** The class that is stored. */
export function entityView(entity: Entity): View {
  const words = entityWords(entity);
  const members = [...membersOf(entity), ...versionMembersOf(entity)];
  return {
    ...words,
    summary: `${entity.description === undefined ? sentence(words.aPhrase) : xmlText(entity.description)}${undocumented(members)}`,
    members: members.map((member, index) => ({
      ...member,
      isApart: index > 0 && (member.hasSummary || members[index - 1]?.hasSummary === true),
    })),
  };
}

/** An enum, its members in the order of the file. */
export function enumView({ name, members }: Enumeration): View {
  return {
    name,
    summary: `${sentence(phraseOf(name))}${silenced(noComment)}`,
    members,
  };
}

/** Returns the view of the service over the host's `DbContext`. Spec: generated-files, Files of an entity; endpoints, Concurrent requests. */
export function serviceView(entity: Entity, { target, spelled }: EntityPlace): View {
  const isExisting = entity.model.kind === "existing";
  const isDeleted = serves(entity, "delete");
  const { create, getAll, update } = entity.operations;
  const types = typeWords(entity, target);
  const row = variableOf(entity);
  const shown = [...ownKeyOf(entity), ...responseProperties(entity)].map((one) => unwrapped(one, `${row}.${one.name}`));
  const members = [...shown, ...versionMembersOf(entity).map(({ name }) => `${row}.${name}`)];
  return {
    ...entityWords(entity),
    ...types,
    ...listWords(entity, types.RowType),
    ...rowsWords(entity, types.RowType, target),
    hasKey: entity.keys.length > 0,
    ...orderWords(entity, row),
    keyType: entity.keys.length > 0 ? memberType(keyOf(entity)) : "",
    ...laidOut(members, ");", spelled),
    hasCreate: create !== undefined,
    hasCreateMany: serves(entity, "createMany"),
    hasList: getAll !== undefined,
    hasUpdate: update !== undefined,
    hasPatch: serves(entity, "patch"),
    hasDelete: isDeleted,
    isSaved: isSaved(entity),
    savesInSteps: entity.asksForParents || entity.version !== undefined || notesChanges(entity),
    savesOne: serves(entity, "create", "update", "patch", "restore"),
    hasRestore: serves(entity, "restore"),
    ...conflictWords(entity, types.RowType),
    ...twinWords(entity),
    ...traceWords(entity),
    parameters: `${serviceContext(target)} db${callerParameter(notesChanges(entity) && namesCallers(entity), entity)}`,
    further: traceParameters(entity, types.RowType),
    dbContext: serviceContext(target),
    // The host can round, fill in or compute, so the answer is read again.
    isReadAgain: isExisting || entity.properties.some((one) => isSetByHost(one, entity)),
    isVersioned: entity.version !== undefined,
    ...refusalWords(entity),
    countVersion: countVersion(entity),
    ...entityRegistration(entity, target, types.Service),
  };
}

/** Returns the words by which an entity registers itself, with its service if it has one. */
function entityRegistration(entity: Entity, target: Target, service?: string) {
  const { name, model, version } = entity;
  const row = otherType(rowTypeOf(entity, target));
  const counted = version === undefined ? undefined : { row, version: csharpIdentifier(version) };
  const mapping =
    model.kind === "existing"
      ? undefined
      : otherType({ name: `${name}Mapping`, namespace: namespaceOf(entity, "data", target) });
  return registrationWords({ name, service, mapping, counted }, target);
}

/** Prints the refusal of a write that another one has overtaken. The mapping of an existing class can say that of any of its rows. */
function whenChanged({ version, model, deletedAt }: Entity): string {
  const type = typeName("Refusal");
  if (version !== undefined) return `, ifMatch.Tags is null ? ${type}.Changed : Outdated`;
  return model.kind === "existing" || deletedAt !== undefined ? `, ${type}.Changed` : "";
}

/** Returns the words of the writes that a service refuses. Spec: endpoints, Concurrent requests. */
function refusalWords(entity: Entity) {
  const phrase = phraseOf(entity.name);
  const isVersioned = entity.version !== undefined;
  return {
    refusesVersions: isVersioned && serves(entity, "create", "update", "patch", "delete", "restore"),
    saveArguments: isVersioned ? "ifMatch, " : "",
    whenChanged: whenChanged(entity),
    outdatedText: csharpString(`Another request has changed this ${phrase}.`),
    referredText: csharpString(`Other rows still refer to this ${phrase}.`),
  };
}

/** True for a property that no request sets. */
function isSetByHost(property: Property, entity: Entity): boolean {
  const { bodies } = property;
  return !(
    bodies.includes("Create") ||
    bodies.includes("Update") ||
    property === entity.deletedAt ||
    Object.values(entity.audit).includes(property) ||
    claimMembersOf(entity).some((one) => one.property === property)
  );
}

/** Prints the statement that counts the version. The mapping of an existing class says who does. */
function countVersion(entity: Entity): string {
  if (entity.version === undefined) return "";
  const row = variableOf(entity);
  return entity.model.kind === "existing"
    ? `db.${extensionMethod("CountVersion")}(${row}, nameof(${row}.${entity.version}))`
    : `${row}.${entity.version}++`;
}

/** Returns the view of the saving that all services share. Spec: endpoints, Locked databases. */
export function changeExtensionsView(_graft: Graft, { target: { isRelational } }: EntityPlace): View {
  return { isRelational };
}

/** Returns the view of the probe that asks the host's database. */
export function databaseProbeView(_graft: Graft, { target }: EntityPlace): View {
  return { dbContext: contextType(target), isCompared: target.database !== undefined };
}

const keyGeneration = {
  Guid: ".ValueGeneratedNever()",
  int: ".ValueGeneratedOnAdd()",
  long: ".ValueGeneratedOnAdd()",
  string: ".ValueGeneratedNever()",
} as const;

/** Returns the view of the EF Core mapping: table, key, lengths, conversions. Spec: generated-files, Files of an entity; endpoints, Stored values. */
export function mappingView(entity: Entity, { target }: EntityPlace): View {
  const words = entityWords(entity);
  const columns = [
    ...ownKeyOf(entity).map((key) => ({ name: key.name, calls: `${lengthCall(key)}${keyGeneration[key.type]}` })),
    ...entity.properties.map((property) => ({
      name: property.name,
      calls: `${columnCalls(property)}${isOfKey(property, entity) ? keyGeneration.string : ""}${property === entity.deletedAt ? ".IsConcurrencyToken()" : ""}`,
    })),
    ...(entity.version === undefined ? [] : [{ name: entity.version, calls: ".IsConcurrencyToken()" }]),
  ];
  return {
    ...words,
    ...typeWords(entity, target),
    table: tableCall(csharpString(entity.plural), target),
    isSoft: entity.deletedAt !== undefined,
    deletedName: entity.deletedAt?.name ?? "",
    indexes: indexCalls(entity, target),
    ...(isServed(entity) ? { registration: [] } : entityRegistration(entity, target)),
    columns: columns.filter((column) => column.calls !== "").map((column) => ({ ...column, entity: words.entity })),
  };
}

/** Names the table. Without the relational part of EF Core, its annotation does the same. */
export function tableCall(name: string, { isRelational }: Target): string {
  return isRelational
    ? `${extensionMethod("ToTable")}(${name})`
    : `Metadata.SetAnnotation("Relational:TableName", ${name})`;
}

function columnCalls(property: Property): string {
  const { converter } = csharpTypeOf(property.type);
  if (converter === undefined) return lengthCall(property);
  const isKeyword = converter === "long" || converter === "string";
  return `.HasConversion<${isKeyword ? converter : typeName(converter)}>()`;
}

function lengthCall({ columnLength }: Property): string {
  return columnLength === undefined ? "" : `.HasMaxLength(${columnLength})`;
}

import type { Entity, Member } from "../../../../model/ir.ts";
import type { RowClaim } from "../../../../model/storage/row-claim.ts";
import type { Storage } from "../../../../model/storage/storage.ts";
import type { KeyColumn, StoredChild, StoredEntity } from "../../../../model/storage/stored-entities.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelItems, ModelPlace } from "../../../model-generator.ts";
import { csharpString, freshIdentifier } from "../../csharp-text.ts";
import { declaredType, extensionMethod, silencedIfObsolete, typeName } from "../../names.ts";
import { csharpTypeOf } from "../declaration-words.ts";
import { hiddenVersion, privateLists } from "../domain/private-lists.ts";
import { identityConversionOf } from "./column-words.ts";
import { fieldLines } from "./field-lines.ts";
import { indexedFields } from "./finder-words.ts";
import { storageAt } from "./storage-at.ts";

const builder = "builder";

/** Returns the view that maps an entity to its table. Spec: model-infrastructure, Tables. */
export function configurationView({ stored }: ModelItems["storedEntity"], place: ModelPlace) {
  const { entity } = stored;
  const storage = storageAt(place);
  const variable = freshIdentifier(camelCaseOf(entity.name), new Set([builder]));
  const lists = privateLists(entity, storage);
  const live = stored.isSoftDeleted ? `.${extensionMethod("AmongLiveRows")}()` : "";
  const at = { storage, builder, variable, lists, isInDocument: false };
  return {
    name: `${silencedIfObsolete(...entity.members)}${entity.name}`,
    entity: declaredType(entity.type),
    lines: [
      `${builder}.ToTable(${csharpString(stored.table)});`,
      ...keyLines(stored, storage, variable),
      ...builtInLines(entity, variable),
      ...stored.claims.map((claim) => claimLine(claim, entity)),
      ...(stored.isSoftDeleted ? [deletionLine(entity)] : []),
      ...entity.members.flatMap((member) => fieldLines(member, at)),
      ...stored.children.flatMap((child) => childLines(child, lists, variable)),
      ...indexedFields(entity, place).map((member) => `${builder}.HasIndex(${selection(member, variable)});`),
      ...entity.uniques.map(
        (names) => `${builder}.HasIndex(${uniqueWords(names, stored, variable)}).IsUnique()${live};`,
      ),
    ],
  };
}

function keyLines({ entity, key, owner, claims }: StoredEntity, storage: Storage, variable: string): readonly string[] {
  const { type, parts } = entity.identity;
  // Events make a row for each tenant and key; the key of other rows is theirs alone.
  const tenants = isMadeByEvents(entity, owner) ? claims.map(() => `${typeName("CallerRows")}.Tenant`) : [];
  const identity = `${builder}.Property(${variable} => ${variable}.Id)${identityConversionOf(type, storage)}`;
  return [
    ...(owner?.foreignKey ?? []).map(
      (column) =>
        `${builder}.Property<${csharpTypeOf(column.type)}>(${csharpString(column.name)})${identityConversionOf(column.type, storage)};`,
    ),
    ...tenants.map((column) => `${builder}.Property<string>(${column});`),
    tenants.length === 0
      ? `${builder}.HasKey(${keyWords(key, variable)});`
      : `${builder}.HasKey(${[...tenants, `nameof(${declaredType(entity.type)}.Id)`].join(", ")});`,
    parts.length > 0 ? `${builder}.Ignore(${variable} => ${variable}.Id);` : `${identity}.ValueGeneratedNever();`,
    ...(owner?.isList === true ? [`${builder}.Property<int>(${typeName("ListPosition")}.Name);`] : []),
  ];
}

/** True for a row of a read model: every other entity is a root, or has an owner. */
function isMadeByEvents({ isRoot }: Entity, owner: StoredEntity["owner"]): boolean {
  return !isRoot && owner === undefined;
}

function keyWords(key: readonly KeyColumn[], variable: string): string {
  if (!key.every(({ isOwn }) => isOwn)) return key.map(({ name }) => csharpString(name)).join(", ");
  const columns = key.map(({ name }) => `${variable}.${name}`).join(", ");
  return `${variable} => ${key.length > 1 ? `new { ${columns} }` : columns}`;
}

function builtInLines(entity: Entity, variable: string): readonly string[] {
  const { isRoot, keepsEvents, members, commands, factories } = entity;
  const isEvents = ({ name }: { readonly name: string }) => pascalCaseOf(name) === "DomainEvents";
  // A field of this name hides the events from EF Core, a method from expressions only.
  const ignored = [...commands, ...factories].some(isEvents)
    ? '"DomainEvents"'
    : `${variable} => ${variable}.DomainEvents`;
  return [
    ...(keepsEvents && !members.some(isEvents) ? [`${builder}.Ignore(${ignored});`] : []),
    ...(isRoot ? [versionLine(entity, variable)] : []),
  ];
}

/** Maps the version: the property of a versioned root, of any other a field that nobody sees. Spec: model-infrastructure, Saving. */
function versionLine({ isVersioned, members }: Entity, variable: string): string {
  if (isVersioned) return `${builder}.Property(${variable} => ${variable}.Version).IsConcurrencyToken();`;
  const isTaken = members.some(({ name }) => name.toLowerCase() === "version");
  const column = csharpString(isTaken ? "Version_" : "Version");
  return `${builder}.Property<int>(${csharpString(hiddenVersion)}).HasColumnName(${column}).IsConcurrencyToken();`;
}

function childLines(
  { member, isList, stored }: StoredChild,
  lists: ReadonlyMap<string, string>,
  variable: string,
): readonly string[] {
  const selected = selection(member, variable);
  const columns = stored.owner?.foreignKey.map(({ name }) => csharpString(name)).join(", ") ?? "";
  const many = isList ? `HasMany(${selected}).WithOne().HasForeignKey(${columns})` : undefined;
  const one = `HasOne(${selected}).WithOne().HasForeignKey<${declaredType(stored.entity.type)}>(${columns})`;
  const list = lists.get(member.name);
  const name = pascalCaseOf(member.name);
  // EF Core finds a field of the usual name by itself.
  const isUsual = list === undefined || list === `_${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return [
    `${builder}.${many ?? one}.IsRequired().OnDelete(${typeName("DeleteBehavior")}.Cascade);`,
    `${builder}.Navigation(${selected}).AutoInclude()${isUsual ? "" : `.HasField(${csharpString(list)})`};`,
  ];
}

/** Maps the column that tells whose a row is. Spec: model-infrastructure, Rows of callers. */
function claimLine({ role, claim, unless }: RowClaim, entity: Entity): string {
  const given = [
    csharpString(claim),
    ...(unless === undefined ? [] : [csharpString(unless)]),
    ...freeColumn(role === "tenant" ? "TenantId" : "OwnerId", entity),
  ];
  return `${builder}.${extensionMethod(role === "tenant" ? "PerTenant" : "OwnedByCaller")}(${given.join(", ")});`;
}

/** Maps the column that tells when a row was deleted. Spec: model-infrastructure, Deleted aggregates. */
function deletionLine(entity: Entity): string {
  return `${builder}.${extensionMethod("SoftDeleted")}(${freeColumn("DeletedAt", entity).join("")});`;
}

/** Returns the argument with another name for a column, as a list of at most one, where a field has that name. */
function freeColumn(column: string, { members }: Entity): readonly string[] {
  const isTaken = members.some(({ name }) => name.toLowerCase() === column.toLowerCase());
  return isTaken ? [`column: ${csharpString(`${column}_`)}`] : [];
}

/** Returns the columns of a unique index: values are unique among the rows of a tenant. */
function uniqueWords(names: readonly string[], { entity, claims }: StoredEntity, variable: string): string {
  const [first = "", ...others] = names;
  if (claims.some(({ role }) => role === "tenant")) {
    const columns = names.map((name) => `nameof(${declaredType(entity.type)}.${pascalCaseOf(name)})`);
    return [`${typeName("CallerRows")}.Tenant`, ...columns].join(", ");
  }
  if (others.length === 0) return selection({ name: first }, variable);
  return `${variable} => new { ${names.map((name) => `${variable}.${pascalCaseOf(name)}`).join(", ")} }`;
}

function selection({ name }: Pick<Member, "name">, variable: string): string {
  return `${variable} => ${variable}.${pascalCaseOf(name)}`;
}

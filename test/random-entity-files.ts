import fc from "fast-check";
import { type RelationshipType, relationshipTypes } from "../generators/entity/entity.ts";
import { typeNames } from "../generators/entity/property-type.ts";

/** Names that may clash: framework types, C# keywords, names of generated code, irregular plurals, acronyms. */
export const entityNames: readonly string[] = (
  "Post Author Task Group Version Response Order Series News Status Endpoint Event Page Option User Guid List Result StatusCode " +
  "HTMLParser OAuth2Token Product2 OfficeEquipment Person Child A Box Record Required Filter Query Request Reference Service Context Id2 Db Ct"
).split(" ");

const propertyNames =
  "Title Class Event Namespace Return Type Value Name Guid DateTime Task List String Http Service Reader Filter Errors From To Status " +
  "CancellationToken Ct Body Route Path Key Index Sum IsActive URL HTMLBody X1 A Record Await Async Var Default Where Select Projection";

const keyTypes = ["Guid", "int", "long", "string"] as const;

/** A property of an entity file. */
export interface RandomProperty {
  readonly type: string;
  readonly isKey?: boolean;
  readonly readOnly?: boolean;
  readonly createOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly default?: unknown;
}

/** The rows of an entity. */
interface RandomRows {
  readonly tenant?: object;
  readonly owner?: object;
  readonly softDelete?: string;
  readonly audit?: boolean;
  readonly through?: string;
}

/** An entity of an entity file. */
export interface RandomEntity {
  readonly concurrency?: string | { readonly required: string };
  readonly paging?: string;
  readonly idempotency?: boolean;
  readonly etag?: string;
  readonly operations?: readonly string[];
  readonly rows?: RandomRows | undefined;
  /** The properties of a key of several. */
  readonly key?: readonly string[];
  readonly properties: Readonly<Record<string, RandomProperty>>;
  readonly relationships?: object;
}

/** A valid entity file. */
export interface RandomEntityFile {
  readonly defaults: object;
  readonly entity: Readonly<Record<string, RandomEntity>>;
}

const usualOperations = ["create", "getAll", "get", "update", "delete"];

/** The keys by which an entity gives its clients more than by itself. */
const contract = fc.record(
  {
    paging: fc.constantFrom("page", "cursor"),
    idempotency: fc.boolean(),
    etag: fc.constant("content"),
    operations: fc.subarray(["createMany", "patch"]).map((more) => [...usualOperations, ...more]),
  },
  { requiredKeys: [] },
);

/** The rows that callers may use; all of them in most entities. */
const rows = fc.option(
  fc.record(
    {
      tenant: fc.constant({ property: "TenantId", claim: "tenant_id" }),
      owner: fc.constant({ property: "OwnerId", claim: "sub" }),
      softDelete: fc.constant("DeletedAt"),
      audit: fc.constant(true),
    },
    { requiredKeys: [] },
  ),
  { nil: undefined },
);

/** The place of a property in bodies, beside the usual one. */
const places = [{}, {}, {}, {}, { createOnly: true }, { writeOnly: true }, { readOnly: true }] as const;

/** Defaults of some types. */
const defaults: Readonly<Record<string, unknown>> = { bool: true, int: 7, string: "usual", decimal: 1.5 };

const property = fc.record({
  type: fc.constantFrom(...typeNames),
  isOptional: fc.boolean(),
  place: fc.constantFrom(...places),
  hasDefault: fc.boolean(),
});

const entity = (name: string) =>
  fc.record({
    contract,
    rows,
    isVersionStated: fc.option(fc.boolean(), { nil: undefined }),
    relationship: fc.constantFrom(...relationshipTypes),
    onDelete: fc.constantFrom(undefined, "cascade"),
    /** True if the child declares its foreign key. */
    isDeclared: fc.boolean(),
    isRestored: fc.boolean(),
    hasSeveralKeys: fc.integer({ max: 4, min: 0 }).map((drawn) => drawn === 0),
    key: fc.constantFrom(...keyTypes),
    keyName: fc.constantFrom("Id", "Code", "Number"),
    names: fc.subarray(
      propertyNames.split(" ").filter((each) => each.toLowerCase() !== name.toLowerCase()),
      { maxLength: 8 },
    ),
    properties: fc.array(property, { minLength: 8, maxLength: 8 }),
  });

type Drawn = typeof entity extends (name: string) => fc.Arbitrary<infer One> ? One : never;

/** A drawn entity, with its name. */
interface Named extends Drawn {
  readonly name: string;
}

/** Valid entity files: up to six entities with any property types. Each relates to the next, the last to itself. */
export const entityFiles: fc.Arbitrary<RandomEntityFile> = fc
  .subarray([...entityNames], { minLength: 1, maxLength: 6 })
  .chain(entityFilesOf);

/** Returns valid entity files with these entities. */
export function entityFilesOf(names: readonly string[]): fc.Arbitrary<RandomEntityFile> {
  return fc.tuple(...names.map(entity)).map((drawn) => {
    const all = drawn.map((one, at): Named => ({ ...one, name: names[at] ?? "" }));
    const isOwned = all.some((one) => isRestricted(one));
    return {
      defaults: { access: isOwned ? "authenticated" : "anonymous" },
      entity: Object.fromEntries(all.map((one, at) => [one.name, entityOf(one, all[at - 1], all[at + 1] ?? one)])),
    };
  });
}

function isRestricted({ rows }: Pick<Drawn, "rows">): boolean {
  return rows?.tenant !== undefined || rows?.owner !== undefined;
}

/** Names that end those of generated classes, so that no links of an entity to one of these have theirs. */
const generatedEndings: readonly string[] = ["Service", "Response"];

/** Returns the relationship between two entities; none of a key of several properties. */
function typeOf(parent: Named, child: Named): RelationshipType | undefined {
  if (parent.hasSeveralKeys) return undefined;
  const hasLinks = !(child.hasSeveralKeys || generatedEndings.includes(child.name));
  return parent.relationship === "ManyToMany" && !hasLinks ? "OneToMany" : parent.relationship;
}

/** Returns the declared foreign key of a child of the one before. */
function foreignKeyOf(child: Named, parent: Named | undefined): Readonly<Record<string, RandomProperty>> | undefined {
  if (parent === undefined || !parent.isDeclared) return undefined;
  const type = typeOf(parent, child);
  return type === undefined || type === "ManyToMany" ? undefined : { [`${parent.name}Id`]: { type: parent.key } };
}

/** Returns the rows of an entity: those of its parents where it names these and no caller. */
function rowsOf(one: Named, before: Named | undefined, foreignKey: object | undefined): RandomRows | undefined {
  const isThrough = foreignKey !== undefined && before !== undefined && isRestricted(before) && !isRestricted(one);
  return isThrough ? { ...one.rows, through: before.name } : one.rows;
}

function operationsOf({ contract: { operations }, isRestored, rows }: Named): Pick<RandomEntity, "operations"> {
  if (isRestored && rows?.softDelete !== undefined)
    return { operations: [...(operations ?? usualOperations), "restore"] };
  return operations === undefined ? {} : { operations };
}

function versionOf({ contract: { etag }, isVersionStated }: Named): Pick<RandomEntity, "concurrency" | "etag"> {
  if (isVersionStated === undefined) return etag === undefined ? {} : { etag };
  return { concurrency: isVersionStated ? { required: "RowVersion" } : "RowVersion" };
}

function entityOf(one: Named, before: Named | undefined, next: Named): RandomEntity {
  const { name, key, keyName, contract: keys, hasSeveralKeys } = one;
  const { etag: _etag, operations: _operations, ...others } = keys;
  const type = typeOf(one, next);
  const foreignKey = foreignKeyOf(one, before);
  const own = one.names.map((property, at) => [property, propertyOf(one.properties[at])] as const);
  return {
    ...others,
    ...operationsOf(one),
    ...versionOf(one),
    rows: rowsOf(one, before, foreignKey),
    ...(hasSeveralKeys && { key: [keyName, "Line"] }),
    properties: {
      [keyName]: hasSeveralKeys ? { type: key } : { type: key, isKey: true },
      ...(hasSeveralKeys && { Line: { type: "int" }, Amount: { type: "int" } }),
      ...foreignKey,
      ...Object.fromEntries(own),
    },
    ...(type !== undefined && { relationships: { Children: relationshipOf(type, one, next, name === next.name) } }),
  };
}

function propertyOf(drawn: Drawn["properties"][number] | undefined): RandomProperty {
  const { type = "string", isOptional = false, place = {}, hasDefault = false } = drawn ?? {};
  // No request sets a required member that is read only.
  const isEmpty = isOptional || "readOnly" in place;
  const value = hasDefault && !("readOnly" in place) ? defaults[type] : undefined;
  return { type: `${type}${isEmpty ? "?" : ""}`, ...place, ...(value !== undefined && { default: value }) };
}

function relationshipOf(type: RelationshipType, { onDelete, rows }: Named, next: Named, isSelf: boolean) {
  const cascades = onDelete === "cascade" && type !== "ManyToMany" && !isSelf;
  const isKept = rows?.softDelete !== undefined && next.rows?.softDelete === undefined;
  return {
    relatedEntity: next.name,
    type,
    ...(type === "ManyToMany" && !isSelf && { inverse: "Owners" }),
    ...(cascades && !isKept && { onDelete }),
  };
}

import { camelCaseOf, pascalCaseOf } from "../../text/casing.ts";
import { grouped } from "../../text/grouped.ts";
import { bodiesOf } from "../bodies.ts";
import { namesOf, pagingOf, versionOf } from "../conventions.ts";
import type { Declared, EntityDecl, EnumDecl, PropertyDecl } from "../declaration.ts";
import type { Entity, Enumeration, ForeignKey, Index, Join, Key, Limits, Property, Relationship } from "../entity.ts";
import { operatorsOf } from "../filters.ts";
import type { EntityModel, Graft, Target } from "../graft.ts";
import { lowerModel, namespaceOfClass } from "../host/existing-class.ts";
import { wrapperOf } from "../host/wrapper-of.ts";
import { includesByEntity, lowerInclusions } from "../inclusions.ts";
import { indexesOf, isIndexed } from "../indexes.ts";
import { invariant } from "../invariant.ts";
import { keyPropertiesOf, orderTermsOf } from "../key-parts.ts";
import { isKeyType, isOptional, propertyTypeOf } from "../property-type.ts";
import {
  foreignKeyOf,
  isManyToMany,
  joinNamesOf,
  keyedLinksOf,
  type Link,
  linksOf,
  nestedRouteOf,
  titleOf,
} from "../relationships.ts";
import { lowerRows, lowerTraces, throughOf } from "../rows.ts";
import { ownKeyOf } from "../wire-properties.ts";
import { lowerLinks, lowerNestedOperation, lowerOperations, lowerRedirect } from "./lower-operations.ts";

/** Lowers checked declarations to the intermediate form, with every convention applied. */
export function lower(declared: Declared, target: Target): Graft {
  const acceptedChanges = declared.files.flatMap((file) => file.acceptedChanges);
  return { target, acceptedChanges, ...lowerEntities(declared) };
}

/** Lowers without a C# target. */
export function lowerEntities(declared: Declared): EntityModel {
  const includes = includesByEntity(declared);
  const links = grouped(keyedLinksOf(declared), ({ child }) => child);
  const known = new Map<EntityDecl, Entity>();
  const entityOf = (entity: EntityDecl): Entity => {
    const parents = links.get(entity) ?? [];
    const [through] = throughOf(entity, parents);
    const lowered =
      known.get(entity) ??
      lowerEntity(entity, declared, {
        includes: includes.get(entity) ?? [],
        asksForParents:
          entity.rows !== undefined || parents.some(({ parent: { rows, softDelete } }) => rows ?? softDelete),
        through: through && { parent: entityOf(through.parent), key: foreignKeyOf(through).name },
      });
    known.set(entity, lowered);
    return lowered;
  };
  const entities = declared.entities.map(entityOf);
  return {
    enums: [...declared.enums, ...distinctEnums(declared.hostEnums)].map(lowerEnum),
    entities,
    relationships: lowerRelationships(declared, new Map(entities.map((entity) => [entity.name, entity]))),
  };
}

/** The facts about an entity that others decide on. */
interface Surroundings extends Pick<Entity, "includes" | "asksForParents"> {
  readonly through: Parameters<typeof lowerRows>[2];
}

function lowerEntity(
  entity: EntityDecl,
  declared: Declared,
  { includes, asksForParents, through }: Surroundings,
): Entity {
  const parts = new Map(
    keyPropertiesOf(entity).map((property) => [property, lowerKey(property, declared, entity)] as const),
  );
  const keys = [...parts.values()];
  const properties = entity.properties
    .filter(({ isKey }) => !isKey)
    .map((property) => parts.get(property) ?? lowerProperty(property, declared, entity));
  const rows = lowerRows(entity, properties, through);
  const form = {
    name: entity.name.value,
    ...(entity.renamedFrom && { renamedFrom: entity.renamedFrom.value }),
    ...lowerRedirect(entity, declared),
    model: lowerModel(entity, declared),
    ...namesOf(entity),
    keys,
    orderBy: orderTermsOf(entity).flatMap(({ value, isDescending }) =>
      properties.flatMap((property) =>
        property.name.toLowerCase() === value.toLowerCase() ? [{ property, isDescending }] : [],
      ),
    ),
    version: versionOf(entity, declared),
    rows,
    ...lowerTraces(entity, properties),
    asksForParents,
    isIdempotent: entity.idempotency?.value === true,
    requiresVersion: entity.requiresVersion,
    hasContentTag: entity.etag !== undefined,
    properties,
    indexes: lowerIndexes(entity, [...ownKeyOf({ keys }), ...properties], rows?.tenant?.property),
    ...pagingOf(entity),
    description: entity.description,
    includes,
    input: entity.file.path,
  };
  return { ...form, operations: lowerOperations(form, entity, declared) };
}

/** The longest text that every database can index and every URL can carry. Spec: entity-file, Keys. */
const longestTextKey = 450;

/** The longest text that a request can store where the file states no length. Spec: entity-file, Length of texts. */
export const longestText = 10_000;

/** Lowers the indexes to the properties that they name. Values are unique in a tenant. Spec: entity-file, Indexes; entity-file, Whose rows. */
function lowerIndexes(
  entity: EntityDecl,
  lowered: readonly Property[],
  tenant: Property | undefined,
): readonly Index[] {
  const found = (name: string) => lowered.filter((one) => one.name.toLowerCase() === name.toLowerCase());
  return indexesOf(entity).map(({ value, isUnique, isOfRelationship }) => {
    const properties = value.flatMap((member) => found(member.value));
    const isScoped = isUnique && isOfRelationship === undefined && tenant !== undefined && !properties.includes(tenant);
    return { isUnique, properties, scope: isScoped ? tenant : undefined };
  });
}

/** Lowers a property. Spec: entity-file, Properties. */
function lowerProperty(
  property: PropertyDecl,
  declared: Pick<Declared, "enumByName" | "hostEnums" | "shapes">,
  entity: EntityDecl,
): Property {
  const type = propertyTypeOf(property, declared);
  invariant(type !== undefined, "an unknown type is refused before");
  const name = pascalCaseOf(property.name.value);
  const wrapper = wrapperOf(property, entity, declared);
  return {
    name,
    ...(property.renamedFrom && { renamedFrom: pascalCaseOf(property.renamedFrom.value) }),
    wireName: camelCaseOf(name),
    type: typeof type === "string" ? type : lowerEnum(type),
    ...(wrapper && { wrapper }),
    isOptional: isOptional(property),
    bodies: bodiesOf(property),
    limits: { ...limitsOf(property), maxLength: type === "string" ? maxLengthOf(property, entity) : undefined },
    columnLength: type === "string" ? columnLengthOf(property, entity) : undefined,
    default: property.default && { text: property.default.value, kind: property.default.kind },
    operators: operatorsOf(property, type),
    description: property.description,
  };
}

/** Returns the longest text of requests. The host decides on lengths of its own classes. Spec: entity-file, Length of texts. */
function maxLengthOf(property: PropertyDecl, entity: EntityDecl): number | undefined {
  const { minLength, maxLength } = property;
  if (maxLength !== undefined) return finite(maxLength.value);
  return (
    columnLengthOf(property, entity) ??
    (entity.isExisting || (minLength?.value ?? 0) > longestText ? undefined : longestText)
  );
}

/** Returns the length of a text column. One of an index is as long as a key, if the file states no length. */
function columnLengthOf(property: PropertyDecl, entity: EntityDecl): number | undefined {
  const isBounded =
    !entity.isExisting &&
    property.maxLength === undefined &&
    (property.setByServer !== undefined || isIndexed(entity, property));
  return isBounded ? longestTextKey : finite(property.maxLength?.value);
}

function finite(length: number | undefined): number | undefined {
  return length === Number.POSITIVE_INFINITY ? undefined : length;
}

/** Lowers a key. Spec: entity-file, Keys. */
function lowerKey(
  property: PropertyDecl,
  declared: Pick<Declared, "enumByName" | "hostEnums" | "shapes">,
  entity: EntityDecl,
): Key {
  const { type, limits, ...key } = lowerProperty(property, declared, entity);
  invariant(isKeyType(type) && !key.isOptional, "a key that cannot be one is refused before");
  const maxLength = type === "string" ? (key.columnLength ?? longestTextKey) : undefined;
  return { ...key, type, isOptional: false, limits: { ...limits, maxLength }, columnLength: maxLength };
}

/** Lowers an enum. Spec: entity-file, Enums. */
export function lowerEnum({ name, members, file, ofHost }: EnumDecl): Enumeration {
  const { namespace, hasNamesake } = ofHost ?? {};
  const renamed = members.flatMap(({ value, renamedFrom }) =>
    renamedFrom ? [[value, renamedFrom.value] as const] : [],
  );
  return {
    name: name.value,
    members: members.map(({ value }) => value),
    ...(renamed.length > 0 && { renamedMembers: Object.fromEntries(renamed) }),
    input: file.path,
    ...(namespace !== undefined && { ofHost: { namespace, hasNamesake: hasNamesake ?? false } }),
  };
}

/** Returns each enum of the host once, by its name: a check refuses two of one name. */
function distinctEnums(hostEnums: Declared["hostEnums"]): readonly EnumDecl[] {
  return [...new Map([...hostEnums.values()].map((one) => [one.name.value, one])).values()];
}

function limitsOf({ minLength, min, max, pattern }: PropertyDecl): Omit<Limits, "maxLength"> {
  return {
    minLength: minLength?.value,
    min: min?.value,
    max: max?.value,
    pattern: pattern?.value,
  };
}

/** Lowers the relationships, in file order. Spec: entity-file, Relationships. */
function lowerRelationships(declared: Declared, entities: ReadonlyMap<string, Entity>): readonly Relationship[] {
  return linksOf(declared).map((link) => {
    const parent = entities.get(link.parent.name.value);
    const child = entities.get(link.child.name.value);
    invariant(parent !== undefined && child !== undefined, "every entity of a relationship is lowered");
    const type = link.relationship.type.value;
    const form = { type, parent, child, title: titleOf(link), route: nestedRouteOf(link) };
    const name = link.relationship.name.value;
    const foreignKey = isManyToMany(link)
      ? lowerJoin(link, form, { entities, declared })
      : lowerForeignKey(link, child, declared);
    return {
      ...form,
      ...(link.relationship.renamedFrom && { renamedFrom: link.relationship.renamedFrom.value }),
      ...{ name, foreignKey, inclusions: lowerInclusions(link, { parent, child, name, foreignKey }) },
      onDelete: link.relationship.onDelete?.value ?? "restrict",
      operation: lowerNestedOperation(form, link.relationship.access, declared),
      links: foreignKey.kind === "join" && link.inverseOf === undefined ? lowerLinks(form, link, declared) : undefined,
      input: (link.inverseOf === undefined ? parent : child).input,
    };
  });
}

/** Lowers the class of the links. A generated one is beside the second side. */
function lowerJoin(
  link: Link,
  { parent, child }: Pick<Relationship, "parent" | "child">,
  { entities, declared }: { readonly entities: ReadonlyMap<string, Entity>; readonly declared: Declared },
): ForeignKey {
  const { name, first, second } = joinNamesOf(link);
  const { through } = link.relationship;
  const entity = through && entities.get(through.value);
  const rows: Join["rows"] =
    entity !== undefined
      ? { kind: "entity", entity }
      : through === undefined
        ? { kind: "own", beside: link.inverseOf === undefined ? child : parent }
        : { kind: "host", namespace: namespaceOfClass(through.value, declared) };
  // Letter case is that of the file.
  const [one, other] = [first, second].map(
    (key) => entity?.properties.find((property) => property.name.toLowerCase() === key.toLowerCase())?.name ?? key,
  );
  invariant(one !== undefined && other !== undefined, "a join has two keys");
  const [parentKey, childKey] = link.inverseOf === undefined ? [one, other] : [other, one];
  return { kind: "join", name, parentKey, childKey, rows };
}

// The property is the same object as that of the child.
function lowerForeignKey(link: Link, child: Entity, declared: Declared): ForeignKey {
  const { name, property } = foreignKeyOf(link);
  if (property === undefined) return { kind: "shadow", name };
  const lowered = lowerProperty(property, declared, link.child);
  return {
    kind: "declared",
    property: child.properties.find((candidate) => candidate.name === lowered.name) ?? lowered,
  };
}

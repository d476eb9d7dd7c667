import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { classShapeOf, isUnmapped, openConstructorOf } from "../../host/csharp/class-shape.ts";
import { fullNameOf } from "../../text/class-names.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import { pluralOf } from "../../text/nouns.ts";
import { listOf, quoted } from "../../text/quoted.ts";
import { namesOf } from "../conventions.ts";
import type { Declared, EntityDecl, Written } from "../declaration.ts";
import { builtInTypeIn, isNullable } from "../host/class-fit.ts";
import { creationOf } from "../host/class-operations.ts";
import { indexesOf, propertyNamed } from "../indexes.ts";
import { isOptional, keyTypeOf, propertyTypeOf } from "../property-type.ts";
import { foreignKeyOf, isManyToMany, joinNamesOf, keyedLinksOf, type Link, linksOf } from "../relationships.ts";
import type { Check } from "./check.ts";

/** Checks that each key of a relationship has a meaning for its type. Spec: entity-file, Relationships. */
export const relationshipKey: Check = ({ entities }) =>
  entities
    .flatMap(({ relationships }) => relationships)
    .flatMap((one) => {
      const { type, through, onDelete, include } = one;
      const empties = onDelete?.value === "setNull" ? onDelete : undefined;
      const wrong: Readonly<Record<string, Written<unknown>>> =
        type.value === "ManyToMany"
          ? {
              foreignKey: one.foreignKey,
              include: include?.value === true ? include : undefined,
              ...(through === undefined ? { "onDelete: setNull": empties } : { onDelete }),
            }
          : { inverse: one.inverse, through };
      return Object.entries(wrong).flatMap(([key, found]) => {
        if (found === undefined) return [];
        const other = key === "onDelete" ? "through" : `type: ${type.value}`;
        return [report(catalogue.relationshipKey, { key, relationship: one.name.value, other }, { span: found.span })];
      });
    });

/** Returns the many-to-many relationships as they are declared. */
function declaredJoins(declared: Declared): readonly Link[] {
  return linksOf(declared).filter((link) => isManyToMany(link) && link.inverseOf === undefined);
}

/** Names that the code of an entity gives to its own classes. */
const ownClasses = ["Mapping", "Registration", "Response", "Service"];

/** Checks that the class and the table of links have names of their own. Spec: entity-file, Many to many. */
export const joinName: Check = (declared) => {
  const { entities, enums } = declared;
  const taken = new Map<string, string>();
  for (const { name } of enums) taken.set(name.value.toLowerCase(), "an enum has that name");
  for (const entity of entities) {
    const { plural, folder } = namesOf(entity);
    for (const one of [plural, folder]) taken.set(one.toLowerCase(), `${quoted(one)} is the plural of an entity`);
    taken.set(entity.name.value.toLowerCase(), "an entity has that name");
    for (const one of ownClasses)
      taken.set(`${entity.name.value}${one}`.toLowerCase(), "the generated code has that name");
  }
  return declaredJoins(declared).flatMap((link) => {
    const { relationship } = link;
    if (relationship.through !== undefined) return [];
    const { name } = joinNamesOf(link);
    const names = [name, pluralOf(name)].map((one) => one.toLowerCase());
    const reason = names.map((one) => taken.get(one)).find((one) => one !== undefined);
    for (const one of names) taken.set(one, `relationship ${quoted(relationship.name.value)} makes it as well`);
    if (reason === undefined) return [];
    const entity = declared.byName.get(name);
    const hint = entity && `Write through: ${name} if its rows are the links.`;
    return [
      report(
        catalogue.joinName,
        { relationship: relationship.name.value, name, reason },
        { ...relationship.name, hint },
      ),
    ];
  });
};

/** Checks that links can be rows of the entity or the class that a relationship names. Spec: entity-file, Many to many. */
export const through: Check = (declared) => {
  const { byName, classes, classesByName } = declared;
  return declaredJoins(declared).flatMap((link) => {
    const { name, through: stated } = link.relationship;
    if (stated === undefined) return [];
    const { value, span } = stated;
    const words = { relationship: name.value, name: value };
    const entity = byName.get(value);
    if (entity === undefined && !classesByName.has(value)) {
      if (classes === undefined) return [];
      const hint = spellingHint(value, [...byName.keys(), ...classes.map((one) => one.name)]);
      return [report(catalogue.unknownThrough, words, { span, hint })];
    }
    const reason = entity === undefined ? reasonAgainstClass(link, declared) : reasonAgainst(entity, link, declared);
    return reason === undefined ? [] : [report(catalogue.unusableThrough, { ...words, reason }, { span })];
  });
};

/** A side of links, with the property that holds its key. */
interface Side {
  readonly key: string;
  readonly side: EntityDecl;
}

function sidesOf(link: Link): readonly Side[] {
  const { first, second } = joinNamesOf(link);
  return [
    { key: first, side: link.parent },
    { key: second, side: link.child },
  ];
}

function reasonAgainst(entity: EntityDecl, link: Link, declared: Declared): string | undefined {
  const sides = sidesOf(link);
  const keys = sides.map(({ key }) => propertyNamed(entity, key));
  const others = entity.properties.filter((one) => !(one.isKey || keys.includes(one)));
  const unset = others.find((one) => !isOptional(one) && one.default === undefined);
  const narrow = indexesOf(entity).find(
    ({ value, isUnique }) =>
      isUnique && !keys.every((key) => value.some((name) => propertyNamed(entity, name.value) === key)),
  );
  return (
    (entity === link.parent || entity === link.child ? "it is one of the two sides" : undefined) ??
    (entity.rows && "its rows belong to callers, whom no link names") ??
    (entity.softDelete && "its deleted rows stay, and would be links") ??
    sides.map((one) => reasonAgainstKey(one, entity, declared)).find((one) => one !== undefined) ??
    (keyTypeOf(entity) === "string" ? "its key is a text, which no request gives" : undefined) ??
    (unset && `${quoted(unset.name.value)} is required and has no default`) ??
    (narrow && `${listOf(narrow.value.map((one) => one.value))} would be unique among all links`) ??
    reasonAgainstCreation(entity, declared)
  );
}

/** A link is made by a constructor without parameters, as no body has the values of others. */
function reasonAgainstCreation(entity: EntityDecl, declared: Declared): string | undefined {
  const creation = creationOf(entity, declared);
  if ("fault" in creation) return creation.fault.reason;
  return creation.call && "the class has no public constructor without parameters";
}

/** Names the property that a side of links needs. */
function missingKey({ key, side }: Side): string {
  return `it has no property ${quoted(key)} of type ${keyTypeOf(side)} that is required and can be set`;
}

function reasonAgainstKey(one: Side, entity: EntityDecl, declared: Declared): string | undefined {
  const { key, side } = one;
  const property = propertyNamed(entity, key);
  if (property === undefined || property.isKey || isOptional(property)) return missingKey(one);
  const type = propertyTypeOf(property, declared);
  if (type !== undefined && type !== keyTypeOf(side)) return missingKey(one);
  const isMapped = keyedLinksOf(declared).some(
    (link) => link.parent === side && link.child === entity && foreignKeyOf(link).property === property,
  );
  return entity.isExisting || isMapped
    ? undefined
    : `no relationship of ${quoted(side.name.value)} to it has the foreign key ${quoted(key)}`;
}

function reasonAgainstClass(link: Link, { classesByName, types }: Declared): string | undefined {
  const { value } = link.relationship.through ?? { value: "" };
  const [found, ...others] = classesByName.get(value) ?? [];
  if (found === undefined) return undefined;
  if (others.length > 0) return `the host has ${listOf([found, ...others].map(fullNameOf))}`;
  if (!found.isUsable) return "it must be public, and neither abstract, generic nor nested in another type";
  const type = types?.find(fullNameOf(found));
  if (types === undefined || type === undefined) return undefined;
  const shape = classShapeOf(type, types);
  if (openConstructorOf(type) === undefined) return "it has no public constructor without parameters";
  const sides = sidesOf(link);
  const missing = shape.properties.find(({ isRequired, name }) => isRequired && !sides.some(({ key }) => key === name));
  if (missing !== undefined) return `its member ${quoted(missing.name)} is required`;
  const wrong = sides.find(({ key, side }) => {
    const property = shape.properties.find(({ name }) => name === key);
    if (property === undefined) return shape.unseenBase === undefined;
    const spelt = builtInTypeIn(property);
    const isFit = spelt === keyTypeOf(side) && isNullable(property, spelt) !== true && property.setter !== undefined;
    return !isFit || isUnmapped(property, shape.facts);
  });
  return wrong && missingKey(wrong);
}

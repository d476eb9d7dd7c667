import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import type { Declared, Located } from "../declaration.ts";
import { isOptional, keyTypeOf, propertyTypeOf, spellingOf } from "../property-type.ts";
import { foreignKeyOf, isManyToMany, keyedLinksOf, type Link, linksOf } from "../relationships.ts";
import { type Check, clashesOf } from "./check.ts";

/** Checks that the related entity of a relationship is declared in this run. Spec: entity-file, Relationships. */
export const unknownRelatedEntity: Check = ({ entities, byName }) => {
  const names = [...byName.keys()];
  return entities.flatMap(({ relationships }) =>
    relationships
      .filter(({ relatedEntity }) => !byName.has(relatedEntity.value))
      .map(({ name, relatedEntity: { value: entity, span } }) =>
        report(
          catalogue.unknownRelatedEntity,
          { relationship: name.value, entity },
          { span, hint: spellingHint(entity, names) },
        ),
      ),
  );
};

/** Checks that a foreign key is a property of the child with the type of the parent's key. Spec: entity-file, Foreign keys. */
export const foreignKey: Check = (declared) => keyedLinksOf(declared).flatMap((link) => faultOf(link, declared) ?? []);

/** Checks that the key to which foreign keys and links refer has one property. Spec: entity-file, Keys of several properties. */
export const compositeParent: Check = (declared) =>
  linksOf(declared).flatMap((link) => {
    const { relationship, parent, child, inverseOf } = link;
    const found = [parent, ...(isManyToMany(link) ? [child] : [])].find(({ key }) => key.length > 0);
    if (found === undefined || inverseOf !== undefined) return [];
    const [entity, names] = [found.name.value, found.key.map(({ value }) => value).join(", ")];
    const hint = `Give ${entity} a key of one property, and unique: [[${names}]].`;
    const { value, span } = relationship.name;
    return [report(catalogue.compositeParent, { relationship: value, entity }, { span, hint })];
  });

function faultOf(link: Link, declared: Declared) {
  const { relationship, parent, child } = link;
  // Another check reports a key of several properties.
  if (parent.key.length > 0) return undefined;
  const { name, property } = foreignKeyOf(link);
  const { span } = placeOf(link);
  const args = { foreignKey: name, child: child.name.value, relationship: relationship.name.value };
  const keyType = keyTypeOf(parent);
  if (property === undefined) return absent(link, args, keyType);
  if (property.isKey) return report(catalogue.foreignKeyIsKey, args, { span });
  const type = propertyTypeOf(property, declared);
  if (type === undefined || keyType === undefined || type === keyType) return undefined;
  const notes = [{ message: "The relationship is here.", span }];
  const words = { ...args, type: spellingOf(type), parent: parent.name.value, keyType };
  return report(catalogue.foreignKeyType, words, { span: property.type.span, notes });
}

/** Checks that `onDelete` stands where Tenon maps the foreign key, and that a key that is emptied can be empty. Spec: entity-file, Foreign keys. */
export const deleteRule: Check = (declared) =>
  keyedLinksOf(declared).flatMap((link) => {
    const { onDelete, name } = link.relationship;
    const child = link.child.name.value;
    if (onDelete === undefined) return [];
    const { span } = onDelete;
    const words = { relationship: name.value, child };
    if (link.child.isExisting && link.parent.softDelete === undefined) {
      const hint = `Delete onDelete; the mapping of ${child} has .OnDelete(…).`;
      return [report(catalogue.deleteRuleOfHost, words, { span, hint })];
    }
    const { property } = foreignKeyOf(link);
    if (onDelete.value !== "setNull" || property === undefined || isOptional(property)) return [];
    const foreignKey = pascalCaseOf(property.name.value);
    const hint = `Write ${foreignKey}: { type: ${property.type.value}? }, or onDelete: cascade.`;
    return [report(catalogue.requiredForeignKey, { ...words, foreignKey }, { span, hint })];
  });

/** Returns the written foreign key of a relationship, or else its name. */
function placeOf({ relationship: { foreignKey, name } }: Link): Located<string> {
  return foreignKey ?? name;
}

type Words = Readonly<Record<"foreignKey" | "child" | "relationship", string>>;

// A missing default foreign key is a warning only; a class of the host gets no column from Tenon, so there it is an error.
function absent(link: Link, words: Words, keyType: ReturnType<typeof keyTypeOf>) {
  const { relationship, parent, child } = link;
  const addition = `${pascalCaseOf(words.foreignKey)}: { type: ${keyType}${parent === child ? "?" : ""} }`;
  const hint = keyType && `Add to the properties of ${words.child}: ${addition}.`;
  const place = { span: placeOf(link).span, hint };
  return relationship.foreignKey === undefined && !child.isExisting
    ? report(catalogue.shadowForeignKey, { ...words, parent: parent.name.value }, place)
    : report(catalogue.undeclaredForeignKey, words, place);
}

/** Checks that a foreign key of a child serves one relationship only. Spec: entity-file, Foreign keys. */
export const sameForeignKey: Check = (declared) =>
  clashesOf(
    keyedLinksOf(declared).map((link) => ({ ...link, foreignKey: foreignKeyOf(link).name })),
    ({ child, foreignKey }) => `${child.name.value} ${foreignKey.toLowerCase()}`,
  ).map(({ first, second }) => {
    const other = first.relationship.name;
    const { foreignKey, child, relationship } = second;
    const words = { foreignKey, child: child.name.value, relationship: relationship.name.value, other: other.value };
    const notes = [{ message: "The other relationship is here.", span: other.span }];
    const hint = "Give each of them a `foreignKey` of its own.";
    return report(catalogue.sameForeignKey, words, { span: placeOf(second).span, notes, hint });
  });

import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import type { Declared } from "../declaration.ts";
import { keyTypeOf, propertyTypeOf, spellingOf } from "../property-type.ts";
import { foreignKeyOf, type Link, linksOf } from "../relationships.ts";
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
export const foreignKey: Check = (declared) => linksOf(declared).flatMap((link) => faultOf(link, declared) ?? []);

function faultOf(link: Link, declared: Declared) {
  const { relationship, parent, child } = link;
  const { name, property } = foreignKeyOf(link);
  const span = (relationship.foreignKey ?? relationship.name).span;
  const args = { foreignKey: name, child: child.name.value, relationship: relationship.name.value };
  if (property === undefined) return absent(link, name, keyTypeOf(parent));
  if (property.isKey) return report(catalogue.foreignKeyIsKey, args, { span });
  const type = propertyTypeOf(property, declared);
  const keyType = keyTypeOf(parent);
  if (type === undefined || keyType === undefined || type === keyType) return undefined;
  const notes = [{ message: "The relationship is here.", span }];
  return report(
    catalogue.foreignKeyType,
    { ...args, type: spellingOf(type), parent: parent.name.value, keyType },
    { span: property.type.span, notes },
  );
}

// A missing default foreign key is a warning only; a class of the host gets no column from Tenon, so there it is an error.
function absent({ relationship, parent, child }: Link, foreignKeyName: string, keyType: ReturnType<typeof keyTypeOf>) {
  const words = { foreignKey: foreignKeyName, child: child.name.value };
  const hint =
    keyType &&
    `Add to the properties of ${child.name.value}: ${pascalCaseOf(foreignKeyName)}: { type: ${keyType}${parent === child ? "?" : ""} }.`;
  return relationship.foreignKey === undefined && !child.isExisting
    ? report(
        catalogue.shadowForeignKey,
        { ...words, parent: parent.name.value },
        { span: relationship.name.span, hint },
      )
    : report(
        catalogue.undeclaredForeignKey,
        { ...words, relationship: relationship.name.value },
        { span: (relationship.foreignKey ?? relationship.name).span, hint },
      );
}

/** Checks that a foreign key of a child serves one relationship only. Spec: entity-file, Foreign keys. */
export const sameForeignKey: Check = (declared) =>
  clashesOf(
    linksOf(declared).map((link) => ({ ...link, foreignKey: foreignKeyOf(link).name })),
    ({ child, foreignKey }) => `${child.name.value} ${foreignKey.toLowerCase()}`,
  ).map(({ first, second: { relationship, child, foreignKey } }) =>
    report(
      catalogue.sameForeignKey,
      {
        foreignKey,
        child: child.name.value,
        relationship: relationship.name.value,
        other: first.relationship.name.value,
      },
      {
        span: (relationship.foreignKey ?? relationship.name).span,
        notes: [{ message: "The other relationship is here.", span: first.relationship.name.span }],
        hint: "Give each of them a `foreignKey` of its own.",
      },
    ),
  );

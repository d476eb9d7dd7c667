import type { EntityDecl, PropertyDecl } from "./declaration.ts";
import { propertyNamed } from "./indexes.ts";

/** Returns the properties of a key of several; none for a key of one. Spec: entity-file, Keys of several properties. */
export function keyPartsOf(entity: Pick<EntityDecl, "key" | "properties">): readonly PropertyDecl[] {
  return entity.key.flatMap(({ value }) => propertyNamed(entity, value) ?? []);
}

/** Returns the properties that make the key: those of `key`, or else that with `isKey`. */
export function keyPropertiesOf(entity: Pick<EntityDecl, "key" | "properties">): readonly PropertyDecl[] {
  const parts = keyPartsOf(entity);
  return parts.length > 0 ? parts : entity.properties.filter(({ isKey }) => isKey);
}

/** True for an existing class whose rows have no key, but an order. Spec: entity-file, Rows without a key. */
export function isKeyless(entity: Pick<EntityDecl, "key" | "properties" | "isExisting" | "orderBy">): boolean {
  return entity.isExisting && entity.orderBy.length > 0 && keyPropertiesOf(entity).length === 0;
}

/** Returns the terms of the order of rows without a key. */
export function orderTermsOf({ orderBy }: Pick<EntityDecl, "orderBy">) {
  return orderBy.map(({ value, span }) => ({
    value: value.replace(/^-/, ""),
    span,
    isDescending: value.startsWith("-"),
  }));
}

/** Makes the parts of a key properties that only a creation sets. Another check reports those that it cannot set. */
export function withKeyParts(entity: EntityDecl): EntityDecl {
  const parts = keyPartsOf(entity);
  if (parts.length === 0) return entity;
  const properties = entity.properties.map((property) =>
    parts.includes(property) && property.readOnly?.value !== true
      ? { ...property, createOnly: { value: true, span: property.name.span } }
      : property,
  );
  return { ...entity, properties };
}

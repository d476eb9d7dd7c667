import type { EntityDecl, IndexDecl, PropertyDecl } from "./declaration.ts";

/** Returns every index of an entity: those of single properties first. Spec: entity-file, Indexes. */
export function indexesOf({ properties, indexes }: Pick<EntityDecl, "properties" | "indexes">): readonly IndexDecl[] {
  const single = properties.flatMap(({ name, unique }) =>
    unique?.value === true ? [{ value: [name], span: unique.span, isUnique: true }] : [],
  );
  return [...single, ...indexes];
}

/** Returns the property that an index names, in any letter case. */
export function propertyNamed({ properties }: Pick<EntityDecl, "properties">, name: string): PropertyDecl | undefined {
  return properties.find((one) => one.name.value.toLowerCase() === name.toLowerCase());
}

/** True for a property that an index has. */
export function isIndexed(entity: Pick<EntityDecl, "properties" | "indexes">, property: PropertyDecl): boolean {
  return indexesOf(entity).some(({ value }) => value.some((name) => propertyNamed(entity, name.value) === property));
}

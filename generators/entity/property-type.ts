import type { PropertyDecl } from "./declaration.ts";
import type { KeyType, PropertyType } from "./entity.ts";

const types: ReadonlyMap<string, PropertyType> = new Map([
  ["guid", "Guid"],
  ["string", "string"],
  ["bool", "bool"],
  ["boolean", "bool"],
  ["int", "int"],
  ["int32", "int"],
  ["long", "long"],
  ["int64", "long"],
  ["decimal", "decimal"],
  ["datetime", "DateTime"],
]);

/** The names of types, as messages spell them. */
export const typeNames: readonly PropertyType[] = ["Guid", "string", "bool", "int", "long", "decimal", "DateTime"];

/** The type that a property names, in any letter case and with or without `?`; undefined for one that does not exist. Spec: decisions, 3. */
export function propertyTypeOf({ type }: PropertyDecl): PropertyType | undefined {
  return types.get(typeNameOf(type.value).toLowerCase());
}

/** The written name of a type without the `?` that makes it optional. */
export function typeNameOf(written: string): string {
  return written.endsWith("?") ? written.slice(0, -1).trimEnd() : written;
}

/** Tells whether a request can leave the property out. Spec: decisions, 3. */
export function isOptional({ type, required }: PropertyDecl): boolean {
  return type.value.endsWith("?") || required?.value === false;
}

/** Tells whether a type can be that of a key. Spec: endpoints, Entity configuration. */
export function isKeyType(type: PropertyType): type is KeyType {
  return type === "Guid" || type === "int" || type === "long" || type === "string";
}

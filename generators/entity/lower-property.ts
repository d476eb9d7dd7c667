import { camelCaseOf } from "../text/camel-case.ts";
import { pascalCaseOf } from "../text/pascal-case.ts";
import type { PropertyDecl } from "./declaration.ts";
import type { Key, Limits, Property } from "./entity.ts";
import { invariant } from "./invariant.ts";
import { isKeyType, isOptional, propertyTypeOf } from "./property-type.ts";

/** A property as understood. Spec: decisions, 3. */
export function lowerProperty(property: PropertyDecl): Property {
  const type = propertyTypeOf(property);
  invariant(type !== undefined, "an unknown type is refused before");
  const name = pascalCaseOf(property.name.value);
  return {
    name,
    wireName: camelCaseOf(name),
    type,
    isOptional: isOptional(property),
    limits: limitsOf(property),
    description: property.description,
  };
}

/** A key as understood. Spec: endpoints, Entity configuration. */
export function lowerKey(property: PropertyDecl): Key {
  const key = lowerProperty(property);
  invariant(isKeyType(key.type) && !key.isOptional, "a key that cannot be one is refused before");
  return { ...key, type: key.type, isOptional: false };
}

function limitsOf({ minLength, maxLength, min, max, pattern }: PropertyDecl): Limits {
  return {
    minLength: minLength?.value,
    maxLength: maxLength?.value,
    min: min?.value,
    max: max?.value,
    pattern: pattern?.value,
  };
}

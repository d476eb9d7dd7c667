import { camelCaseOf } from "../text/camel-case.ts";
import { pascalCaseOf } from "../text/pascal-case.ts";
import type { Declared, EnumDecl, PropertyDecl } from "./declaration.ts";
import type { Enumeration, Key, Limits, Property } from "./entity.ts";
import { invariant } from "./invariant.ts";
import { isKeyType, isOptional, propertyTypeOf } from "./property-type.ts";

/** The longest text key that every database can index and every URL can carry. Silent in spec. */
const longestTextKey = 450;

/** Spec: decisions, 3. */
export function lowerProperty(property: PropertyDecl, declared: Pick<Declared, "enumByName">): Property {
  const type = propertyTypeOf(property, declared);
  invariant(type !== undefined, "an unknown type is refused before");
  const name = pascalCaseOf(property.name.value);
  return {
    name,
    wireName: camelCaseOf(name),
    type: typeof type === "string" ? type : lowerEnum(type),
    isOptional: isOptional(property),
    limits: limitsOf(property),
    description: property.description,
  };
}

/** Spec: endpoints, Entity configuration. */
export function lowerKey(property: PropertyDecl, declared: Pick<Declared, "enumByName">): Key {
  const { type, limits, ...key } = lowerProperty(property, declared);
  invariant(isKeyType(type) && !key.isOptional, "a key that cannot be one is refused before");
  const maxLength = type === "string" ? (limits.maxLength ?? longestTextKey) : limits.maxLength;
  return { ...key, type, isOptional: false, limits: { ...limits, maxLength } };
}

/** Spec: decisions, 3. */
export function lowerEnum({ name, members, file }: EnumDecl): Enumeration {
  return { name: name.value, members: members.map(({ value }) => value), input: file.path };
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

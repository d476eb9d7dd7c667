import { isSameType, type TypeName } from "./code-tokens.ts";
import type { SourceProperty } from "./read-members.ts";
import type { LocatedType, SourceTypes } from "./source-types.ts";

/** A type of the host around one value, which EF Core converts: `OrderId` around a Guid. */
export interface Wrapper {
  readonly name: string;
  readonly namespace: string;
  /** True if the host has another type of that name. */
  readonly hasNamesake: boolean;
  readonly isStruct: boolean;
  /** The static method that makes one; undefined for a constructor. */
  readonly method: string | undefined;
  /** The property with the value. */
  readonly member: string;
}

/** A property of a class, and the type in whose source it stands. */
export interface ShapedProperty extends SourceProperty {
  readonly owner: LocatedType;
  /** The type around the value of which its type is; absent for the value itself. */
  readonly wrapper?: Wrapper;
  /** The reason why the value in its type cannot be reached. */
  readonly obstacle?: string;
}

/** Returns the properties of a class with those of its base classes, whose type parameters are replaced. */
export function allProperties(
  type: LocatedType,
  types: SourceTypes,
  heirs: readonly LocatedType[] = [],
): readonly ShapedProperty[] {
  const inherited = type.bases.flatMap((base) => {
    const found = baseOf(base, type, types);
    if (found === undefined || found === type || heirs.includes(found)) return [];
    const given = new Map(found.parameters.map((parameter, at) => [parameter, base.arguments[at]]));
    return allProperties(found, types, [...heirs, type]).map((property) => {
      const replacement = given.get(property.type.name);
      if (replacement === undefined) return property;
      const { isOptional } = property.type;
      return { ...property, type: { ...replacement, isOptional: isOptional || replacement.isOptional } };
    });
  });
  const own = new Map(type.properties.toReversed().map((property) => [property.name, property]));
  // A partial property has two declarations.
  const properties = type.properties.filter((property) => {
    const first = own.get(property.name);
    return first === property || !isSameType(property.type, first?.type);
  });
  return [
    ...inherited.filter(({ name }) => !own.has(name)),
    ...properties.map((property) => ({ ...property, owner: type })),
  ];
}

/** Returns the class in the source that a base type means; undefined for any other. */
export function baseOf(base: TypeName, type: LocatedType, types: SourceTypes): LocatedType | undefined {
  const found = types.resolve(base, type);
  return found?.kind === "class" ? found : undefined;
}

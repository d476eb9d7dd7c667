import type { ShapedProperty } from "../../host/csharp/all-properties.ts";
import { type ClassShape, isUnmapped } from "../../host/csharp/class-shape.ts";
import type { Declared, PropertyDecl } from "../declaration.ts";
import type { BuiltInType } from "../entity.ts";
import { isOptional, isReferenceType, propertyTypeOf, spellingOf } from "../property-type.ts";

/** The property types of entity files by their names in C#. */
const builtIn: ReadonlyMap<string, BuiltInType> = new Map([
  ...(
    [
      "Guid",
      "string",
      "bool",
      "byte",
      "short",
      "int",
      "long",
      "float",
      "double",
      "decimal",
      "DateTime",
      "DateTimeOffset",
      "DateOnly",
      "TimeOnly",
      "TimeSpan",
    ] as const
  ).map((name) => [name, name] as const),
  ...Object.entries({
    String: "string",
    Boolean: "bool",
    Byte: "byte",
    Int16: "short",
    Int32: "int",
    Int64: "long",
    Single: "float",
    Double: "double",
    Decimal: "decimal",
  } as const),
]);

/** Returns the built-in type of a C# property; undefined if it has another. */
export function builtInTypeIn({ type: { name, isArray } }: Pick<ShapedProperty, "type">): BuiltInType | undefined {
  if (isArray) return name === "byte" || name === "Byte" ? "byte[]" : undefined;
  return builtIn.get(name);
}

/** Returns true if null is a value of a C# property; undefined if its source does not say. */
export function isNullable(
  { type, owner, wrapper }: ShapedProperty,
  spelt: BuiltInType | undefined,
): boolean | undefined {
  if (type.isOptional) return true;
  const isReference = spelt !== undefined && (wrapper === undefined ? isReferenceType(spelt) : !wrapper.isStruct);
  return isReference && !owner.isNullable ? undefined : false;
}

/** Returns the reason why a property of the class cannot be shown; undefined if it can. */
export function faultOfMember(property: ShapedProperty, { facts }: ClassShape): string | undefined {
  if (!property.isReadable) return "has no public getter";
  if (property.obstacle !== undefined) return property.obstacle;
  return isUnmapped(property, facts) ? "is not stored" : undefined;
}

/** Returns the C# type of a property where it differs from that of the file, with the type to write; undefined where they agree. */
export function mismatchOf(
  decl: PropertyDecl,
  property: ShapedProperty,
  declared: Pick<Declared, "enumByName" | "hostEnums" | "types">,
): { readonly found: string; readonly wanted: string | undefined } | undefined {
  const stated = propertyTypeOf(decl, declared);
  // An unknown type has a diagnostic of its own.
  if (stated === undefined) return undefined;
  const spelt = builtInTypeIn(property);
  const isSame = typeof stated === "string" ? stated === spelt : isNamedBy(property, stated.name.value);
  const nullable = isNullable(property, spelt) ?? isOptional(decl);
  if (isSame && nullable === isOptional(decl)) return undefined;
  const known = spelt ?? (isSame ? spellingOf(stated) : enumNameOf(property, declared));
  return { found: shownType(property), wanted: known && `${known}${nullable ? "?" : ""}` };
}

function enumNameOf({ type, owner }: ShapedProperty, { types }: Pick<Declared, "types">): string | undefined {
  const found = types?.resolve(type, owner);
  return found?.kind === "enum" && !type.isArray ? found.name : undefined;
}

/** Spells the C# type of a property for messages. */
export function shownType({
  type: { name, arguments: given, isArray, isOptional: hasMark },
}: Pick<ShapedProperty, "type">): string {
  return `${name}${given.length > 0 ? "<…>" : ""}${isArray ? "[]" : ""}${hasMark ? "?" : ""}`;
}

function isNamedBy({ type }: ShapedProperty, name: string): boolean {
  return !type.isArray && type.name === name;
}

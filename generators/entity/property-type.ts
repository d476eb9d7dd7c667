import type { Declared, EntityDecl, EnumDecl, PropertyDecl } from "./declaration.ts";
import type { BuiltInType, KeyType } from "./entity.ts";

/** A built-in type of entity files. */
export interface TypeRow {
  /** The accepted names, in lower case. */
  readonly names: readonly string[];
  /** The kind of limits that a property of the type can have. */
  readonly limits: "lengths" | "bounds" | "none";
  /** The least and the greatest value, for whole-number types. */
  readonly range?: readonly [least: string, most: string];
}

/** The built-in types, each with its C# alias and CLR name. Spec: entity-file, Property types. */
export const builtInTypes: Readonly<Record<BuiltInType, TypeRow>> = {
  Guid: { names: ["guid"], limits: "none" },
  string: { names: ["string"], limits: "lengths" },
  bool: { names: ["bool", "boolean"], limits: "none" },
  byte: { names: ["byte"], limits: "bounds", range: ["0", "255"] },
  short: { names: ["short", "int16"], limits: "bounds", range: ["-32768", "32767"] },
  int: { names: ["int", "int32"], limits: "bounds", range: ["-2147483648", "2147483647"] },
  long: { names: ["long", "int64"], limits: "bounds", range: ["-9223372036854775808", "9223372036854775807"] },
  float: { names: ["float", "single"], limits: "bounds" },
  double: { names: ["double"], limits: "bounds" },
  decimal: { names: ["decimal"], limits: "bounds" },
  DateTime: { names: ["datetime"], limits: "none" },
  DateTimeOffset: { names: ["datetimeoffset"], limits: "none" },
  DateOnly: { names: ["dateonly"], limits: "none" },
  TimeOnly: { names: ["timeonly"], limits: "none" },
  TimeSpan: { names: ["timespan"], limits: "none" },
  "byte[]": { names: ["byte[]"], limits: "none" },
};

// `Object.keys` loses the key type of the table.
const spellings = Object.keys(builtInTypes) as readonly BuiltInType[];
const byName: ReadonlyMap<string, BuiltInType> = new Map(
  spellings.flatMap((type) => builtInTypes[type].names.map((name) => [name, type])),
);

export const typeNames: readonly BuiltInType[] = spellings;

/** Returns the built-in type with a name, in any letter case. */
export function builtInTypeNamed(name: string): BuiltInType | undefined {
  return byName.get(name.toLowerCase());
}

/** Returns the built-in type of a property; undefined for an enum or an unknown type. */
export function builtInTypeOf({ type }: PropertyDecl): BuiltInType | undefined {
  return builtInTypeNamed(typeNameOf(type.value));
}

/** Returns the type of a property, with or without `?`: built-in in any letter case, a declared enum, or one of the host. Undefined if it does not exist. Spec: entity-file, Property types. */
export function propertyTypeOf(
  property: PropertyDecl,
  { enumByName, hostEnums }: Pick<Declared, "enumByName" | "hostEnums">,
): BuiltInType | EnumDecl | undefined {
  const name = typeNameOf(property.type.value);
  return builtInTypeNamed(name) ?? enumByName.get(name) ?? hostEnums.get(property);
}

export function spellingOf(type: BuiltInType | EnumDecl): string {
  return typeof type === "string" ? type : type.name.value;
}

/** Removes the `?` of an optional type. */
export function typeNameOf(written: string): string {
  return written.endsWith("?") ? written.slice(0, -1).trimEnd() : written;
}

/** True if a request can omit the property. Spec: entity-file, Optional properties. */
export function isOptional({ type, required }: PropertyDecl): boolean {
  return type.value.endsWith("?") || required?.value === false;
}

/** True for the types whose values are references in C#. */
export function isReferenceType(type: BuiltInType): boolean {
  return type === "string" || type === "byte[]";
}

/** True for the types of keys. Spec: entity-file, Keys. */
export function isKeyType(type: unknown): type is KeyType {
  return type === "Guid" || type === "int" || type === "long" || type === "string";
}

/** Returns the type of an entity's key; undefined if the file declares no valid key. */
export function keyTypeOf({ properties }: Pick<EntityDecl, "properties">): KeyType | undefined {
  const key = properties.find(({ isKey }) => isKey);
  const type = key && builtInTypeOf(key);
  return type !== undefined && isKeyType(type) ? type : undefined;
}

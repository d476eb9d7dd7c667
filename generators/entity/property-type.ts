import type { Declared, EnumDecl, PropertyDecl } from "./declaration.ts";
import type { BuiltInType, KeyType } from "./entity.ts";

/** What an entity file can say of a type. */
export interface TypeRow {
  /** The names it goes by, in lower case. */
  readonly names: readonly string[];
  /** Which limits a property of it can have. */
  readonly limits: "lengths" | "bounds" | "none";
  /** The least and the greatest whole number, of types that hold only such. */
  readonly range?: readonly [least: string, most: string];
}

/** The types that there are, each with its C# alias and CLR name. Spec: decisions, 3. */
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

// Every key of the table is a type, which the type of Object.keys cannot tell.
const spellings = Object.keys(builtInTypes) as readonly BuiltInType[];
const byName: ReadonlyMap<string, BuiltInType> = new Map(
  spellings.flatMap((type) => builtInTypes[type].names.map((name) => [name, type])),
);

/** The names of types, as messages spell them. */
export const typeNames: readonly BuiltInType[] = spellings;

/** The type that a name means in any letter case; undefined for the name of no type. */
export function builtInTypeNamed(name: string): BuiltInType | undefined {
  return byName.get(name.toLowerCase());
}

/** The built-in type that a property names; undefined for an enum and for the name of no type. */
export function builtInTypeOf({ type }: PropertyDecl): BuiltInType | undefined {
  return builtInTypeNamed(typeNameOf(type.value));
}

/** The type that a property names, with or without `?`: a built-in one in any letter case, or a declared enum; undefined for one that does not exist. Spec: decisions, 3. */
export function propertyTypeOf(
  { type }: PropertyDecl,
  { enumByName }: Pick<Declared, "enumByName">,
): BuiltInType | EnumDecl | undefined {
  const name = typeNameOf(type.value);
  return builtInTypeNamed(name) ?? enumByName.get(name);
}

/** How messages spell a type. */
export function spellingOf(type: BuiltInType | EnumDecl): string {
  return typeof type === "string" ? type : type.name.value;
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
export function isKeyType(type: unknown): type is KeyType {
  return type === "Guid" || type === "int" || type === "long" || type === "string";
}

import type { ClassShape, ShapedProperty } from "../../host/csharp/class-shape.ts";
import { isUnmapped } from "../../host/csharp/class-shape.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import { quoted } from "../../text/quoted.ts";
import { bodiesOf, isSetByCreate } from "../bodies.ts";
import type { Declared, EntityDecl, PropertyDecl } from "../declaration.ts";
import type { BuiltInType, EndpointName } from "../entity.ts";
import { isOptional, isReferenceType, propertyTypeOf, spellingOf } from "../property-type.ts";

/** The reason why the class of an entity does not allow an operation, and the way on. */
export interface Obstacle {
  readonly operation: EndpointName;
  readonly reason: string;
  readonly hint: string;
}

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
export function isNullable({ type, owner }: ShapedProperty, spelt: BuiltInType | undefined): boolean | undefined {
  if (type.isOptional) return true;
  return spelt !== undefined && isReferenceType(spelt) && !owner.isNullable ? undefined : false;
}

/** Returns the reason why a property of the class cannot be shown; undefined if it can. */
export function faultOfMember(property: ShapedProperty, { facts }: ClassShape): string | undefined {
  if (!property.isReadable) return "has no public getter";
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

function shownType({ type: { name, arguments: given, isArray, isOptional: hasMark } }: ShapedProperty): string {
  return `${name}${given.length > 0 ? "<…>" : ""}${isArray ? "[]" : ""}${hasMark ? "?" : ""}`;
}

function isNamedBy({ type }: ShapedProperty, name: string): boolean {
  return !type.isArray && type.name === name;
}

/** Returns the operations that the class of an existing entity does not allow. Spec: entity-file, Existing classes. */
export function obstaclesOf(entity: EntityDecl, { shapes }: Pick<Declared, "shapes">): readonly Obstacle[] {
  const shape = shapes.get(entity);
  if (shape === undefined) return [];
  const create = creationObstacle(entity, shape);
  const update = entity.properties.find(
    (one) => !one.isKey && bodiesOf(one).includes("Update") && setterOf(one, shape) !== "set",
  );
  const fault = update && settingFault(update, shape);
  return [
    ...(create === undefined ? [] : (["create", "createMany"] as const).map((operation) => ({ operation, ...create }))),
    ...(fault === undefined ? [] : (["update", "patch"] as const).map((operation) => ({ operation, ...fault }))),
  ];
}

function creationObstacle({ properties }: EntityDecl, shape: ClassShape): Omit<Obstacle, "operation"> | undefined {
  const { constructors } = shape.type;
  const open = constructors.filter(({ isOpen }) => isOpen);
  if (constructors.length > 0 && open.length === 0)
    return { reason: "the class has no public constructor without parameters", hint: "Add one to the class" };
  const assigned = properties.filter((one) => !isMadeByDatabase(one) && isSetByCreate(one));
  const unset = assigned.find((one) => setterOf(one, shape) === undefined);
  if (unset !== undefined) return settingFault(unset, shape);
  if (open.some(({ setsRequired }) => setsRequired)) return undefined;
  const names = new Set(assigned.map(({ name }) => pascalCaseOf(name.value)));
  const missing = shape.properties.find((one) => one.isRequired && !names.has(one.name));
  if (missing === undefined) return undefined;
  const reason = `its member ${quoted(missing.name)} is required, and a creation does not set it`;
  return { reason, hint: `Add ${missing.name} to properties` };
}

function settingFault(decl: PropertyDecl, shape: ClassShape): Omit<Obstacle, "operation"> {
  const name = pascalCaseOf(decl.name.value);
  const isInitial = setterOf(decl, shape) === "init";
  const reason = isInitial
    ? `${quoted(name)} can be set by an initializer alone`
    : `${quoted(name)} has no public setter`;
  return { reason, hint: `Give ${name} a public set${decl.isKey ? "" : ", leave it out of properties"}` };
}

/** Returns the setter of a property of the file; one that is not in the source is believed to have one. */
function setterOf({ name }: PropertyDecl, { properties }: ClassShape): ShapedProperty["setter"] {
  const found = properties.find((one) => one.name === pascalCaseOf(name.value));
  return found === undefined ? "set" : found.setter;
}

/** True for the key of a row that the database numbers. */
function isMadeByDatabase({ isKey, type }: PropertyDecl): boolean {
  return isKey && /^(?:int|int32|long|int64)$/i.test(type.value);
}

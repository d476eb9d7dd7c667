import { isDeepStrictEqual } from "node:util";
import type { TypeName } from "./code-tokens.ts";
import type { DraftEntity, DraftLine } from "./described-entity.ts";
import { type MappingFacts, mappingFactsOf } from "./mapping-facts.ts";
import type { SourceProperty, SourceType } from "./read-types.ts";

/** The types of a host, for looking up names. */
export interface TypeIndex {
  readonly types: readonly SourceType[];
  readonly classes: ReadonlyMap<string, SourceType>;
  readonly enums: ReadonlySet<string>;
  /** True if the host's projects use nullable reference types. */
  readonly isNullable: boolean;
}

/** The property types of entity files by their names in C#. */
const builtIn: ReadonlyMap<string, string> = new Map(
  [
    "Guid string bool byte short int long float double decimal DateTime DateTimeOffset DateOnly TimeOnly TimeSpan".split(
      " ",
    ),
    "String=string Boolean=bool Byte=byte Int16=short Int32=int Int64=long Single=float Double=double Decimal=decimal".split(
      " ",
    ),
  ]
    .flat()
    .map((pair) => [pair.split("=")[0] ?? pair, pair.split("=")[1] ?? pair]),
);

const lists: ReadonlySet<string> = new Set(
  "ICollection IList List IEnumerable IReadOnlyCollection IReadOnlyList HashSet ISet Collection".split(" "),
);

/** Returns the element type of a property that is a list of rows. */
export function elementOf({ name, arguments: [element] }: TypeName): string | undefined {
  return lists.has(name) ? element?.name : undefined;
}

/** Returns the properties of a class with those of its base classes, whose type parameters are replaced. */
export function allProperties(
  type: SourceType,
  index: TypeIndex,
  heirs: readonly string[] = [],
): readonly SourceProperty[] {
  const inherited = type.bases.flatMap((base) => {
    const found = heirs.includes(base.name) ? undefined : index.classes.get(base.name);
    if (found === undefined) return [];
    const given = new Map(found.parameters.map((parameter, at) => [parameter, base.arguments[at]]));
    return allProperties(found, index, [...heirs, type.name]).map((property) => {
      const replacement = given.get(property.type.name);
      return replacement === undefined ? property : { ...property, type: replacement };
    });
  });
  const own = new Map(type.properties.toReversed().map((property) => [property.name, property]));
  // A partial property has two declarations.
  const properties = type.properties.filter((property) => {
    const first = own.get(property.name);
    return first === property || !isDeepStrictEqual(first?.type, property.type);
  });
  return [...inherited.filter(({ name }) => !own.has(name)), ...properties];
}

/** Describes a class as an entity: its key, its properties with their limits, and what cannot be described. */
export function describeEntity(type: SourceType, index: TypeIndex): DraftEntity {
  const { name } = type;
  const facts = mappingFactsOf(name, index.types);
  const properties = allProperties(type, index).filter((property) => !isUnmapped(property, facts));
  const key = keyOf(name, properties, facts);
  const reason = type.isConstructible ? key.reason : "it has no public constructor without parameters";
  const lines = properties.flatMap((property) => propertyLine(property, { facts, index, key: key.name }));
  const missing = properties.find(
    ({ isRequired, name: one }) => isRequired && lines.some((line) => line.name === one && line.reason !== undefined),
  );
  const unset = missing && `its required property ${missing.name} cannot be described`;
  const first = lines.filter((line) => line.name === key.name);
  const ordered = [...first, ...lines.filter((line) => line.name !== key.name)];
  const unread =
    first.length === 0
      ? `the type of its key ${key.name} is a class`
      : first[0]?.reason && `its key ${first[0].reason}`;
  return { name, properties: ordered, relationships: [], reason: reason ?? unset ?? unread };
}

function isUnmapped({ name, isStored, attributes, type }: SourceProperty, { ignored }: MappingFacts): boolean {
  return !isStored && elementOf(type) === undefined
    ? true
    : ignored.has(name) || attributes.some((one) => one.name === "NotMapped");
}

function keyOf(
  entity: string,
  properties: readonly SourceProperty[],
  { key, hasNoKey }: MappingFacts,
): { readonly name: string | undefined; readonly reason?: string } {
  if (hasNoKey) return { name: undefined, reason: "its mapping says that it has no key" };
  const marked = properties.filter(({ attributes }) => attributes.some((one) => one.name === "Key"));
  const stated = key ?? (marked.length > 0 ? marked.map(({ name }) => name) : undefined);
  if (stated !== undefined && stated.length !== 1)
    return { name: undefined, reason: `its key has ${stated.length} columns` };
  const conventional = ["id", `${entity}id`.toLowerCase()];
  const found =
    stated?.[0] ??
    conventional.map((one) => properties.find(({ name }) => name.toLowerCase() === one)?.name).find((one) => one);
  return found === undefined ? { name: undefined, reason: "no property was recognised as its key" } : { name: found };
}

interface Context {
  readonly facts: MappingFacts;
  readonly index: TypeIndex;
  readonly key: string | undefined;
}

/** Describes a property; a navigation to other rows gives no line. */
function propertyLine(property: SourceProperty, context: Context): readonly DraftLine[] {
  const { name, type, isOpen } = property;
  const { index, key } = context;
  const isKnown = spellingOf(type) !== undefined;
  if (!isKnown && index.classes.has(elementOf(type) ?? type.name)) return [];
  const text = shapeOf(property, context);
  if (isKnown) return [{ name, text, reason: isOpen || name === key ? undefined : "has no public setter" }];
  const kind = index.enums.has(type.name) ? `is of the enum ${type.name} of the host` : `is of the type ${type.name}`;
  return [{ name, text, reason: `${kind}, which an entity file cannot name` }];
}

function shapeOf(property: SourceProperty, { facts, index, key }: Context): string {
  const isKey = property.name === key;
  const spelt = spellingOf(property.type) ?? property.type.name;
  const type = `${spelt}${!isKey && isOptionalIn(property, facts, index) ? "?" : ""}`;
  // Brackets inside braces need quotes.
  const quotedType = type.includes("[") ? `"${type}"` : type;
  return `{ type: ${quotedType}${isKey ? ", isKey: true" : ""}${limitsOf(property, facts, spelt)} }`;
}

function spellingOf({ name, isArray }: TypeName): string | undefined {
  if (isArray) return name === "byte" || name === "Byte" ? "byte[]" : undefined;
  return builtIn.get(name);
}

function isOptionalIn(
  { name, type, attributes, isRequired }: SourceProperty,
  { required }: MappingFacts,
  { isNullable }: TypeIndex,
): boolean {
  const stated =
    required.get(name) ?? (isRequired || attributes.some((one) => one.name === "Required") ? true : undefined);
  const isReference = type.isArray || /^[sS]tring$/.test(type.name);
  return isReference ? (stated === undefined ? type.isOptional || !isNullable : !stated) : type.isOptional;
}

function limitsOf(
  { name, attributes }: SourceProperty,
  { maxLengths }: MappingFacts,
  spelt: string | undefined,
): string {
  if (spelt !== "string") return "";
  const numberIn = (attribute: string) =>
    attributes.find((one) => one.name === attribute)?.arguments.find((one) => /^\d+$/.test(one));
  const longest = maxLengths.get(name) ?? numberIn("MaxLength") ?? numberIn("StringLength");
  const shortest = numberIn("MinLength");
  return `${shortest === undefined ? "" : `, minLength: ${shortest}`}${longest === undefined ? "" : `, maxLength: ${longest}`}`;
}

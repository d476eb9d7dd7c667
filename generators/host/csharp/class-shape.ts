import { allProperties, baseOf, type ShapedProperty } from "./all-properties.ts";
import type { TypeName } from "./code-tokens.ts";
import { type MappingFacts, mappingFactsOf } from "./mapping-facts.ts";
import type { Constructor, SourceProperty } from "./read-members.ts";
import { isInterfaceName } from "./read-types.ts";
import type { LocatedType, SourceTypes } from "./source-types.ts";
import { isConverted, unwrapped } from "./wrapper.ts";

/** A class with what its base classes and its mapping say. */
export interface ClassShape {
  readonly type: LocatedType;
  readonly properties: readonly ShapedProperty[];
  /** The nearest base class that is not in the source, so that there may be more properties; undefined if all are. */
  readonly unseenBase: TypeName | undefined;
  readonly facts: MappingFacts;
  /** The properties of its key; undefined if neither mapping, attribute nor name tells them. */
  readonly key: readonly string[] | undefined;
}

/** Returns the shape of a class. */
export function classShapeOf(type: LocatedType, types: SourceTypes): ClassShape {
  const unseenBase = unseenBaseOf(type, types);
  const stated = mappingFactsOf(types.mappings().get(type.name) ?? []);
  const facts = { ...stated, hasNoKey: stated.hasNoKey || type.attributes.some(({ name }) => name === "Keyless") };
  const written = allProperties(type, types);
  const properties = [...unseenKey(unseenBase, { type, written, facts, types }), ...written];
  const mapped = properties.filter((property) => !isUnmapped(property, facts));
  const key = facts.hasNoKey ? undefined : keyOf(type, mapped, facts);
  return {
    type,
    properties: properties.map((property) =>
      withValue(property, key?.includes(property.name) === true, { facts, types }),
    ),
    unseenBase,
    facts,
    key,
  };
}

interface Source {
  readonly facts: MappingFacts;
  readonly types: SourceTypes;
}

/** Gives a property the type of the value that its own type wraps. A key has a value whatever the source says; any other type can be that of a row or a part. */
function withValue(property: ShapedProperty, isKey: boolean, { facts, types }: Source): ShapedProperty {
  const wrapped = { property, owner: property.owner, types, facts };
  const found = unwrapped(wrapped);
  if (found === undefined || !(isKey || ("wrapper" in found && isConverted(wrapped)))) return property;
  return "wrapper" in found ? { ...property, ...found } : { ...property, obstacle: found.reason };
}

/** Returns the key of a base class of a package whose type argument wraps a value: `Id`, by the convention of EF Core. */
function unseenKey(
  base: TypeName | undefined,
  {
    type: owner,
    written,
    facts,
    types,
  }: Source & { readonly type: LocatedType; readonly written: readonly ShapedProperty[] },
): readonly ShapedProperty[] {
  if (written.some(({ name }) => name === "Id")) return [];
  const property = {
    name: "Id",
    attributes: [],
    isReadable: true,
    setter: "set",
    isRequired: false,
    isStored: true,
  } as const;
  const keys = (base?.arguments ?? []).map((type) => ({ ...property, type, owner }));
  const isWrapped = (one: ShapedProperty) => "wrapper" in (unwrapped({ property: one, owner, types, facts }) ?? {});
  return keys.filter(isWrapped).slice(0, 1);
}

/** Returns the constructor by which any code can make a class without arguments, stated or not; undefined if there is none. */
export function openConstructorOf({
  constructors,
}: Pick<LocatedType, "constructors">): Pick<Constructor, "setsRequired"> | undefined {
  if (constructors.length === 0) return { setsRequired: false };
  return constructors.find((one) => one.isPublic && one.parameters?.length === 0);
}

/** True for a property that has no column. */
export function isUnmapped({ name, isStored, attributes }: SourceProperty, facts: MappingFacts): boolean {
  const isStated = facts.mapped.has(name) || facts.key?.includes(name) === true;
  return !(isStored || isStated) || facts.ignored.has(name) || attributes.some((one) => one.name === "NotMapped");
}

function unseenBaseOf(type: LocatedType, types: SourceTypes, heirs: readonly LocatedType[] = []): TypeName | undefined {
  for (const base of type.bases.filter(({ name }) => !isInterfaceName(name))) {
    const found = baseOf(base, type, types);
    if (found === undefined) return base;
    const unseen = heirs.includes(found) ? undefined : unseenBaseOf(found, types, [...heirs, type]);
    if (unseen !== undefined) return unseen;
  }
  return undefined;
}

function keyOf(
  { name: type, attributes }: LocatedType,
  properties: readonly SourceProperty[],
  { key }: MappingFacts,
): readonly string[] | undefined {
  if (key !== undefined && key.length > 0) return key;
  const marked = properties.filter((property) => property.attributes.some((one) => one.name === "Key"));
  if (marked.length > 0) return marked.map(({ name }) => name);
  const names = new Set(properties.map(({ name }) => name));
  const primary = attributes.find((one) => one.name === "PrimaryKey")?.arguments.filter((word) => names.has(word));
  if (primary !== undefined && primary.length > 0) return primary;
  const found = ["id", `${type}id`.toLowerCase()].flatMap(
    (one) => properties.find(({ name }) => name.toLowerCase() === one)?.name ?? [],
  );
  return found.length === 0 ? undefined : found.slice(0, 1);
}

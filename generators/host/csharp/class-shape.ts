import { isSameType, type TypeName } from "./code-tokens.ts";
import { type MappingFacts, mappingFactsOf } from "./mapping-facts.ts";
import type { Constructor, SourceProperty } from "./read-members.ts";
import { isInterfaceName, type LocatedType, type SourceTypes } from "./source-types.ts";

/** A property of a class, and the type in whose source it stands. */
export interface ShapedProperty extends SourceProperty {
  readonly owner: LocatedType;
}

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
  const properties = allProperties(type, types);
  const facts = mappingFactsOf(type.name, types.all);
  const mapped = properties.filter((property) => !isUnmapped(property, facts));
  return {
    type,
    properties,
    unseenBase: unseenBaseOf(type, types),
    facts,
    key: keyOf(type, mapped, facts),
  };
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

function baseOf(base: TypeName, type: LocatedType, types: SourceTypes): LocatedType | undefined {
  const found = types.resolve(base, type);
  return found?.kind === "class" ? found : undefined;
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

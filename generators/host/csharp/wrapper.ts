import { allProperties, baseOf, type Wrapper } from "./all-properties.ts";
import { isSameType, type TypeName } from "./code-tokens.ts";
import type { MappingFacts } from "./mapping-facts.ts";
import { methodsOf } from "./methods-of.ts";
import type { Parameter, SourceProperty } from "./read-members.ts";
import { isInterfaceName } from "./read-types.ts";
import type { LocatedType, SourceTypes } from "./source-types.ts";

/** The value of a property behind its wrapper, or the reason why it cannot be reached. */
type Unwrapped = { readonly wrapper: Wrapper; readonly type: TypeName } | { readonly reason: string };

/** A property, the class that has it, and the source of the host. */
interface Wrapped {
  readonly property: Pick<SourceProperty, "name" | "type">;
  readonly owner: LocatedType;
  readonly types: SourceTypes;
  readonly facts: MappingFacts;
}

/** Returns the value of a property whose type wraps one; undefined for any other property. Spec: entity-file, Types around one value. */
export function unwrapped({ property, owner, types, facts }: Wrapped): Unwrapped | undefined {
  const found = property.type.isArray ? undefined : types.resolve(property.type, owner);
  const value = found && wrappedValueOf(found, types);
  if (found === undefined || value === undefined) return undefined;
  const { name, namespace, kind } = found;
  const reason =
    closedReason(found) ??
    (value.isMade
      ? undefined
      : "has neither a public constructor nor a static From, Parse, Create or Of for its value") ??
    (isComparable(found, types) ? undefined : "has no operator ==") ??
    ownedReason(property.name, found, facts, types);
  if (reason !== undefined) return { reason: `is of the type ${name}, which ${reason}` };
  const hasNamesake = types.all.filter((one) => one.name === name).length > 1;
  const { type, member, method } = value;
  const wrapper = { name, namespace, hasNamesake, isStruct: kind === "struct", method, member };
  return { wrapper, type: { ...type, isOptional: property.type.isOptional } };
}

/** True if the mapping converts the type of a property, as far as the source tells. */
export function isConverted({ property, owner, types, facts }: Wrapped): boolean {
  const found = types.resolve(property.type, owner);
  if (found === undefined || facts.converted.has(property.name) || generatedValue(found) !== undefined) return true;
  return types
    .signs()
    .convertersOf(found.name)
    .some((type) => type !== found);
}

/** The value of a wrapper, and the way from it. */
interface Value extends Pick<Wrapper, "member" | "method"> {
  readonly type: TypeName;
  /** True if a constructor or the method makes a wrapper. */
  readonly isMade: boolean;
}

function wrappedValueOf(type: LocatedType, types: SourceTypes): Value | undefined {
  if (type.kind === "enum") return undefined;
  const generated = generatedValue(type);
  if (generated !== undefined) return generated;
  const readable = allProperties(type, types).filter(({ isReadable }) => isReadable);
  const value = readable.find(({ name }) => name === "Value") ?? (readable.length === 1 ? readable[0] : undefined);
  // A class around another class of the source is a row or a part, no value.
  if (value === undefined || value.type.isArray || types.resolve(value.type, type) !== undefined) return undefined;
  const takes = (parameters: readonly Parameter[] | undefined) =>
    parameters?.every(({ hasDefault }, at) => hasDefault === at > 0) === true &&
    parameters[0]?.type.name === value.type.name;
  const isConstructed = type.constructors.some(({ isPublic, parameters }) => isPublic && takes(parameters));
  const method = methodsOf(type).find(
    (one) =>
      /^(?:From|Parse|Create|Of)$/.test(one.name) &&
      ["public", "static"].every((word) => one.modifiers.has(word)) &&
      one.type !== undefined &&
      isSameType(one.type, { ...one.type, name: type.name, isOptional: false, isArray: false, arguments: [] }) &&
      takes(one.parameters),
  );
  return {
    type: value.type,
    member: value.name,
    method: isConstructed ? undefined : method?.name,
    isMade: isConstructed || method !== undefined,
  };
}

/** Returns the value of a type whose members a source generator writes. */
function generatedValue({ attributes }: LocatedType): Value | undefined {
  for (const { name, type, arguments: words } of attributes) {
    if (name === "ValueObject" && type !== undefined) return { type, member: "Value", method: "From", isMade: true };
    if (name !== "StronglyTypedId") continue;
    const raw = ["Int", "Long", "String"].find((one) => words.includes(one));
    const plain = { qualifier: "", arguments: [], isOptional: false, isArray: false };
    return { type: { ...plain, name: raw?.toLowerCase() ?? "Guid" }, member: "Value", method: undefined, isMade: true };
  }
  return undefined;
}

function closedReason({ isPublic, isNested, parameters, modifiers }: LocatedType): string | undefined {
  if (!isPublic) return "is not public";
  if (isNested) return "is nested in another type";
  if (parameters.length > 0) return "is generic";
  return modifiers.has("abstract") ? "is abstract" : undefined;
}

/** True for a type whose values `==` compares: a record, or one with the operator. A base class of a package is believed to have it. */
function isComparable(type: LocatedType, types: SourceTypes, heirs: readonly LocatedType[] = []): boolean {
  const { isRecord, body, bases } = type;
  if (isRecord || generatedValue(type) !== undefined) return true;
  if (body.some((token, at) => token === "operator" && body[at + 1] === "=" && body[at + 2] === "=")) return true;
  return bases.some((base) => {
    const found = baseOf(base, type, types);
    if (found === undefined) return !isInterfaceName(base.name);
    return !heirs.includes(found) && isComparable(found, types, [...heirs, type]);
  });
}

/** Returns the reason against a type that the mapping takes apart. */
function ownedReason(
  property: string,
  { name, attributes }: LocatedType,
  { owned }: MappingFacts,
  { signs }: SourceTypes,
): string | undefined {
  const isStated = attributes.some((one) => one.name === "Owned" || one.name === "ComplexType");
  return owned.has(property) || isStated || signs().isOwned(name) ? "the mapping owns" : undefined;
}

import type { Entity, Enumeration, Property } from "../../entity/entity.ts";
import type { Target } from "../../entity/graft.ts";
import { csharpString } from "./csharp-text.ts";
import { otherType, typeName } from "./names.ts";
import { csharpType, csharpTypeOf } from "./types.ts";

/** The request that states a default: its names can hide those of types. */
interface DefaultPlace {
  readonly entity: Pick<Entity, "properties">;
  readonly target: Pick<Target, "placement">;
}

/** Prints the default of a property as C#; undefined for a property without one. */
export function defaultValueOf({ type, default: value }: Property, place: DefaultPlace): string | undefined {
  if (value === undefined) return undefined;
  const { text, kind } = value;
  if (typeof type !== "string") return `${enumType(type, place)}.${text}`;
  if (type === "string") return csharpString(text);
  const [prefix, suffix] = csharpTypeOf(type).literal;
  return kind === "text"
    ? `${csharpType(type)}.Parse(${csharpString(text)}, ${typeName("CultureInfo")}.InvariantCulture)`
    : `${prefix}${text}${suffix}`;
}

/** Refers to an enum where a property of its name would be meant, unless that is of the very type. */
function enumType(type: Enumeration, { entity, target }: DefaultPlace): string {
  const namesake = entity.properties.find(({ name }) => name === type.name);
  const isClear =
    namesake === undefined || (namesake.type === type && !namesake.isOptional && namesake.default !== undefined);
  return isClear || type.ofHost !== undefined
    ? csharpType(type)
    : otherType({ name: type.name, namespace: target.placement.entity.namespace });
}

/** Prints the attribute by which documents of the host show the default of a member. */
export function defaultAttribute(property: Property, printed: string): string {
  const attribute = otherType({ name: "DefaultValue", namespace: "System.ComponentModel" });
  return `${attribute}(${constantOf(property) ?? printed})`;
}

/** Prints a value that is no constant of C# as its type and text. */
function constantOf({ type, default: value }: Property): string | undefined {
  const isParsed = type === "decimal" || (value?.kind === "text" && type !== "string" && typeof type === "string");
  if (value === undefined || !isParsed) return undefined;
  // A time with the Z would become one of the local zone.
  const text = type === "DateTime" ? value.text.slice(0, -1) : value.text;
  return `typeof(${csharpType(type)}), ${csharpString(text)}`;
}

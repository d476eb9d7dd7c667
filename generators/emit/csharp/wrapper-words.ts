import type { Property } from "../../entity/entity.ts";
import { otherType } from "./names.ts";
import { csharpType } from "./types.ts";

/** Prints the value of a row's member, made of that of a request. */
export function wrapped({ wrapper }: Pick<Property, "wrapper">, value: string): string {
  if (wrapper === undefined) return value;
  const type = otherType(wrapper);
  return wrapper.method === undefined ? `new ${type}(${value})` : `${type}.${wrapper.method}(${value})`;
}

/** Prints the value of a response, of that of a row's member. */
export function unwrapped({ wrapper, isOptional }: Pick<Property, "wrapper" | "isOptional">, member: string): string {
  return wrapper === undefined ? member : `${member}${isOptional ? "?" : ""}.${wrapper.member}`;
}

/** Prints the type of a row's member without null. */
export function memberType({ wrapper, type }: Pick<Property, "wrapper" | "type">): string {
  return wrapper === undefined ? csharpType(type) : otherType(wrapper);
}

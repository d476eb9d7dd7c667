import { camelCaseOf, pascalCaseOf } from "../text/casing.ts";

/** Returns the name of a member in JSON: that of its C# property, in camel case. Spec: openapi, Schemas. */
export function wireNameOf(name: string): string {
  return camelCaseOf(pascalCaseOf(name));
}

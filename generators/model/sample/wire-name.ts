import { camelCaseOf, pascalCaseOf } from "../../text/casing.ts";

/** Returns the JSON name of a member. Spec: model-http, JSON forms. */
export function wireName(name: string): string {
  return camelCaseOf(pascalCaseOf(name));
}

import type { TemplatePart } from "./template.ts";

/** A route as an OpenAPI document keys it: tokens bare, literals as they stand in an address. Spec: model, OpenAPI document; decisions, 7. */
export function documentPathOf(parts: readonly TemplatePart[]): string {
  return parts
    .map((part) => (part.kind === "parameter" ? `{${part.name}}` : encodeURI(part.text).replace(/[?#]/g, encoded)))
    .join("");
}

// An address would end its path there.
function encoded(character: string): string {
  return encodeURIComponent(character);
}

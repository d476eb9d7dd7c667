import type { TemplateParameter, TemplatePart } from "./template.ts";

/** The parameters of a route template, in their order, each spelling of a name once. */
export function readTokens(parts: readonly TemplatePart[]): readonly TemplateParameter[] {
  const tokens = new Map<string, TemplateParameter>();
  for (const part of parts) {
    if (part.kind === "parameter" && part.name !== "" && !tokens.has(part.name)) tokens.set(part.name, part);
  }
  return [...tokens.values()];
}

import type { TemplatePart } from "./template.ts";

/** What the web framework compares of a route: literals in any letter case, parameters by place and constraint and not by name. */
export function frameworkKey(parts: readonly TemplatePart[]): string {
  const keys = parts.map((part) =>
    part.kind === "literal"
      ? part.text.toLowerCase().replaceAll("{", "{{")
      : `{${part.isCatchAll ? "*" : ""}${part.constraints.replace(/^=.*|=.*$/, "")}}`,
  );
  return keys.join("").replace(/(?<=.)\/$/, "");
}

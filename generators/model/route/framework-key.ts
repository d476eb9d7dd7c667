import { partsOf } from "./template.ts";

/** What the web framework compares of a route: literals in any letter case, parameters by place and constraint and not by name. */
export function frameworkKey(template: string): string {
  const parts = partsOf(template).map((part) =>
    part.kind === "literal"
      ? part.text.toLowerCase().replaceAll("{", "{{")
      : `{${part.isCatchAll ? "*" : ""}${part.constraints.replace(/^=.*|=.*$/, "")}}`,
  );
  return parts.join("").replace(/(?<=.)\/$/, "");
}

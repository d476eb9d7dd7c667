import { expandProperty, type MsbuildProperties, type ProjectPart } from "./msbuild-properties.ts";
import { itemsOf } from "./project-items.ts";

/** The namespaces of generated extensions that a web project imports with `ImplicitUsings`. */
const implicit = [
  "Microsoft.AspNetCore.Builder",
  "Microsoft.Extensions.DependencyInjection",
  "Microsoft.Extensions.Hosting",
];

/** Returns the namespaces that a project imports into all its files: by `ImplicitUsings` and by `<Using Include="…" />`. */
export function importsOf(parts: readonly ProjectPart[], properties: MsbuildProperties): ReadonlySet<string> {
  const isImplicit = /^(?:enable|true)$/i.test(expandProperty(properties, "ImplicitUsings") ?? "");
  const own = itemsOf(parts, properties, ["Using"]).filter(
    ({ isConditional, metadata }) => !(isConditional || "Static" in metadata || "Alias" in metadata),
  );
  return new Set([...(isImplicit ? implicit : []), ...own.map(({ name }) => name)]);
}

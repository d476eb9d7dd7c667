import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic, Span } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Host } from "../../host/host.ts";

/** Reports a generated namespace, or one around it, that has the full name of a type of the host: C# allows no such pair. Spec: entity-file, Clashes with the host. */
export function namespaceClashes(
  namespaces: readonly string[],
  { typeNames }: Pick<Host, "typeNames">,
  place: { readonly span: Span | undefined; readonly hint: string },
): readonly Diagnostic[] {
  const all = new Set(namespaces.flatMap((namespace) => withOuter(namespace)));
  const clash = typeNames.find(({ name }) => all.has(name));
  return clash === undefined
    ? []
    : [report(catalogue.namespaceOfHost, { namespace: clash.name, file: clash.file }, place)];
}

function withOuter(namespace: string): readonly string[] {
  const parts = namespace.split(".");
  return parts.map((_part, at) => parts.slice(0, at + 1).join("."));
}

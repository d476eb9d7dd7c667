import { type KnownNames, linkNames } from "./link-names.ts";
import type { NameScope } from "./name-scope.ts";
import { type ParsedTemplates, StrictWriter } from "./strict-writer.ts";
import type { Templates } from "./templates.ts";
import type { View } from "./view.ts";

/** What one emitted file is printed from. */
export interface Printable {
  readonly template: string;
  readonly view: View;
  readonly scope: NameScope;
  /** The file-scoped namespace; undefined where the template states its own. */
  readonly namespace: string | undefined;
}

/**
 * Makes the function that prints C# files. The body is printed first, as only then it is known which namespaces it needs.
 * Throws for an unknown template, partial or tag: that is a mistake of ours, never of a user.
 */
export function createRenderer(templates: Templates, known: KnownNames): (printable: Printable) => string {
  const linked = new Map<string, string>();
  const parsed: ParsedTemplates = new Map();
  // One run seldom needs all templates.
  const link = (name: string) => {
    const text = linked.get(name) ?? linkNames(templates.get(name) ?? "", known);
    linked.set(name, text);
    return text;
  };
  const partial = (name: string) => link(`partials/${name}`);
  const print = (name: string, view: View, scope: NameScope) => {
    if (!templates.has(name)) throw new Error(`Unknown template '${name}'.`);
    return new StrictWriter(scope, parsed).render(link(name), view, partial);
  };
  return ({ template, view, scope, namespace }) => {
    const body = print(template, view, scope);
    const usings = scope.usings();
    const silenced = scope.silenced();
    const head = {
      usings,
      hasUsings: usings.length > 0,
      namespace: namespace ?? "",
      hasNamespace: namespace !== undefined,
      silenced: silenced.join(", "),
      hasSilenced: silenced.length > 0,
    };
    return print("partials/head", head, scope) + body;
  };
}

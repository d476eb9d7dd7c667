import type { NameScope } from "./name-scope.ts";
import { StrictWriter } from "./strict-writer.ts";
import { TemplateFault } from "./template-fault.ts";
import type { CompiledTemplate } from "./templates.ts";
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
export function createRenderer(compiled: (name: string) => CompiledTemplate): (printable: Printable) => string {
  const print = (name: string, view: View, scope: NameScope) => {
    const template = compiled(name);
    try {
      return new StrictWriter(scope).print(template, view);
    } catch (error) {
      throw new TemplateFault(name, error instanceof Error ? error.message : String(error));
    }
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

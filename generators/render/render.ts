import { printTemplate } from "./print-template.ts";
import { resolveReferences, type Spell } from "./reference.ts";
import { type CompiledTemplate, TemplateFault } from "./templates.ts";
import type { View } from "./view.ts";

/** The words of one C# file, and the spelling of its names. */
export interface Printable {
  readonly template: string;
  readonly view: View;
  readonly spell: Spell;
  /** The file-scoped namespace; undefined if the template states its own. */
  readonly namespace: string | undefined;
  /** The compiler warnings that every file of its kind silences. */
  readonly silenced: readonly string[];
}

/**
 * Makes the function that prints C# files. The usings and silenced warnings of a file follow from the references in its printed body.
 * Throws a `TemplateFault` for an unknown template, partial or tag.
 */
export function createRenderer(compiled: (name: string) => CompiledTemplate): (printable: Printable) => string {
  const print = (name: string, view: View, spell: Spell) => {
    const template = compiled(name);
    try {
      return resolveReferences(printTemplate(template, view), spell);
    } catch (error) {
      throw new TemplateFault(name, error instanceof Error ? error.message : String(error));
    }
  };
  return ({ template, view, spell, namespace, silenced: always }) => {
    const { text: body, usings, silenced: needed } = print(template, view, spell);
    const silenced = [...new Set([...always, ...needed])].sort();
    const head = {
      usings,
      hasUsings: usings.length > 0,
      namespace: namespace ?? "",
      hasNamespace: namespace !== undefined,
      silenced: silenced.join(", "),
      hasSilenced: silenced.length > 0,
    };
    return print("partials/head", head, spell).text + body;
  };
}

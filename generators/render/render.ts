import { resolveReferences, type Spell, sortedUsings } from "./reference.ts";
import { type CompiledSection, type CompiledTemplate, TemplateFault } from "./templates.ts";
import type { View, ViewValue } from "./view.ts";

/** The words of one section of a C# file, and the spelling of its names. */
export interface PrintableSection {
  readonly template: string;
  readonly view: View;
  readonly spell: Spell;
}

/** The words of one C# file. */
export interface Printable {
  readonly sections: readonly PrintableSection[];
  /** False for a file that is no C#. By default it is. */
  readonly hasHead?: boolean;
  /** The file-scoped namespace; undefined if the template states its own. */
  readonly namespace: string | undefined;
  /** An attribute on the assembly, above the namespace. */
  readonly assemblyAttribute?: string | undefined;
  /** The compiler warnings that every file of its kind silences. */
  readonly silenced: readonly string[];
}

/** A printed file: its text is the head and the sections, with an empty line between two. */
export interface PrintedFile {
  readonly head: string;
  readonly sections: readonly string[];
}

/**
 * Makes the function that prints C# files. The usings and silenced warnings of a file follow from the references in its printed sections.
 * Throws a `TemplateFault` for an unknown template, partial or tag.
 */
export function createRenderer(compiled: (name: string) => CompiledTemplate): (printable: Printable) => PrintedFile {
  const print = ({ template: name, view, spell }: PrintableSection) => {
    const template = compiled(name);
    try {
      return resolveReferences(printed(template, { value: view }), spell);
    } catch (error) {
      throw new TemplateFault(name, error instanceof Error ? error.message : String(error));
    }
  };
  return ({ sections, hasHead = true, namespace, assemblyAttribute, silenced: always }) => {
    const parts = sections.map(print);
    const bodies = parts.map(({ text }) => text);
    if (!hasHead) return { head: "", sections: bodies };
    const union = (of: "usings" | "innerUsings") => sortedUsings(parts.flatMap((section) => section[of]));
    const [usings, innerUsings] = [union("usings"), union("innerUsings")];
    const silenced = [...new Set([...always, ...parts.flatMap((section) => [...section.silenced])])].sort();
    const view = {
      usings,
      hasUsings: usings.length > 0,
      assemblyAttribute: assemblyAttribute ?? "",
      hasAssemblyAttribute: assemblyAttribute !== undefined,
      namespace: namespace ?? "",
      hasNamespace: namespace !== undefined,
      innerUsings,
      hasInnerUsings: innerUsings.length > 0,
      silenced: silenced.join(", "),
      hasSilenced: silenced.length > 0,
    };
    const head = print({ template: "partials/head", view, spell: unspelled }).text;
    // A user's own head without it would compile, and the host would not start.
    if (assemblyAttribute !== undefined && !head.includes(assemblyAttribute))
      throw new TemplateFault(
        "partials/head",
        "it lacks `[assembly: {{assemblyAttribute}}]`, which registers a service",
      );
    return { head, sections: bodies };
  };
}

/** Spells the words of a head, which mentions no type. */
const unspelled: Spell = ({ name }) => ({ text: name });

/** Returns the printed file of a text that is printed as a whole. */
export function wholeText(text: string): PrintedFile {
  return { head: "", sections: [text] };
}

/** Returns the text of a printed file. */
export function textOfPrinted({ head, sections }: PrintedFile): string {
  return head + sections.join("\n");
}

/** The values that tags can name, the nearest first. */
interface Scope {
  readonly value: ViewValue;
  readonly above?: Scope;
}

/**
 * Prints a template as Mustache does, but without its silences: an unknown tag throws, an item of a list sees only its own tags,
 * and text is not escaped, because C# words are finished before they are printed.
 */
function printed(template: CompiledTemplate, scope: Scope): string {
  let text = "";
  for (const part of template) {
    if (typeof part === "string") text += part;
    else if (part.length === 1) text += textOf(part[0], scope);
    else text += section(part, scope);
  }
  return text;
}

function section([name, kind, body]: CompiledSection, scope: Scope): string {
  const value = lookUp(name, scope);
  if (kind === "^") return isEmpty(value) ? printed(body, scope) : "";
  if (isList(value)) return value.map((item) => printed(body, { value: item })).join("");
  if (isEmpty(value)) return "";
  return printed(body, value === true ? scope : { value, above: scope });
}

function textOf(tag: string, scope: Scope): string {
  const value = lookUp(tag, scope);
  if (typeof value !== "string") throw new Error(`Tag '${tag}' is no text.`);
  return value;
}

function lookUp(tag: string, scope: Scope): ViewValue {
  if (tag === ".") return scope.value;
  for (let next: Scope | undefined = scope; next !== undefined; next = next.above) {
    const { value } = next;
    const found = typeof value === "object" && !isList(value) ? value[tag] : undefined;
    if (found !== undefined) return found;
  }
  throw new Error(`Unknown tag '${tag}'.`);
}

function isEmpty(value: ViewValue): boolean {
  return value === false || value === "" || (isList(value) && value.length === 0);
}

function isList(value: ViewValue): value is readonly (View | string)[] {
  return Array.isArray(value);
}

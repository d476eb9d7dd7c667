import { spelledOut } from "../render/reference.ts";
import type { Printable, PrintableSection } from "../render/render.ts";
import type { View } from "../render/view.ts";
import { csharpName } from "./csharp/csharp-text.ts";
import { type FileNames, speller } from "./csharp/spell.ts";

/** The path of a file to emit, and its origin. */
export interface PlannedPlace {
  readonly path: string;
  readonly generator: string;
  readonly item: string;
  /** The recorded path of its input; undefined for a file that serves all entity files. */
  readonly input: string | undefined;
  /** True if the host alone decides on the file, whichever entities there are. */
  readonly isCommon?: true | undefined;
  /** True if the file decides on tables or columns. */
  readonly shapesSchema: boolean;
}

/** One C# file to emit: a module of sections. Without its words, as those of all files of a large run would not fit into memory. */
export interface PlannedFile extends PlannedPlace {
  readonly sections: readonly Section[];
  /** The file-scoped namespace; undefined if the template states its own. */
  readonly namespace: string | undefined;
  /** An attribute on the assembly by its full name. */
  readonly assemblyAttribute?: string | undefined;
  /** The compiler warnings that the file always silences. */
  readonly silenced: readonly string[];
}

/** The part of a file that one generator prints of one item. */
export interface Section {
  readonly row: Printer;
  /** The item by its name in manifests. */
  readonly item: string;
  /** The item that the row prints. */
  readonly subject: unknown;
  /** The rest of the row's knowledge: of the target, or of the model. */
  readonly place: object;
  readonly names: FileNames;
}

/** A generator by its words. */
interface Printer {
  readonly name: string;
  readonly template: string;
  /** The generators of earlier versions whose types this one has taken the place of. */
  readonly replaces?: readonly string[];
  /** Returns the words of an item. A method, so that generators of all kinds of items fit. */
  view(subject: unknown, place: unknown): View;
}

/** The part of a place that depends on the file. */
export interface Spelled {
  /** Spells the references of a text as the file does, to measure its lines. */
  readonly spelled: (text: string) => string;
}

/** Finds the words of a planned file. */
export function printableOf({ path, sections, namespace, assemblyAttribute, silenced }: PlannedFile): Printable {
  return {
    sections: sections.map(printedSection),
    hasHead: path.endsWith(".cs"),
    namespace: namespace && csharpName(namespace),
    assemblyAttribute,
    silenced,
  };
}

function printedSection({ row, subject, place, names }: Section): PrintableSection {
  const spell = speller(names);
  const spelled = (text: string) => spelledOut(text, (reference) => spell(reference).text);
  return { template: row.template, view: row.view(subject, { ...place, spelled }), spell };
}

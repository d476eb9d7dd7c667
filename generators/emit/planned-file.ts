import { spelledOut } from "../render/reference.ts";
import type { Printable } from "../render/render.ts";
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

/** One C# file to emit, without its words: those of all files of a large run would not fit into memory. */
export interface PlannedFile extends PlannedPlace {
  readonly row: Printer;
  /** The item that the row prints. */
  readonly subject: unknown;
  /** The rest of the row's knowledge: of the target, or of the model. */
  readonly place: object;
  /** The file-scoped namespace; undefined if the template states its own. */
  readonly namespace: string | undefined;
  /** An attribute on the assembly by its full name. */
  readonly assemblyAttribute?: string | undefined;
  readonly names: FileNames;
  /** The compiler warnings that the file always silences. */
  readonly silenced: readonly string[];
}

/** A generator by its words. */
interface Printer {
  readonly template: string;
  /** Returns the words of an item. A method, so that generators of all kinds of items fit. */
  view(subject: unknown, place: unknown): View;
}

/** The part of a place that depends on the file. */
export interface Spelled {
  /** Spells the references of a text as the file does, to measure its lines. */
  readonly spelled: (text: string) => string;
}

/** Finds the words of a planned file. */
export function printableOf(file: PlannedFile): Printable {
  const { row, subject, place, namespace, assemblyAttribute, names, silenced } = file;
  const spell = speller(names);
  const spelled = (text: string) => spelledOut(text, (reference) => spell(reference).text);
  const view = row.view(subject, { ...place, spelled });
  const name = namespace && csharpName(namespace);
  return { template: row.template, view, spell, namespace: name, assemblyAttribute, silenced };
}

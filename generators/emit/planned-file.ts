import { spelledOut } from "../render/reference.ts";
import type { Printable, PrintableSection } from "../render/render.ts";
import { csharpName } from "./csharp/csharp-text.ts";
import { type FileNames, speller } from "./csharp/spell.ts";
import type { Layer } from "./layer.ts";
import type { Row } from "./row.ts";

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

/** One file to emit: a module of sections. Without its words, as those of all files of a large run would not fit into memory. */
export interface PlannedFile extends PlannedPlace {
  readonly sections: readonly Section[];
  /** The file-scoped namespace; empty if the template states its own. */
  readonly namespace: string;
  /** The layer of a model, or that of tests; absent for a part of the endpoints of entities. */
  readonly layer?: Layer;
  /** An attribute on the assembly by its full name. */
  readonly assemblyAttribute?: string | undefined;
  /** The compiler warnings that the file always silences. */
  readonly silenced: readonly string[];
}

/** The part of a file that one generator prints of one item. */
export interface Section {
  readonly row: Row;
  /** The item by its name in manifests. */
  readonly item: string;
  /** The item that the row prints. */
  readonly subject: unknown;
  /** The rest of the row's knowledge: of the target, or of the model. */
  readonly place: object;
  /** The C# types that it declares. */
  readonly types: readonly string[];
  readonly names: FileNames;
}

/** Returns the full names of the types that files declare. */
export function typesIn(files: readonly PlannedFile[]): ReadonlySet<string> {
  return new Set(
    files.flatMap(({ namespace, sections }) =>
      sections.flatMap(({ types }) => types.map((type) => `${namespace}.${type}`)),
    ),
  );
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
    namespace: namespace === "" ? undefined : csharpName(namespace),
    assemblyAttribute,
    silenced,
  };
}

function printedSection({ row, subject, place, names }: Section): PrintableSection {
  const spell = speller(names);
  const spelled = (text: string) => spelledOut(text, (reference) => spell(reference).text);
  return { template: row.template, view: row.view(subject, { ...place, spelled }), spell };
}

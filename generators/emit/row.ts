import type { Part } from "../entity/placement.ts";
import type { View } from "../render/view.ts";
import type { Hook } from "./csharp/model/infrastructure/hook.ts";
import type { Layer } from "./layer.ts";
import type { WiringKind } from "./wired-type.ts";

/** A file that holds what several rows print. They are of one part, and print into one namespace. */
interface Module<Item, Place> {
  /** Recorded in the manifest. */
  readonly name: string;
  /** Names the file, without its ending. */
  file(item: Item, place: Place): string;
}

/**
 * One row of a list of generators, as data: prints one type, or a family of types, of each item of a kind. Its functions
 * are methods, so that rows for all kinds of items fit into one list. Spec: endpoints, Generators; model-csharp, Emitted paths.
 */
export interface Row<Per extends string = string, Item = unknown, Place = unknown, Home = Part | Layer> {
  /** The kind of item that it runs for. */
  readonly per: Per;
  /** The part or layer that the file belongs to. */
  readonly part: Home;
  /** The name in the specification's table of generators; the manifest records it for a file of its own. */
  readonly name: string;
  /** The template's path under `templates/`, without the ending. */
  readonly template: string;
  /** The file that the type is in, beside others; absent for a file of its own. */
  readonly module?: Module<Item, Place>;
  /** The folder below that of the part, if it is not that of the item; the namespace stays the part's. */
  readonly folder?: string;
  /** True if the host alone decides on the file, whichever entities there are. */
  readonly isCommon?: true;
  /** The generators of earlier versions whose types this one has taken the place of; absent for none. */
  readonly replaces?: readonly string[];
  /** Names the C# type that the row prints, and its file if that has no other name. */
  type(item: Item): string;
  /** Names the file with its ending, if it is no C#. */
  file?(item: Item): string;
  /** Lists further types that the row prints. */
  companions?(item: Item): readonly string[];
  /** True if the item has such a file; absent for every item. */
  when?(item: Item, place: Place): boolean;
  /** True if the file decides on tables or columns; absent for none that does. */
  shapesSchema?(item: Item): boolean;
  /** Lists the user's names that the file's own expressions must not mistake for types. */
  hides?(item: Item): readonly string[];
  /** Returns the attribute of the assembly that the file states; undefined for none. */
  attribute?(item: Item, place: Place): string | undefined;
  /** Lists the ways in which the registration mentions the type; absent for none. */
  wiring?(item: Item): readonly WiringKind[];
  /** Lists the partial methods of the file that the host must implement. */
  hooks?(item: Item, place: Place): readonly Hook[];
  /** Finds the words that the template prints. */
  view(item: Item, place: Place): View;
}

/** The rows for some kinds of items. */
export type RowOf<Items, Place, Home, Per extends keyof Items & string = keyof Items & string> = {
  [Kind in Per]: Row<Kind, Items[Kind], Place, Home>;
}[Per];

type NamedRow = Pick<Row, "name" | "replaces"> & { readonly module?: { readonly name: string } };

/** Returns the name that the manifest records for the file of a row. */
export function recordedName({ name, module }: NamedRow): string {
  return module?.name ?? name;
}

/** Returns the names that manifests can have for the files of rows, those of versions before modules included. */
export function namesInManifests(rows: readonly NamedRow[]): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => [row.name, recordedName(row)]));
}

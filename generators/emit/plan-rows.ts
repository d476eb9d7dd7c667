import { posix } from "node:path";
import { invariant } from "../entity/invariant.ts";
import { grouped } from "../text/grouped.ts";
import type { FileNames } from "./csharp/spell.ts";
import type { Layer } from "./layer.ts";
import type { PlannedFile, PlannedPlace, Section } from "./planned-file.ts";
import { type Row, recordedName } from "./row.ts";

/** One item of a run, with the place of what a row prints of it. */
export interface PlacedItem {
  readonly subject: unknown;
  /** The rest of the row's knowledge: of the target, or of the model. */
  readonly place: object;
  readonly folder: string;
  /** Empty if the template states its own. */
  readonly namespace: string;
  /** The ending of C# files. */
  readonly ending: ".cs" | ".g.cs";
  /** Returns the name in manifests of the item, as one of its types or files has it. */
  readonly nameOf: (type: string) => string;
  readonly input: string | undefined;
  readonly isCommon?: true | undefined;
  readonly layer?: Layer;
}

/** One row applied to one item, before the names beside it are known. */
export interface Draft<Item extends PlacedItem = PlacedItem> extends PlannedPlace, Omit<Section, "names"> {
  readonly row: Row;
  readonly home: Item;
  readonly attribute: string | undefined;
}

/** Applies each row to each of its items. */
export function draftsOf<Item extends PlacedItem, One extends Row>(
  rows: readonly One[],
  itemsOf: (row: One) => readonly Item[],
): readonly Draft<Item>[] {
  return rows.flatMap((row) => itemsOf(row).flatMap((item) => draftsAt(row, item)));
}

function draftsAt<Item extends PlacedItem>(row: Row, home: Item): readonly Draft<Item>[] {
  const { subject, folder, ending, nameOf, input, isCommon, place } = home;
  // Decisions print no words.
  const unspelled = { ...place, spelled: (text: string) => text };
  if (row.when?.(subject, unspelled) === false) return [];
  const type = row.type(subject);
  const file = row.module?.file(subject, unspelled) ?? type;
  return [
    {
      path: posix.join(folder, row.file?.(subject) ?? `${file}${ending}`),
      generator: recordedName(row),
      item: nameOf(file),
      input,
      isCommon,
      shapesSchema: row.shapesSchema?.(subject) ?? false,
      row,
      home,
      subject,
      place,
      types: [type, ...(row.companions?.(subject) ?? [])],
      attribute: row.attribute?.(subject, unspelled),
    },
  ];
}

/** Warnings of missing documentation comments, which the auto-generated marker alone does not silence. */
const undocumented = ["CS1591"];

/** Makes the files of drafts: one for all drafts in one place. */
export function filesOf<Item extends PlacedItem>(
  drafts: readonly Draft<Item>[],
  namesOf: (draft: Draft<Item>) => FileNames,
): readonly PlannedFile[] {
  return [...grouped(drafts, placeKey).values()].map((beside) => {
    const [first] = beside;
    invariant(first !== undefined, "a group has a member");
    const { path, generator, item, input, isCommon, attribute, home } = first;
    const sections = beside.map((draft): Section => {
      const { row, subject, place, types } = draft;
      const names = namesOf(draft);
      const hidden = row.hides?.(subject) ?? [];
      return {
        ...{ row, item: draft.home.nameOf(types[0] ?? ""), subject, place, types },
        names: hidden.length === 0 ? names : { ...names, taken: [...names.taken, new Set(hidden)] },
      };
    });
    return {
      ...{ path, generator, item, input, isCommon, sections, namespace: home.namespace },
      shapesSchema: beside.some((draft) => draft.shapesSchema),
      silenced: home.layer === undefined ? [] : undocumented,
      ...(home.layer !== undefined && { layer: home.layer }),
      ...(attribute !== undefined && { assemblyAttribute: attribute }),
    };
  });
}

/** Names the file of a draft. A file system may ignore letter case. */
function placeKey({ path, home: { layer, namespace } }: Draft): string {
  return [layer, namespace, path.toLowerCase()].join(" ");
}

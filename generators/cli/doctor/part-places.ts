import type { Graft } from "../../entity/entity.ts";
import { parts } from "../../entity/placement.ts";
import { fullNameOf } from "../../text/class-names.ts";
import { grouped } from "../../text/grouped.ts";

/** The parts of generated code that share a folder. Spec: host, Doctor. */
export interface PartPlaces {
  /** The full name of the context that leads to this placement; empty without one. */
  readonly context: string;
  readonly parts: readonly string[];
  readonly folder: string;
  readonly namespace: string;
}

/** Returns the folders of a graft with the parts in each. */
export function partPlaces({ target }: Graft, shown: (path: string) => string): readonly PartPlaces[] {
  const { dbContext, placement } = target;
  const context = dbContext === undefined ? "" : fullNameOf(dbContext);
  const byPlace = grouped(parts, (part) => [placement[part].folder, placement[part].namespace].join("\n"));
  return [...byPlace.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { folder, namespace } = placement[first];
    return [{ context, parts: [first, ...others], folder: shown(folder), namespace }];
  });
}

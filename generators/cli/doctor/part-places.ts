import type { Graft } from "../../entity/entity.ts";
import { fullNameOf } from "../../text/class-names.ts";

/** The parts of generated code that share a folder. Spec: host, Doctor. */
export interface PartPlaces {
  /** The full name of the context that leads to this placement. */
  readonly context: string;
  readonly parts: readonly string[];
  readonly folder: string;
  readonly namespace: string;
}

/** Returns the folders of a graft with the parts in each. */
export function partPlaces({ target }: Graft, shown: (path: string) => string): readonly PartPlaces[] {
  const { dbContext, folder, namespace } = target;
  const parts = ["entity", "contracts", "data", "api"];
  return [{ context: fullNameOf(dbContext), parts, folder: shown(folder), namespace }];
}

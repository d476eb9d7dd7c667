import type { Storage } from "../../../../model/storage/storage.ts";
import type { RuntimePlace } from "../../../model-generator.ts";

/** Returns the storage of a place in the infrastructure layer, which always has one. */
export function storageAt({ storage }: RuntimePlace): Storage {
  if (storage === undefined) throw new Error("The infrastructure layer has no storage.");
  return storage;
}

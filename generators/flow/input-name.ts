import { posix } from "node:path";
import type { ResolvingDisk, Site } from "../files/disk/disk.ts";

const inputName = /\.(?:ya?ml|model)$/i;

/**
 * True if a recorded input has the name of an entity file or a model, as does the file that a link leads to.
 * Anybody can edit a manifest, and an error in a file shows lines of it. Spec: writing, Recorded inputs.
 */
export function hasInputName({ disk, root }: Site<ResolvingDisk>, path: string): boolean {
  return inputName.test(path) && inputName.test(disk.realPath(posix.join(root, path)) ?? path);
}

/** True for the recorded name of a model, false for that of an entity file. */
export function isModelInput(path: string): boolean {
  return path.endsWith(".model");
}

import type { Texts } from "./graft.ts";

/** Returns the files without those that belong to one machine, or that keep them out of Git. */
export function withoutOwnState(files: Texts): Texts {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !/\/\.tenon\/(?:\.gitignore$|undo\/)/.test(path)));
}

/** The reason why a name cannot have been another one before, and the way out. */
export interface RenameFault {
  readonly reason: string;
  readonly hint: string;
}

/** A declared rename, with the names beside it. */
export interface NamedRename {
  readonly old: string;
  readonly name: string;
  /** The names of everything that could have had the old one. */
  readonly names: ReadonlySet<string>;
  /** The other one that is renamed from the same name. */
  readonly earlier: string | undefined;
  /** The words that declare it. */
  readonly mark: string;
}

/** Returns what keeps a name from its rename: the old one is the name now, is still there, or belongs to another. */
export function renameFault({ old, name, names, earlier, mark }: NamedRename): RenameFault | undefined {
  if (old === name) return { reason: "that is its name now", hint: `Delete ${mark}.` };
  if (names.has(old)) {
    const hint = `Delete ${old}, or delete ${mark}. To swap two names, rename one to a third name first, and graft between.`;
    return { reason: `\`${old}\` is still there`, hint };
  }
  if (earlier === undefined) return undefined;
  return { reason: `\`${earlier}\` is renamed from it as well`, hint: `Delete one of the two ${mark}.` };
}

/** Returns the fault of a rename that changes letter case alone, as paths of files do with it. */
export function letterCaseFault(old: string, name: string): RenameFault | undefined {
  if (old.toLowerCase() !== name.toLowerCase()) return undefined;
  return {
    reason: "the two differ in letter case alone, and so would paths of files",
    hint: "Rename it to a third name first, and graft between.",
  };
}

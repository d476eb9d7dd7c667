import type { FailureExitCode, Severity } from "./diagnostic.ts";

/** A diagnostic as its file writes it; its name is its key. */
interface WrittenEntry {
  readonly code: string;
  /** "error" if absent. */
  readonly severity?: Severity;
  /** 1 if absent: the input is wrong. */
  readonly exitCode?: FailureExitCode;
  /** One sentence that quotes the user's own words, with a full stop. */
  readonly message: (args: never) => string;
  readonly cause: string;
  readonly example: string;
  readonly cure: string;
}

export type WrittenEntries = Readonly<Record<string, WrittenEntry>>;

/** A diagnostic with its defaults filled in. `Args` are the words of its message; `tenon explain` prints the rest. */
export interface CatalogueEntry<Args> extends Required<WrittenEntry> {
  readonly name: string;
  readonly message: (args: Args) => string;
}

/** Message arguments that are all texts. */
export type Words<Name extends string> = Readonly<Record<Name, string>>;

type Completed<Entries extends WrittenEntries> = {
  readonly [Name in keyof Entries]: CatalogueEntry<
    Entries[Name]["message"] extends (args: infer Args) => string ? Args : never
  >;
};

/** Names each entry after its key and fills in the defaults. */
export function completed<Entries extends WrittenEntries>(entries: Entries): Completed<Entries> {
  const named = Object.entries(entries).map(([name, entry]) => [
    name,
    { severity: "error", exitCode: 1, name, ...entry },
  ]);
  // The compiler types the keys of `fromEntries` as any string.
  return Object.fromEntries(named) as Completed<Entries>;
}

/** The verdict on a finding: `bad` stops a graft or a request, `advice` is worth a look, a `fact` is neither. */
export type Mark = "good" | "bad" | "advice" | "fact";

/** One row of the page. */
export interface Finding {
  readonly mark: Mark;
  /** The first column, such as `project` or `Program.cs`. */
  readonly subject: string;
  readonly text: string;
  /** Sentences below the text. */
  readonly notes?: readonly string[];
  /** Lines to write or commands to run, below the notes. */
  readonly lines?: readonly string[];
}

/** A part of the page. */
export interface FindingGroup {
  /** The name in the JSON document. */
  readonly key: string;
  readonly title: string;
  readonly findings: readonly Finding[];
}

const mostNotes = 8;

/** Returns the first lines of a list that can be long, and the number of the others. */
export function shortened(lines: readonly string[]): readonly string[] {
  const distinct = [...new Set(lines)];
  const more = distinct.length - mostNotes;
  return more > 1 ? [...distinct.slice(0, mostNotes), `and ${more} more; --json lists them all`] : distinct;
}

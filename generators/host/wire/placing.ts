import type { Body } from "./bodies.ts";
import type { SourceText } from "./source-text.ts";
import type { Statement } from "./statements.ts";

/** A C# file of the host that may put the application together. */
export interface ProgramFile {
  readonly path: string;
  readonly source: SourceText;
  readonly bodies: readonly Body[];
}

/** The text of a file with lines inserted, and these lines as the report names them. */
export interface Insertion {
  readonly path: string;
  readonly text: string;
  readonly lines: readonly string[];
}

/** The insertions that meet a need, or the reason why it has no plain place. */
export type Placing = { readonly insertions: readonly Insertion[] } | { readonly reason: string };

/** A place for a line: the edit returns undefined if the surroundings are not plain. */
export interface Place {
  readonly path: string;
  readonly line: string;
  readonly edit: () => string | undefined;
}

/** Applies a function to the code of every statement of a file, and returns the places that it finds. */
export function placesIn(
  { source, bodies }: Pick<ProgramFile, "source" | "bodies">,
  find: (code: string, statement: Statement) => Place | undefined,
): readonly Place[] {
  return bodies.flatMap(({ statements }) =>
    statements.flatMap((statement) => find(source.code.slice(statement.from, statement.to), statement) ?? []),
  );
}

/** Inserts into the only place; undefined without one. Several places, or surroundings that are not plain, give a reason. */
export function inOnly(places: readonly Place[], doing: string): Placing | undefined {
  const [place, ...others] = places;
  if (place === undefined) return undefined;
  const { path, line, edit } = place;
  const otherFile = others.find((one) => one.path !== path)?.path;
  if (otherFile !== undefined) return { reason: `\`${path}\` ${doing}, and so does \`${otherFile}\`` };
  if (others.length > 0) return { reason: `\`${path}\` ${doing} in ${places.length} places` };
  const text = edit();
  return text === undefined
    ? { reason: `\`${path}\` ${doing} within other code` }
    : { insertions: [{ path, text, lines: [line] }] };
}

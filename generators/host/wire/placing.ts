import { type Body, memberOf } from "./bodies.ts";
import type { ProgramFile } from "./program-file.ts";
import type { Statement } from "./statements.ts";

/** The text of a file with lines inserted, and these lines as the report names them. */
export interface Insertion {
  readonly path: string;
  readonly text: string;
  readonly lines: readonly string[];
}

/** A line in the words of a host, and its position in a file. */
export interface Advice {
  readonly path: string;
  readonly line: string;
  /** The end of a sentence that begins with the line: `in Startup.ConfigureServices`. */
  readonly position: string;
}

/** The insertions that meet a need, or the reason why it has no plain place; either with the words for a user who adds the line. */
export type Placing =
  | { readonly insertions: readonly Insertion[]; readonly advice?: Advice }
  | { readonly reason: string; readonly advice?: Advice };

/** A place for a line: the edit returns undefined if the surroundings are not plain. */
export interface Place extends Advice {
  readonly edit: () => string | undefined;
}

/** Names the method of a body before a position in it. */
export function inMember(body: Body, position: string): string {
  const member = memberOf(body);
  return member === undefined ? position : `in ${member}, ${position}`;
}

/** Applies a function to the code of every statement of a file, and returns the places that it finds. */
export function placesIn(
  { source, bodies }: Pick<ProgramFile, "source" | "bodies">,
  find: (code: string, statement: Statement, body: Body) => Place | undefined,
): readonly Place[] {
  return bodies.flatMap((body) =>
    body.statements.flatMap((one) => find(source.code.slice(one.from, one.to), one, body) ?? []),
  );
}

/** Inserts into the only place; undefined without one. Several places, or surroundings that are not plain, give a reason. */
export function inOnly(places: readonly Place[], doing: string): Placing | undefined {
  const [place, ...others] = places;
  if (place === undefined) return undefined;
  const { edit, ...advice } = place;
  const { path, line } = place;
  const otherFile = others.find((one) => one.path !== path)?.path;
  if (otherFile !== undefined) return { reason: `\`${path}\` ${doing}, and so does \`${otherFile}\``, advice };
  if (others.length > 0) return { reason: `\`${path}\` ${doing} in ${places.length} places`, advice };
  const text = edit();
  return text === undefined
    ? { reason: `\`${path}\` ${doing} within other code`, advice }
    : { insertions: [{ path, text, lines: [line] }], advice };
}

import { type GlobPart, parseGlob } from "./parse-glob.ts";

/**
 * Compiles a pattern of `.editorconfig` or `.gitattributes` to a test of paths.
 * Patterns come with a repository, so the test takes time in proportion to pattern and path, unlike a regular expression.
 */
export function glob(pattern: string): (path: string) => boolean {
  const parts = parseGlob(pattern);
  return (path) => endsOf(parts, path, new Set([0])).has(path.length);
}

/** Returns the offsets at which a match of some parts can end. */
function endsOf(parts: readonly GlobPart[], path: string, starts: ReadonlySet<number>): ReadonlySet<number> {
  let ends = starts;
  for (const part of parts) {
    if (ends.size === 0) return ends;
    ends = endsOfPart(part, path, ends);
  }
  return ends;
}

function endsOfPart(part: GlobPart, path: string, starts: ReadonlySet<number>): ReadonlySet<number> {
  switch (part.kind) {
    case "text":
      return moved(starts, (start) => (path.startsWith(part.text, start) ? start + part.text.length : undefined));
    case "character":
      return moved(starts, (start) => (start < path.length && part.fits(path.charAt(start)) ? start + 1 : undefined));
    case "number":
      return moved(starts, (start) => endOfNumber(part, path, start));
    case "name":
      return reached(path, starts, (before) => before !== "/");
    case "any":
      return reached(path, starts, () => true);
    case "folders": {
      const behind = [...reached(path, starts, () => true)].filter((end) => path[end - 1] === "/");
      return new Set([...starts, ...behind]);
    }
    case "choice":
      return new Set(part.choices.flatMap((choice) => [...endsOf(choice, path, starts)]));
  }
}

function moved(starts: ReadonlySet<number>, move: (start: number) => number | undefined): ReadonlySet<number> {
  return new Set([...starts].flatMap((start) => move(start) ?? []));
}

/** Returns every offset from a start on, up to the first character that does not fit. */
function reached(path: string, starts: ReadonlySet<number>, fits: (character: string) => boolean): ReadonlySet<number> {
  const ends = new Set<number>();
  let isOpen = false;
  for (let at = 0; at <= path.length; at++) {
    isOpen = starts.has(at) || (isOpen && fits(path.charAt(at - 1)));
    if (isOpen) ends.add(at);
  }
  return ends;
}

function endOfNumber(
  { least, most }: { readonly least: number; readonly most: number },
  path: string,
  start: number,
): number | undefined {
  const [digits = ""] = /^[-+]?\d{1,15}(?!\d)/.exec(path.slice(start)) ?? [];
  const value = Number(digits);
  return digits !== "" && value >= least && value <= most ? start + digits.length : undefined;
}

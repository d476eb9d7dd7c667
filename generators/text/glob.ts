/** Returns the offsets of a path at which a match can end, from those at which it can start. */
type Matcher = (path: string, starts: ReadonlySet<number>) => ReadonlySet<number>;

/** A matcher, and the offset in the pattern behind it. */
type Part = readonly [matches: Matcher, end: number];

/**
 * Compiles a pattern of `.editorconfig` or `.gitattributes` to a test of paths. A bracket or brace without its end counts as text.
 * Patterns come with a repository, so the test takes time in proportion to pattern and path, unlike a regular expression.
 */
export function glob(pattern: string): (path: string) => boolean {
  const matches = sequenceOf(pattern, 0);
  return (path) => matches(path, new Set([0])).has(path.length);
}

function sequenceOf(pattern: string, depth: number): Matcher {
  const parts: Matcher[] = [];
  for (let at = 0; at < pattern.length; ) {
    const [matches, end] = partAt(pattern, at, depth);
    parts.push(matches);
    at = end;
  }
  return (path, starts) => parts.reduce((ends, matches) => (ends.size === 0 ? ends : matches(path, ends)), starts);
}

const token = /(\*\*+\/)|(\*\*+)|(\*)|(\?)|\[(?:([!^])|(?![!^]))([^/][^\]/]*)\]|\\?(.)/sy;

function partAt(pattern: string, at: number, depth: number): Part {
  const braces = pattern[at] === "{" ? bracesAt(pattern, at, depth) : undefined;
  if (braces !== undefined) return braces;
  token.lastIndex = at;
  const [whole = "", folders, any, name, one, not, members, text = ""] = token.exec(pattern) ?? [];
  const end = at + whole.length;
  if (folders !== undefined) return [foldersMatcher, end];
  if (any !== undefined) return [(path, starts) => reached(path, starts, () => true), end];
  if (name !== undefined) return [(path, starts) => reached(path, starts, (before) => before !== "/"), end];
  if (one !== undefined) return [characterMatcher(() => true), end];
  if (members === undefined) return [textMatcher(text), end];
  const isIn = membersOf(members);
  return [characterMatcher((character) => isIn(character) === (not === undefined)), end];
}

const foldersMatcher: Matcher = (path, starts) => {
  const behind = [...reached(path, starts, () => true)].filter((end) => path[end - 1] === "/");
  return new Set([...starts, ...behind]);
};

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

function characterMatcher(fits: (character: string) => boolean): Matcher {
  return moved((path, start) => {
    const character = path.charAt(start);
    return character !== "" && character !== "/" && fits(character) ? start + 1 : undefined;
  });
}

function textMatcher(text: string): Matcher {
  return moved((path, start) => (path.startsWith(text, start) ? start + text.length : undefined));
}

function numberMatcher(one: number, other: number): Matcher {
  const [least, most] = [Math.min(one, other), Math.max(one, other)];
  return moved((path, start) => {
    const [digits] = /^[-+]?\d{1,15}(?!\d)/.exec(path.slice(start, start + 17)) ?? [];
    const isBetween = Number(digits) >= least && Number(digits) <= most;
    return digits !== undefined && isBetween ? start + digits.length : undefined;
  });
}

function moved(move: (path: string, start: number) => number | undefined): Matcher {
  return (path, starts) => new Set([...starts].flatMap((start) => move(path, start) ?? []));
}

function membersOf(text: string): (character: string) => boolean {
  const members = text.replaceAll(/\\(.)/gs, "$1");
  const ranges = Array.from(members.matchAll(/(.)-(.)/gs), ([, from = "", to = ""]) => ({ from, to }));
  const rest = members.replaceAll(/(.)-(.)/gs, "");
  return (character) => rest.includes(character) || ranges.some(({ from, to }) => from <= character && character <= to);
}

// Deeper braces count as text.
const deepest = 8;

/** Reads `{1..9}` or `{a,b}`; undefined for any other text. */
function bracesAt(pattern: string, at: number, depth: number): Part | undefined {
  const stops = stopsOf(pattern, at);
  const close = stops.at(-1);
  if (close === undefined || depth >= deepest) return undefined;
  const [, one, other] = /^([-+]?\d{1,15})\.\.([-+]?\d{1,15})$/.exec(pattern.slice(at + 1, close)) ?? [];
  if (one !== undefined) return [numberMatcher(Number(one), Number(other)), close + 1];
  if (stops.length === 1) return undefined;
  const choices = stops.map((stop, index) => sequenceOf(pattern.slice((stops[index - 1] ?? at) + 1, stop), depth + 1));
  return [(path, starts) => new Set(choices.flatMap((matches) => [...matches(path, starts)])), close + 1];
}

/** Finds the commas between the alternatives of a brace, and its end; none without an end. */
function stopsOf(pattern: string, at: number): readonly number[] {
  const commas: number[] = [];
  let depth = 0;
  for (let next = at; next < pattern.length; next++) {
    const character = pattern[next];
    if (character === "\\") next++;
    else if (character === "{") depth++;
    else if (character === "," && depth === 1) commas.push(next);
    else if (character === "}") depth -= 1;
    if (depth === 0) return [...commas, next];
  }
  return [];
}

/** A part of a pattern for paths. */
export type GlobPart =
  | { readonly kind: "text"; readonly text: string }
  /** `?`, `[a-z]` or `[!a-z]`. */
  | { readonly kind: "character"; readonly fits: (character: string) => boolean }
  /** `{1..9}`. */
  | { readonly kind: "number"; readonly least: number; readonly most: number }
  /** `*`: any text within a name. */
  | { readonly kind: "name" }
  /** `**`: any text. */
  | { readonly kind: "any" }
  /** `**` and a slash: any number of folders. */
  | { readonly kind: "folders" }
  /** `{a,b}`. */
  | { readonly kind: "choice"; readonly choices: readonly (readonly GlobPart[])[] };

/** A part, and the offset behind it. */
interface ReadPart {
  readonly part: GlobPart;
  readonly end: number;
}

// Deeper braces count as text.
const deepest = 8;

/** Parses any text as a pattern for paths. A bracket or brace without its end counts as text. */
export function parseGlob(pattern: string, depth = 0): readonly GlobPart[] {
  const parts: GlobPart[] = [];
  for (let at = 0; at < pattern.length; ) {
    const { part, end } = readPart(pattern, at, depth);
    parts.push(part);
    at = end;
  }
  return parts;
}

function readPart(pattern: string, at: number, depth: number): ReadPart {
  switch (pattern[at]) {
    case "*":
      return readStars(pattern, at);
    case "?":
      return { part: { kind: "character", fits: (character) => character !== "/" }, end: at + 1 };
    case "[":
      return readSet(pattern, at) ?? readText(pattern, at);
    case "{":
      return (depth < deepest ? readBraces(pattern, at, depth) : undefined) ?? readText(pattern, at);
    case "\\":
      return readText(pattern, at + 1 < pattern.length ? at + 1 : at);
    default:
      return readText(pattern, at);
  }
}

function readText(pattern: string, at: number): ReadPart {
  return { part: { kind: "text", text: pattern.charAt(at) }, end: at + 1 };
}

function readStars(pattern: string, at: number): ReadPart {
  let end = at + 1;
  while (pattern[end] === "*") end++;
  if (end === at + 1) return { part: { kind: "name" }, end };
  return pattern[end] === "/" ? { part: { kind: "folders" }, end: end + 1 } : { part: { kind: "any" }, end };
}

function readSet(pattern: string, at: number): ReadPart | undefined {
  const isNegated = pattern[at + 1] === "!" || pattern[at + 1] === "^";
  const start = isNegated ? at + 2 : at + 1;
  // A bracket that comes first belongs to the set.
  const close = pattern.indexOf("]", start + 1);
  if (close < 0 || pattern.slice(start, close).includes("/")) return undefined;
  const isIn = membersOf(pattern.slice(start, close));
  const fits = (character: string) => character !== "/" && isIn(character) !== isNegated;
  return { part: { kind: "character", fits }, end: close + 1 };
}

function membersOf(text: string): (character: string) => boolean {
  const members = text.replaceAll(/\\(.)/gs, "$1");
  const ranges = Array.from(members.matchAll(/(.)-(.)/gs), ([, from = "", to = ""]) => ({ from, to }));
  const rest = members.replaceAll(/(.)-(.)/gs, "");
  return (character) => rest.includes(character) || ranges.some(({ from, to }) => from <= character && character <= to);
}

function readBraces(pattern: string, at: number, depth: number): ReadPart | undefined {
  const { commas, close } = bracesAt(pattern, at);
  if (close === undefined) return undefined;
  const end = close + 1;
  const range = /^([-+]?\d{1,15})\.\.([-+]?\d{1,15})$/.exec(pattern.slice(at + 1, close));
  if (range !== null) {
    const [one, other] = [Number(range[1]), Number(range[2])];
    return { part: { kind: "number", least: Math.min(one, other), most: Math.max(one, other) }, end };
  }
  if (commas.length === 0) return undefined;
  const starts = [at, ...commas].map((comma) => comma + 1);
  const choices = [...commas, close].map((stop, index) => parseGlob(pattern.slice(starts[index], stop), depth + 1));
  return { part: { kind: "choice", choices }, end };
}

/** Finds the commas between the alternatives of a brace, and its end. */
function bracesAt(pattern: string, at: number): { readonly commas: readonly number[]; readonly close?: number } {
  const commas: number[] = [];
  let depth = 0;
  for (let next = at; next < pattern.length; next++) {
    const character = pattern[next];
    if (character === "\\") next++;
    else if (character === "{") depth++;
    else if (character === "," && depth === 1) commas.push(next);
    else if (character === "}") depth -= 1;
    if (depth === 0) return { commas, close: next };
  }
  return { commas };
}

import { isJavaScriptPattern } from "../../text/net-pattern.ts";

/** Returns a short text that a simple pattern matches as a whole; undefined if none is found. */
export function textMatching(pattern: string): string | undefined {
  if (!isJavaScriptPattern(pattern)) return undefined;
  const body = pattern.replace(/^\^/, "").replace(/\$$/, "");
  const text = alternative(body).text;
  return new RegExp(pattern, "u").test(text) ? text : undefined;
}

/** Returns up to two short texts that a simple pattern matches as a whole. */
export function textsMatching(pattern: string): readonly string[] {
  const text = textMatching(pattern);
  if (text === undefined) return [];
  const next = (one: string) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 1);
  const others = [...text].map((one, at, all) => all.with(at, next(one)).join(""));
  const other = others.find((one) => new RegExp(pattern, "u").test(one));
  return other === undefined ? [text] : [text, other];
}

interface Piece {
  readonly text: string;
  /** The rest of the pattern. */
  readonly rest: string;
}

/** Follows the first branch of an alternation, to its end or the closing bracket. */
function alternative(pattern: string): Piece {
  let text = "";
  let rest = pattern;
  while (rest !== "" && !rest.startsWith(")") && !rest.startsWith("|")) {
    const atom = atomOf(rest);
    const { times, length } = quantifierOf(atom.rest, atom.text.length > 1 ? 1 : usual);
    text += atom.text.repeat(times);
    rest = atom.rest.slice(length);
  }
  return { text, rest: rest.startsWith("|") ? skipped(rest) : rest };
}

function skipped(pattern: string): string {
  let rest = pattern;
  while (rest.startsWith("|")) rest = alternative(rest.slice(1)).rest;
  return rest;
}

const classes: Readonly<Record<string, string>> = { d: "1", w: "a", s: " ", D: "a", W: "-", S: "a", b: "", B: "" };

function atomOf(pattern: string): Piece {
  const group = /^\((?:\?(?::|<[^=!>]+>))?/.exec(pattern)?.[0];
  if (group !== undefined) {
    const { text, rest } = alternative(pattern.slice(group.length));
    return { text, rest: rest.slice(1) };
  }
  const set = /^\[((?:\\.|[^\]\\])*)\]/.exec(pattern);
  if (set !== null) return { text: memberOf(set[1] ?? ""), rest: pattern.slice(set[0].length) };
  if (pattern.startsWith("\\")) {
    const escaped = pattern.charAt(1);
    return { text: classes[escaped] ?? escaped, rest: pattern.slice(2) };
  }
  const [first = ""] = pattern;
  const text = first === "." ? "a" : /[$^]/.test(first) ? "" : first;
  return { text, rest: pattern.slice(first.length) };
}

/** Returns a character of a set; of a negated one, the first of a few that it lacks. */
function memberOf(set: string): string {
  if (set.startsWith("^")) return [..."a1-_ "].find((one) => !new RegExp(`[${set.slice(1)}]`, "u").test(one)) ?? "a";
  return set.startsWith("\\") ? (classes[set.charAt(1)] ?? set.charAt(1)) : set.charAt(0);
}

/** Texts of this length vary enough for all tests of a run. */
const usual = 6;

function quantifierOf(pattern: string, many: number): { readonly times: number; readonly length: number } {
  const counted = /^\{(\d+)(,?)(\d*)\}\??/.exec(pattern);
  if (counted !== null) {
    const [whole, least, comma, most] = counted;
    const times = comma === "" ? Number(least) : Math.max(Number(least), Math.min(usual, Number(most || usual)));
    return { times: Math.min(times, 200), length: whole.length };
  }
  const simple = /^([*+?])\??/.exec(pattern);
  if (simple === null) return { times: 1, length: 0 };
  return { times: simple[1] === "+" ? many : 0, length: simple[0].length };
}

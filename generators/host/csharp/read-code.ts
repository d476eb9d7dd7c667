import { blanksIn } from "./blank-source.ts";
import { isWord, lastOfName, placesOf } from "./code-tokens.ts";

/** C# text as words, numbers, signs and texts in quotes. Comments, characters and preprocessor lines are left out. */
export interface Code {
  readonly text: string;
  readonly tokens: readonly string[];
  /** The offset of each token in the text. */
  readonly starts: readonly number[];
}

const token = /@?[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*|\d[\d_]*(?:\.\d+)?\w*|=>|[^\s]/gu;

/** Reads C# text. */
export function readCode(text: string): Code {
  const code = { text, tokens: [] as string[], starts: [] as number[] };
  let at = 0;
  for (const { from, to } of blanksIn(text)) {
    addTokens(code, at, from);
    if (text[from] === '"') {
      code.tokens.push(text.slice(from, to));
      code.starts.push(from);
    }
    at = to;
  }
  addTokens(code, at, text.length);
  return code;
}

function addTokens(
  { text, tokens, starts }: { readonly text: string; readonly tokens: string[]; readonly starts: number[] },
  from: number,
  to: number,
): void {
  for (const { 0: found, index } of text.slice(from, to).matchAll(token)) {
    tokens.push(found.replace(/^@(?=.)/, ""));
    starts.push(from + index);
  }
}

/** The texts of constants by name. */
export type Constants = ReadonlyMap<string, string>;

/** Returns the constant texts of a file by name; of several with one name, the first. */
export function constantsIn(tokens: readonly string[]): Constants {
  const found = placesOf(tokens, "const").flatMap((at) => {
    const [type, name = "", equals, literal, end] = tokens.slice(at + 1, at + 6);
    const text = type === "string" && equals === "=" && end === ";" ? textOf(literal) : undefined;
    return text === undefined ? [] : [[name, text] as const];
  });
  return new Map(found.reverse());
}

/** Reads the text, `nameof` or constant that an argument is; undefined for anything else. */
export function valueAt(tokens: readonly string[], at: number, constants: Constants): string | undefined {
  const start = tokens[at] === "@" ? at + 1 : at;
  const text = textOf(tokens[start]);
  if (text !== undefined) return isEnd(tokens[start + 1]) ? text : undefined;
  return tokens[start] === "nameof" && tokens[start + 1] === "("
    ? lastWord(tokens, start + 2, (end) => tokens[end] === ")" && isEnd(tokens[end + 1]))
    : constants.get(lastWord(tokens, start, (end) => isEnd(tokens[end])) ?? "");
}

/** Returns the last word of a dotted name that ends as it should. */
function lastWord(tokens: readonly string[], at: number, ends: (end: number) => boolean): string | undefined {
  const last = lastOfName(tokens, at);
  return isWord(tokens[last]) && ends(last + 1) ? tokens[last] : undefined;
}

function textOf(word: string | undefined): string | undefined {
  return /^"([^"\\\r\n]*)"$/.exec(word ?? "")?.[1];
}

/** True for the token that ends an argument, or behind the last one. */
function isEnd(word: string | undefined): boolean {
  return word === undefined || ",)];}".includes(word);
}

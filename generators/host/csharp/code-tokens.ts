/** Finds the places of a word. */
export function placesOf(tokens: readonly string[], word: string): readonly number[] {
  const places: number[] = [];
  for (let at = tokens.indexOf(word); at >= 0; at = tokens.indexOf(word, at + 1)) places.push(at);
  return places;
}

const closing: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "<": ">" };

// Deeper brackets are no code that anybody wrote; without a limit, unclosed ones would take quadratic time.
const deepest = 64;

/** Returns the index behind the bracket that closes the one at an index, or the end. A bracket around too many others counts as none. */
export function afterBracket(tokens: readonly string[], at: number): number {
  const open = tokens[at] ?? "";
  const close = closing[open];
  let depth = 0;
  for (let next = at; next < tokens.length; next++) {
    if (tokens[next] === open) depth++;
    else if (tokens[next] === close) depth--;
    if (depth === 0 || depth > deepest) return depth === 0 ? next + 1 : at + 1;
  }
  return tokens.length;
}

/** Returns the index behind the name at an index and its type arguments. */
export function afterName(tokens: readonly string[], at: number): number {
  return tokens[at + 1] === "<" ? afterBracket(tokens, at + 1) : at + 1;
}

/** The tokens that continue a member or statement behind a block. */
const joints: ReadonlySet<string | undefined> = new Set([";", "=", ".", ",", ")"]);

/** Returns the index behind the statement or member at an index: behind its semicolon, or behind its block. */
export function afterStatement(tokens: readonly string[], at: number): number {
  let next = at;
  while (next < tokens.length && tokens[next] !== ";" && tokens[next] !== "}") {
    const token = tokens[next] ?? "";
    next = "([{".includes(token) ? afterBracket(tokens, next) : next + 1;
    if (token === "{" && !joints.has(tokens[next])) return next;
  }
  return tokens[next] === ";" ? next + 1 : next;
}

/** A type as it is written. */
export interface TypeName {
  /** Without namespace: `List`. */
  readonly name: string;
  /** The namespace or outer types as written; empty for none. */
  readonly qualifier: string;
  readonly arguments: readonly TypeName[];
  readonly isOptional: boolean;
  readonly isArray: boolean;
}

/** True for two types that are written alike. */
export function isSameType(one: TypeName, other: TypeName | undefined): boolean {
  return (
    one.name === other?.name &&
    one.qualifier === other.qualifier &&
    one.isOptional === other.isOptional &&
    one.isArray === other.isArray &&
    one.arguments.length === other.arguments.length &&
    one.arguments.every((argument, at) => isSameType(argument, other.arguments[at]))
  );
}

/** A type, and the index behind it. */
interface ReadType {
  readonly type: TypeName;
  readonly end: number;
}

/** Reads the type at an index; undefined if there is none. */
export function readType(tokens: readonly string[], at: number): ReadType | undefined {
  const last = lastOfName(tokens, at);
  const name = tokens[last] ?? "";
  if (!isWord(name)) return undefined;
  const generic = tokens[last + 1] === "<" ? readArguments(tokens, last + 1) : { types: [], end: last + 1 };
  const element = afterMark(tokens, generic.end);
  const isArray = tokens[element] === "[" && tokens[element + 1] === "]";
  const end = isArray ? afterMark(tokens, element + 2) : element;
  const isOptional = tokens[end - 1] === "?";
  const qualifier = tokens
    .slice(at, last)
    .join("")
    .replace(/^global::/, "")
    .replace(/\.$/, "");
  const type = { name, qualifier, arguments: generic.types, isOptional, isArray };
  // `Nullable<int>` is the long form of `int?`.
  const [value] = name === "Nullable" ? generic.types : [];
  return { type: value === undefined ? type : { ...value, isOptional: true, isArray }, end };
}

export function isWord(token: string | undefined): token is string {
  return token !== undefined && /^[\p{L}\p{Nl}_]/u.test(token);
}

/** Returns the index of the last word of a dotted name. */
export function lastOfName(tokens: readonly string[], at: number): number {
  let last = at;
  while (isWord(tokens[last])) {
    const isAlias = tokens[last + 1] === ":" && tokens[last + 2] === ":";
    if (!isAlias && tokens[last + 1] !== ".") break;
    last += isAlias ? 3 : 2;
  }
  return last;
}

function afterMark(tokens: readonly string[], at: number): number {
  return tokens[at] === "?" ? at + 1 : at;
}

function readArguments(
  tokens: readonly string[],
  at: number,
): { readonly types: readonly TypeName[]; readonly end: number } {
  const end = afterBracket(tokens, at);
  const types: TypeName[] = [];
  for (let next = at + 1; next < end - 1; ) {
    const read = readType(tokens, next);
    if (read === undefined) break;
    types.push(read.type);
    next = read.end + 1;
  }
  return { types, end };
}

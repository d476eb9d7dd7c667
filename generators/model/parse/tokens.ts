/** The keywords that begin an item of one block only, or follow a number, a name or a type, and so can name declarations as well. */
const freeKeywords = [
  ...(["contextmap", "import", "integration", "publish", "publishes", "subscribes", "acl"] as const),
  ...([
    "limit",
    "paged",
    "cursor",
    "sorted",
    "desc",
    "sortable",
    "search",
    "idempotent",
    "unique",
    "join",
    "per",
    "tenant",
    "owned",
    "caller",
    "exists",
    "unless",
    "soft",
    "deleted",
    "renamed",
    "given",
    "after",
    "schedule",
    "every",
    "day",
    "at",
    "where",
    "union",
    "match",
    "keyed",
    "remove",
    "process",
    "starts",
    "step",
    "done",
    "composite",
    "internal",
  ] as const),
] as const;

const softKeywords = [
  ...(["context", "module", "value", "quantity", "enum", "event", "entity", "aggregate", "identified", "by"] as const),
  ...(["as", "guid", "sequence", "natural", "root", "versioned", "version", "repository", "operations"] as const),
  ...(["find", "states", "command", "create", "requires", "emit", "result", "service", "operation"] as const),
  ...(["usecase", "readmodel", "from", "query", "spec", "on", "policy", "let", "in"] as const),
  ...(["when", "if", "then", "else"] as const),
  ...freeKeywords,
] as const;

const reservedWords = ["invariant", "matches", "true", "false"] as const;

/** The signs of the language. A sign stands before every sign that it begins with, so that the longest is found first. */
export const signs = [
  ...(["{", "}", "(", ")", "[", "]", ",", ":", ".", "@", "->", "=>", "+=", "-=", "??", "?", "||", "&&"] as const),
  ...(["==", "!=", "<->", "<=", ">=", "=", "<", ">", "+", "-", "*", "/", "%", "!"] as const),
] as const;

export type Sign = (typeof signs)[number];

/** Every word with a meaning of its own. */
export type Keyword = (typeof softKeywords)[number] | (typeof reservedWords)[number];

/** The units of lengths of time. A literal can name one in the singular as well. */
export const durationUnits = ["weeks", "days", "hours", "minutes", "seconds"] as const;

const allSigns: ReadonlySet<string | undefined> = new Set(signs);

export function isSign(text: string | undefined): text is Sign {
  return allSigns.has(text);
}

/** The kind of a token: keywords and signs are kinds of their own. */
export type Kind =
  | "name"
  | "int"
  | "decimal"
  | "date"
  | "time"
  | "duration"
  | "string"
  | "pattern"
  | "end"
  | Keyword
  | Sign;

/** The keywords by their text. */
export const keywords: ReadonlyMap<string, Keyword> = new Map(
  [...softKeywords, ...reservedWords].map((word) => [word, word]),
);

// A set of strings, so that the state of a parser that is lost can be asked for, too.
const softWords: ReadonlySet<string> = new Set(softKeywords);
const freeWords: ReadonlySet<string> = new Set(freeKeywords);

/** Returns true for a keyword that can also be a name. */
export function isSoftKeyword(kind: string): boolean {
  return softWords.has(kind);
}

/** Returns true for a keyword that cannot name a declaration. */
export function isTakenWord(kind: string): boolean {
  return softWords.has(kind) && !freeWords.has(kind);
}

/** SNAME: returns true for a name of a member, parameter or argument. */
export function isName(kind: string): boolean {
  return kind === "name" || softWords.has(kind);
}

/** ENAME: returns true for a name that can stand first in an expression. */
export function isExpressionName(kind: string): boolean {
  return kind === "name" || (softWords.has(kind) && kind !== "if" && kind !== "then" && kind !== "else");
}

/** TNAME: returns true for a name of a type. */
export function isTypeName(kind: string): boolean {
  return kind !== "when" && isExpressionName(kind);
}

/** The binary operators by rank, from the loosest to the tightest. Spec: model-syntax, Expressions. */
export const operatorRanks = [
  ["??"],
  ["||"],
  ["&&"],
  ["==", "!="],
  ["<", "<=", ">", ">="],
  ["matches"],
  ["+", "-"],
  ["*", "/", "%"],
] as const;

/** Returns the words by which a message asks for a token. */
export function labelOf(kind: Kind): string {
  if (kind === "int") return "a whole number";
  return kind === "pattern" ? "a pattern such as `/[A-Z]+/`" : `\`${kind}\``;
}

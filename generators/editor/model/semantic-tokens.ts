import { SemanticTokensBuilder } from "vscode-languageserver";
import { somePart } from "../../model/bind/some-part.ts";
import type { Mention, ReferentKind } from "../../model/names/referents.ts";
import { lex } from "../../model/parse/lex.ts";
import { keywords } from "../../model/parse/tokens.ts";
import { hasLineEnd } from "../../text/lines.ts";
import { indexBehind } from "./index-behind.ts";
import type { ModelSnapshot } from "./model-snapshot.ts";
import { isName } from "./slot.ts";

/** The types of tokens, in the order of their numbers in the protocol. */
export const tokenTypes = [
  ...(["namespace", "type", "class", "struct", "enum", "enumMember", "event", "interface", "property"] as const),
  ...(["parameter", "variable", "method", "function", "keyword", "decorator", "string", "number", "regexp"] as const),
  ...(["comment", "operator"] as const),
] as const;

export const tokenModifiers = ["declaration", "defaultLibrary", "documentation"] as const;

type TokenType = (typeof tokenTypes)[number];

/** A coloured part of a text, on one line or several. */
export interface ColouredToken {
  readonly start: number;
  readonly end: number;
  readonly type: TokenType;
  readonly modifiers: readonly (typeof tokenModifiers)[number][];
}

const typeOfKind: Readonly<Record<ReferentKind, TokenType>> = {
  context: "namespace",
  module: "namespace",
  aggregate: "namespace",
  value: "struct",
  quantity: "struct",
  identity: "struct",
  event: "event",
  integrationEvent: "event",
  enum: "enum",
  enumMember: "enumMember",
  union: "enum",
  unionCase: "enumMember",
  entity: "class",
  field: "property",
  readModelField: "property",
  parameter: "parameter",
  local: "variable",
  command: "method",
  factory: "method",
  finder: "method",
  service: "interface",
  operation: "function",
  usecase: "function",
  readModel: "interface",
  projection: "interface",
  query: "function",
  spec: "function",
  policy: "function",
  schedule: "function",
  process: "function",
  step: "enumMember",
  word: "type",
};

const typeOfLiteral: Readonly<Partial<Record<string, TokenType>>> = {
  int: "number",
  decimal: "number",
  string: "string",
  pattern: "regexp",
};

/** Returns the coloured tokens of a file in order: names by their meaning, and keywords, literals and comments by the lexer. */
export function colouredTokens(snapshot: ModelSnapshot, path: string): readonly ColouredToken[] {
  const text = snapshot.text(path);
  const { tokens } = lex({ path, text });
  const mentions = snapshot.mentionsIn(path);
  const mentioned = mentions.map(({ name }) => name);
  const names = new Set([...mentioned.map(({ start }) => start), ...namesIn(snapshot, path)]);
  const comments = tokens.comments.map(({ start, end, isDoc }): ColouredToken => {
    return { start, end, type: "comment", modifiers: isDoc ? ["documentation"] : [] };
  });
  const others = tokens.kinds.flatMap((kind, index): readonly ColouredToken[] => {
    const [start, end] = [tokens.starts[index] ?? 0, tokens.ends[index] ?? 0];
    const type = keywords.has(kind) ? "keyword" : typeOfLiteral[kind];
    if (type === undefined || names.has(start)) return [];
    return type === "string" ? around(mentioned, { start, end }) : [{ start, end, type, modifiers: [] }];
  });
  const named = mentions.map((mention) => ofMention(mention, text));
  return [...comments, ...others, ...named].sort((one, other) => one.start - other.start);
}

/** Returns the parts of a text in quotes beside the names in it, which are the tokens of a route. */
function around(
  names: readonly Mention["name"][],
  { start, end }: Pick<ColouredToken, "start" | "end">,
): readonly ColouredToken[] {
  const inside = names.slice(indexBehind(names, start), indexBehind(names, end - 1));
  const starts = [start, ...inside.map((name) => name.end)];
  const ends = [...inside.map((name) => name.start), end];
  return starts.map((from, at) => ({ start: from, end: ends[at] ?? end, type: "string", modifiers: [] }));
}

function ofMention({ name, referent, isDeclaration }: Mention, text: string): ColouredToken {
  const { start, end } = name;
  if (referent.kind !== "word")
    return { start, end, type: typeOfKind[referent.kind], modifiers: isDeclaration ? ["declaration"] : [] };
  const before = text.charAt(start - 1);
  const type =
    before === "@" ? "decorator" : /^[A-Z]/.test(name.text) ? "type" : before === "." ? "property" : "variable";
  return { start, end, type, modifiers: ["defaultLibrary"] };
}

/** Returns the starts of all names; a keyword there is a name. */
function namesIn(snapshot: ModelSnapshot, path: string): ReadonlySet<number> {
  const starts = new Set<number>();
  const visit = (part: object): boolean => {
    if (isName(part)) starts.add(part.start);
    else somePart(part, visit);
    return false;
  };
  const file = snapshot.file(path);
  visit({ contexts: file?.contexts, maps: file?.maps });
  return starts;
}

/** Encodes tokens as the protocol does, one for each line of a token. */
export function encodedTokens(snapshot: ModelSnapshot, path: string): number[] {
  const index = snapshot.index(path);
  const builder = new SemanticTokensBuilder();
  for (const { start, end, type, modifiers } of colouredTokens(snapshot, path)) {
    const bits = modifiers.reduce((sum, one) => sum | (1 << tokenModifiers.indexOf(one)), 0);
    for (const part of linesIn(snapshot.text(path), start, end)) {
      const { line, character } = index.positionAt(part.start);
      builder.push(line, character, part.end - part.start, tokenTypes.indexOf(type), bits);
    }
  }
  return builder.build().data;
}

function linesIn(text: string, start: number, end: number): readonly Pick<ColouredToken, "start" | "end">[] {
  // Comments alone have several lines.
  if (!hasLineEnd(text, start, end)) return [{ start, end }];
  return Array.from(text.slice(start, end).matchAll(/[^\r\n]+/g), ({ index, 0: { length } }) => ({
    start: start + index,
    end: start + index + length,
  }));
}

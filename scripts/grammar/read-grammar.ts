import { type Kind, keywords, type Sign, signs } from "../../generators/model/parse/tokens.ts";
import { everyPart, type Grammar, type Part, type Production, type Section } from "./grammar.ts";
import { isTokenClass } from "./token-classes.ts";

/**
 * Reads a grammar in EBNF. A comment alone on a line is the heading of a section; text above the first heading is none.
 * EBNF, because it is what readers of a specification know: the same lines are documentation and data.
 */
export function readGrammar(text: string): Grammar {
  const [, ...parts] = text.split(/^\(\* ([A-Z][A-Za-z ]*) \*\)$/m);
  const sections = parts.flatMap((title, index) =>
    index % 2 === 0 ? [readSection(title, parts[index + 1] ?? "")] : [],
  );
  const all = sections.flatMap(({ productions }) => productions);
  const productions = new Map(all.map((production) => [production.name, production]));
  for (const { name, part } of all)
    for (const inner of everyPart(part))
      if (inner.kind === "rule" && !productions.has(inner.name)) throw new Error(`${name}: no ${inner.name}.`);
  if (productions.size < all.length) throw new Error("A production stands twice.");
  return { sections, productions };
}

function readSection(title: string, lines: string): Section {
  const text = lines.trim();
  const productions = Array.from(text.matchAll(/^(\w+) *=([\s\S]*?) ;$/gm), ([all, name = "", body = ""]) => ({
    name,
    part: readPart(body),
    text: all,
  }));
  return { title, text, productions };
}

/** Reads the right side of a production. */
export function readPart(body: string): Production["part"] {
  const words = body.match(/"[^"]*"|\w+|\S/g) ?? [];
  const reader = { words, at: 0 };
  const part = readChoice(reader);
  if (reader.at < words.length) throw new Error(`Unexpected ${words[reader.at]} in: ${body}`);
  return part;
}

interface Reader {
  readonly words: readonly string[];
  at: number;
}

function readChoice(reader: Reader): Part {
  const parts = [readSequence(reader)];
  while (accept(reader, "|")) parts.push(readSequence(reader));
  return single(parts) ?? { kind: "choice", parts };
}

function readSequence(reader: Reader): Part {
  const parts: Part[] = [];
  while (!["|", ")", "]", "}", undefined].includes(reader.words[reader.at])) parts.push(readItem(reader));
  return single(parts) ?? { kind: "sequence", parts };
}

function single(parts: readonly Part[]): Part | undefined {
  return parts.length === 1 ? parts[0] : undefined;
}

function readItem(reader: Reader): Part {
  if (accept(reader, "[")) return { kind: "optional", part: readUntil(reader, "]") };
  if (accept(reader, "{")) return { kind: "repeated", part: readUntil(reader, "}") };
  if (accept(reader, "(")) return readUntil(reader, ")");
  if (accept(reader, "!")) return { kind: "unless", part: readItem(reader) };
  if (accept(reader, "~")) return { kind: "joined" };
  const word = reader.words[reader.at] ?? "";
  reader.at += 1;
  if (word.startsWith('"')) return { kind: "token", token: tokenOf(word.slice(1, -1)) };
  if (isTokenClass(word)) return { kind: "class", name: word };
  if (/^[a-z]\w*$/.test(word)) return { kind: "rule", name: word };
  throw new Error(`Unknown word in the grammar: ${word}`);
}

function readUntil(reader: Reader, close: string): Part {
  const part = readChoice(reader);
  if (!accept(reader, close)) throw new Error(`Missing ${close} before ${reader.words[reader.at]}.`);
  return part;
}

function accept(reader: Reader, word: string): boolean {
  if (reader.words[reader.at] !== word) return false;
  reader.at += 1;
  return true;
}

/** Returns the kind of a quoted word, which is a keyword or sign of the lexer. */
function tokenOf(word: string): Kind {
  const kind: Kind | undefined = keywords.get(word) ?? signs.find((sign: Sign) => sign === word);
  if (kind === undefined) throw new Error(`The lexer has no ${word}.`);
  return kind;
}

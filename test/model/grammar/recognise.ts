import { lex } from "../../../generators/model/parse/lex.ts";
import type { Tokens } from "../../../generators/model/parse/scan.ts";
import { isName, isSoftKeyword, type Kind } from "../../../generators/model/parse/tokens.ts";
import { hasLineEnd } from "../../../generators/text/lines.ts";
import type { Grammar, Part } from "../../../scripts/grammar/grammar.ts";
import { tokenClasses } from "../../../scripts/grammar/token-classes.ts";

/** A grammar that is asked about the tokens of a text. */
interface Question {
  readonly grammar: Grammar;
  readonly text: string;
  readonly tokens: Tokens;
}

/** Returns true if the grammar derives the text from a production. Knows nothing of the parser but its lexer. */
export function recognises(grammar: Grammar, text: string, production = "file"): boolean {
  const { tokens } = lex({ path: "a", text });
  const end = match({ grammar, text, tokens }, { kind: "rule", name: production }, 0);
  return end === tokens.kinds.length - 1;
}

/** Returns the number of the token behind a part; undefined if the part does not stand at a token. */
function match(question: Question, part: Part, at: number): number | undefined {
  switch (part.kind) {
    case "token":
    case "class":
      return fits(question, part, at) ? at + 1 : undefined;
    case "rule":
      return match(question, partOf(question, part.name), at);
    case "sequence":
      return matchSequence(question, part.parts, at);
    case "choice":
      return firstEnd(question, part.parts, at);
    case "optional":
      return canBegin(question, part.part, at) ? match(question, part.part, at) : at;
    case "repeated":
      return matchRepeated(question, part.part, at);
    case "unless":
      return canBegin(question, part.part, at) ? undefined : at;
    case "joined":
      return isJoined(question, at) ? at : undefined;
  }
}

function matchSequence(question: Question, parts: readonly Part[], start: number): number | undefined {
  let at: number | undefined = start;
  for (const [index, part] of parts.entries()) {
    const isBehindKeyword = parts[index - 1]?.kind === "token" && beginsWithName(question, part);
    if (at === undefined || (isBehindKeyword && beginsNextItem(question, at))) return undefined;
    at = match(question, part, at);
  }
  return at;
}

function beginsWithName(question: Question, part: Part): boolean {
  if (part.kind === "rule") return beginsWithName(question, partOf(question, part.name));
  const first = part.kind === "sequence" ? part.parts[0] : part;
  return first?.kind === "class" && first.name === "NAME";
}

/** Returns true for a free keyword on a later line and before a name. Spec: model-syntax, Lookahead. */
function beginsNextItem({ text, tokens }: Question, at: number): boolean {
  const [word = "end", next = "end"] = tokens.kinds.slice(at, at + 2);
  const isOnLaterLine = hasLineEnd(text, tokens.ends[at - 1] ?? 0, tokens.starts[at] ?? 0);
  return isSoftKeyword(word) && isOnLaterLine && isName(next);
}

// Of alternatives, the first that stands there counts.
function firstEnd(question: Question, parts: readonly Part[], at: number): number | undefined {
  for (const part of parts) {
    const end = match(question, part, at);
    if (end !== undefined) return end;
  }
  return undefined;
}

function matchRepeated(question: Question, part: Part, start: number): number | undefined {
  let at = start;
  while (canBegin(question, part, at)) {
    const end = match(question, part, at);
    if (end === undefined || end === at) return end;
    at = end;
  }
  return at;
}

/** Returns true if the next token begins a part. That decides about optional and repeated parts. */
function canBegin(question: Question, part: Part, at: number): boolean {
  switch (part.kind) {
    case "token":
    case "class":
      return fits(question, part, at);
    case "rule":
      return canBegin(question, partOf(question, part.name), at);
    case "choice":
      return part.parts.some((inner) => canBegin(question, inner, at));
    case "optional":
    case "repeated":
      return canBegin(question, part.part, at);
    case "sequence":
      return canBeginSequence(question, part.parts, at);
    case "unless":
    case "joined":
      return match(question, part, at) !== undefined;
  }
}

function canBeginSequence(question: Question, parts: readonly Part[], at: number): boolean {
  const first = parts.findIndex((part) => !isEmpty(question, part));
  const conditions = parts.slice(0, first).filter(isCondition);
  const optional = parts.slice(0, first).filter((part) => !isCondition(part));
  if (conditions.some((part) => match(question, part, at) === undefined)) return false;
  if (optional.some((part) => canBegin(question, part, at))) return true;
  const behind = parts.slice(first + 1);
  const rest = behind.findIndex((part) => !isCondition(part));
  const holds = rest < 0 ? behind : behind.slice(0, rest);
  const [head] = parts.slice(first);
  return (
    head !== undefined &&
    canBegin(question, head, at) &&
    holds.every((part) => match(question, part, at + 1) !== undefined)
  );
}

function isCondition({ kind }: Part): boolean {
  return kind === "unless" || kind === "joined";
}

/** Returns true if a part can stand for nothing. */
function isEmpty(question: Question, part: Part): boolean {
  if (part.kind === "rule") return isEmpty(question, partOf(question, part.name));
  if (part.kind === "sequence") return part.parts.every((inner) => isEmpty(question, inner));
  if (part.kind === "choice") return part.parts.some((inner) => isEmpty(question, inner));
  return part.kind !== "token" && part.kind !== "class";
}

function fits({ tokens }: Question, part: Part & { readonly kind: "token" | "class" }, at: number): boolean {
  const kind = tokens.kinds[at] ?? "end";
  if (part.kind === "token") return part.token === kind;
  const kinds: readonly Kind[] = tokenClasses[part.name];
  return kinds.includes(kind);
}

function isJoined({ tokens }: Question, at: number): boolean {
  return tokens.starts[at] === tokens.ends[at - 1];
}

function partOf({ grammar }: Question, name: string): Part {
  const production = grammar.productions.get(name);
  if (production === undefined) throw new Error(`There is no production ${name}.`);
  return production.part;
}

import { type IToken, type TokenType, tokenMatcher } from "chevrotain";
import * as token from "./tokens.ts";

/** A block and what it can hold, which tells where its items begin. */
export interface Place {
  /** How messages name it. */
  readonly name: string;
  /** The keywords that begin an item. */
  readonly keywords: readonly TokenType[];
  /** What a name of the user's begins: a field with its colon, an assignment with its arrow, an item by itself, or nothing. */
  readonly names: "fields" | "assignments" | "items" | "nothing";
  /** Whether annotations may stand before an item, or are at least read there so as to say that they may not. */
  readonly readsAnnotations: boolean;
  /** What is said of a word that begins nothing. */
  readonly hint: string;
}

export const typeKeywords = [token.Value, token.Quantity, token.Event, token.Enum, token.Entity, token.Aggregate];
const field = "A field is written `name: Type`.";

export const places = {
  file: {
    name: "a file",
    keywords: [token.Context],
    names: "nothing",
    readsAnnotations: false,
    hint: "Everything stands in a `context Name { … }`.",
  },
  context: {
    name: "a context",
    keywords: [...typeKeywords, token.Module, token.Service, token.Readmodel, token.Query, token.Spec, token.Policy],
    names: "nothing",
    readsAnnotations: true,
    hint: "A context holds types, modules, services, read models, queries, specifications and policies.",
  },
  module: {
    name: "a module",
    keywords: [...typeKeywords, token.Module],
    names: "nothing",
    readsAnnotations: true,
    hint: "A module holds types and modules.",
  },
  aggregate: {
    name: "an aggregate",
    keywords: [...typeKeywords, token.Spec, token.Repository],
    names: "nothing",
    readsAnnotations: true,
    hint: "An aggregate holds types, specifications and a repository; fields and commands belong to its entities.",
  },
  value: { name: "a value", keywords: [token.Invariant], names: "fields", readsAnnotations: true, hint: field },
  quantity: { name: "a quantity", keywords: [token.Invariant], names: "fields", readsAnnotations: true, hint: field },
  event: { name: "an event", keywords: [], names: "fields", readsAnnotations: true, hint: field },
  enum: {
    name: "an enum",
    keywords: [],
    names: "items",
    readsAnnotations: false,
    hint: "An enum holds the names of its members.",
  },
  entity: {
    name: "an entity",
    keywords: [token.Invariant, token.States, token.Command, token.Create],
    names: "fields",
    readsAnnotations: true,
    hint: field,
  },
  states: {
    name: "a states block",
    keywords: [],
    names: "items",
    readsAnnotations: false,
    hint: "A rule is written `From -> To`.",
  },
  command: {
    name: "a command",
    keywords: [token.Requires, token.Emit, token.Result],
    names: "assignments",
    readsAnnotations: false,
    hint: "A command holds `requires`, `field -> value`, `emit` and `result`.",
  },
  factory: {
    name: "a create factory",
    keywords: [token.Requires, token.Emit],
    names: "assignments",
    readsAnnotations: false,
    hint: "A create factory holds `requires`, `field -> value` and `emit`.",
  },
  repository: {
    name: "a repository",
    keywords: [token.Operations, token.Find],
    names: "nothing",
    readsAnnotations: false,
    hint: "A repository holds one `operations:` clause and `find` declarations.",
  },
  service: {
    name: "a service",
    keywords: [token.Operation, token.Usecase],
    names: "nothing",
    readsAnnotations: true,
    hint: "A service holds `operation` and `usecase` declarations.",
  },
  readModel: {
    name: "a read model",
    keywords: [],
    names: "items",
    readsAnnotations: false,
    hint: "A field is written `name`, or `name: Type = expression`.",
  },
} as const satisfies Readonly<Record<string, Place>>;

/** Whether an item of a place begins with the given tokens; `isSure` leaves out what only might. */
export function beginsItem(
  { keywords, names }: Place,
  [first, second, third]: readonly [IToken, IToken, IToken],
  isSure: boolean,
): boolean {
  const isName = tokenMatcher(first, token.AnyName);
  if (names === "fields" && isName && second.tokenType === token.Colon) return true;
  if (names === "assignments" && isName && tokenMatcher(second, token.ArrowLike)) return true;
  if (keywords.includes(first.tokenType)) return true;
  if (names === "items") return isName;
  return names === "fields" && !isSure && first.tokenType === token.Identifier && isField(second, third);
}

// A field whose colon or type was forgotten, as against a misspelt `command name(…)`.
function isField(second: IToken, third: IToken): boolean {
  const isHead = [token.LeftParen, token.LeftBrace].includes(third.tokenType);
  return second.tokenType === token.Equals || (tokenMatcher(second, token.TypeName) && !isHead);
}

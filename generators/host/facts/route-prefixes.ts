import { grouped } from "../../text/grouped.ts";
import { afterName, isWord } from "../csharp/code-tokens.ts";
import type { PassedTo, Prefix } from "../host-route.ts";

/** The prefix of the routes that a receiver such as `app` or `group` maps, by the index of the token behind it; undefined if no literal tells it. */
export type PrefixOf = (end: number) => Prefix | undefined;

/** A variable or parameter from its declaration on. */
interface Definition {
  readonly at: number;
  /** The index of the expression; undefined for a parameter. */
  readonly from: number | undefined;
  /** The method whose parameter it is, if callers pass it what maps routes. */
  readonly via?: PassedTo | undefined;
}

const mostCalls = 50;

const builderTypes: ReadonlySet<string | undefined> = new Set([
  "IEndpointRouteBuilder",
  "RouteGroupBuilder",
  "WebApplication",
]);
const application: Prefix = { text: "" };

/** Returns the prefix of a route by the index of the dot before its call, such as that of `.MapGet(`. Spec: host, Routes and endpoint names. */
export function prefixesIn(tokens: readonly string[], valueAt: (at: number) => string | undefined): PrefixOf {
  const brackets = bracketsIn(tokens);
  const definitions = definitionsIn(tokens, brackets);
  const known = new Map<number, Prefix | undefined>();
  // Bounded, because variables can be assigned from each other.
  const prefixAt = (end: number, calls: number): Prefix | undefined => {
    if (calls > mostCalls) return undefined;
    const open = tokens[end - 1] === ")" ? brackets.opening.get(end - 1) : undefined;
    return open === undefined ? ofName(end - 1, calls) : ofCall(open, calls + 1);
  };
  const ofCall = (open: number, calls: number): Prefix | undefined => {
    const at = nameBefore(tokens, open);
    const call = tokens[at] ?? "";
    if (!isWord(call) || tokens[at - 1] !== ".") return application;
    if (call === "MapGroup") return inGroup(prefixAt(at - 1, calls), valueAt(open + 1));
    // A method of the host can make a group, which no literal here tells.
    return /^Map[A-Z]|Group/.test(call) ? undefined : prefixAt(at - 1, calls);
  };
  const ofName = (at: number, calls: number): Prefix | undefined => {
    const definition = definitions.get(tokens[at] ?? "")?.findLast((one) => one.at < at);
    if (definition?.from === undefined) return ofParameter(definition?.via);
    const end = endOfExpression(tokens, definition.from, brackets);
    // An assignment refers to the variable before it.
    if (end >= at) return application;
    if (!known.has(definition.at)) known.set(definition.at, prefixAt(end, calls + 1));
    return known.get(definition.at);
  };
  return (end) => prefixAt(end, 0);
}

// A group that a lambda gets has an unknown prefix; its method is nameless.
function ofParameter(via: PassedTo | undefined): Prefix | undefined {
  if (via === undefined) return application;
  return via.method === "" ? undefined : { text: "", via };
}

function inGroup(before: Prefix | undefined, own: string | undefined): Prefix | undefined {
  return before === undefined || own === undefined ? undefined : { ...before, text: joined(before.text, own) };
}

/** Joins the parts of a route with one slash between them: `/api` and `todos` are `/api/todos`. */
export function joined(prefix: string, route: string): string {
  const parts = [prefix, route].map((part) => part.replace(/^\/+|\/+$/g, "")).filter((part) => part !== "");
  return `/${parts.join("/")}`;
}

/** The pairs of brackets by the index of either one. */
interface Brackets {
  readonly opening: ReadonlyMap<number, number>;
  readonly closing: ReadonlyMap<number, number>;
}

function bracketsIn(tokens: readonly string[]): Brackets {
  const [opening, closing, open] = [new Map<number, number>(), new Map<number, number>(), [] as number[]];
  for (const [at, token] of tokens.entries()) {
    if (/^[([{]$/.test(token)) open.push(at);
    const start = /^[)\]}]$/.test(token) ? open.pop() : undefined;
    if (start === undefined) continue;
    opening.set(at, start);
    closing.set(start, at);
  }
  return { opening, closing };
}

const mostArguments = 50;

/** Returns the index of the name of the method whose arguments or parameters open at an index. */
function nameBefore(tokens: readonly string[], open: number): number {
  if (tokens[open - 1] !== ">") return open - 1;
  for (let at = open - 2; at > open - mostArguments; at--) {
    if (tokens[at] === "<" && afterName(tokens, at - 1) === open) return at - 1;
  }
  return -1;
}

function definitionsIn(tokens: readonly string[], brackets: Brackets): ReadonlyMap<string, readonly Definition[]> {
  const found = tokens.flatMap((name, at) => (isWord(name) ? (definitionAt(tokens, at, brackets) ?? []) : []));
  return grouped(found, ({ at }) => tokens[at] ?? "");
}

/** Returns the variable or parameter that a name declares. The parameter of a lambda hides a variable of the same name. */
function definitionAt(tokens: readonly string[], at: number, brackets: Brackets): Definition | undefined {
  const [next, behind] = tokens.slice(at + 1, at + 3);
  if (next === "=") return behind === "=" ? undefined : { at, from: at + 2 };
  const type = tokens[tokens[at - 1] === "?" ? at - 2 : at - 1];
  const isTyped = (next === "," || next === ")") && isWord(type);
  if (isTyped) return { at, from: undefined, via: passedAs(type, () => passedTo(tokens, at + 1, brackets)) };
  return next === "=>" || (next === ")" && behind === "=>") ? { at, from: undefined } : undefined;
}

function passedAs(type: string, find: () => ReturnType<typeof passedTo>): PassedTo | undefined {
  const isGroup = type === "RouteGroupBuilder";
  const method = builderTypes.has(type) ? find() : undefined;
  return method !== undefined || isGroup ? { method: "", isExtension: false, ...method, isGroup } : undefined;
}

/** Finds the method in whose parameters an index is; undefined for a lambda. */
function passedTo(
  tokens: readonly string[],
  at: number,
  { opening, closing }: Brackets,
): Pick<PassedTo, "method" | "isExtension"> | undefined {
  let end = at;
  // Brackets of attributes and default values stand between a parameter and the end of its list.
  while (end < tokens.length && tokens[end] !== ")") end = (closing.get(end) ?? end) + 1;
  const open = opening.get(end);
  const method = open === undefined ? undefined : tokens[nameBefore(tokens, open)];
  return open === undefined || !isWord(method) || method === "extension"
    ? undefined
    : { method, isExtension: tokens[open + 1] === "this" };
}

function endOfExpression(tokens: readonly string[], from: number, { closing }: Brackets): number {
  let at = from;
  while (at < tokens.length && !/^[;,)\]}]$/.test(tokens[at] ?? "")) at = (closing.get(at) ?? at) + 1;
  return at;
}

import { grouped } from "../../text/grouped.ts";
import type { Brackets } from "../csharp/brackets.ts";
import type { PassedTo, Prefix } from "../host-route.ts";

/** The prefix of the routes that a receiver such as `app` or `group` maps, by the offset behind it; undefined if no literal tells it. */
export type PrefixOf = (end: number) => Prefix | undefined;

/** The text of a C# file, as it is and with comments and literals blanked, which keeps offsets. */
interface SourceTexts {
  readonly blanked: string;
  readonly brackets: Brackets;
  /** Reads the literal argument at an offset of the text as it is. */
  readonly literalAt: (at: number) => string | undefined;
}

/** A variable or parameter from its declaration on. */
interface Definition {
  readonly at: number;
  /** The offset of the expression; undefined for a parameter. */
  readonly from: number | undefined;
  /** The method whose parameter it is, if callers pass it what maps routes. */
  readonly via?: PassedTo | undefined;
}

const mostCalls = 50;

const assignment = /\b(\w{1,100})\s{0,9}=(?![=>])/g;
// The parameter of a lambda hides a variable of the same name.
const parameter = /\b(?:(\w{1,100})\??\s{1,9}(\w{1,100})\s{0,9}[,)]|(\w{1,100})\s{0,9}\)?\s{0,9}=>)/g;
const builderTypes: ReadonlySet<string | undefined> = new Set([
  "IEndpointRouteBuilder",
  "RouteGroupBuilder",
  "WebApplication",
]);
const application: Prefix = { text: "" };

/** Returns the prefix of a route by the offset of the dot before its call, such as that of `.MapGet(`. Spec: host, Routes and endpoint names. */
export function prefixesIn({ blanked, brackets, literalAt }: SourceTexts): PrefixOf {
  const definitions = definitionsIn(blanked, brackets);
  const known = new Map<number, Prefix | undefined>();
  // Bounded, because variables can be assigned from each other.
  const prefixAt = (end: number, calls: number): Prefix | undefined => {
    if (calls > mostCalls) return undefined;
    const at = endOfCode(blanked, end);
    const open = blanked[at - 1] === ")" ? brackets.opening.get(at - 1) : undefined;
    if (open === undefined) return ofName(at, calls);
    const call = callBefore(blanked, open);
    if (call === undefined) return application;
    if (call.name === "MapGroup") return inGroup(prefixAt(call.dot, calls + 1), literalAt(open + 1));
    // A method of the host can make a group, which no literal here tells.
    return /^Map[A-Z]|Group/.test(call.name) ? undefined : prefixAt(call.dot, calls + 1);
  };
  const ofName = (at: number, calls: number): Prefix | undefined => {
    const [name = ""] = /\w{1,100}$/.exec(blanked.slice(Math.max(0, at - 100), at)) ?? [];
    const definition = definitions.get(name)?.findLast((one) => one.at < at);
    if (definition?.from === undefined) return ofParameter(definition?.via);
    const end = endOfExpression(blanked, definition.from, brackets.closing);
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

/** Finds the name of the method whose arguments open at an offset, and the dot before it. */
function callBefore(blanked: string, open: number): { readonly name: string; readonly dot: number } | undefined {
  const before = blanked.slice(Math.max(0, open - 500), open);
  const [text, name] = /\.\s{0,99}(\w{1,100})\s{0,9}(?:<[^<>()]{0,200}>)?\s{0,9}$/.exec(before) ?? [];
  return text === undefined || name === undefined ? undefined : { name, dot: open - text.length };
}

/** Joins the parts of a route with one slash between them: `/api` and `todos` are `/api/todos`. */
export function joined(prefix: string, route: string): string {
  const parts = [prefix, route].map((part) => part.replace(/^\/+|\/+$/g, "")).filter((part) => part !== "");
  return `/${parts.join("/")}`;
}

/** Returns the offset behind the last character of code before an offset. */
function endOfCode(blanked: string, end: number): number {
  let at = end;
  while (at > 0 && /\s/.test(blanked[at - 1] ?? "")) at--;
  return at;
}

function definitionsIn(blanked: string, brackets: Brackets): ReadonlyMap<string, readonly Definition[]> {
  const found: (Definition & { readonly name: string })[] = [];
  for (const { 0: text, 1: name = "", index } of blanked.matchAll(assignment)) {
    found.push({ name, at: index, from: index + text.length });
  }
  for (const { 0: text, 1: type, 2: name, 3: ofLambda, index } of blanked.matchAll(parameter)) {
    const via = builderTypes.has(type) ? passedTo(blanked, index + text.length - 1, brackets) : undefined;
    const isGroup = type === "RouteGroupBuilder";
    const passed = via?.method || isGroup ? { method: "", isExtension: false, ...via, isGroup } : undefined;
    found.push({ name: name ?? ofLambda ?? "", at: index, from: undefined, via: passed });
  }
  const inOrder = found.sort((a, b) => a.at - b.at);
  return grouped(inOrder, ({ name }) => name);
}

/** Finds the method in whose parameters an offset is; undefined for a lambda. */
function passedTo(
  blanked: string,
  at: number,
  { opening, closing }: Brackets,
): Pick<PassedTo, "method" | "isExtension"> | undefined {
  let end = at;
  // Brackets of attributes and default values stand between a parameter and the end of its list.
  while (end < blanked.length && blanked[end] !== ")") end = (closing.get(end) ?? end) + 1;
  const open = opening.get(end);
  if (open === undefined) return undefined;
  const before = blanked.slice(Math.max(0, open - 300), open);
  const [, method] = /\b(\w{1,100})\s{0,9}(?:<[^<>()]{0,200}>)?\s{0,9}$/.exec(before) ?? [];
  return method === undefined || method === "extension"
    ? undefined
    : { method, isExtension: /^\s*this\b/.test(blanked.slice(open + 1, open + 100)) };
}

function endOfExpression(blanked: string, from: number, closing: Brackets["closing"]): number {
  const stop = /[;,()[\]{}]/g;
  for (let at = from; ; ) {
    stop.lastIndex = at;
    const found = stop.exec(blanked);
    if (found === null) return blanked.length;
    const close = closing.get(found.index);
    if (close === undefined) return found.index;
    at = close + 1;
  }
}

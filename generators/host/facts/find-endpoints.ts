import { type Verb, verbs } from "../../http/operation.ts";
import { afterBracket, afterName, isWord, placesOf } from "../csharp/code-tokens.ts";
import { type Code, type Constants, constantsIn, valueAt } from "../csharp/read-code.ts";
import type { MappedRoute, PassingCall } from "../host-route.ts";
import { type PrefixOf, prefixesIn } from "./route-prefixes.ts";

/** The routes and endpoint names in a C# file. */
export interface EndpointFacts {
  readonly routes: readonly MappedRoute[];
  /** The calls of methods that may map routes. */
  readonly passingCalls: readonly PassingCall[];
  readonly endpointNames: readonly string[];
  /** The constant texts by name, for the routes of other files. */
  readonly constants: Constants;
  /** The prefixes of all endpoints of FastEndpoints; undefined for one that cannot be read. */
  readonly libraryPrefixes: readonly (string | undefined)[];
}

/** Finds the routes of calls such as `MapGet`, and endpoint names. */
export function findEndpoints(code: Code): EndpointFacts {
  const { tokens } = code;
  const constants = constantsIn(tokens);
  const value = (at: number) => valueAt(tokens, at, constants);
  const named = placesOf(tokens, "WithName").filter((at) => tokens[at - 1] === "." && isOnName(tokens, at - 1));
  const names = [...named, ...namesOfAttributes(tokens)];
  const prefixes = placesOf(tokens, "RoutePrefix").filter((at) => tokens[at - 1] === "." && isAssigned(tokens, at));
  return {
    ...mappingsIn(code, value),
    endpointNames: names.flatMap((at) => value(at + 2) ?? []),
    constants,
    libraryPrefixes: prefixes.map((at) => value(at + 2)),
  };
}

const mostTokens = 2_000;

/** True if the chain of calls before a dot begins with a name: `app.MapGet("/x", F)`, but not `RuleFor(post => post.Title)` of a validator. */
function isOnName(tokens: readonly string[], dot: number): boolean {
  for (let at = dot - 1; at > dot - mostTokens; at -= 2) {
    while (/^[)\]}>]$/.test(tokens[at] ?? "")) at = beforeBracket(tokens, at);
    if (tokens[at - 1] !== ".") return isWord(tokens[at]) && tokens[at + 1] === ".";
  }
  return false;
}

const openings: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{", ">": "<" };

/** Returns the index before the bracket that opens the one at an index, or -1. */
function beforeBracket(tokens: readonly string[], at: number): number {
  const close = tokens[at] ?? "";
  let depth = 0;
  for (let before = at; before >= 0 && before > at - mostTokens; before--) {
    if (tokens[before] === close) depth++;
    else if (tokens[before] === openings[close]) depth--;
    if (depth === 0) return before - 1;
  }
  return -1;
}

/** Finds the names in attributes such as `[HttpGet("{id}", Name = "GetPost")]`. */
function namesOfAttributes(tokens: readonly string[]): readonly number[] {
  return ["HttpGet", "HttpPost", "HttpPut", "HttpPatch", "HttpDelete"]
    .flatMap((word) => placesOf(tokens, word))
    .flatMap((at) => {
      const given = tokens[at + 1] === "(" ? tokens.slice(at, afterBracket(tokens, at + 1)) : [];
      const name = given.findIndex((token, index) => token === "Name" && isAssigned(given, index));
      return name < 0 ? [] : [at + name];
    });
}

function isAssigned(tokens: readonly string[], at: number): boolean {
  return tokens[at + 1] === "=" && tokens[at + 2] !== "=";
}

const ownCalls = /^Map(?:Get|Post|Put|Patch|Delete|Methods|HealthChecks)?$/;
const mappingCalls = /^Map(?:[A-Z]|$)|(?:Routes|Endpoints?|Api)$/;

function mappingsIn(
  { text, tokens, starts }: Code,
  value: (at: number) => string | undefined,
): Pick<EndpointFacts, "routes" | "passingCalls"> {
  const calls = tokens.flatMap((method, at) => (mappingCalls.test(method) ? callAt(tokens, at) : []));
  const routes: MappedRoute[] = [];
  const passingCalls: PassingCall[] = [];
  if (calls.length === 0) return { routes, passingCalls };
  const prefixOf = prefixesIn(tokens, value);
  for (const call of calls) {
    const { method, dot, open } = call;
    const path = value(open + 1);
    if (dot !== undefined && ownCalls.test(method) && (path !== undefined || method !== "Map")) {
      const start = (starts[open] ?? 0) + 1;
      const given = text.slice(start, start + 1100);
      const written = `${method}(${path === undefined ? firstArgument(given) : `"${path}"`}`;
      routes.push({ path, written, verbs: verbsOf(method, given), prefix: prefixOf(dot) });
    } else passingCalls.push(...passingCall(tokens, call, prefixOf));
  }
  return { routes, passingCalls };
}

interface Call {
  readonly method: string;
  /** The index of the dot before the method. */
  readonly dot: number | undefined;
  /** The index of the bracket that opens the arguments. */
  readonly open: number;
}

function callAt(tokens: readonly string[], at: number): readonly Call[] {
  const method = tokens[at];
  const open = afterName(tokens, at);
  const dot = tokens[at - 1] === "." ? at - 1 : undefined;
  return isWord(method) && tokens[open] === "(" ? [{ method, dot, open }] : [];
}

function passingCall(
  tokens: readonly string[],
  { method, dot, open }: Call,
  prefixOf: PrefixOf,
): readonly PassingCall[] {
  const isNamed = isWord(tokens[open + 1]) && (tokens[open + 2] === "," || tokens[open + 2] === ")");
  // A declaration.
  if (dot === undefined && !isNamed) return [];
  const argument = isNamed ? prefixOf(open + 2) : undefined;
  const isOnValue = dot !== undefined && !/^[A-Z]/.test(tokens[dot - 1] ?? "");
  return [{ method, argument, ...(isOnValue && { receiver: prefixOf(dot) }), isOnValue }];
}

function firstArgument(given: string): string {
  const [written = ""] = /^[^\r\n,)]*/.exec(given.slice(0, 60).trimStart()) ?? [];
  return written.trimEnd();
}

/** Returns the verbs of a call, undefined for any: its own, or the listed ones of `MapMethods("/x", ["GET"], …)`. */
function verbsOf(method: string, given: string): readonly Verb[] | undefined {
  const own = verbs.filter((verb) => `map${verb}`.toLowerCase() === method.toLowerCase());
  if (own.length > 0 || method !== "MapMethods") return own.length > 0 ? own : undefined;
  const [, listed] = /^[^,]{0,500},[^[{]{0,50}(?:\[\s*\]\s*\{|\[)([^\]}]{0,500})/.exec(given) ?? [];
  return listed === undefined || !/["']|HttpMethods/.test(listed) ? undefined : verbsIn(listed);
}

/** Returns the verbs that a text names; there can be none, such as for `HEAD`. */
export function verbsIn(text: string): readonly Verb[] {
  return verbs.filter((verb) => new RegExp(`\\b${verb}\\b`, "i").test(text));
}

import { type Verb, verbs } from "../../http/operation.ts";
import { once } from "../../text/once.ts";
import { type Brackets, bracketsIn } from "../csharp/brackets.ts";
import type { MappedRoute, PassingCall } from "../host-route.ts";
import { type PrefixOf, prefixesIn } from "./route-prefixes.ts";

/** The routes and endpoint names in a C# file. */
export interface EndpointFacts {
  readonly routes: readonly MappedRoute[];
  /** The calls of methods that may map routes. */
  readonly passingCalls: readonly PassingCall[];
  readonly endpointNames: readonly string[];
  /** The constant texts by name, for the routes of other files. */
  readonly constants: ReadonlyMap<string, string>;
}

/** A C# file, as it is and with comments and literals blanked, which keeps offsets. */
export interface SourceTexts {
  readonly text: string;
  readonly blanked: string;
  readonly brackets: () => Brackets;
  readonly constants: () => ReadonlyMap<string, string>;
  /** Reads the literal, `nameof` or constant at an offset; undefined for anything else. */
  readonly literalAt: (at: number) => string | undefined;
}

const nameCall = /\.\s{0,99}WithName\s{0,9}\(/g;
// The arguments of a route attribute, such as `[HttpGet("{id}", Name = "GetPost")]`.
const attributeName = /\bHttp(?:Get|Post|Put|Patch|Delete)\s*\([^()]{0,300}?\bName\s*=/g;

/** Returns the texts of a C# file; its brackets and constants are found when somebody asks. */
export function sourceTexts(text: string, blanked: string): SourceTexts {
  const constants = once(() => constantsIn(text));
  const brackets = once(() => bracketsIn(blanked));
  return { text, blanked, brackets, constants, literalAt: (at) => valueAt(text, at, constants) };
}

/** Finds the routes of calls such as `MapGet`, and endpoint names. */
export function findEndpoints(texts: SourceTexts): EndpointFacts {
  const { blanked, constants, literalAt } = texts;
  const valuesAfter = (opening: RegExp) =>
    [...blanked.matchAll(opening)].flatMap(({ index, 0: { length } }) => literalAt(index + length) ?? []);
  const endpointNames = [...valuesAfter(nameCall), ...valuesAfter(attributeName)];
  return { ...mappingsIn(texts), endpointNames, constants: constants() };
}

const anyCall = /\b(\w{1,100})\s{0,9}(?:<[^()<>]{0,200}>\s{0,9})?\(/g;
const ownCalls = /^Map(?:Get|Post|Put|Patch|Delete|Methods|HealthChecks)?$/;
const mappingCalls = /^Map(?:[A-Z]|$)|(?:Routes|Endpoints?|Api)$/;

function mappingsIn({
  text,
  blanked,
  brackets,
  literalAt,
}: SourceTexts): Pick<EndpointFacts, "routes" | "passingCalls"> {
  const calls = [...blanked.matchAll(anyCall)].filter(([, method = ""]) => mappingCalls.test(method));
  const routes: MappedRoute[] = [];
  const passingCalls: PassingCall[] = [];
  if (calls.length === 0) return { routes, passingCalls };
  const prefixOf = prefixesIn({ blanked, brackets: brackets(), literalAt });
  for (const { 0: whole, 1: method = "", index } of calls) {
    const open = index + whole.length;
    const dot = dotBefore(blanked, index);
    const path = literalAt(open);
    if (dot !== undefined && ownCalls.test(method) && (path !== undefined || method !== "Map")) {
      const written = `${method}(${path === undefined ? firstArgument(text, open) : `"${path}"`}`;
      routes.push({ path, written, verbs: verbsOf(method, text, open), prefix: prefixOf(dot) });
    } else {
      passingCalls.push(...passingCall(blanked, { method, dot, open }, prefixOf));
    }
  }
  return { routes, passingCalls };
}

interface Call {
  readonly method: string;
  /** The offset of the dot before the method. */
  readonly dot: number | undefined;
  /** The offset of the arguments. */
  readonly open: number;
}

function passingCall(blanked: string, { method, dot, open }: Call, prefixOf: PrefixOf): readonly PassingCall[] {
  const [name] = /^\s*\w{1,100}(?=\s*[,)])/.exec(blanked.slice(open, open + 300)) ?? [];
  // A declaration.
  if (dot === undefined && name === undefined) return [];
  const argument = name === undefined ? undefined : prefixOf(open + name.length);
  const isOnValue = dot !== undefined && !/\b[A-Z]\w*\s*$/.test(blanked.slice(Math.max(0, dot - 100), dot));
  return [{ method, argument, ...(isOnValue && { receiver: prefixOf(dot) }), isOnValue }];
}

function dotBefore(blanked: string, index: number): number | undefined {
  let at = index - 1;
  while (at >= 0 && /\s/.test(blanked[at] ?? "")) at--;
  return blanked[at] === "." ? at : undefined;
}

function firstArgument(text: string, open: number): string {
  const [written = ""] = /^[^\r\n,)]*/.exec(text.slice(open, open + 60).trimStart()) ?? [];
  return written.trimEnd();
}

/** Returns the verbs of a call, undefined for any: its own, or the listed ones of `MapMethods("/x", ["GET"], …)`. */
function verbsOf(method: string, text: string, at: number): readonly Verb[] | undefined {
  const own = verbs.filter((verb) => `map${verb}`.toLowerCase() === method.toLowerCase());
  if (own.length > 0 || method !== "MapMethods") return own.length > 0 ? own : undefined;
  const [, listed] = /^[^,]{0,500},[^[{]{0,50}(?:\[\s*\]\s*\{|\[)([^\]}]{0,500})/.exec(text.slice(at, at + 1100)) ?? [];
  return listed === undefined || !/["']|HttpMethods/.test(listed) ? undefined : verbsIn(listed);
}

/** Returns the verbs that a text names; there can be none, such as for `HEAD`. */
export function verbsIn(text: string): readonly Verb[] {
  return verbs.filter((verb) => new RegExp(`\\b${verb}\\b`, "i").test(text));
}

/** Reads a string literal, a `nameof`, or a constant of the same file; undefined for anything else. */
function valueAt(text: string, at: number, constants: () => ReadonlyMap<string, string>): string | undefined {
  argument.lastIndex = at;
  const [, literal, named, constant] = argument.exec(text) ?? [];
  return constant === undefined ? (literal ?? named) : constants().get(constant);
}

/** Returns the constant texts of a file by name; of several with one name, the first. */
function constantsIn(text: string): ReadonlyMap<string, string> {
  const found = text.matchAll(/\bconst\s+string\s+(\w+)\s*=\s*"([^"\\\r\n]*)"\s*;/g);
  return new Map([...found].map(([, name = "", value = ""]) => [name, value] as const).reverse());
}

const argument =
  /\s*(?:@?"([^"\\\r\n]*)"\s*(?=[,)\];}])|nameof\s*\(\s*(?:[\w.]*\.)?(\w+)\s*\)\s*(?=[,)\];}])|(?:\w+\.)*(\w+)\s*[,)\];}])/y;

import { grouped } from "../text/grouped.ts";

/** The prefix of the routes that a receiver such as `app` or `group` maps; undefined if no literal tells it. */
export type PrefixOf = (dot: number) => string | undefined;

/** The text of a C# file, as it is and with comments and literals blanked, which keeps offsets. */
interface SourceTexts {
  readonly blanked: string;
  /** Reads the literal argument at an offset of the text as it is. */
  readonly literalAt: (at: number) => string | undefined;
}

/** A variable or parameter from its declaration on. */
interface Definition {
  readonly at: number;
  /** The offset of the expression; undefined for a parameter. */
  readonly from: number | undefined;
  readonly isGroup: boolean;
}

const mostCalls = 50;

const assignment = /\b(\w{1,100})\s{0,9}=(?![=>])/g;
// The parameter of a lambda hides a variable of the same name.
const parameter = /\b(?:(\w{1,100})\s{1,9}(\w{1,100})\s{0,9}[,)]|(\w{1,100})\s{0,9}\)?\s{0,9}=>)/g;

/** Returns the prefix of a route by the offset of the dot before its call, such as that of `.MapGet(`. Spec: host, Routes and endpoint names. */
export function prefixesIn({ blanked, literalAt }: SourceTexts): PrefixOf {
  const brackets = bracketsIn(blanked);
  const definitions = definitionsIn(blanked);
  const known = new Map<number, string | undefined>();
  // Bounded, because variables can be assigned from each other.
  const prefixAt = (end: number, calls: number): string | undefined => {
    if (calls > mostCalls) return undefined;
    const at = endOfCode(blanked, end);
    const open = blanked[at - 1] === ")" ? brackets.opening.get(at - 1) : undefined;
    if (open === undefined) return ofName(at, calls);
    const call = callBefore(blanked, open);
    if (call === undefined) return "";
    const before = prefixAt(call.dot, calls + 1);
    if (call.name !== "MapGroup") return before;
    return inGroup(before, literalAt(open + 1));
  };
  const ofName = (at: number, calls: number): string | undefined => {
    const [name = ""] = /\w{1,100}$/.exec(blanked.slice(Math.max(0, at - 100), at)) ?? [];
    const definition = definitions.get(name)?.findLast((one) => one.at < at);
    if (definition?.from === undefined) return definition?.isGroup ? undefined : "";
    const end = endOfExpression(blanked, definition.from, brackets.closing);
    // An assignment refers to the variable before it.
    if (end >= at) return "";
    if (!known.has(definition.at)) known.set(definition.at, prefixAt(end, calls + 1));
    return known.get(definition.at);
  };
  return (dot) => prefixAt(dot, 0);
}

function inGroup(before: string | undefined, own: string | undefined): string | undefined {
  return before === undefined || own === undefined ? undefined : joined(before, own);
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

interface Brackets {
  /** The offset of the opening bracket, by that of the closing one. */
  readonly opening: ReadonlyMap<number, number>;
  /** The offset of the closing bracket, by that of the opening one. */
  readonly closing: ReadonlyMap<number, number>;
}

function bracketsIn(blanked: string): Brackets {
  const [opening, closing, open] = [new Map<number, number>(), new Map<number, number>(), [] as number[]];
  for (const { 0: bracket, index } of blanked.matchAll(/[()[\]{}]/g)) {
    if ("([{".includes(bracket)) open.push(index);
    else {
      const start = open.pop();
      if (start === undefined) continue;
      opening.set(index, start);
      closing.set(start, index);
    }
  }
  return { opening, closing };
}

function definitionsIn(blanked: string): ReadonlyMap<string, readonly Definition[]> {
  const found: (Definition & { readonly name: string })[] = [];
  for (const { 0: text, 1: name = "", index } of blanked.matchAll(assignment)) {
    found.push({ name, at: index, from: index + text.length, isGroup: false });
  }
  for (const { 1: type, 2: name, 3: ofLambda, index } of blanked.matchAll(parameter)) {
    found.push({ name: name ?? ofLambda ?? "", at: index, from: undefined, isGroup: type === "RouteGroupBuilder" });
  }
  const inOrder = found.sort((a, b) => a.at - b.at);
  return grouped(inOrder, ({ name }) => name);
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

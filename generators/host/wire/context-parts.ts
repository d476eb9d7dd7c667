import type { HostFiles } from "./host-files.ts";
import { type SourceText, sourceText } from "./source-text.ts";
import { type Statement, statementsIn } from "./statements.ts";

/** A declaration of a context; `body` is the offset of its opening brace. */
export interface ContextPart {
  readonly path: string;
  readonly source: SourceText;
  readonly at: number;
  readonly body: number | undefined;
  /** The name of its base class, without its namespace. */
  readonly base: string | undefined;
  /** Its declarations of `OnModelCreating`. */
  readonly methods: readonly Statement[];
}

/** Finds the declarations of a context in a file. */
export function contextParts(files: Pick<HostFiles, "text">, path: string, context: string): readonly ContextPart[] {
  const text = files.text(path) ?? "";
  const source = text.includes(context) ? sourceText(text) : undefined;
  if (source === undefined) return [];
  return [...source.code.matchAll(new RegExp(String.raw`\bclass\s+${context}\b(?!\s*<)`, "g"))].map(({ index }) => {
    const body = bodyOf(source, index);
    const members = body === undefined ? [] : statementsIn(source, body + 1, source.closers.get(body) ?? body);
    const methods = members.filter(({ from, to }) => builderOf(source.code.slice(from, to)) !== undefined);
    return { path, source, at: index, body, base: baseOf(source, index), methods };
  });
}

const METHOD = /\bOnModelCreating\s*\(\s*(?:[\w.:]*[.:])?ModelBuilder\s+(\w+)\s*\)\s*(?:\{|=>)/;

/** Returns the name of the parameter of `OnModelCreating`; undefined for the code of another member. */
export function builderOf(code: string): string | undefined {
  return METHOD.exec(code)?.[1];
}

/** Returns the offset of the brace that opens a class; undefined for a class that ends with a semicolon. */
function bodyOf(source: SourceText, at: number): number | undefined {
  const stop = stopAfter(source, at, /[({;]/g);
  return source.code[stop] === "{" ? stop : undefined;
}

function baseOf(source: SourceText, at: number): string | undefined {
  const colon = stopAfter(source, at, /[({;:]/g);
  const [, name] = /^:\s*(?:\w+\s*::\s*)?(?:\w+\s*\.\s*)*(\w+)/.exec(source.code.slice(colon, colon + 1000)) ?? [];
  return name;
}

/** Returns the offset of the first character that stops a search, behind all parentheses. */
function stopAfter({ code, closers }: SourceText, at: number, stops: RegExp): number {
  stops.lastIndex = at;
  for (let stop = stops.exec(code); stop !== null; stop = stops.exec(code)) {
    if (stop[0] !== "(") return stop.index;
    stops.lastIndex = closers.get(stop.index) ?? code.length;
  }
  return code.length;
}

import { lineStart, onlyMatch, type SourceText, sourceText, withLineAt } from "./source-text.ts";

/** The names of a web application and its builder, and the position of `Build()`. */
interface Build {
  readonly index: number;
  readonly app: string;
  readonly builder: string;
}

/** Inserts a call on the services before the application is built; undefined if the program is structured differently. */
export function withServices(text: string, call: string): string | undefined {
  const source = sourceText(text);
  const build = source && buildIn(source);
  return source && build && withStatement(source, build.index, `${build.builder}.Services.${call}();`);
}

/** Inserts a call that maps endpoints before the application runs; undefined if the program is structured differently. */
export function withEndpoints(text: string, call: string): string | undefined {
  const source = sourceText(text);
  const build = source && buildIn(source);
  if (source === undefined || build === undefined) return undefined;
  const run = onlyMatch(source.code, new RegExp(`\\b${build.app}\\s*\\.\\s*Run(?:Async)?\\s*\\(`, "g"));
  return run && withStatement(source, run.index, `${build.app}.${call}();`);
}

function buildIn({ code }: SourceText): Build | undefined {
  const build = onlyMatch(code, /\b(?:var|WebApplication)\s+(\w+)\s*=\s*(\w+)\s*\.\s*Build\s*\(\s*\)\s*;/g);
  if (build === undefined) return undefined;
  const [, app = "", builder = ""] = build;
  const isWeb = new RegExp(`\\b${builder}\\s*=\\s*WebApplication\\s*\\.\\s*Create(?:Slim|Empty)?Builder\\b`).test(code);
  return isWeb ? { index: build.index, app, builder } : undefined;
}

/** Inserts after the previous code, before blank lines and comments that belong to the next statement. */
function withStatement({ text, code }: SourceText, index: number, statement: string): string | undefined {
  const start = lineStart(text, index);
  const indent = /^[ \t]*(?:await[ \t]+)?$/.exec(code.slice(start, index))?.[0].replace(/await[ \t]+$/, "");
  // After an incomplete statement such as `if (…)`, an inserted one would become its body.
  const isNext = /(?:^|[;{}])\s*$/.test(code.slice(0, start));
  if (indent === undefined || !isNext) return undefined;
  return withLineAt(text, endOfCodeAbove(text, start), indent + statement);
}

function endOfCodeAbove(text: string, start: number): number {
  const lineAbove = (at: number) => text.slice(lineStart(text, at - 1), at);
  let at = start;
  while (at > 0 && /^\s*\/\//.test(lineAbove(at))) at = lineStart(text, at - 1);
  while (at > 0 && lineAbove(at).trim() === "") at = lineStart(text, at - 1);
  return at === 0 ? start : at;
}

/** Inserts a `using` after the existing ones; undefined if the position is unclear. */
export function withUsing(text: string, namespace: string): string | undefined {
  const source = sourceText(text);
  if (source === undefined) return undefined;
  const directives = [...source.code.matchAll(/^[ \t]*(?:global\s+)?using\s+([\w.]+)\s*;[ \t]*\r?\n/gm)];
  if (directives.some(([, name]) => name === namespace)) return text;
  const last = directives.at(-1);
  const start = text.startsWith("\ufeff") ? 1 : 0;
  return withLineAt(text, last === undefined ? start : last.index + last[0].length, `using ${namespace};`);
}

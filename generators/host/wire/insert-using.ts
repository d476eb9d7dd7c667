import { sourceText, withLineAt } from "./source-text.ts";

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

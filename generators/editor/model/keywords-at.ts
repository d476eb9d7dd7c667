import { lex } from "../../model/parse/lex.ts";
import { keywords } from "../../model/parse/tokens.ts";
import { parse } from "../../model/parse.ts";
import { slotAt } from "./slot.ts";

const path = "";

/** Returns the keywords that the parser takes at the end of a text, as keywords and not as names: it is asked about each. */
export function keywordsAt(before: string): readonly string[] {
  const { prefix, depth } = shortened(before);
  const start = prefix.length;
  const known = new Set(
    mistakesIn(prefix, depth)
      .filter(([offset]) => offset < prefix.trimEnd().length)
      .map(String),
  );
  return [...keywords.keys()].filter((keyword) => {
    const text = closed(`${prefix}${keyword}`, depth);
    const { file, diagnostics } = parse({ path, text });
    const faults = diagnostics.flatMap(({ span, code }) => (span === undefined ? [] : [[span.start, code] as const]));
    const isRefused = faults.some((fault) => fault[0] <= start && !known.has(String(fault)));
    return !isRefused && slotAt(file, start) === undefined;
  });
}

function mistakesIn(prefix: string, depth: number): readonly (readonly [offset: number, code: string])[] {
  const { diagnostics } = parse({ path, text: closed(prefix, depth) });
  return diagnostics.flatMap(({ span, code }) => (span === undefined ? [] : [[span.start, code] as const]));
}

function closed(text: string, depth: number): string {
  return `${text} ${"\n}".repeat(depth)}`;
}

/** Takes the content out of every closed block, so that the parser has little to read, and counts the open blocks. */
function shortened(before: string): { readonly prefix: string; readonly depth: number } {
  const { blocks, depth } = blocksIn(before);
  let [prefix, from] = ["", 0];
  for (const { start, end } of blocks) {
    prefix += before.slice(from, start);
    from = end;
  }
  return { prefix: prefix + before.slice(from), depth };
}

/** Returns the contents of the outermost closed blocks, and the number of open ones. On one line, braces can hold a list, which may not be empty. */
function blocksIn(text: string) {
  const { kinds, starts, ends } = lex({ path, text }).tokens;
  const open: number[] = [];
  const blocks: { readonly start: number; readonly end: number }[] = [];
  for (const [index, kind] of kinds.entries()) {
    if (kind === "{") open.push(ends[index] ?? 0);
    const start = kind === "}" ? open.pop() : undefined;
    const end = starts[index] ?? 0;
    if (start !== undefined && text.slice(start, end).includes("\n")) blocks.push({ start, end });
  }
  return { blocks: outermost(blocks), depth: open.length };
}

/** Keeps the blocks that stand in no other; blocks come in the order of their ends. */
function outermost<B extends { readonly start: number }>(blocks: readonly B[]): readonly B[] {
  let least = Number.POSITIVE_INFINITY;
  return blocks
    .toReversed()
    .filter(({ start }) => {
      const isOutermost = start < least;
      least = Math.min(least, start);
      return isOutermost;
    })
    .reverse();
}

import { lex } from "../../model/parse/lex.ts";
import { keywords } from "../../model/parse/tokens.ts";
import { parse } from "../../model/parse.ts";
import { slotAt } from "./slot.ts";

const path = "";

/** Returns the keywords that the parser takes at the end of a text, as keywords and not as names: it is asked about each. */
export function keywordsAt(before: string): readonly string[] {
  const { prefix, depth } = shortened(before);
  const start = prefix.length;
  const { faults: earlier } = readOpen(prefix, depth);
  const known = new Set(earlier.filter(([offset]) => offset < prefix.trimEnd().length).map(String));
  return [...keywords.keys()].filter((keyword) => {
    const { file, faults } = readOpen(`${prefix}${keyword}`, depth);
    const isRefused = faults.some((fault) => fault[0] <= start && !known.has(String(fault)));
    return !isRefused && slotAt(file, start) === undefined;
  });
}

/** Parses a text with its open blocks closed, and lists its mistakes. */
function readOpen(text: string, depth: number) {
  const { file, diagnostics } = parse({ path, text: `${text} ${"\n}".repeat(depth)}` });
  const faults = diagnostics.flatMap(({ span, code }) => (span === undefined ? [] : [[span.start, code] as const]));
  return { file, faults };
}

/** Takes complete parts out, so that the parser has little to read, and counts the open blocks. */
function shortened(before: string): { readonly prefix: string; readonly depth: number } {
  const levels = levelsIn(before);
  let [prefix, from] = ["", 0];
  for (const { start, end } of levels.flatMap(completeIn)) {
    prefix += before.slice(from, start);
    from = end;
  }
  return { prefix: prefix + before.slice(from), depth: levels.length - 1 };
}

interface Block {
  /** The offset behind the opening brace. */
  readonly start: number;
  /** The offset of the closing brace. */
  readonly end: number;
}

/** The file or an open block, with the closed blocks in it. On one line, braces can hold a list, which may not be empty. */
interface Level {
  readonly start: number;
  readonly closed: readonly Block[];
}

function levelsIn(text: string): readonly Level[] {
  const { kinds, starts, ends } = lex({ path, text }).tokens;
  const file = { start: 0, closed: [] as Block[] };
  const open = [file];
  for (const [index, kind] of kinds.entries()) {
    if (kind === "{") open.push({ start: ends[index] ?? 0, closed: [] });
    if (kind !== "}" || open.length === 1) continue;
    const block = { start: open.pop()?.start ?? 0, end: starts[index] ?? 0 };
    if (text.slice(block.start, block.end).includes("\n")) open.at(-1)?.closed.push(block);
  }
  return open;
}

/** Returns the parts of a level that no keyword at its end depends on: all up to the last block but one, and the content of the last. */
function completeIn({ start, closed }: Level): readonly Block[] {
  const [before, last] = [closed.at(-2), closed.at(-1)];
  return [...(before === undefined ? [] : [{ start, end: before.end + 1 }]), ...(last === undefined ? [] : [last])];
}

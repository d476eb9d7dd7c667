import type { Spelled } from "../../../planned-file.ts";
import { withEnds } from "../../ends.ts";

/** The longest line that a reader sees whole. */
const longestLine = 120;

/** Tells whether a line can be seen whole. */
export function isShort(line: string, { spelled }: Spelled): boolean {
  return spelled(line).length <= longestLine;
}

/** Parameters and what ends them, on the line of what takes them or, where that would be too long, one a line. `start` is what stands before them. */
export function parameterList(start: string, parameters: readonly string[], place: Spelled, end = ")") {
  const inline = `${parameters.join(", ")}${end}`;
  if (isShort(`${start}(${inline}`, place) || parameters.length === 0) return { parameters: inline, lines: [] };
  const lines = parameters.map((declaration) => ({ declaration }));
  return { parameters: "", lines: withEnds(lines, ",", end) };
}

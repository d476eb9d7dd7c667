import type { Parameter } from "../../../model/ir.ts";
import type { ModelParameter } from "../../../model/operation/model-operation.ts";
import type { Spelled } from "../../planned-file.ts";
import { csharpIdentifier } from "../csharp-text.ts";
import { withEnds } from "../lists.ts";
import { csharpTypeOf } from "./type-words.ts";

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

/** Returns the view of the partial `record`: its parameters on one line, or one a line if they do not fit. */
export function recordWords(record: string, parameters: readonly string[], place: Spelled, isPartial = false) {
  const inline = parameters.join(", ");
  const isLong = !isShort(`public sealed ${isPartial ? "partial " : ""}record ${record}(${inline});`, place);
  const lines = parameters.map((declaration) => ({ declaration }));
  return { record, isPartial, inline: isLong ? "" : inline, isLong, lines: isLong ? withEnds(lines, ",", ");") : [] };
}

/** Returns the positional members of a request or query record. */
export function recordParameters(parameters: readonly ModelParameter[]): readonly string[] {
  return parameters.map(({ type, property }) => `${csharpTypeOf(type)} ${property}`);
}

/** The parameters of a method, by the names that the model gives them. */
export function methodParameters(parameters: readonly Parameter[]): readonly string[] {
  return parameters.map(({ name, type }) => `${csharpTypeOf(type)} ${csharpIdentifier(name)}`);
}

import type { Parameter } from "../../../model/ir.ts";
import type { ModelParameter } from "../../../model/operation/model-operation.ts";
import type { Spelled } from "../../planned-file.ts";
import { csharpIdentifier } from "../csharp-identifier.ts";
import { withEnds } from "../ends.ts";
import { csharpTypeOf } from "./type-words.ts";

/** The longest line that a reader sees whole. */
const longestLine = 120;

/** Returns the view of the partial `record`: its parameters on one line, or one a line if they do not fit. */
export function recordWords(record: string, parameters: readonly string[], { spelled }: Spelled, isPartial = false) {
  const inline = parameters.join(", ");
  const line = `public sealed ${isPartial ? "partial " : ""}record ${record}(${inline});`;
  const isLong = spelled(line).length > longestLine;
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

import type { Parameter } from "../../../model/ir.ts";
import type { ModelParameter } from "../../../model/operation/model-operation.ts";
import { csharpIdentifier } from "../csharp-identifier.ts";
import { withEnds } from "../ends.ts";
import type { ModelScope } from "./model-scope.ts";
import { csharpTypeOf } from "./type-words.ts";

/** The longest line that a reader sees whole. */
const longestLine = 120;

/** Returns the view of the partial `record`: its parameters on one line, or one a line if they do not fit. */
export function recordWords(record: string, parameters: readonly string[], isPartial = false) {
  const inline = parameters.join(", ");
  const isLong = `public sealed ${isPartial ? "partial " : ""}record ${record}(${inline});`.length > longestLine;
  const lines = parameters.map((declaration) => ({ declaration }));
  return { record, isPartial, inline: isLong ? "" : inline, isLong, lines: isLong ? withEnds(lines, ",", ");") : [] };
}

/** Returns the positional members of a request or query record. */
export function recordParameters(parameters: readonly ModelParameter[], scope: ModelScope): readonly string[] {
  return parameters.map(({ type, property }) => `${csharpTypeOf(type, scope)} ${property}`);
}

/** The parameters of a method, by the names that the model gives them. */
export function methodParameters(parameters: readonly Parameter[], scope: ModelScope): readonly string[] {
  return parameters.map(({ name, type }) => `${csharpTypeOf(type, scope)} ${csharpIdentifier(name)}`);
}

import type { Parameter } from "../../../model/ir.ts";
import type { RouteInput } from "../../../model/route/route.ts";
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

/** The positional members of a request or query record. */
export function recordParameters(inputs: readonly RouteInput[], scope: ModelScope): readonly string[] {
  return inputs.map(({ type, property }) => `${csharpTypeOf(type, scope)} ${property}`);
}

/** The parameters of a method, by the names that the model gives them. */
export function methodParameters(parameters: readonly Parameter[], scope: ModelScope): readonly string[] {
  return parameters.map(({ name, type }) => `${csharpTypeOf(type, scope)} ${csharpIdentifier(name)}`);
}

import type { Evolution } from "../../../model/evolution.ts";
import type { Parameter } from "../../../model/ir.ts";
import type { ModelParameter } from "../../../model/operation/model-operation.ts";
import { isOfList, type ScalarName, type Type } from "../../../model/type.ts";
import type { Spelled } from "../../planned-file.ts";
import { csharpIdentifier, csharpString, xmlText } from "../csharp-text.ts";
import { withEnds } from "../lists.ts";
import { declaredType, typeName } from "../names.ts";

/** Returns the summary and the `Obsolete` attribute of a declaration. Spec: model-csharp, Obsolete members. */
export function described({ doc = "", deprecated }: Described) {
  const message = deprecated?.message;
  const summary = xmlText(doc);
  const reason = message === undefined ? "" : `(${csharpString(message)})`;
  return { summary, hasSummary: summary !== "", isObsolete: deprecated !== undefined, reason };
}

/** A declaration with a comment, which can be deprecated if its kind allows it. */
export interface Described extends Partial<Pick<Evolution, "deprecated">> {
  readonly doc: string | undefined;
}

const scalarTypes: Readonly<Record<ScalarName, string>> = {
  String: "string",
  Int: "int",
  Decimal: "decimal",
  Bool: "bool",
  Instant: typeName("DateTimeOffset"),
  Date: typeName("DateOnly"),
  Time: typeName("TimeOnly"),
  Duration: typeName("Duration"),
  Guid: typeName("Guid"),
  Long: "long",
  Double: "double",
  Email: "string",
  Url: "string",
};

/** The C# type of a type of the model. Collections are read-only. */
export function csharpTypeOf(type: Type): string {
  switch (type.kind) {
    case "scalar":
      return scalarTypes[type.name];
    case "list":
      return `${typeName("IReadOnlyList")}<${csharpTypeOf(type.item)}>`;
    case "set":
      return `${typeName("IReadOnlySet")}<${csharpTypeOf(type.item)}>`;
    case "map":
      return `${typeName("IReadOnlyDictionary")}<${csharpTypeOf(type.key)}, ${csharpTypeOf(type.value)}>`;
    case "range":
      return `${typeName("Range")}<${csharpTypeOf(type.bound)}>`;
    case "count":
      return "long";
    case "words":
      return "string";
    case "option":
      return scalarTypes[type.scalar];
    case "page":
      return `${typeName(type.by === "cursor" ? "CursorResponse" : "PagedResponse")}<${csharpTypeOf(type.item)}>`;
    case "optional":
      return `${csharpTypeOf(type.of)}?`;
    case "unknown":
      throw new Error("A model that is understood has no unknown types.");
    default:
      return declaredType(type);
  }
}

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
  return parameters.map(({ type, property }) => {
    return `${csharpTypeOf(type)} ${property}${type.kind === "optional" && isOfList(type) ? " = null" : ""}`;
  });
}

/** The parameters of a method, by the names that the model gives them. */
export function methodParameters(parameters: readonly Parameter[]): readonly string[] {
  return parameters.map(({ name, type }) => `${csharpTypeOf(type)} ${csharpIdentifier(name)}`);
}

/** Prints arguments: by position at first, and by name after the first one that is left out. */
export function argumentList(
  parameters: readonly (readonly [name: string, value: string | undefined])[],
): readonly string[] {
  const gap = parameters.findIndex(([, value]) => value === undefined);
  return parameters.flatMap(([name, value], index) => {
    if (value === undefined) return [];
    return [gap < 0 || index < gap ? value : `${name}: ${value}`];
  });
}

import type { Query, ReadModel } from "../../../model/ir.ts";
import type { Paging } from "../../../model/paging.ts";
import { pascalCaseOf } from "../../../text/casing.ts";
import type { ModelPlace } from "../../model-generator.ts";
import type { Spelled } from "../../planned-file.ts";
import { freshIdentifier } from "../csharp-text.ts";
import { withEnds } from "../lists.ts";
import { declaredType, typeName } from "../names.ts";
import { csharpTypeOf, described, parameterList, recordParameters, recordWords } from "./declaration-words.ts";
import type { ExpressionPlace } from "./expression/expression-place.ts";
import { csharpExpression } from "./expression.ts";
import { rowParameters } from "./joined-rows.ts";

/** The criteria of a query. Spec: model-csharp, Queries. */
export function queryView(query: Query, place: ModelPlace) {
  const parameters = recordParameters(query.operation.parameters);
  const { paging } = query.result;
  return {
    ...described(query),
    ...recordWords(query.name, parameters, place),
    isPaged: paging !== undefined,
    ...pagingWords(query.name, paging, parameters, place),
  };
}

function pagingWords(record: string, paging: Paging | undefined, parameters: readonly string[], place: Spelled) {
  if (paging === undefined) return {};
  const list = parameterList(`public sealed record ${record}`, parameters, place, `) : ${typeName("IPagedQuery")}`);
  return { ...list, usual: String(paging.usual), most: String(paging.most) };
}

/** A read model and its projection. Spec: model-csharp, Read models. */
export function readModelView(readModel: ReadModel, { facts, spelled }: ModelPlace) {
  const { name, fields, source, joins } = readModel;
  const rows = rowParameters(readModel);
  const taken = joins.map((join) => join.name);
  const src = freshIdentifier("src", new Set(taken));
  const parameters = fields.map((field) => `${csharpTypeOf(field.type)} ${pascalCaseOf(field.name)}`);
  const names = new Set([src, ...taken]);
  const at: ExpressionPlace = { facts, spelled, receiver: `${src}.`, subject: `nameof(${name})`, names };
  const values = fields.map((field) => csharpExpression(field.value, at));
  return {
    ...described(readModel),
    ...recordWords(name, parameters, at),
    readModel: name,
    source: declaredType(source),
    rows: [src, ...rows].join(", "),
    ...valueWords(values, at),
  };
}

/** The arguments of the new record: on one line, or one a line where that would be too long. */
export function valueWords(values: readonly string[], { spelled }: Spelled) {
  const inlineValues = values.join(", ");
  const isTall = spelled(inlineValues).length > 100;
  const lines = values.map((value) => ({ value }));
  return { inlineValues: isTall ? "" : inlineValues, isTall, values: isTall ? withEnds(lines, ",", ");") : [] };
}

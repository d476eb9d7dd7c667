import { wireNameOf } from "../../../http/wire-name-of.ts";
import type { Query, ReadModel } from "../../../model/ir.ts";
import type { Paging } from "../../../model/paging.ts";
import { pascalCaseOf } from "../../../text/casing.ts";
import type { ModelPlace } from "../../model-generator.ts";
import type { Spelled } from "../../planned-file.ts";
import { csharpString, freshIdentifier } from "../csharp-text.ts";
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
    ...pagingWords(paging),
    ...orderWords(query.listing, paging !== undefined),
    ...headWords(query, parameters, place),
  };
}

function pagingWords(paging: Paging | undefined) {
  const { usual, most, by } = paging ?? {};
  return {
    isPaged: by === "page",
    hasCursors: by === "cursor",
    usual: String(usual),
    most: String(most),
  };
}

const pageContracts = { page: "IPagedQuery", cursor: "ICursorQuery" } as const;

/** Returns the head of a record with contracts or members beside its criteria. */
function headWords({ name, result, listing }: Query, parameters: readonly string[], place: Spelled) {
  const { sorted, sortable, searched } = listing;
  const contracts = [
    ...(result.paging === undefined ? [] : [typeName(pageContracts[result.paging.by])]),
    ...(sortable.length === 0 ? [] : [typeName("ISortedQuery")]),
    ...(searched.length === 0 ? [] : [typeName("ISearchedQuery")]),
  ];
  const hasBody = result.paging !== undefined || sorted.length + sortable.length > 0;
  const isPlain = contracts.length === 0 && !hasBody;
  const end = `)${contracts.length === 0 ? "" : ` : ${contracts.join(", ")}`}${hasBody ? "" : ";"}`;
  const head = isPlain ? {} : parameterList(`public sealed record ${name}`, parameters, place, end);
  return { ...head, isPlain, hasBody };
}

/** Returns the words for the order of a list. Spec: model-csharp, Queries. */
function orderWords({ sorted, sortable }: Query["listing"], isPaged: boolean) {
  const usual = sorted.map(({ field, isDescending }) => {
    const name = csharpString(wireNameOf(field));
    return `new(${name}${isDescending ? ", IsDescending: true" : ""})`;
  });
  const usualKeys = `[${usual.join(", ")}]`;
  return {
    isSortable: sortable.length > 0,
    hasOrder: sorted.length + sortable.length > 0,
    isAfterPaging: isPaged,
    sortNames: sortable.map((field) => csharpString(wireNameOf(field))).join(", "),
    sortKeys: sortable.length === 0 ? usualKeys : `this.ReadSortKeys() ?? ${usualKeys}`,
  };
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
    isMade: !readModel.isFed,
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

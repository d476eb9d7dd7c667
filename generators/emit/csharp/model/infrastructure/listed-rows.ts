import type { Declarations } from "../../../../model/declarations.ts";
import type { Expr } from "../../../../model/expr.ts";
import type { Enum } from "../../../../model/ir.ts";
import type { StoredQuery } from "../../../../model/storage/stored-queries.ts";
import { keyOf, required, scalars } from "../../../../model/type.ts";
import { camelCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpString, freshIdentifier } from "../../csharp-text.ts";
import { declaredType, extensionMethod, typeName } from "../../names.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import { rowsIn, sourceMember } from "../joined-rows.ts";
import { keyCalls } from "./key-calls.ts";

/** True for a list that is sorted, searched or read behind a row. Its rows are joined before it is cut. */
export function isListed({ sorts, searched, query }: StoredQuery): boolean {
  return sorts.length > 0 || searched.length > 0 || query.result.paging?.by === "cursor";
}

/** Returns the calls that search and sort rows. Spec: model-infrastructure, Queries. */
export function listCalls(stored: StoredQuery, place: ModelPlace): readonly string[] {
  const { sorts, searched, source, readModel } = stored;
  const { row, at } = rowPlaceOf(stored, place);
  const fields = searched.map(({ value }) => `, ${row} => ${csharpExpression(value, at)}`);
  const own = readModel.joins.length > 0 ? `${row}.${sourceMember(readModel)}` : row;
  const isSorted = sorts.length > 0;
  return [
    ...(fields.length === 0 ? [] : [`.${extensionMethod("Search")}(query.Search${fields.join("")})`]),
    ...(isSorted ? [`.${extensionMethod("SortBy")}(query.ToSortKeys(), Sort)`] : []),
    ...keyCalls(source, row, own, isSorted ? ["SortBy", "SortBy"] : undefined),
  ];
}

/** Returns the method that sorts rows by one field; empty for a list without an order. */
export function sortLines(stored: StoredQuery, place: ModelPlace): readonly string[] {
  const { sorts } = stored;
  if (sorts.length === 0) return [];
  const { row, type, at } = rowPlaceOf(stored, place);
  const { enums } = place.facts.declarations;
  const rows = `${typeName("IQueryable")}<${type}>`;
  const call = (value: Expr) =>
    `.${extensionMethod("SortBy")}(${row} => ${csharpExpression(value, at)}, key.IsDescending)`;
  return [
    `private static ${rows} Sort(${rows} rows, ${typeName("SortKey")} key) => key.Field switch`,
    "{",
    ...sorts.map(
      ({ name, value }) => `    ${csharpString(name)} => rows${orderedBy(value, enums).map(call).join("")},`,
    ),
    "    _ => rows,",
    "};",
  ];
}

/** Returns what is sorted by: an absent value is the smallest on every database, and enums have the order of their declaration. */
function orderedBy(value: Expr, enums: Declarations["enums"]): readonly Expr[] {
  const type = required(value.type);
  const declared = type.kind === "enum" ? enums.get(keyOf(type)) : undefined;
  // A rank that is the same for all rows would be no order for a database.
  const key = declared === undefined || declared.members.length < 2 ? value : rankOf(value, declared);
  if (value.type.kind !== "optional") return [key];
  const isPresent: Expr = {
    ...{ kind: "operation", operation: "isPresent", target: value, arguments: [] },
    type: scalars.Bool,
  };
  return [isPresent, key];
}

/** Returns the place of a value among the members of its enum, which the database has by name. */
function rankOf(value: Expr, { type, members }: Enum): Expr {
  const rank = (text: number): Expr => ({ kind: "int", text: String(text), type: scalars.Int });
  return members.slice(0, -1).reduceRight<Expr>(
    (rest, { name }, index) => {
      const member: Expr = { kind: "enumMember", enum: type, name, type };
      const condition: Expr = { kind: "binary", operator: "==", left: value, right: member, type: scalars.Bool };
      return { kind: "if", condition, whenTrue: rank(index), whenFalse: rest, type: scalars.Int };
    },
    rank(members.length - 1),
  );
}

/** Returns the type and the place of a row: of a source, or of one with its joined rows. */
function rowPlaceOf({ source, readModel }: StoredQuery, { facts, spelled }: ModelPlace) {
  const isJoined = readModel.joins.length > 0;
  const type = isJoined ? `${readModel.name}Selector.Rows` : declaredType(source.entity.type);
  const taken = ["store", "query", "ct", "found", "chosen", "rows", "key"];
  const row = isJoined ? "row" : freshIdentifier(camelCaseOf(source.entity.name), new Set(taken));
  const at: ExpressionPlace = {
    ...{ facts, spelled, isTree: true },
    receiver: isJoined ? `${row}.${sourceMember(readModel)}.` : `${row}.`,
    ...(isJoined && { rows: rowsIn(row, readModel) }),
    subject: `nameof(${declaredType(source.entity.type)})`,
    names: new Set([...taken, row]),
    hidden: new Set(["FindAsync", "HandleAsync", "Choose", "ById", "Sort"]),
  };
  return { row, type, at };
}

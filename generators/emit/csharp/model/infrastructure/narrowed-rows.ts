import type { Expr } from "../../../../model/expr.ts";
import type { RowFilter } from "../../../../model/storage/stored-queries.ts";
import type { Type } from "../../../../model/type.ts";
import { extensionMethod, typeName } from "../../names.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { isStruct } from "../expression/print-binary.ts";
import { csharpOperand } from "../expression.ts";
import type { HookWords } from "./hook-words.ts";
import type { JoinedFilter } from "./joined-queries.ts";

/** The rows that a finder or a query handler asks for. */
interface RowsWords {
  /** The rows before the filters, as C#. */
  readonly source: string;
  /** The variable of the rows. */
  readonly rows: string;
  /** The variable of one row in a lambda. */
  readonly row: string;
  readonly filters: readonly RowFilter[];
  /** Returns a parameter as C#. */
  readonly given: (name: string) => string;
  /** The calls that order the rows. */
  readonly order: readonly string[];
  /** Prints the fields of a row. */
  readonly at: ExpressionPlace;
  readonly hook: HookWords | undefined;
  readonly joined?: JoinedFilter | undefined;
}

/** Returns the statements that filter rows, and the filtered and ordered rows as a chain of calls. */
export function narrowedRows(words: RowsWords) {
  const { source, rows, row, filters, given, order, hook, joined } = words;
  const where = (conditions: readonly string[]) =>
    conditions.length === 0 ? [] : [`.${extensionMethod("Where")}(${row} => ${conditions.join(" && ")})`];
  const isFirst = (filter: RowFilter) => !filter.isOptional && joined?.has(filter) !== true;
  const always = where(filters.filter(isFirst).map((filter) => conditionOf(filter, words)));
  const later = filters.filter((filter) => !isFirst(filter));
  if (later.length === 0 && hook === undefined) return { lines: [], start: source, calls: [...always, ...order] };
  const lines = [
    `var ${rows} = ${source}${always.join("")};`,
    ...later.map((filter) => {
      const narrowed =
        joined?.has(filter) === true
          ? joined.narrowed(rows, conditionOf(filter, { ...words, at: joined.placeOf(words.at) }))
          : `${rows}${where([conditionOf(filter, words)]).join("")}`;
      return `${rows} = ${filter.isOptional ? `${given(filter.parameter.name)} is null ? ${rows} : ` : ""}${narrowed};`;
    }),
  ];
  if (hook === undefined) return { lines, start: rows, calls: order };
  return {
    lines: [...lines, ...hook.call(`${rows}${order.join("")}`), `${rows} = ${hook.chosen};`],
    start: rows,
    calls: [],
  };
}

function conditionOf({ parameter, field, form }: RowFilter, { given, at }: RowsWords): string {
  const value = given(parameter.name);
  const operand = csharpOperand(field, at);
  if (form === "equal") return `${operand} == ${value}`;
  if (form === "holding") return holds(field, operand, parameter.type, value);
  if (form === "within") return `${operand} >= ${value}.Start && ${operand} <= ${value}.End`;
  // EF Core turns the items of a list into parameters, and knows no read-only sets.
  const isSet = kindOf(parameter.type) === "set";
  const items = isSet ? `${value}.${extensionMethod("ToList")}()` : value;
  const contains = (item: string) => `${items}.${isSet ? "Contains" : extensionMethod("Contains")}(${item})`;
  return isNullableStruct(field.type) ? `${operand} != null && ${contains(`${operand}.Value`)}` : contains(operand);
}

/** Returns the condition that an item is in a stored list or set. A set is one text in the database, which the casts tell EF Core. */
function holds(field: Expr, operand: string, type: Type, parameter: string): string {
  const item = isNullableStruct(type) ? `${parameter}.Value` : parameter;
  const items = field.type.kind === "optional" ? `${operand}!` : operand;
  return kindOf(field.type) === "set"
    ? `((string)(object)${items}).Contains(${typeName("StoredSet")}.LineOf(${item}))`
    : `${items}.${extensionMethod("Contains")}(${item})`;
}

function kindOf(type: Type): Type["kind"] {
  return type.kind === "optional" ? type.of.kind : type.kind;
}

function isNullableStruct(type: Type): boolean {
  return type.kind === "optional" && isStruct(type.of);
}

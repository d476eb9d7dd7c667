import type { QueryDecl } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import type { FieldsClause, PagingClause, SortedClause, SortKeyClause } from "../modifier-ast.ts";
import { expect, expectName } from "./expect.ts";
import { expectInt } from "./literals.ts";
import { accept, type Parser, spanFrom, startOf } from "./parser.ts";

/** [ paging ] [ sorted ] [ sortable ] [ search ] */
export function parseListModifiers(parser: Parser): Pick<QueryDecl, "paging" | "sorted" | "sortable" | "search"> {
  const paging = parsePaging(parser);
  const sorted = parseSorted(parser);
  const sortable = parseFields(parser, "sortable");
  return { paging, sorted, sortable, search: parseFields(parser, "search") };
}

/** paging = "paged" [ "(" INT "," INT ")" ] [ "by" "cursor" ] */
function parsePaging(parser: Parser): PagingClause | undefined {
  const start = startOf(parser);
  if (!accept(parser, "paged")) return undefined;
  const sizes = parseSizes(parser);
  const hasCursors = accept(parser, "by");
  if (hasCursors) expect(parser, "cursor");
  return { kind: "paging", sizes, hasCursors, span: spanFrom(parser, start) };
}

function parseSizes(parser: Parser): PagingClause["sizes"] {
  if (!accept(parser, "(")) return undefined;
  const usual = expectInt(parser);
  expect(parser, ",", "`,`", "Write the usual and the most rows of a page: `paged(20, 100)`.");
  const most = expectInt(parser);
  expect(parser, ")");
  return usual && most && { usual, most };
}

/** sorted = "sorted" "by" sortKey { "," sortKey } */
function parseSorted(parser: Parser): SortedClause | undefined {
  const start = startOf(parser);
  if (!accept(parser, "sorted")) return undefined;
  expect(parser, "by");
  const keys: SortKeyClause[] = [];
  do keys.push(parseSortKey(parser));
  while (accept(parser, ","));
  return { kind: "sorted", keys, span: spanFrom(parser, start) };
}

/** sortKey = SNAME [ "desc" ] */
function parseSortKey(parser: Parser): SortKeyClause {
  const start = startOf(parser);
  const field = expectName(parser);
  const isDescending = accept(parser, "desc");
  return { kind: "sortKey", field, isDescending, span: spanFrom(parser, start) };
}

/** fields = SNAME { "," SNAME }, behind `sortable by` or `search by` */
function parseFields(parser: Parser, kind: FieldsClause["kind"]): FieldsClause | undefined {
  const start = startOf(parser);
  if (!accept(parser, kind)) return undefined;
  expect(parser, "by");
  const fields: Name[] = [];
  do fields.push(expectName(parser));
  while (accept(parser, ","));
  return { kind, fields, span: spanFrom(parser, start) };
}

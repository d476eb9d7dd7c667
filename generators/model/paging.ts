import { afterDescription, countDescription } from "../http/cursor-parameters.ts";
import type { ContextDecl } from "./ast.ts";
import type { IntLiteral } from "./expression-ast.ts";
import type { ApiDecl, ModelOperation } from "./operation/model-operation.ts";
import { isOfList, optional, required, type Type } from "./type.ts";

/** The pages of a list: the usual number of rows on one, and the most that a request can ask for. */
export interface Paging {
  readonly usual: number;
  readonly most: number;
  /** The way that a request names a page: its number, or the row before it. */
  readonly by: "page" | "cursor";
}

/** The sizes of pages that a query without sizes has. */
const unstated = { usual: 10, most: 100 };

/** Returns the sizes of the pages of a query; undefined if it answers with a whole list. Spec: model-rules, Paged queries. */
export function pagingOf(decl: ApiDecl): Paging | undefined {
  if (decl.kind !== "query" || decl.paging === undefined) return undefined;
  const { sizes, hasCursors } = decl.paging;
  const limits = sizes === undefined ? unstated : { usual: numberOf(sizes.usual), most: numberOf(sizes.most) };
  return { ...limits, by: hasCursors ? "cursor" : "page" };
}

/** The members that the record of a paged query has beside its criteria: parameters, and a method. */
export const pageMembers: Readonly<Record<Paging["by"], readonly string[]>> = {
  page: ["Page", "PageSize", "ToPageRequest"],
  cursor: ["After", "PageSize", "Count", "ToCursorRequest"],
};

/** Returns the parameters that a paged query has beside its criteria. Spec: model-http, Paged queries. */
export function pageParameters(
  paging: Paging | undefined,
): readonly { readonly name: string; readonly type: Type; readonly description: string | undefined }[] {
  if (paging === undefined) return [];
  const { usual, most, by } = paging;
  const size = { name: "pageSize", type: optional({ kind: "count", usual, most }), description: undefined } as const;
  if (by === "page")
    return [
      { name: "page", type: optional({ kind: "count", usual: 1, most: undefined }), description: undefined },
      size,
    ];
  return [
    { name: "after", type: optional({ kind: "option", scalar: "String" }), description: afterDescription },
    size,
    { name: "count", type: optional({ kind: "option", scalar: "Bool" }), description: countDescription },
  ];
}

/** Returns the parameters of a list that stand in the route of an operation, which cannot be left out there. */
export function pageInRoute({ parameters }: ModelOperation): readonly { readonly name: string; readonly type: Type }[] {
  const found = parameters.filter(({ binding, type }) => binding === "route" && isOfList(type));
  return found.map(({ name, type }) => ({ name, type: required(type) }));
}

/** Returns the type that a query with a result answers with. */
export function answerType(result: Type, decl: ApiDecl): Type {
  const type = required(result);
  const paging = pagingOf(decl);
  return type.kind === "list" && paging !== undefined ? { kind: "page", item: type.item, by: paging.by } : type;
}

/** Returns the most rows of a whole list that a part of a context states. Spec: model-rules, Paged queries. */
export function limitOf({ limit }: ContextDecl): number | undefined {
  return limit && numberOf(limit);
}

function numberOf({ text }: IntLiteral): number {
  return Number(text);
}

import type { ContextDecl } from "./ast.ts";
import type { IntLiteral } from "./expression-ast.ts";
import type { ApiDecl, ModelOperation } from "./operation/model-operation.ts";
import { isOfList, optional, required, type Type } from "./type.ts";

/** The numbers of rows on a page: the usual one, and the most that a request can ask for. */
export interface Paging {
  readonly usual: number;
  readonly most: number;
}

/** The sizes of pages that a query without sizes has. */
const unstated: Paging = { usual: 10, most: 100 };

/** Returns the sizes of the pages of a query; undefined if it answers with a whole list. Spec: model-rules, Paged queries. */
export function pagingOf(decl: ApiDecl): Paging | undefined {
  if (decl.kind !== "query" || decl.paging === undefined) return undefined;
  const { sizes } = decl.paging;
  return sizes === undefined ? unstated : { usual: numberOf(sizes.usual), most: numberOf(sizes.most) };
}

/** The names that no criterion of a paged query has, in small letters: two are parameters, one is a method. */
export const pageMembers: ReadonlySet<string> = new Set(["page", "pagesize", "topagerequest"]);

/** Returns the parameters that a paged query has beside its criteria. Spec: model-http, Paged queries. */
export function pageParameters(
  paging: Paging | undefined,
): readonly { readonly name: string; readonly type: Type; readonly description: undefined }[] {
  if (paging === undefined) return [];
  const { usual, most } = paging;
  return [
    { name: "page", type: optional({ kind: "count", usual: 1, most: undefined }), description: undefined },
    { name: "pageSize", type: optional({ kind: "count", usual, most }), description: undefined },
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
  return type.kind === "list" && pagingOf(decl) !== undefined ? { kind: "page", item: type.item } : type;
}

/** Returns the most rows of a whole list that a part of a context states. Spec: model-rules, Paged queries. */
export function limitOf({ limit }: ContextDecl): number | undefined {
  return limit && numberOf(limit);
}

function numberOf({ text }: IntLiteral): number {
  return Number(text);
}

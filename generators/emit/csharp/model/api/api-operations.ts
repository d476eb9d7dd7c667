import type { Context, Query } from "../../../../model/ir.ts";
import type { Route } from "../../../../model/route/route.ts";
import { isRouteBindable, type Type } from "../../../../model/type.ts";

/** An operation that the api layer maps, and what it answers with, if anything. */
export type ApiOperation =
  | { readonly kind: "behaviour"; readonly route: Route; readonly answer: Type | undefined }
  | { readonly kind: "query"; readonly route: Route; readonly answer: Type; readonly query: Query };

/** The operations of a context that something serves: root by root its commands and its factories, then the queries. Spec: model, Emitted api layer shape. */
export function apiOperationsOf({ entities, queries }: Context): readonly ApiOperation[] {
  const behaviours = entities.flatMap(({ type, commands, factories }) => [
    ...commands.map(({ route, result }) => ({ kind: "behaviour", route, answer: result?.type }) as const),
    ...factories.map(({ route }) => ({ kind: "behaviour", route, answer: type }) as const),
  ]);
  return [
    ...behaviours.filter(({ route }) => route.isServed),
    ...queries.map((query) => {
      const { route, result } = query;
      return { kind: "query", route, answer: result.readModel, query } as const;
    }),
  ];
}

/** Tells whether a query string cannot hold all criteria of a query one by one. Spec: decisions, 7, criteria. */
export function hasCriteriaRecord({ kind, isBodyless, inputs }: Route): boolean {
  return kind === "query" && isBodyless && inputs.some(({ type }) => !isRouteBindable(type));
}

/** How a query string holds a criterion: as one text, as repeated keys, or as JSON. Spec: decisions, 7, criteria. */
export function criterionForm(type: Type): "text" | "keys" | "json" {
  if (isRouteBindable(type)) return "text";
  const collection = type.kind === "optional" ? type.of : type;
  const isFlat = collection.kind === "list" || collection.kind === "set" ? isRouteBindable(collection.item) : false;
  return isFlat ? "keys" : "json";
}

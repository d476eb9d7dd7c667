import type { Operation } from "../http/operation.ts";
import type { Route } from "./types.ts";

/** Returns the part of an operation that programs see. */
export function shownRoute({ id, verb, route, access }: Operation<object>): Route {
  return { operation: id, verb, route: route.text, access };
}

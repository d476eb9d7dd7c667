import { verbAndRoute } from "../../http/operation.ts";
import type { ModelSnapshot } from "./model-snapshot.ts";
import { operationsIn } from "./operations.ts";

/** Tells which routes a renaming changes, because they are derived from names; undefined without any. */
export function movedRoutes(before: ModelSnapshot, after: ModelSnapshot): string | undefined {
  const [old, next] = [routesOf(before), routesOf(after)];
  const moved = old.flatMap((route, index) => (route === next[index] ? [] : [`${route} becomes ${next[index]}`]));
  if (moved.length === 0) return undefined;
  const [first] = moved;
  const others = moved.length === 1 ? "" : `, and ${moved.length - 1} more`;
  return `A derived route changes for its callers: ${first}${others}. \`@route\` keeps a route.`;
}

function routesOf(snapshot: ModelSnapshot): readonly string[] {
  return snapshot.paths.flatMap((path) => operationsIn(snapshot, path).map(({ operation }) => verbAndRoute(operation)));
}

import type { FeedDecl, ProjectionDecl } from "../ast.ts";
import { isSameType, type Type } from "../type.ts";
import { memberTypeOf, resolveType } from "./resolve.ts";
import type { Scope, TypeSymbol } from "./symbols.ts";

/** Lists the fields of an event that can be the key of a row; of several one has to be named. Spec: model-rules, Fed read models. */
export function keyFields(
  { key }: ProjectionDecl,
  { by }: FeedDecl,
  event: TypeSymbol,
  scope: Scope,
): readonly string[] {
  const type: Type = resolveType(key.type, scope);
  return [...event.members.keys()].filter((name) => {
    const found = memberTypeOf(event, name, scope);
    return found !== undefined && isSameType(found, type) && (by === undefined || by.text === name);
  });
}

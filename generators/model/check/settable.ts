import type { EntityDecl, MemberDecl } from "../ast.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import { mentionsField } from "../fields-in.ts";
import type { CheckedContext } from "./check.ts";

/** The fields of an entity that hold a value of their own, by name. */
export function settableFields(
  { members }: TypeSymbol<EntityDecl>,
  { exprs }: CheckedContext,
): ReadonlyMap<string, MemberDecl> {
  return new Map(
    [...members].filter(([, { value }]) => {
      const expr = value && exprs.get(value);
      return expr === undefined || !mentionsField(expr);
    }),
  );
}

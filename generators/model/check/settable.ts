import type { MemberDecl } from "../ast.ts";
import { mentionsField } from "../fields-in.ts";
import type { CheckedContext } from "./check.ts";

/** Tells whether a field holds a value of its own, as against one that is computed. */
export function isSettable({ value }: MemberDecl, { exprs }: CheckedContext): boolean {
  const expr = value && exprs.get(value);
  return expr === undefined || !mentionsField(expr);
}

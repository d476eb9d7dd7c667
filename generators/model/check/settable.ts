import type { MemberDecl } from "../ast.ts";
import { mentionsField } from "../fields-in.ts";
import type { CheckedContext } from "./check.ts";

/** True if a field is stored and not computed. */
export function isSettable({ value }: MemberDecl, { exprs }: CheckedContext): boolean {
  const expr = value && exprs.get(value);
  return expr === undefined || !mentionsField(expr);
}

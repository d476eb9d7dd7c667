import type { EntityDecl, EventDecl, MemberDecl, QuantityDecl, ValueDecl } from "../ast.ts";
import { ofKind } from "../items.ts";

/** The fields of a declaration, in the order of the text. */
export function membersOf(decl: ValueDecl | QuantityDecl | EventDecl | EntityDecl): readonly MemberDecl[] {
  return ofKind<(typeof decl.items)[number], "member">(decl.items, "member");
}

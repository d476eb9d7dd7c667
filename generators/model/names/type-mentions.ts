import type { NamedTypeRef, TypeRef } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import { exportedType } from "../bind/neighbours.ts";
import { visibleType } from "../bind/resolve.ts";
import { generics } from "../type.ts";
import type { MentionPlace } from "./expression-mentions.ts";

/** Meets the names of a type reference and of its arguments. */
export function typeMentions(ref: TypeRef | undefined, place: MentionPlace): void {
  if (ref === undefined || ref.kind === "missing") return;
  namedTypeMentions(ref, place);
  for (const argument of ref.arguments) typeMentions(argument, place);
}

function namedTypeMentions({ qualifier, name }: NamedTypeRef, place: MentionPlace): void {
  if (qualifier === undefined) typeNameMention(name, place);
  else foreignMention({ context: qualifier, type: name }, place);
}

/** Meets a bare type name: a declared or visible type, or a built-in one. */
export function typeNameMention(name: Name, { scope, referents, onMention }: MentionPlace): void {
  const type = visibleType(name.text, scope) ?? scope.context.named.get(name.text);
  const referent = type !== undefined && "context" in type ? referents.ofType(type) : undefined;
  if (referent !== undefined) onMention(name, referent);
  else if (type?.kind === "scalar" || generics.has(name.text)) onMention(name, referents.word(name.text));
}

/** Meets `Context.Type`. */
export function foreignMention(
  { context, type }: { readonly context: Name; readonly type: Name },
  { scope, referents, onMention }: MentionPlace,
): void {
  const home = scope.contexts.get(context.text);
  const referent = referents.ofContext(context.text);
  if (referent !== undefined) onMention(context, referent);
  const exported = home && exportedType(type.text, home);
  const typeReferent = exported && referents.ofType(exported);
  if (typeReferent !== undefined) onMention(type, typeReferent);
}

import type { Annotation, ParameterDecl, TypeRef } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import { exportedType } from "../bind/neighbours.ts";
import { visibleType } from "../bind/resolve.ts";
import type { Scope } from "../bind/symbols.ts";
import type { TypeOfContext } from "../context-map-ast.ts";
import type { NamedArgument } from "../expression-ast.ts";
import { generics } from "../type.ts";
import type { DeclaringNode, OnMention, Referent, Referents } from "./referents.ts";

/** The context of the names, and the receiver of their mentions. */
export interface MentionPlace {
  readonly scope: Scope;
  readonly referents: Referents;
  readonly onMention: OnMention;
}

/** Returns the referent that a name of the own context declares. */
export function ownReferent(
  name: Name,
  kind: Referent["kind"],
  node: DeclaringNode | undefined,
  { scope, referents }: Pick<MentionPlace, "scope" | "referents">,
): Referent {
  return referents.declared(name, kind, { context: scope.context.name, node });
}

/** Meets the names of a type reference and of its arguments. */
export function typeMentions(ref: TypeRef | undefined, place: MentionPlace): void {
  if (ref === undefined || ref.kind === "missing") return;
  const { qualifier: context, name } = ref;
  if (context === undefined) typeNameMention(name, place);
  else foreignMention({ context, type: name }, { ...place, contexts: place.scope.contexts });
  for (const argument of ref.arguments) typeMentions(argument, place);
}

/** Meets a bare type name: a declared or visible type, or a built-in one. */
export function typeNameMention(name: Name, { scope, referents, onMention }: MentionPlace): void {
  const type = visibleType(name.text, scope) ?? scope.context.named.get(name.text);
  if (type !== undefined && "context" in type) onMention(name, referents.ofType(type));
  if (type?.kind === "scalar" || generics.has(name.text)) onMention(name, referents.word(name.text));
}

/** Meets `Context.Type`. */
export function foreignMention(
  { context, type }: TypeOfContext,
  { contexts, referents, onMention }: Pick<Scope, "contexts"> & Omit<MentionPlace, "scope">,
): void {
  const home = contexts.get(context.text);
  const exported = home && exportedType(type.text, home);
  onMention(context, referents.ofContext(context.text));
  onMention(type, exported && referents.ofType(exported));
}

export function parameterMentions(parameters: readonly ParameterDecl[], place: MentionPlace): void {
  for (const parameter of parameters) {
    const { name, type } = parameter;
    const referent = ownReferent(name, "parameter", parameter, place);
    place.onMention(name, referent, referent.declarations.includes(name));
    typeMentions(type, place);
  }
}

/** Meets the names of arguments; `id` is a word of the language where no parameter has that name. */
export function argumentMentions(
  given: readonly NamedArgument[],
  parameters: readonly ParameterDecl[],
  place: MentionPlace,
): void {
  for (const { name } of given) {
    const node = parameters.find((one) => one.name.text === name.text);
    if (node !== undefined) place.onMention(name, ownReferent(node.name, "parameter", node, place));
    else if (name.text === "id") place.onMention(name, place.referents.word("id"));
  }
}

interface Annotated {
  readonly annotations: readonly Annotation[];
  readonly parameters?: readonly ParameterDecl[];
}

/** Meets the names of annotations, and the tokens of a route that stand for parameters or for what `partNamed` finds. Spec: model-http, Route tokens. */
export function annotationMentions(
  { annotations, parameters = [] }: Annotated,
  place: MentionPlace,
  partNamed?: (name: string) => Referent | undefined,
): void {
  for (const annotation of annotations) {
    place.onMention(annotation.name, place.referents.word(annotation.name.text));
    if (annotation.name.text !== "route") continue;
    for (const token of tokensOf(annotation)) {
      const wanted = token.text.toLowerCase();
      const node = parameters.find(({ name }) => name.text.toLowerCase() === wanted);
      place.onMention(token, node ? ownReferent(node.name, "parameter", node, place) : partNamed?.(wanted));
    }
  }
}

/** Returns the tokens of a route with their spans. Leaves out those of a text with escapes, whose offsets differ. */
function tokensOf({ argument }: Annotation): readonly Name[] {
  if (argument?.kind !== "string" || argument.span.end - argument.span.start !== argument.value.length + 2) return [];
  const { path, start } = argument.span;
  return Array.from(argument.value.matchAll(/(?<!\{)\{\**([A-Za-z_]\w*)/g), (found) => {
    const [whole, text = ""] = found;
    const end = start + 1 + found.index + whole.length;
    return { text, path, start: end - text.length, end };
  });
}

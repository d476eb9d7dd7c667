import type { Annotation, ParameterDecl } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import type { MentionPlace } from "./expression-mentions.ts";

interface Annotated {
  readonly annotations: readonly Annotation[];
  readonly parameters?: readonly ParameterDecl[];
}

/** Meets the names of annotations, and the tokens of a route that stand for parameters. Spec: model-http, Route tokens. */
export function annotationMentions({ annotations, parameters = [] }: Annotated, place: MentionPlace): void {
  const { scope, referents, onMention } = place;
  for (const annotation of annotations) {
    onMention(annotation.name, referents.word(annotation.name.text));
    if (annotation.name.text !== "route") continue;
    for (const token of tokensOf(annotation)) {
      const wanted = token.text.toLowerCase();
      const node = parameters.find(({ name }) => name.text.toLowerCase() === wanted);
      if (node !== undefined)
        onMention(token, referents.declared(node.name, "parameter", { context: scope.context.name, node }));
    }
  }
}

/** Returns the tokens of a route with their spans. Leaves out those of a text with escapes, whose offsets differ. */
export function tokensOf({ argument }: Annotation): readonly Name[] {
  if (argument?.kind !== "string" || argument.span.end - argument.span.start !== argument.value.length + 2) return [];
  const { path, start } = argument.span;
  return Array.from(argument.value.matchAll(/(?<!\{)\{\**([A-Za-z_]\w*)/g), (found) => {
    const [whole, text = ""] = found;
    const end = start + 1 + found.index + whole.length;
    return { text, path, start: end - text.length, end };
  });
}

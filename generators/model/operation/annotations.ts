import { type Verb, verbs } from "../../http/operation.ts";
import type { Annotation, CommandDecl, FactoryDecl, QueryDecl } from "../ast.ts";

/** A declaration from which an HTTP operation is derived. */
export type ApiDecl = CommandDecl | FactoryDecl | QueryDecl;

/** The verb of each annotation. Spec: model-http, HTTP annotations. */
const verbByName: ReadonlyMap<string, Verb> = new Map(verbs.map((verb) => [verb.toLowerCase(), verb]));

/** Returns the annotations of some names, in the order of the text. Names count letter for letter. */
export function annotationsNamed(
  annotations: readonly Annotation[],
  ...names: readonly string[]
): readonly Annotation[] {
  // Most declarations have none, and every check asks again.
  return annotations.length === 0 ? annotations : annotations.filter(({ name }) => names.includes(name.text));
}

/** Returns the verb annotations, in the order of the text. */
export function verbAnnotations(annotations: readonly Annotation[]): readonly Annotation[] {
  return annotations.length === 0 ? annotations : annotations.filter((one) => verbOf(one) !== undefined);
}

/** Returns the verb that an annotation names. */
export function verbOf(annotation: Annotation | undefined): Verb | undefined {
  return annotation && verbByName.get(annotation.name.text);
}

/** Returns the text of an annotation; a number is none. Spec: model-http, HTTP annotations. */
export function textOf(annotation: Annotation | undefined): string | undefined {
  return annotation?.argument?.kind === "string" ? annotation.argument.value : undefined;
}

/** Returns the last annotation of a name that has a text: the one that counts. */
export function lastWithText(annotations: readonly Annotation[], name: string): Annotation | undefined {
  return annotationsNamed(annotations, name).findLast((annotation) => textOf(annotation) !== undefined);
}

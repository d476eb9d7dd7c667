import type { Annotation, CommandDecl, FactoryDecl, QueryDecl } from "../ast.ts";
import { verbs } from "./verbs.ts";

/** A declaration from which an HTTP operation is derived. */
export type ApiDecl = CommandDecl | FactoryDecl | QueryDecl;

/** The annotations of one name, in the order of the text. Names count letter for letter. */
export function annotationsNamed(
  annotations: readonly Annotation[],
  ...names: readonly string[]
): readonly Annotation[] {
  // As most declarations have none, and are asked again and again.
  return annotations.length === 0 ? annotations : annotations.filter(({ name }) => names.includes(name.text));
}

/** The verb annotations, in the order of the text. */
export function verbAnnotations(annotations: readonly Annotation[]): readonly Annotation[] {
  return annotations.length === 0 ? annotations : annotations.filter(({ name }) => verbs.has(name.text));
}

/** The text of an annotation; a number is none. Spec: model, Annotations. */
export function textOf(annotation: Annotation | undefined): string | undefined {
  return annotation?.argument?.kind === "string" ? annotation.argument.value : undefined;
}

/** The last annotation of a name that has a text: the one that counts. */
export function lastWithText(annotations: readonly Annotation[], name: string): Annotation | undefined {
  return annotationsNamed(annotations, name).findLast((annotation) => textOf(annotation) !== undefined);
}

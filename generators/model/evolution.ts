import type { Annotation } from "./ast.ts";

/** The values of `@since` and `@deprecated`. Spec: model-rules, Evolution annotations. */
export interface Evolution {
  readonly since: number | undefined;
  readonly deprecated: { readonly message: string | undefined } | undefined;
}

const largest = 2_147_483_647;

/** Reads the evolution annotations of a declaration; the last of each counts. */
export function evolutionOf(annotations: readonly Annotation[]): Evolution {
  const deprecated = annotations.findLast(({ name }) => name.text === "deprecated");
  const message = deprecated?.argument?.kind === "string" ? deprecated.argument.value : undefined;
  return { since: sinceOf(annotations), deprecated: deprecated && { message } };
}

/** Returns the number of `@since`; undefined for a text or a number above 32 bits. */
export function sinceOf(annotations: readonly Annotation[]): number | undefined {
  const since = annotations.findLast(({ name, argument }) => name.text === "since" && argument?.kind === "int");
  const number = since?.argument?.kind === "int" ? Number(since.argument.text) : undefined;
  return number !== undefined && number <= largest ? number : undefined;
}

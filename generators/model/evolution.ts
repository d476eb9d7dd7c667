import type { Annotation, ContextDecl } from "./ast.ts";
import type { IntLiteral } from "./expression-ast.ts";

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
  return since?.argument?.kind === "int" ? numberOf(since.argument) : undefined;
}

/** Returns the version that a part of a context states; undefined if it exceeds 32 bits. Spec: model-rules, Evolution annotations. */
export function versionOf({ version }: ContextDecl): number | undefined {
  return version && numberOf(version);
}

function numberOf({ text }: IntLiteral): number | undefined {
  return Number(text) <= largest ? Number(text) : undefined;
}

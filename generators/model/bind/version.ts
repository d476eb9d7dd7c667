import type { ContextDecl } from "../ast.ts";

const largest = 2_147_483_647;

/** Returns the version that a part of a context states; undefined if it exceeds 32 bits. Spec: model, Versioning. */
export function versionOf({ version }: ContextDecl): number | undefined {
  const number = version === undefined ? undefined : Number(version.text);
  return number !== undefined && number <= largest ? number : undefined;
}

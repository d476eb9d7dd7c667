import type { ContextDecl } from "../ast.ts";

const largest = 2_147_483_647;

/** The version that a part of a context states; one too large for 32 bits counts as none. Spec: model, Versioning. */
export function versionOf({ version }: ContextDecl): number | undefined {
  const number = version === undefined ? undefined : Number(version.text);
  return number !== undefined && number <= largest ? number : undefined;
}

import type { RowsShape } from "../entity/yaml/entity-file.ts";

/** The words for the rows of an entity. */
export const rowsWords = ["tenant", "owner", "softDelete", "restore", "audit"] as const;

export type RowsWord = (typeof rowsWords)[number];

/** `restore` is one of the operations. */
const shapes: Readonly<Record<RowsWord, RowsShape>> = {
  tenant: { tenant: { property: "TenantId", claim: "tenant_id" } },
  owner: { owner: { property: "OwnerId", claim: "sub" } },
  softDelete: { softDelete: "DeletedAt" },
  restore: {},
  audit: { audit: true },
};

/** Returns the rows in the words of an entity file. */
export function rowsShapeOf(words: readonly RowsWord[]): RowsShape {
  return Object.assign({}, ...rowsWords.filter((word) => words.includes(word)).map((word) => shapes[word]));
}

import type { Change } from "../files/change.ts";
import { textOf } from "../source/decode-text.ts";

/** Tells of the column that an upgrade of Tenon adds to stores without `versioned`: saves check the version of every root. Spec: host, Database schema. */
export function versionColumnLines(changes: readonly Change[]): readonly string[] {
  const before = versionedTables(changes.map((change) => change.before));
  const after = versionedTables(changes.map((change) => change.after));
  const tables = [...after].filter(([table, hasVersion]) => hasVersion && before.get(table) === false).length;
  if (tables === 0) return [];
  const [count, column] = tables === 1 ? ["1 table gets", "the column"] : [`${tables} tables get`, "each the column"];
  return [`${count} ${column} Version, not null and 0 at first, by which no change of an aggregate is lost.`];
}

/** Tells of each mapped class whether its mapping has a version. Which file a mapping is in may change. */
function versionedTables(files: readonly (Uint8Array | undefined)[]): ReadonlyMap<string, boolean> {
  const mappings = files.flatMap((bytes) => {
    const [, ...parts] = bytes === undefined ? [] : textOf(bytes).split(/: IEntityTypeConfiguration<([^>]+)>/);
    return parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1] ?? ""] as const] : []));
  });
  return new Map(mappings.map(([name, text]) => [name, text.includes("IsConcurrencyToken()")]));
}

import type { ModelSnapshot } from "./model-snapshot.ts";

/**
 * Returns the tables and columns with new names that belong to the same class or property as before, each as `Products:Items` or `Items.Title:Name`.
 * EF Core renames these for certain; any other rename is a guess by the types of columns.
 */
export function knownRenames(before: ModelSnapshot | undefined, after: ModelSnapshot): ReadonlySet<string> {
  const renames = (before?.entities ?? []).flatMap(({ fullName, table, columns: earlier }) => {
    const same = after.entities.find((one) => one.fullName === fullName);
    if (same === undefined) return [];
    const columns = new Map(same.columns.map(({ name, column }) => [name, column]));
    return [
      ...(table === same.table ? [] : [`${table}:${same.table}`]),
      ...earlier.flatMap(({ name, column }) => {
        const now = columns.get(name) ?? column;
        return now === column ? [] : [`${same.table}.${column}:${now}`];
      }),
    ];
  });
  return new Set(renames);
}

import { visible } from "../../text/quoted.ts";

/** Formats rows as a table with aligned columns. Control characters are shown. */
export function alignedTable(rows: readonly (readonly string[])[]): string {
  const table = rows.map((row) => row.map(visible));
  const columns = table[0]?.map((_title, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lineOf = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(columns[column] ?? 0)).join("  ");
  return table.map((row) => `${lineOf(row).trimEnd()}\n`).join("");
}

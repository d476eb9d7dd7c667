import { type Splice, spliced } from "../text/spliced.ts";
import type { DeclaredRename } from "./declared-rename.ts";
import type { Migration } from "./migration.ts";
import { columnsOfProperty, type ModelSnapshot } from "./model-snapshot.ts";

/** A member of an enum with a new name, which a property stores as text. */
export interface RenamedText {
  /** With its namespace, or without. */
  readonly entity: string;
  /** With the structures around it: `Home.State`. */
  readonly property: string;
  readonly from: string;
  readonly to: string;
}

/** The renames that entity files and models declare, as the database sees them. */
export interface MarkedRenames {
  readonly names: readonly DeclaredRename[];
  readonly texts: readonly RenamedText[];
}

/** The statements that rename a stored text, and that take it back. */
export interface TextUpdate {
  readonly up: string;
  readonly down: string;
}

/** Returns the updates of the columns that store renamed texts, by the names of tables and columns behind a migration. Spec: migrations, Renames. */
export function textUpdates(snapshot: ModelSnapshot, renames: readonly RenamedText[]): readonly TextUpdate[] {
  return renames.flatMap(({ from, to, ...place }) =>
    columnsOfProperty(snapshot, place)
      .filter(({ type }) => type === "string")
      .map(({ table, schema, column }) => {
        const name = schema === undefined ? identifier(table) : `${identifier(schema)}.${identifier(table)}`;
        const set = (now: string, old: string) =>
          `migrationBuilder.Sql("UPDATE ${name} SET ${identifier(column)} = '${now}' WHERE ${identifier(column)} = '${old}'");`;
        return { up: set(to, from), down: set(from, to) };
      }),
  );
}

/** Writes an identifier of SQL in a text of C#. */
function identifier(name: string): string {
  return `\\"${name}\\"`;
}

/** Adds updates to a migration: behind everything in `Up`, before everything in `Down`. */
export function withTextUpdates(text: string, { ends, down }: Migration, updates: readonly TextUpdate[]): string {
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const indent = " ".repeat(12);
  const linesAt = (offset: number, statements: readonly string[]): Splice => {
    const start = text.lastIndexOf("\n", offset - 1) + 1;
    return { start, end: start, text: statements.map((one) => indent + one + lineEnd).join("") };
  };
  return spliced(text, [
    linesAt(
      ends.up,
      updates.map((one) => one.up),
    ),
    linesAt(
      down[0]?.span.start ?? ends.down,
      updates.map((one) => one.down),
    ),
  ]);
}

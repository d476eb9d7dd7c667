import { csharpString } from "../../emit/csharp/csharp-text.ts";
import { type MigrationOperation, readMigration, textOf } from "../../migration/migration.ts";
import { columnsOfProperty } from "../../migration/model-snapshot.ts";
import { type Splice, spliced } from "../../text/spliced.ts";
import type { MadeMigration } from "./made-migration.ts";
import type { StatedDefault } from "./model-defaults.ts";

/** The value that a new column gives to the rows that are there. */
interface ColumnDefault {
  /** The table and the column: `Products.State`. */
  readonly column: string;
  readonly operation: MigrationOperation;
  /** The value as C#. */
  readonly value: string;
}

/** Gives the rows that are there the default that an entity file or a model states for a new column. Spec: migrations, Defaults of new columns. */
export function withColumnDefaults(made: MadeMigration, stated: readonly StatedDefault[]): MadeMigration {
  const defaults = columnDefaults(made, stated);
  if (defaults.length === 0) return made;
  const text = spliced(
    made.text,
    defaults.flatMap((one) => spliceOf(one, made.text)),
  );
  const migration = readMigration(text) ?? made.migration;
  return { ...made, text, migration, stated: new Set(defaults.map(({ column }) => column)) };
}

function columnDefaults(
  { migration: { up }, after }: MadeMigration,
  stated: readonly StatedDefault[],
): readonly ColumnDefault[] {
  return up.flatMap((operation) => {
    if (operation.name !== "AddColumn" || !operation.given.has("defaultValue")) return [];
    const [table, name] = [textOf(operation, "table"), textOf(operation, "name")];
    const isAdded = (place: StatedDefault) =>
      columnsOfProperty(after, place).some((one) => one.table === table && one.column === name);
    const found = stated.find(isAdded);
    const value = found && literalOf(operation.type, found.text);
    return value === undefined ? [] : [{ column: `${table}.${name}`, operation, value }];
  });
}

function spliceOf({ operation: { span }, value }: ColumnDefault, text: string): readonly Splice[] {
  const made = /(?<=\bdefaultValue: ).*?(?=\)?[,;]?\r?$)/m.exec(text.slice(span.start, span.end));
  const start = span.start + (made?.index ?? 0);
  return made === null ? [] : [{ start, end: start + made[0].length, text: value }];
}

const whole = /^-?\d+$/;
const decimal = /^-?\d+(?:\.\d+)?$/;

/** Returns a value as C# of the type of a column; undefined for types whose text a database reads otherwise, such as dates. */
function literalOf(type: string, text: string): string | undefined {
  switch (type) {
    case "string":
      return csharpString(text);
    case "bool":
      return /^(?:true|false)$/.test(text) ? text : undefined;
    case "int":
      return whole.test(text) ? text : undefined;
    case "long":
      return whole.test(text) ? `${text}L` : undefined;
    case "decimal":
      return decimal.test(text) ? `${text}m` : undefined;
    case "double":
      return decimal.test(text) ? `${text}d` : undefined;
    default:
      return undefined;
  }
}

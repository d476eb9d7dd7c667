import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { narrowingOf, valueOfExistingRows } from "./column-changes.ts";
import type { Migration, MigrationOperation } from "./migration.ts";
import { textOf, textsOf, writtenOf } from "./migration.ts";
import type { ModelSnapshot } from "./model-snapshot.ts";

/** Something in a migration that can lose data, fail on rows that are there, or make requests wait. */
export interface Finding {
  /** The name with which it is accepted: `TEN1002:Products.Title`. */
  readonly name: string;
  readonly diagnostic: Diagnostic;
  /** The offset of the operation, where the diagnostic is about another text. */
  readonly at?: number;
}

/** A migration, and what is known about it. */
export interface Judged {
  readonly migration: Migration;
  /** The place of its file in diagnostics. */
  readonly path: string;
  /** The model before it, under the names of now; undefined for the first one. */
  readonly before: ModelSnapshot | undefined;
  /** The model after it. */
  readonly after: ModelSnapshot;
  /** The declared renames of tables and columns, each as `Products:Items` or `Items.Title:Name`. */
  readonly declared: ReadonlySet<string>;
  /** The new columns whose value for the rows that are there is stated, each as `Items.State`. */
  readonly stated?: ReadonlySet<string> | undefined;
  readonly isPostgres: boolean;
}

/** A migration with what the judge of one operation has to know of the others. */
interface Case extends Judged {
  /** The tables that have no rows yet. */
  readonly fresh: ReadonlySet<string>;
}

/** Judges a new migration. Each finding needs a cure, or a user who accepts it. Spec: migrations, Findings. */
export function judgeMigration(judged: Judged): readonly Finding[] {
  const { up } = judged.migration;
  const fresh = new Set(up.filter(({ name }) => name === "CreateTable").flatMap((one) => textOf(one, "name") ?? []));
  return up.flatMap((operation) => judges[operation.name]?.(operation, { ...judged, fresh }) ?? []);
}

/** Warns of what is lost if the migration is taken back. */
export function lossInDown({ migration: { down }, path }: Judged): readonly Diagnostic[] {
  const lost = down.flatMap((one) => {
    if (one.name === "DropTable") return textOf(one, "name") ?? [];
    return one.name === "DropColumn" ? [placeOf(one)] : [];
  });
  const [first] = down.filter(({ name }) => name === "DropTable" || name === "DropColumn");
  return first === undefined ? [] : [report(catalogue.lossInDown, { lost }, { span: { path, ...first.span } })];
}

type Judge = (operation: MigrationOperation, about: Case) => readonly Finding[];

const judges: Readonly<Record<string, Judge | undefined>> = {
  RenameTable: (operation, about) => {
    const [from = "", to = ""] = [textOf(operation, "name"), textOf(operation, "newName")];
    if (to === "" || about.declared.has(`${from}:${to}`)) return [];
    const cure = `Is it one? \`--rename ${classOf(about.before, from)}:${classOf(about.after, to)}\`. Else write DropTable and CreateTable in its place.`;
    return [finding(operation, about, to, (at) => report(catalogue.renameGuessed, { from, to }, at), cure)];
  },
  RenameColumn: (operation, about) => {
    const [table = "", from = "", to = ""] = ["table", "name", "newName"].map((name) => textOf(operation, name));
    if (about.declared.has(`${table}.${from}:${to}`)) return [];
    const words = { from: `${table}.${from}`, to };
    const cure = `Is it one? \`--rename ${classOf(about.after, table)}.${from}:${to}\`. Else write DropColumn and AddColumn in its place.`;
    return [finding(operation, about, `${table}.${to}`, (at) => report(catalogue.renameGuessed, words, at), cure)];
  },
  DropTable: (operation, about) => {
    const table = textOf(operation, "name") ?? "";
    const [other] = about.fresh;
    const cure =
      other === undefined
        ? "Keep the table while instances of the old version run."
        : `Is it ${other} now? \`--rename ${classOf(about.before, table)}:${classOf(about.after, other)}\` keeps its rows.`;
    return [finding(operation, about, table, (at) => report(catalogue.tableDropped, { table }, at), cure)];
  },
  DropColumn: (operation, about) => {
    const [column, table] = [placeOf(operation), textOf(operation, "table") ?? ""];
    return [
      finding(
        operation,
        about,
        column,
        (at) => report(catalogue.columnDropped, { column }, at),
        renameCure(operation, about, table),
      ),
    ];
  },
  AddColumn: (operation, about) => {
    const [column, table] = [placeOf(operation), textOf(operation, "table") ?? ""];
    const isKnown = about.fresh.has(table) || about.stated?.has(column) === true || isToken(operation, about);
    const value = isKnown ? undefined : valueOfExistingRows(operation);
    if (value === undefined) return [];
    const cure =
      "State a default in the entity file, the model or the mapping, or let the column be empty at first, fill it, and require it then.";
    return [finding(operation, about, column, (at) => report(catalogue.columnRequired, { column, value }, at), cure)];
  },
  AlterColumn: (operation, about) => {
    const column = placeOf(operation);
    const changes = narrowingOf(operation);
    if (changes.length === 0) return [];
    const cure = "Look for rows that do not fit, and change them in this migration before the column.";
    const words = { column, change: changes.join("; ") };
    return [finding(operation, about, column, (at) => report(catalogue.columnNarrowed, words, at), cure)];
  },
  CreateIndex: (operation, about) => [
    ...(writtenOf(operation, "unique") === "true" ? uniqueness(operation, about) : []),
    ...locks(operation, about),
  ],
  AddUniqueConstraint: (operation, about) => uniqueness(operation, about),
  AddForeignKey: (operation, about) => constraint(operation, about),
  AddCheckConstraint: (operation, about) => constraint(operation, about),
};

function uniqueness(operation: MigrationOperation, about: Case): readonly Finding[] {
  const [table = "", index = ""] = ["table", "name"].map((name) => textOf(operation, name));
  if (about.fresh.has(table)) return [];
  const columns = textsOf(operation, "column", "columns");
  const same = columns.map((column) => `"${column}"`).join(", ");
  const cure = `Look for them: SELECT ${same} FROM "${table}" GROUP BY ${same} HAVING COUNT(*) > 1.`;
  return [finding(operation, about, index, (at) => report(catalogue.uniqueAdded, { index, table, columns }, at), cure)];
}

function locks(operation: MigrationOperation, about: Case): readonly Finding[] {
  const [table = "", index = ""] = ["table", "name"].map((name) => textOf(operation, name));
  const isConcurrent = operation.annotations.includes("Npgsql:CreatedConcurrently");
  if (!about.isPostgres || isConcurrent || about.fresh.has(table)) return [];
  const cure = "Write `.IsCreatedConcurrently()` at the index in the mapping.";
  return [finding(operation, about, index, (at) => report(catalogue.indexLocks, { index, table }, at), cure)];
}

function constraint(operation: MigrationOperation, about: Case): readonly Finding[] {
  const [table = "", name = ""] = ["table", "name"].map((one) => textOf(operation, one));
  if (!about.isPostgres || about.fresh.has(table) || replaces(operation, about)) return [];
  const cure = "Add it by `migrationBuilder.Sql` with NOT VALID, and validate it in a later migration.";
  return [
    finding(operation, about, name, (at) => report(catalogue.constraintLocks, { constraint: name, table }, at), cure),
  ];
}

/** True for a foreign key that is made anew because its table or column has a new name: its rows were checked before. */
function replaces(operation: MigrationOperation, { migration: { up } }: Case): boolean {
  const table = textOf(operation, "table");
  const renamed = up.filter(({ name, given }) => name === "RenameTable" && given.has("newName"));
  const [earlier] = renamed.flatMap((one) => (textOf(one, "newName") === table ? [textOf(one, "name")] : []));
  return (
    operation.name === "AddForeignKey" &&
    up.some((one) => one.name === "DropForeignKey" && [table, earlier].includes(textOf(one, "table")))
  );
}

/** Proposes the column of the same table that may be the dropped one under a new name. */
function renameCure(operation: MigrationOperation, about: Case, table: string): string {
  const added = about.migration.up.filter((one) => one.name === "AddColumn" && textOf(one, "table") === table);
  const type = about.migration.down.find(
    (one) => one.name === "AddColumn" && placeOf(one) === placeOf(operation),
  )?.type;
  const alike = added.find((one) => one.type === type) ?? added[0];
  const name = alike && textOf(alike, "name");
  return name === undefined
    ? "Keep the column while instances of the old version run."
    : `Is it ${name} now? \`--rename ${classOf(about.after, table)}.${textOf(operation, "name")}:${name}\` keeps its values.`;
}

/** Returns the class of a table; the table itself if the model does not tell. */
function classOf(snapshot: ModelSnapshot | undefined, table: string): string {
  return snapshot?.entities.find((one) => one.table === table)?.name ?? table;
}

function isToken(operation: MigrationOperation, { after }: Case): boolean {
  const entity = after.entities.find(({ table }) => table === textOf(operation, "table"));
  return entity?.properties.some(({ column, isToken: is }) => is && column === textOf(operation, "name")) === true;
}

function placeOf(operation: MigrationOperation): string {
  return `${textOf(operation, "table") ?? ""}.${textOf(operation, "name") ?? ""}`;
}

function finding(
  { span }: MigrationOperation,
  { path }: Case,
  place: string,
  make: (at: { readonly span: Span; readonly hint: string }) => Diagnostic,
  cure: string,
): Finding {
  const found = make({ span: { path, ...span }, hint: cure });
  const name = `${found.code}:${place}`;
  return { name, diagnostic: { ...found, hint: `${cure} To accept it: \`--accept ${name}\`.` } };
}

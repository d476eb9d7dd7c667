import { type Splice, spliced } from "../text/spliced.ts";
import { type Migration, type MigrationOperation, sourceOf, textOf, writtenOf } from "./migration.ts";
import type { ModelSnapshot } from "./model-snapshot.ts";
import { designerBetween, propertyOf } from "./snapshot-between.ts";
import { phaseOf, type Refusal } from "./split-phases.ts";

/** A migration as EF Core wrote it, with its designer file and the models before and behind it. */
export interface WholeMigration {
  readonly name: string;
  readonly text: string;
  readonly designer: string;
  readonly migration: Migration;
  readonly before: ModelSnapshot | undefined;
  readonly after: ModelSnapshot;
}

/** The texts of one of the two migrations. */
export interface MigrationTexts {
  readonly text: string;
  readonly designer: string;
}

/** The two migrations that one becomes, or the operations that can be in neither. */
export interface SplitMigration {
  /** Undefined if everything has to wait. */
  readonly expand: MigrationTexts | undefined;
  /** Undefined if nothing has to wait: the migration stays whole. */
  readonly contract: MigrationTexts | undefined;
  readonly refused: readonly (Refusal & { readonly operation: MigrationOperation })[];
}

const nowhere: Refusal = {
  reason: "its class or index is not where Tenon looks for it in the snapshot",
  cure: "Make this change in a migration of its own.",
};

/** Splits a migration into one that an old version of the service bears, and one for the time after it. Spec: migrations, Two versions side by side. */
export function splitMigration(whole: WholeMigration): SplitMigration {
  const { migration, before, after, name } = whole;
  const phased = migration.up.map((operation) => ({ operation, phase: phaseOf(operation, migration) }));
  const refused = phased.flatMap(({ operation, phase }) =>
    typeof phase === "string" ? [] : [{ operation, ...phase }],
  );
  // A table with a new name gets new keys: these are no changes of their own.
  const renames = refused.filter(({ operation }) => /^Rename/.test(operation.name));
  if (refused.length > 0) return { ...unsplit, refused: renames.length > 0 ? renames : refused };
  const [expand, contract] = (["expand", "contract"] as const).map((one) =>
    phased.flatMap(({ operation, phase }) => (phase === one ? [operation] : [])),
  );
  if (before === undefined || expand === undefined || contract === undefined || contract.length === 0) return unsplit;
  const waiting = new Map(contract.flatMap((one) => defaultsOf(one, migration, before)));
  const defaults = new Map([...waiting].map(([place, one]) => [place, sourceOf(one, "defaultValue") ?? ""]));
  const designer = designerBetween(whole.designer, { expand, contract, defaults, before, after });
  if (typeof designer !== "string") return { ...unsplit, refused: [{ operation: designer, ...nowhere }] };
  const isLater = (down: MigrationOperation) => contract.some((up) => undoes(down, up));
  const sources = (all: readonly MigrationOperation[]) =>
    all.map(({ span }) => whole.text.slice(span.start, span.end).trimEnd());
  const up = migration.up.flatMap((one) => {
    if (!contract.includes(one)) return sources([one]);
    const column = waiting.get(placeOf(one));
    return one.name !== "DropColumn" || column === undefined ? [] : sources([column]).map(asDefault(column));
  });
  const down = migration.down.flatMap((one) => {
    if (!isLater(one)) return sources([one]);
    return waiting.get(placeOf(one)) === one ? sources([one]).map(asDefault(one)).map(takenBack) : [];
  });
  // A table that SQLite has built anew for the new version lacks the defaults that the old one needs.
  const defaulted = expand.filter((one) => one.name === "AddColumn" && writtenOf(one, "nullable") === "false");
  const regained = defaulted
    .filter(({ given }) => given.has("defaultValue"))
    .flatMap((one) => sources([one]).map(asDefault(one)));
  const later = withBodies(whole, sources(contract), [...sources(migration.down.filter(isLater)), ...regained]);
  return {
    expand: up.length === 0 ? undefined : { text: withBodies(whole, up, down), designer },
    contract: { text: underName(later, name), designer: underName(whole.designer, name) },
    refused: [],
  };
}

const unsplit: SplitMigration = { expand: undefined, contract: undefined, refused: [] };

function placeOf(operation: MigrationOperation): string {
  return `${textOf(operation, "table") ?? ""}.${textOf(operation, "name") ?? ""}`;
}

/** Returns the operation of `Down` that has the default of a dropped column which the new version gives no value. */
function defaultsOf(operation: MigrationOperation, { down }: Migration, before: ModelSnapshot) {
  if (operation.name !== "DropColumn") return [];
  const back = down.find((one) => one.name === "AddColumn" && placeOf(one) === placeOf(operation));
  const property = propertyOf(before, textOf(operation, "table") ?? "", textOf(operation, "name") ?? "");
  const hasOwn = /\.(?:HasDefaultValue|HasDefaultValueSql|HasComputedColumnSql)\(/.test(property?.text ?? "");
  if (back === undefined || hasOwn || writtenOf(back, "nullable") === "true" || !back.given.has("defaultValue"))
    return [];
  return [[placeOf(operation), back] as const];
}

/** True if an operation of `Down` takes one of `Up` back. */
function undoes(down: MigrationOperation, up: MigrationOperation): boolean {
  if (up.name !== "DropTable") return inverses[up.name] === down.name && placeOf(down) === placeOf(up);
  const table = textOf(up, "name");
  return (down.name === "CreateTable" && textOf(down, "name") === table) || textOf(down, "table") === table;
}

const inverses: Readonly<Record<string, string | undefined>> = {
  DropColumn: "AddColumn",
  AlterColumn: "AlterColumn",
  CreateIndex: "DropIndex",
};

/** Turns the operation that adds a column with a default into one that gives a column this default. */
function asDefault({ type, given }: MigrationOperation): (source: string) => string {
  const kept = ["type", "maxLength"].flatMap((name) => {
    const value = given.get(name)?.join("");
    return value === undefined ? [] : [`old${name.charAt(0).toUpperCase()}${name.slice(1)}: ${value}`];
  });
  const old = [`oldClrType: typeof(${type})`, ...kept].join(", ");
  return (source) => source.replace("AddColumn", "AlterColumn").replace(/\);$/, () => `, ${old});`);
}

function takenBack(source: string): string {
  return source.replace("defaultValue:", "oldDefaultValue:");
}

/** Puts statements in the place of those of both methods. */
function withBodies({ text, migration }: WholeMigration, up: readonly string[], down: readonly string[]): string {
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const lineAt = (offset: number) => text.lastIndexOf("\n", offset - 1) + 1;
  const body = (all: readonly MigrationOperation[], end: number, statements: readonly string[]): Splice => ({
    start: lineAt(all[0]?.span.start ?? end),
    end: lineAt(end),
    text: statements.map((one) => `            ${one}${lineEnd}`).join(lineEnd),
  });
  return spliced(text, [body(migration.up, migration.ends.up, up), body(migration.down, migration.ends.down, down)]);
}

/** Returns the name of the second migration. */
export function contractNameOf(name: string): string {
  return `${name}Contract`;
}

function underName(text: string, name: string): string {
  const now = contractNameOf(name);
  return text
    .replace(new RegExp(`(\\bpartial class )${name}\\b`), `$1${now}`)
    .replace(new RegExp(`(\\[Migration\\("\\d+_)${name}("\\)\\])`), `$1${now}$2`);
}

import { changesType, narrowingOf, nullChangeOf, valueOfExistingRows } from "./column-changes.ts";
import { type Migration, type MigrationOperation, textOf, textsOf, writtenOf } from "./migration.ts";

/** The migration that an operation belongs to, or the reason why it can be in neither while two versions run. */
export type Phase = "expand" | "contract" | Refusal;

/** The reason why an operation cannot be split, as the end of a sentence, and the cure. */
export interface Refusal {
  readonly reason: string;
  readonly cure: string;
}

/**
 * Returns the phase of an operation of `Up`. In `expand` it disturbs neither the old nor the new version of a service, in
 * `contract` no instance of the old one runs any more. Spec: migrations, Two versions side by side.
 */
export function phaseOf(operation: MigrationOperation, { up }: Migration): Phase {
  return phases[operation.name]?.(operation, up) ?? refused.other;
}

type Judge = (operation: MigrationOperation, up: readonly MigrationOperation[]) => Phase;

const refused = {
  renamed: {
    reason: "it uses the old name",
    cure: "Keep the name in the database, by HasColumnName or ToTable in the mapping: then nothing has to be migrated.",
  },
  nullRefused: {
    reason: "it writes null",
    cure: "Release a version first that always writes a value.",
  },
  nullAllowed: {
    reason: "it cannot read null",
    cure: "Release a version first that reads null and writes none.",
  },
  type: {
    reason: "it writes another type",
    cure: "Add a property of the new type, and remove the old one in a later version.",
  },
  withoutValue: {
    reason: "it gives the column no value",
    cure: "State a default in the mapping, or let it be null.",
  },
  constraint: {
    reason: "it may write rows that the constraint refuses",
    cure: "Add it in a later version.",
  },
  texts: {
    reason: "it writes and reads the texts of before",
    cure: "Keep the stored text, by a conversion in the mapping.",
  },
  other: {
    reason: "it relies on what was there before",
    cure: "Make this change in a migration of its own.",
  },
} as const satisfies Readonly<Record<string, Refusal>>;

const expand: Judge = () => "expand";
const contract: Judge = () => "contract";
const constraint: Judge = (operation, up) => (isUnwritten(operation, up) ? "expand" : refused.constraint);

const phases: Readonly<Record<string, Judge | undefined>> = {
  EnsureSchema: expand,
  CreateTable: expand,
  CreateSequence: expand,
  InsertData: expand,
  RenameIndex: expand,
  DropIndex: expand,
  DropForeignKey: expand,
  DropUniqueConstraint: expand,
  DropCheckConstraint: expand,
  DropColumn: contract,
  DropTable: contract,
  AddColumn: (operation) => (valueOfExistingRows(operation) === "nothing" ? refused.withoutValue : "expand"),
  AlterColumn: (operation) => {
    const change = nullChangeOf(operation);
    if (change !== undefined) return change === "refused" ? refused.nullRefused : refused.nullAllowed;
    if (changesType(operation)) return refused.type;
    return narrowingOf(operation).length > 0 ? "contract" : "expand";
  },
  CreateIndex: (operation, up) => {
    return writtenOf(operation, "unique") !== "true" || isUnwritten(operation, up) ? "expand" : "contract";
  },
  AddForeignKey: (operation, up) => {
    const columns = columnsOf(operation).join();
    const isRenewed = up.some(
      (one) => one.name === "DropForeignKey" && textOf(one, "name") === textOf(operation, "name"),
    );
    return isRenewed && columns !== "" ? "expand" : constraint(operation, up);
  },
  AddUniqueConstraint: constraint,
  AddCheckConstraint: constraint,
  RenameTable: () => refused.renamed,
  RenameColumn: () => refused.renamed,
  Sql: () => refused.texts,
};

function columnsOf(operation: MigrationOperation): readonly string[] {
  return textsOf(operation, "column", "columns");
}

/** True for an index or constraint over a new table, or over new columns that are null: the old version writes none of its rows. */
function isUnwritten(operation: MigrationOperation, up: readonly MigrationOperation[]): boolean {
  const table = textOf(operation, "table");
  if (up.some((one) => one.name === "CreateTable" && textOf(one, "name") === table)) return true;
  const columns = columnsOf(operation);
  const isNew = (column: string) =>
    up.some((one) => {
      const isIt = one.name === "AddColumn" && textOf(one, "table") === table && textOf(one, "name") === column;
      return isIt && writtenOf(one, "nullable") === "true";
    });
  return columns.length > 0 && columns.every(isNew);
}

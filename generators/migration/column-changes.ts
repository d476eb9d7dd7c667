import { type MigrationOperation, textOf, writtenOf } from "./migration.ts";

/** The defaults that EF Core makes up for the rows that are there: the empty value of each type. */
const emptyValue =
  /^(?:""|0(?:\.0)?[mMlLfFdDuU]{0,2}|false|default|newGuid\("0{8}-(?:0{4}-){3}0{12}"\)|newDate(?:Time|TimeOffset|Only)\((?:newDateTime\()?1,1,1\b.*|newTime(?:Span|Only)\(0,0.*|newbyte\[0\]|Array\.Empty<.*)$/;

/**
 * Returns the value that the rows of a table get in a new column that they must have, as C#, or `nothing` if the migration fails on them.
 * Undefined if the column can be empty, or a default was chosen for it.
 */
export function valueOfExistingRows(operation: MigrationOperation): string | undefined {
  if (writtenOf(operation, "nullable") === "true") return undefined;
  if (["defaultValueSql", "computedColumnSql"].some((name) => operation.given.has(name))) return undefined;
  // A database that counts fills the column by itself.
  if (operation.annotations.some((name) => /Identity|Autoincrement|ValueGenerationStrategy/.test(name)))
    return undefined;
  const value = writtenOf(operation, "defaultValue");
  if (value === undefined) return "nothing";
  return emptyValue.test(value) ? value.replace(/^new/, "new ") : undefined;
}

/** Types of columns, each of which takes all values of those before it. */
const widening: readonly (readonly string[])[] = [
  ["smallint", "integer", "bigint"],
  ["smallint", "int", "bigint"],
  ["real", "double precision"],
  ["real", "float"],
];

/** Returns how a column takes less than before, as words; empty if it takes all that it took. */
export function narrowingOf(operation: MigrationOperation): readonly string[] {
  const [type = "", oldType = type] = [textOf(operation, "type"), textOf(operation, "oldType")];
  const value = writtenOf(operation, "defaultValue");
  const becomesRequired = nullChangeOf(operation) === "refused";
  return [
    ...(becomesRequired ? [value === undefined ? "null is refused" : `null becomes ${value}`] : []),
    ...(isOfOneKind(oldType, type) ? [...shorter(operation, type), ...coarser(oldType, type)] : []),
    ...(changesType(operation) ? [`${oldType} becomes ${type}`] : []),
  ];
}

/** Returns what becomes of null in a column; undefined if that stays. */
export function nullChangeOf(operation: MigrationOperation): "allowed" | "refused" | undefined {
  const [before, after] = ["oldNullable", "nullable"].map((name) => writtenOf(operation, name) === "true");
  if (before === after) return undefined;
  return after ? "allowed" : "refused";
}

/** True if a column gets a type that does not take all values of its old one, lengths and digits aside. */
export function changesType(operation: MigrationOperation): boolean {
  const [type = "", oldType = type] = [textOf(operation, "type"), textOf(operation, "oldType")];
  return !(isOfOneKind(oldType, type) || takesAll(type, oldType));
}

/** True for two types that differ in the numbers in brackets alone. */
function isOfOneKind(one: string, other: string): boolean {
  return baseOf(one) === baseOf(other);
}

function baseOf(type: string): string {
  return type.replace(/\(.*?\)/, "").toLowerCase();
}

function takesAll(type: string, old: string): boolean {
  const [to, from] = [baseOf(type), baseOf(old)];
  if (to === "text" && /^(?:character varying|varchar|character|char)$/.test(from)) return true;
  return widening.some((types) => types.includes(from) && types.indexOf(to) > types.indexOf(from));
}

/** SQLite keeps texts of any length, whatever a mapping says. */
function shorter(operation: MigrationOperation, type: string): readonly string[] {
  const [length, old] = ["maxLength", "oldMaxLength"].map((name) => writtenOf(operation, name));
  if (type === "TEXT" || length === undefined) return [];
  if (old === undefined) return [`at most ${length} characters`];
  return Number(length) < Number(old) ? [`at most ${length} characters, where ${old} were allowed`] : [];
}

/** Compares the digits of two numeric types: all of them, and those behind the point. */
function coarser(oldType: string, type: string): readonly string[] {
  const [before, after] = [oldType, type].map((one) => /\((\d+),\s*(\d+)\)/.exec(one)?.slice(1).map(Number));
  if (before === undefined || after === undefined) return [];
  const [[oldAll = 0, oldBehind = 0], [all = 0, behind = 0]] = [before, after];
  const losesDigits = behind < oldBehind || all - behind < oldAll - oldBehind;
  return losesDigits ? [`${oldType} becomes ${type}`] : [];
}

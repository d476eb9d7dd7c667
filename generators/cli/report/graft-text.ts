import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { formatDiagnostics } from "../../diagnostics/format.ts";
import type { Paint } from "../../diagnostics/paint.ts";
import type { Change } from "../../files/compare/change.ts";
import { isOpenConflict } from "../../files/compare/difference.ts";
import type { MigratedContext, Outcome } from "../../flow/outcome.ts";
import type { HostNeed } from "../../host/needs.ts";
import { textOf } from "../../source/decode-text.ts";
import type { CommandResult, Screen } from "../command.ts";
import { everyFileLine, fileLines, summaryOf, todoOf } from "./file-lines.ts";
import { patchText } from "./patch-text.ts";

/** The end of a run, and the style of its report. */
export interface Ending {
  readonly dryRun: boolean;
  readonly exitCode: number;
  /** True if an error stopped the run before it wrote. */
  readonly hasFailed: boolean;
  /** Colours messages. */
  readonly paint: Paint;
  readonly screen: Screen;
  /** True if only warnings and errors are printed. */
  readonly isQuiet: boolean;
  /** The folder that the paths of patches count from; undefined if no patches are printed. */
  readonly patchFolder: string | undefined;
}

/** The most diagnostics that a report prints. */
const mostShown = 100;

/** Reports a run as text: files by operation, then the needs of the host. Diagnostics go to standard error. */
export function graftText(outcome: Outcome, ending: Ending): Omit<CommandResult, "exitCode"> {
  const { dryRun, hasFailed, isQuiet, screen, patchFolder } = ending;
  const files = outcome.changes;
  const messages = diagnosticLines(outcome, ending);
  if (patchFolder !== undefined && files.length > 0) {
    const said = isQuiet ? "" : page([...remarks(outcome), [summaryOf(files, true)]]);
    return { output: patchText(outcome, patchFolder, screen), messages: messages + said };
  }
  const summary = [summaryOf(files, dryRun)];
  if (hasFailed) {
    const isWorthShowing = dryRun && !isQuiet && files.length > 0;
    const output = isWorthShowing ? page([everyFileLine(files, screen), schemaLines(outcome), summary]) : "";
    return { output, messages: `${messages}Nothing was written.${wayOut(outcome)}\n` };
  }
  if (isQuiet) return { output: "", messages };
  const sections = dryRun
    ? [everyFileLine(files, screen), schemaLines(outcome), ...remarks(outcome), summary]
    : [fileLines(files), summary, ...remarks(outcome)];
  return { output: page(sections), messages };
}

/** Reports the diagnostics of a command that never writes. */
export function messagesAlone(
  { diagnostics, texts }: Outcome,
  { paint }: Pick<Ending, "paint">,
): Omit<CommandResult, "exitCode"> {
  return { output: "", messages: formatDiagnostics(diagnostics, texts, paint) };
}

function diagnosticLines({ diagnostics, texts }: Outcome, { paint }: Ending): string {
  const shown = diagnostics.slice(0, mostShown);
  const more = diagnostics.length - shown.length;
  return formatDiagnostics(shown, texts, paint) + (more > 0 ? `and ${more} more; --json lists them all.\n` : "");
}

/** Names the options that settle conflicts, if files are in conflict. */
function wayOut({ changes }: Outcome): string {
  return changes.some(isOpenConflict)
    ? "\n--diff shows the differences. To decide: --on-conflict keep|overwrite|new|merge"
    : "";
}

function page(sections: readonly (readonly string[])[]): string {
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

function remarks(outcome: Outcome): readonly (readonly string[])[] {
  const { needs, upgradedFrom } = outcome;
  return [upgradeLines(upgradedFrom), needLines("The host still needs:", needs), tableLines(outcome)];
}

/** Names the changes of what is stored. */
function schemaLines({ schema = [] }: Outcome): readonly string[] {
  const lines = schema.map(({ kind, place, change }) => `  ${kind.padEnd(11)} ${place} ${change}`);
  return lines.length === 0 ? [] : ["What is stored changes:", ...lines];
}

/** Tells an upgrade of Tenon apart from the work of the user: both change files. */
function upgradeLines(upgradedFrom: Outcome["upgradedFrom"]): readonly string[] {
  if (upgradedFrom === undefined) return [];
  const before = upgradedFrom === "unknown" ? "An earlier version of Tenon" : `Tenon ${upgradedFrom}`;
  return [`${before} wrote this folder. Its files follow this version now (update); your edits stay (keep, merge).`];
}

/** Lists the planned changes by operation, for a user who has not decided yet. */
export function planText(files: readonly Change[]): string {
  return [...fileLines(files), "", `Nothing is written yet: ${todoOf(files)}.`, ""].join("\n");
}

/** Lists the lines that the user has to add, each with its file and position. */
export function needLines(title: string, needs: readonly HostNeed[]): readonly string[] {
  if (needs.length === 0) return [];
  const width = Math.max(...needs.map(({ file }) => file.length));
  return [
    title,
    ...needs.flatMap(({ file, line, place, reason }) => [
      `  ${file.padEnd(width)}  ${line}`,
      `  ${"".padEnd(width)}  ${place}`,
      ...(reason === undefined ? [] : [`  ${"".padEnd(width)}  not inserted: ${reason}`]),
    ]),
    ...(needs.some(({ reason, group }) => reason !== undefined && group !== undefined) ? [togetherOnly] : []),
  ];
}

const togetherOnly = "Lines that are of use together only are inserted together or not at all.";

/** Says how the tables follow. A host that creates them itself on its first start needs no word. */
function tableLines(outcome: Outcome): readonly string[] {
  const { changes, changesSchema, tables = "migrated", migrated } = outcome;
  if (!changesSchema || tables === "created") return [];
  const commands = isRenaming(outcome)
    ? [["tenon migrate <Name>", ...(migrated[0]?.startup ? [`--host ${migrated[0].startup}`] : [])].join(" ")]
    : migrated.length === 0
      ? [newMigration]
      : migrated.map(migrationCommand);
  return tables === "migrated"
    ? [
        "The tables change with this. Where the schema comes from migrations:",
        ...commands.map((line) => `  ${line}`),
        "Until then, a host that calls Migrate() at its start ends with a PendingModelChangesWarning.",
        ...versionColumnLines(changes),
      ]
    : [
        "The tables change with this, and CreateTenonSchema() creates them in an empty database only.",
        "Delete the database while nothing is lost by it, else replace that line by migrations.",
      ];
}

/** True if a rename takes effect, for which EF Core by itself drops a column or a table and adds another. */
function isRenaming({ diagnostics }: Outcome): boolean {
  return diagnostics.some(({ code }) => code === catalogue.renameDone.code);
}

const newMigration = "dotnet ef migrations add <Name>";

function migrationCommand(context: MigratedContext): string {
  return [newMigration, ...contextOptions(context)].join(" ");
}

/** Returns the options of `dotnet ef` that name a context in the folder of the user, which is an empty path. */
export function contextOptions({ project, startup, name }: MigratedContext): readonly string[] {
  return [
    ...(project === "" ? [] : [`--project ${project}`]),
    ...(startup === "" || startup === project ? [] : [`--startup-project ${startup}`]),
    ...(name === undefined ? [] : [`--context ${name}`]),
  ];
}

/** Tells of the column that an upgrade of Tenon adds to stores without `versioned`: saves check the version of every root. Spec: host, Database schema. */
function versionColumnLines(changes: readonly Change[]): readonly string[] {
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

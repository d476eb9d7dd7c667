import { formatDiagnostics } from "../diagnostics/format.ts";
import type { Paint } from "../diagnostics/paint.ts";
import type { Change, FileOperation } from "../files/change.ts";
import { manifestPath } from "../files/own-folder.ts";
import type { Outcome } from "../flow/outcome.ts";
import type { HostNeed } from "../host/needs.ts";
import type { CommandResult } from "./command.ts";

/** The end of a run, and the style of its report. */
export interface Ending {
  readonly dryRun: boolean;
  readonly exitCode: number;
  /** True if an error stopped the run before it wrote. */
  readonly hasFailed: boolean;
  readonly paint: Paint;
  /** True if only warnings and errors are printed. */
  readonly isQuiet: boolean;
}

/** The most diagnostics that a report prints. */
const mostShown = 100;

/** The operations in the order of a summary, each with its word. */
const counted: readonly (readonly [FileOperation, string])[] = [
  ["create", "created"],
  ["update", "updated"],
  ["merge", "added to"],
  ["restore", "restored"],
  ["delete", "deleted"],
  ["adopt", "adopted"],
  ["keep", "left as they are"],
  ["orphan", "no longer produced"],
  ["unchanged", "unchanged"],
];

/** Reports a run as text: files by operation, then the needs of the host. Diagnostics go to standard error. */
export function graftText(
  outcome: Outcome,
  { dryRun, hasFailed, paint, isQuiet }: Ending,
): Omit<CommandResult, "exitCode"> {
  const shown = outcome.diagnostics.slice(0, mostShown);
  const more = outcome.diagnostics.length - shown.length;
  const messages =
    formatDiagnostics(shown, outcome.texts, paint) + (more > 0 ? `and ${more} more; --json lists them all.\n` : "");
  if (hasFailed) {
    const verdict = "Nothing was written.\n";
    return { output: "", messages: messages + verdict };
  }
  if (isQuiet) return { output: "", messages };
  const files = outcome.changes.filter(({ path }) => path !== manifestPath);
  const sections = [
    fileLines(files, dryRun),
    [summaryOf(files, dryRun)],
    needLines("The host still needs:", outcome.needs),
    tableLines(outcome),
  ];
  return {
    output: `${sections
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join("\n"))
      .join("\n\n")}\n`,
    messages,
  };
}

/** Lists the planned changes by operation, for a user who has not decided yet. */
export function planText(changes: readonly Change[]): string {
  const files = changes.filter(({ path }) => path !== manifestPath);
  const count = (operation: FileOperation) => files.filter((file) => file.operation === operation).length;
  const todo = counted.flatMap(([operation]) => (count(operation) > 0 ? [`${count(operation)} ${operation}`] : []));
  return [...fileLines(files, false), "", `Nothing is written yet: ${todo.join(", ")}.`, ""].join("\n");
}

/** Lists changes. New files are counted by folder, because they are many; a dry run names every file. */
function fileLines(files: readonly Change[], dryRun: boolean): readonly string[] {
  const worthNaming = files.filter(({ operation }) => operation !== "unchanged");
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);
  const folders = new Map<string, number>();
  for (const { path, operation } of dryRun ? [] : worthNaming)
    if (operation === "create") folders.set(folderOf(path), (folders.get(folderOf(path)) ?? 0) + 1);
  for (const [folder, count] of folders) if (count === 1) folders.delete(folder);
  const named = worthNaming.filter(({ path, operation }) => operation !== "create" || !folders.has(folderOf(path)));
  return [
    ...[...folders].map(([folder, count]) => `  ${"create".padEnd(9)} ${folder}  ${count} files`),
    // An addition to a file of the user's is printed in full.
    ...named.map(
      ({ operation, path, reason }) => `  ${operation.padEnd(9)} ${path}${operation === "merge" ? `  ${reason}` : ""}`,
    ),
  ];
}

function summaryOf(files: readonly Change[], dryRun: boolean): string {
  const counts = counted.map(([operation, word]) => ({
    word,
    count: files.filter((file) => file.operation === operation).length,
  }));
  const told = counts.filter(({ count }) => count > 0).map(({ word, count }) => `${count} ${word}`);
  if (files.every(({ operation }) => operation === "unchanged"))
    return `Nothing to do: ${files.length === 1 ? "1 file is as it" : `${files.length} files are as they`} should be.`;
  return `${dryRun ? "Dry run, nothing was written. Files: " : "Files: "}${told.join(", ")}.`;
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
function tableLines({ changesSchema, tables = "migrated" }: Outcome): readonly string[] {
  if (!changesSchema || tables === "created") return [];
  return tables === "migrated"
    ? ["The tables change with this. Where the schema comes from migrations:", "  dotnet ef migrations add <Name>"]
    : [
        "The tables change with this, and CreateTenonSchema() creates them in an empty database only.",
        "Delete the database while nothing is lost by it, else replace that line by migrations.",
      ];
}

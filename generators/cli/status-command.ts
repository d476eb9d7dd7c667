import { formatDiagnostics } from "../diagnostics/format.ts";
import { type FileState, type FileStatus, statusOf } from "../files/compare/status.ts";
import type { Site } from "../files/disk/disk.ts";
import { readManifest, type StoredManifest } from "../files/manifest/manifest.ts";
import { nothingDone, type Outcome } from "../flow/outcome.ts";
import { type CommandAction, type CommandContext, type CommandResult, usageError } from "./command.ts";
import { hostSettings } from "./graft/host-settings.ts";
import { recordedRuns } from "./graft/recorded-runs.ts";
import type { statusOptions } from "./options.ts";
import { messagesAlone } from "./report/graft-text.ts";
import { reportFailure } from "./report/run-and-report.ts";
import { withShownPaths } from "./report/shown-paths.ts";
import { writtenFolder } from "./written-folder.ts";

/** `tenon status`: tells what became of each generated file. Spec: writing, Status. */
export const statusCommand: CommandAction<typeof statusOptions> = {
  run: ({ values, positionals }, context) => {
    if (positionals.length > 0) return usageError("status takes no file.", "tenon status --host ../MyShop");
    const words = { command: "status", values: {}, text: messagesAlone };
    const folder = writtenFolder(values.host, context);
    if (!folder.ok) return reportFailure(folder.diagnostics, words, context);
    const site = { disk: context.disk, root: folder.value };
    const manifest = readManifest(site);
    if (!manifest.ok) return reportFailure(manifest.diagnostics, { ...words, root: site.root }, context);
    const outcomes = plannedRuns(site, manifest.value, context);
    const files = statusOf(
      site,
      manifest.value,
      outcomes.flatMap(({ changes }) => changes),
    );
    return values.json ? statusJson(files, outcomes, manifest.value) : statusText(files, outcomes, context);
  },
};

/** Plans what the next runs would do; nothing for a folder that is no host, whose options are not recorded. */
function plannedRuns({ root }: Site, { inputs, files }: StoredManifest, context: CommandContext): readonly Outcome[] {
  const settings = hostSettings(root, {}, context);
  if (files.size === 0 || !settings.ok) return [];
  const { entities, models } = recordedRuns(inputs, settings.value.request, settings.value.context);
  return [...entities, ...models];
}

const words: Readonly<Record<Exclude<FileState, "ours">, string>> = {
  edited: "changed by hand; your edit is kept",
  merged: "your edit and the output are merged",
  missing: "deleted by hand; --restore brings it back",
  foreign: "stands where a generated file would be, and was not written by Tenon",
  orphan: "no longer produced; --prune deletes it unless it was edited",
};

function statusText(
  files: readonly FileStatus[],
  outcomes: readonly Outcome[],
  context: CommandContext,
): CommandResult {
  const lines = files.flatMap(({ path, state }) =>
    state === "ours" ? [] : [`  ${state.padEnd(8)} ${path}  ${words[state]}`],
  );
  const counts = (["ours", "edited", "merged", "missing", "foreign", "orphan"] as const)
    .map((state) => [state, files.filter((file) => file.state === state).length] as const)
    .filter(([, count]) => count > 0);
  const total = counts.map(([state, count]) => `${count} ${state}`).join(", ");
  const sum = files.length === 0 ? "Tenon has written nothing here." : `Files: ${total}.`;
  const sections = [lines, [sum], nextLines(files, outcomes)];
  const output = sections
    .filter((section) => section.length > 0)
    .map((section) => section.join("\n"))
    .join("\n\n");
  return { exitCode: 0, output: `${output}\n`, messages: stopText(outcomes, context) };
}

/** Tells whether the next run changes anything. */
function nextLines(files: readonly FileStatus[], outcomes: readonly Outcome[]): readonly string[] {
  const changes = outcomes.flatMap((outcome) => outcome.changes);
  const created = changes.filter(({ operation }) => operation === "create").length;
  const count = files.filter(({ next }) => next !== undefined).length + created;
  return count === 0 ? [] : [`The next run changes ${count === 1 ? "1 file" : `${count} files`}; --diff shows them.`];
}

/** Explains why the next run would stop, which is no mistake of this command. */
function stopText(outcomes: readonly Outcome[], { folder, paint }: CommandContext): string {
  const stopped = outcomes.filter(({ changes }) => changes.length === 0);
  const errors = stopped.flatMap((outcome) => {
    const { diagnostics, texts } = withShownPaths(outcome, folder);
    const found = diagnostics.filter(({ severity }) => severity === "error");
    return found.length === 0 ? [] : [formatDiagnostics(found, texts, paint)];
  });
  return errors.length === 0
    ? ""
    : `${errors.join("")}The next run would stop here, so files that it would meet are not listed.\n`;
}

function statusJson(
  files: readonly FileStatus[],
  outcomes: readonly Outcome[],
  { tenon }: StoredManifest,
): CommandResult {
  const stopped = outcomes.filter(({ changes }) => changes.length === 0);
  const diagnostics = (stopped.length === 0 ? [nothingDone] : stopped).flatMap((outcome) => outcome.diagnostics);
  const document = {
    version: 1,
    command: "status",
    ...(tenon !== undefined && { tenon }),
    files: files.map(({ path, state, next }) => ({ path, state, ...(next !== undefined && { next }) })),
    diagnostics: diagnostics.map(({ code, severity, message }) => ({ code, severity, message })),
  };
  return { exitCode: 0, output: `${JSON.stringify(document, undefined, 2)}\n`, messages: "" };
}

import { Buffer } from "node:buffer";
import { posix } from "node:path";
import { exitCodeOf } from "../../diagnostics/diagnostic.ts";
import type { Result } from "../../diagnostics/result.ts";
import { editEntityFile } from "../../entity/yaml/edit-entity-file.ts";
import { locatedText, valueAt } from "../../entity/yaml/yaml-node.ts";
import { type Change, isWriting } from "../../files/compare/change.ts";
import type { Site } from "../../files/disk/disk.ts";
import { type InputEdit, inputChange, writeWithInput } from "../../files/write/write-with-input.ts";
import { nothingDone, type Outcome } from "../../flow/outcome.ts";
import type { Host } from "../../host/host.ts";
import { type ExistingFile, existingFile } from "../../init/existing-file.ts";
import { type MergedImport, mergeImport } from "../../init/merge-import.ts";
import type { DraftEntity } from "../../init/source/describe-entity.ts";
import { textOf } from "../../source/decode-text.ts";
import { type CommandAction, type CommandContext, type CommandResult, usageError } from "../command.ts";
import { schemaFor } from "../entity/schema-copy.ts";
import { hostFor, nothingDescribed, statedContext } from "../entity/start-host.ts";
import type { importOptions, Values } from "../options.ts";
import { type Ending, graftText } from "../report/graft-text.ts";
import { reportFailure, reportOutcome } from "../report/run-and-report.ts";
import { isDry } from "../requests.ts";
import { entitiesAt, type ImportFiles, importFiles } from "./import-files.ts";
import { importFindings, summaryOf } from "./import-findings.ts";
import { recordChange } from "./import-record.ts";
import { type ImportSource, importSource } from "./import-source.ts";

type ImportValues = Values<typeof importOptions>;

/** `tenon import`: takes over what the mapped classes of a host say into the entity file. Spec: import, Steps. */
export const importCommand: CommandAction<typeof importOptions> = {
  run: ({ values, positionals: [named, ...more] }, context) => {
    if (more.length > 0) return usageError("import writes one file.", "tenon import shop.yaml --host ../MyShop");
    const host = hostFor(values, context, "import");
    if ("exitCode" in host) return host;
    const files = importFiles(host, { named, values }, context);
    if ("exitCode" in files) return files;
    const stated = locatedText(valueAt(files.file?.root, "target"), "dbContext")?.value;
    const source = importSource({ host, values, stated }, context);
    return "exitCode" in source ? source : takeOver({ host, source, files, values }, context);
  },
};

/** An import, ready to be merged. */
interface Import {
  readonly host: Host;
  readonly source: ImportSource;
  readonly files: ImportFiles;
  readonly values: ImportValues;
}

function takeOver(job: Import, context: CommandContext): CommandResult {
  const { host, source, files, values } = job;
  const { file } = files;
  const { draft, copies } = draftOf(job, context);
  const left = [...draft.left, ...source.unseen];
  if (draft.count === 0) return nothingDescribed(source.context.name, left);
  const merged = merge(job, draft);
  const after = file === undefined ? newFile(draft) : editEntityFile(file, merged.edits);
  const words = { command: "import", values };
  if (!after.ok) return reportFailure(after.diagnostics, { ...words, root: host.folder }, context);
  const diagnostics = importFindings(merged, { names: values.entity, draft, file, prunes: values.prune ?? false });
  const edit = { path: files.path, before: file?.bytes, after: after.value, reason: summaryOf(merged) };
  const records = [...copies, ...recordChange(files.record.bytes, merged.record)];
  const text = (shown: Outcome, ending: Ending) =>
    withNextStep(graftText(shown, ending), ending, { shown, left: file === undefined ? left : [] });
  const outcome = {
    ...nothingDone,
    root: host.folder,
    texts: new Map(file === undefined ? [] : [[file.path, textOf(file.bytes)]]),
    ...decidedChanges({ disk: context.disk, root: host.folder }, { edit, records, diagnostics, isDry: isDry(values) }),
  };
  return reportOutcome(outcome, { ...words, text }, context);
}

function newFile({ text }: ExistingFile): Result<Uint8Array> {
  return { ok: true, value: new TextEncoder().encode(text), diagnostics: [] };
}

/** The effects of an import. */
interface Effects extends Pick<Outcome, "records" | "diagnostics"> {
  readonly edit: InputEdit;
  readonly isDry: boolean;
}

/** Writes the entity file and the record, unless an error or the user does not want it. */
function decidedChanges(
  site: Site,
  { edit, records, diagnostics, isDry: isLook }: Effects,
): Pick<Outcome, "changes" | "diagnostics"> {
  if (exitCodeOf(diagnostics) > 0) return { changes: [], diagnostics };
  const isSame = edit.before !== undefined && Buffer.compare(edit.before, edit.after) === 0;
  const change = inputChange(site, edit);
  const changes = [isSame ? { ...change, operation: "unchanged" as const } : change];
  if (isLook) return { changes, diagnostics };
  const written = writeWithInput(site, records, isSame ? [] : [edit]);
  return { changes, diagnostics: [...diagnostics, ...written.diagnostics] };
}

/** Describes the classes as `tenon init --from` does, for a new file or for the one that is there. */
function draftOf({ host, source, files, values }: Import, context: CommandContext) {
  const { file } = files;
  const { schema, copies } = file
    ? { schema: undefined, copies: [] as readonly Change[] }
    : schemaFor(posix.dirname(files.path), host.folder, context);
  const routePrefix = file && (locatedText(valueAt(file.root, "target"), "routePrefix")?.value ?? "");
  // A new file has the wanted entities alone; an existing one is compared with all.
  const wanted = file === undefined ? values.entity : undefined;
  const isElsewhere = ({ name }: DraftEntity) => file === undefined && files.elsewhere.has(name);
  const drafts = source.drafts.filter(
    (one) => !isElsewhere(one) && (wanted === undefined || wanted.includes(one.name)),
  );
  const start = {
    schema,
    database: undefined,
    dbContext: statedContext(host, source.context),
    isGuarded: host.authentication !== "absent",
    ...(routePrefix !== undefined && { routePrefix }),
  };
  return { draft: existingFile(host, drafts, start), copies };
}

function merge({ files: { file, record, elsewhere }, values }: Import, draft: ExistingFile): MergedImport {
  // A new file forgets what one before it had.
  const isKnown = (name: string) => file !== undefined || elsewhere.has(name);
  const base = Object.fromEntries(Object.entries(record.entities).filter(([name]) => isKnown(name)));
  const sides = { base, ours: entitiesAt(file?.root), theirs: draft.entities };
  return mergeImport(sides, {
    names: values.entity && new Set(values.entity),
    elsewhere,
    // A check asks what the file would be if it followed the source.
    prunes: (values.prune || values.check) ?? false,
    onConflict: values["on-conflict"],
  });
}

/** Adds what a new file leaves out, and what the user does next. */
function withNextStep(
  report: Omit<CommandResult, "exitCode">,
  { dryRun, hasFailed, isQuiet }: Ending,
  { shown, left }: { readonly shown: Outcome; readonly left: readonly string[] },
): Omit<CommandResult, "exitCode"> {
  if (hasFailed || isQuiet || dryRun) return report;
  if (!shown.changes.some(isWriting)) return { ...report, output: "The entity file is up to date with the source.\n" };
  const missing = left.length === 0 ? "" : `\nLeft out:\n${left.map((one) => `  ${one}\n`).join("")}`;
  return { ...report, output: `${report.output}${missing}\nRead the file, then: tenon graft\n` };
}

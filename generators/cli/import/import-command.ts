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
import { databaseFault, databaseSource, type Scaffolded } from "./database-source.ts";
import { entitiesAt, type ImportFiles, importFiles } from "./import-files.ts";
import { importFindings, summaryOf } from "./import-findings.ts";
import { recordChange } from "./import-record.ts";
import { type ImportSource, importSource } from "./import-source.ts";

type ImportValues = Values<typeof importOptions>;

/** `tenon import`: takes over what the mapped classes of a host say into the entity file. Spec: import, Steps. */
export const importCommand: CommandAction<typeof importOptions> = {
  run: ({ values, positionals }, context) => {
    if (values["from-database"] !== undefined)
      return usageError(
        "A database needs the .NET SDK, which is not at hand here.",
        "tenon import --from ShopDbContext",
      );
    const begun = begin(values, positionals, context);
    if ("exitCode" in begun) return begun;
    const source = importSource(begun, context);
    return "exitCode" in source ? source : takeOver({ ...begun, source }, context);
  },
  serve: async ({ values, positionals }, context) => {
    const connection = values["from-database"];
    if (connection === undefined) return importCommand.run({ values, positionals }, context);
    const fault = databaseFault(values, connection);
    if (fault !== undefined) return fault;
    const begun = begin(values, positionals, context);
    if ("exitCode" in begun) return begun;
    const source = await databaseSource(begun, connection, context);
    return "exitCode" in source ? source : takeOver({ ...begun, ...source }, context);
  },
};

/** The beginning of an import: its host and files. */
interface Begun {
  readonly host: Host;
  readonly files: ImportFiles;
  readonly values: ImportValues;
  /** The context that the entity file states. */
  readonly stated: string | undefined;
}

function begin(
  values: ImportValues,
  [named, ...more]: readonly string[],
  context: CommandContext,
): Begun | CommandResult {
  if (more.length > 0) return usageError("import writes one file.", "tenon import shop.yaml --host ../MyShop");
  const host = hostFor(values, context, "import");
  if ("exitCode" in host) return host;
  const files = importFiles(host, { named, values }, context);
  if ("exitCode" in files) return files;
  return { host, files, values, stated: locatedText(valueAt(files.file?.root, "target"), "dbContext")?.value };
}

/** An import, ready to be merged. */
interface Import extends Begun {
  readonly source: ImportSource;
  /** The classes of a database; undefined for classes that the host has. */
  readonly scaffolded?: Scaffolded | undefined;
}

function takeOver(job: Import, context: CommandContext): CommandResult {
  const { host, source, files, values, scaffolded } = job;
  const { file } = files;
  const { draft, copies } = draftOf(job, context);
  const left = [...draft.left, ...source.unseen];
  if (draft.count === 0) return nothingDescribed(source.context.name, left);
  const merged = merge(job, draft);
  const after = file === undefined ? newFile(draft) : editEntityFile(file, merged.edits);
  const words = { command: "import", values };
  if (!after.ok) return reportFailure(after.diagnostics, { ...words, root: host.folder }, context);
  const findings = importFindings(merged, { names: values.entity, draft, file, prunes: values.prune ?? false });
  const diagnostics = [...findings, ...(scaffolded?.diagnostics ?? [])];
  const edit = { path: files.path, before: file?.bytes, after: after.value, reason: summaryOf(merged) };
  const records = [...copies, ...recordChange(files.record.bytes, merged.record), ...(scaffolded?.record ?? [])];
  const steps = { left: file === undefined ? left : [], registration: scaffolded?.registration };
  const text = (shown: Outcome, ending: Ending) => withNextStep(graftText(shown, ending), ending, { shown, ...steps });
  const outcome = {
    ...nothingDone,
    root: host.folder,
    texts: new Map(file === undefined ? [] : [[file.path, textOf(file.bytes)]]),
    ...decidedChanges(
      { disk: context.disk, root: host.folder },
      { edit, classes: scaffolded?.changes ?? [], records, diagnostics, isDry: isDry(values) },
    ),
  };
  return reportOutcome(outcome, { ...words, text }, context);
}

function newFile({ text }: ExistingFile): Result<Uint8Array> {
  return { ok: true, value: new TextEncoder().encode(text), diagnostics: [] };
}

/** The effects of an import. */
interface Effects extends Pick<Outcome, "records" | "diagnostics"> {
  readonly edit: InputEdit;
  /** The classes of a database. */
  readonly classes: readonly Change[];
  readonly isDry: boolean;
}

/** Writes the entity file, the classes and the records, unless an error or the user does not want it. */
function decidedChanges(
  site: Site,
  { edit, classes, records, diagnostics, isDry: isLook }: Effects,
): Pick<Outcome, "changes" | "diagnostics"> {
  if (exitCodeOf(diagnostics) > 0) return { changes: [], diagnostics };
  const isSame = edit.before !== undefined && Buffer.compare(edit.before, edit.after) === 0;
  const change = inputChange(site, edit);
  const changes = [isSame ? { ...change, operation: "unchanged" as const } : change, ...classes];
  if (isLook) return { changes, diagnostics };
  const written = writeWithInput(site, [...classes, ...records], isSame ? [] : [edit]);
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

/** The end of a report. */
interface Steps {
  readonly shown: Outcome;
  readonly left: readonly string[];
  /** The line that registers a context; undefined if the host has it. */
  readonly registration: string | undefined;
}

/** Adds what a new file leaves out, and what the user does next. */
function withNextStep(
  report: Omit<CommandResult, "exitCode">,
  { dryRun, hasFailed, isQuiet }: Ending,
  { shown, left, registration }: Steps,
): Omit<CommandResult, "exitCode"> {
  if (hasFailed || isQuiet || dryRun) return report;
  if (!shown.changes.some(isWriting)) return { ...report, output: "The entity file is up to date with the source.\n" };
  const missing = left.length === 0 ? "" : `\nLeft out:\n${left.map((one) => `  ${one}\n`).join("")}`;
  const register = registration === undefined ? "" : `\nRegister the context:\n  ${registration}\n`;
  return { ...report, output: `${report.output}${missing}${register}\nRead the file, then: tenon graft\n` };
}

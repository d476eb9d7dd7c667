import { posix } from "node:path";
import { pointedHost } from "../../config/pointed-host.ts";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { type DatabaseId, databaseIds } from "../../entity/graft.ts";
import type { Change } from "../../files/compare/change.ts";
import { type InputEdit, writeWithInput } from "../../files/write/write-with-input.ts";
import { nothingDone } from "../../flow/outcome.ts";
import { contextsNamed } from "../../host/facts/contexts-named.ts";
import type { Host, HostClass } from "../../host/host.ts";
import { locateHost } from "../../host/snapshot/locate-host.ts";
import { readWebHost } from "../../host/snapshot/read-web-host.ts";
import { existingFile } from "../../init/existing-file.ts";
import { describeContext } from "../../init/source/describe-context.ts";
import { type Start, starterFile, starterName } from "../../init/starter-file.ts";
import { textOf } from "../../source/decode-text.ts";
import { fullNameOf } from "../../text/class-names.ts";
import { didYouMean } from "../../text/did-you-mean.ts";
import { listOf, quoted } from "../../text/quoted.ts";
import { type CommandContext, type CommandResult, usageError } from "../command.ts";
import { readImportRecord, recordChange } from "../import/import-record.ts";
import type { Invocation, initOptions, Values } from "../options.ts";
import { reportFailure, reportOutcome } from "../report/run-and-report.ts";
import { pathFrom } from "../requests.ts";
import { schemaFor } from "./schema-copy.ts";

/** The lines about what Tenon writes, each with a text that tells whether a file has it already. */
const markLines: readonly (readonly [line: string, mark: RegExp])[] = [
  ["*.g.cs linguist-generated=true", /^\*\.g\.cs\s.*\blinguist-generated\b/m],
  ["**/.tenon/manifest/** linguist-generated=true", /^\S*\.tenon\/manifest\/\*\*\s/m],
  // Packs are compressed and named by their content, so Git never has to merge them.
  ["**/.tenon/base/** binary linguist-generated=true", /^\S*\.tenon\/base\/\*\*\s/m],
];

type InitValues = Values<typeof initOptions>;

/** Writes the first entity file of a host, as the arguments say. */
export function startHost(
  { values, positionals }: Invocation<typeof initOptions>,
  context: CommandContext,
): CommandResult {
  const [file, ...others] = positionals;
  if (others.length > 0) return usageError("init writes one file.", "tenon init shop.yaml --host ../MyShop");
  const host = hostFor(values, context, "init");
  if ("exitCode" in host) return host;
  const path = file === undefined ? posix.join(host.folder, starterName) : pathFrom(context.folder, file);
  if (!/\.ya?ml$/i.test(path)) {
    const isFolder = context.disk.kind(path) === "folder";
    const hint = isFolder ? `tenon init --host ${file}` : "tenon init shop.yaml";
    return usageError(`'${file}' is no name of an entity file.`, hint);
  }
  const chosen = values.from === undefined ? undefined : contextNamed(values.from, host, "init");
  if (chosen !== undefined && "exitCode" in chosen) return chosen;
  const database = databaseFor(host, values);
  if (typeof database === "object") return database;
  const { schema, copies } = schemaFor(posix.dirname(path), host.folder, context);
  const start: Start = {
    schema,
    database,
    dbContext: statedContext(host, chosen),
    isGuarded: host.authentication !== "absent",
  };
  if (chosen === undefined) return writeStart({ host, path, text: starterFile(host, start), copies }, values, context);
  return startDescribed({ host, path, copies, chosen, start }, values, context);
}

/** The first entity file for the classes of a context. */
interface Described extends Pick<NewFile, "host" | "path" | "copies"> {
  readonly chosen: HostClass;
  readonly start: Start;
}

/** Writes an entity file for the classes of a context, and records what the source says of them. */
function startDescribed(
  { host, path, copies, chosen, start }: Described,
  values: InitValues,
  context: CommandContext,
): CommandResult {
  const { text, count, left, entities } = existingFile(host, describeContext(host, chosen), start);
  if (count === 0) return nothingDescribed(chosen.name, left);
  const { folder: root } = host;
  const record = readImportRecord({ disk: context.disk, root });
  if (!record.ok) return reportFailure(record.diagnostics, { command: "init", values, root }, context);
  // Another file of the host may have the classes of another context.
  const records = recordChange(record.value.bytes, { ...record.value.entities, ...entities });
  return writeStart({ host, path, text, left, copies: [...copies, ...records] }, values, context);
}

/** Reports a context of which no class can be described. */
export function nothingDescribed(name: string, left: readonly string[]): CommandResult {
  const reasons = left.length === 0 ? "It has no set of a class in the source of the host." : left.join("; ");
  const hint = "tenon init, without --from, writes an example.";
  return usageError(`No class of ${name} can be described. ${reasons}`, hint);
}

/** Returns the full name of the context, which the file of a host with several has to state. */
export function statedContext(
  { dbContexts: [first, ...others] }: Host,
  chosen: HostClass | undefined,
): string | undefined {
  return first === undefined || others.length === 0 ? undefined : fullNameOf(chosen ?? first);
}

/** Decides the database of a host without a context; undefined for a host that has one. */
function databaseFor({ dbContexts }: Host, { database }: InitValues): DatabaseId | undefined | CommandResult {
  const [context] = dbContexts;
  if (database === undefined) return context === undefined ? databaseIds[0] : undefined;
  if (context !== undefined)
    return usageError(
      `The host has the DbContext ${context.name}, which decides on the database.`,
      "Leave out --database.",
    );
  const known = databaseIds.find((one) => one === database);
  const near = didYouMean(database, databaseIds) ?? databaseIds[0];
  return known ?? usageError(`There is no database '${database}'.`, `tenon init --database ${near}`);
}

/** Finds the context of the host whose classes a command reads. */
export function contextNamed(name: string, host: Host, command: string): HostClass | CommandResult {
  const { dbContexts } = host;
  const [found, ...others] = contextsNamed(name, host);
  if (found !== undefined && others.length === 0) return found;
  const near = didYouMean(
    name,
    dbContexts.flatMap((one) => [one.name, fullNameOf(one)]),
  );
  const hint =
    near === undefined
      ? `It has ${dbContexts.length === 0 ? "none" : listOf(dbContexts.map(fullNameOf))}.`
      : `tenon ${command} --from ${near}`;
  return usageError(`The host has ${found === undefined ? "no" : "more than one"} DbContext ${quoted(name)}.`, hint);
}

/** Reads the host that the options name. */
export function hostFor(
  values: Pick<InitValues, "host" | "json">,
  context: CommandContext,
  command: string,
): Host | CommandResult {
  const path = pathFrom(context.folder, values.host ?? ".");
  const pointed = pointedHost(context.disk, path);
  if (!pointed.ok) return reportFailure(pointed.diagnostics, { command, values, root: path }, context);
  const host = readWebHost(context.disk, pointed.value);
  return host.ok ? host.value : reportFailure(host.diagnostics, { command, values }, context);
}

/** A first entity file, ready to be written. */
interface NewFile {
  readonly host: Host;
  /** Absolute. */
  readonly path: string;
  readonly text: string;
  /** The copy of the schema that the file names, and the record of an import. */
  readonly copies: readonly Change[];
  /** The classes that the file leaves out, each with the reason. */
  readonly left?: readonly string[];
}

/** Writes a first entity file, replacing nothing, and names the next command. */
function writeStart(
  { host, path, text, copies, left = [] }: NewFile,
  values: InitValues,
  context: CommandContext,
): CommandResult {
  const { folder, disk } = context;
  const shown = posix.relative(folder, path);
  const words = { command: "init", values };
  if (disk.kind(path) !== undefined) {
    const hint = "Name another file: tenon init orders.yaml";
    return reportFailure([report(catalogue.startedAlready, { path: shown }, { hint })], words, context);
  }
  const edit: InputEdit = { path, before: undefined, after: new TextEncoder().encode(text), reason: "is new" };
  const changes = [...copies, ...(values.gitattributes ? attributeChanges(host, context) : [])];
  const written = writeWithInput({ disk, root: host.folder }, changes, [edit]);
  if (!written.ok) return reportFailure(written.diagnostics, { ...words, root: host.folder }, context);
  const lines = changes.map((change) => {
    const changed = posix.relative(folder, posix.join(host.folder, change.path));
    return `  ${change.operation.padEnd(9)} ${changed}\n`;
  });
  const next = `${context.program} graft${graftArguments(host, path, context)} --wire`;
  const missing = left.length === 0 ? "" : `\nLeft out:\n${left.map((one) => `  ${one}\n`).join("")}`;
  const output = `  create    ${shown}\n${lines.join("")}${missing}\nEdit the file, then run:\n  ${next}\n`;
  const start: Change = { ...edit, path: shown, operation: "create", diagnostic: undefined };
  const outcome = { ...nothingDone, changes: [start, ...changes] };
  return reportOutcome(outcome, { ...words, text: () => ({ output, messages: "" }) }, context);
}

function attributeChanges({ folder }: Host, { disk }: CommandContext): readonly Change[] {
  const path = ".gitattributes";
  const before = disk.read(`${folder}/${path}`);
  const after = withGeneratedMark(before);
  if (after === before) return [];
  const operation = before === undefined ? "create" : "merge";
  return [{ path, operation, reason: "marks generated files", before, after, diagnostic: undefined }];
}

/** Returns the arguments with which a graft from the current folder finds the file and the host. */
function graftArguments(host: Host, path: string, { folder, disk }: CommandContext): string {
  const shown = (to: string) => posix.relative(folder, to).replace(/^.*\s.*$/, '"$&"');
  const file = path === posix.join(host.folder, starterName) ? "" : ` ${shown(path)}`;
  const project = posix.join(host.folder, host.projectFile);
  const found = locateHost(disk, folder);
  return found.ok && found.value.projectFile === project ? file : `${file} --host ${shown(project)}`;
}

/** Adds the lines that mark generated files to the bytes of a `.gitattributes`, or creates one. Returns the same bytes if all are there. */
function withGeneratedMark(bytes: Uint8Array | undefined): Uint8Array {
  const text = bytes === undefined ? "" : textOf(bytes);
  const missing = markLines.filter(([, mark]) => !mark.test(text)).map(([line]) => line);
  if (bytes !== undefined && missing.length === 0) return bytes;
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const separator = text === "" || text.endsWith("\n") ? "" : lineEnd;
  const added = new TextEncoder().encode(`${separator}${missing.join(lineEnd)}${lineEnd}`);
  return new Uint8Array([...(bytes ?? []), ...added]);
}

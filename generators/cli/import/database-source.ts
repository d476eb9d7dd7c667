import { posix } from "node:path";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Change } from "../../files/compare/change.ts";
import { overlaidDisk } from "../../files/disk/overlaid-disk.ts";
import type { Host } from "../../host/host.ts";
import { readWebHost } from "../../host/snapshot/read-web-host.ts";
import { describeContext } from "../../init/source/describe-context.ts";
import { fullNameOf } from "../../text/class-names.ts";
import { type CommandContext, type CommandResult, usageError } from "../command.ts";
import type { importOptions, Values } from "../options.ts";
import { reportFailure } from "../report/run-and-report.ts";
import { chosenContext, type ImportSource } from "./import-source.ts";
import { scaffoldDatabase } from "./scaffold-database.ts";
import { scaffoldedFiles } from "./scaffolded-files.ts";

type ImportValues = Values<typeof importOptions>;

/** The classes of a database, ready to be written. */
export interface Scaffolded {
  readonly changes: readonly Change[];
  readonly record: readonly Change[];
  readonly diagnostics: readonly Diagnostic[];
  /** The line that registers the context; undefined if the host has it. */
  readonly registration: string | undefined;
}

/** Reports options that no database has. */
export function databaseFault({ from }: ImportValues, connection: string): CommandResult | undefined {
  const example = "tenon import --from-database Shop";
  if (from !== undefined) return usageError("An import has one source: --from or --from-database.", example);
  // A connection string has a password, and a command line is kept in histories.
  return /^[\w.-]+$/.test(connection)
    ? undefined
    : usageError("--from-database takes the name of a connection string in the configuration of the host.", example);
}

/** The place where the classes of a database belong. */
interface Place {
  readonly host: Host;
  readonly values: ImportValues;
  readonly stated: string | undefined;
}

/** Lets EF Core make classes of a database, and describes them as the host will have them. Spec: import, Databases. */
export async function databaseSource(
  { host, values, stated }: Place,
  connection: string,
  context: CommandContext,
): Promise<{ readonly host: Host; readonly source: ImportSource; readonly scaffolded: Scaffolded } | CommandResult> {
  const refused = (diagnostics: readonly Diagnostic[]) =>
    reportFailure(diagnostics, { command: "import", values, root: host.folder }, context);
  const made = await scaffoldDatabase(host, { connection, provider: values.provider }, context);
  if (!made.ok) return refused(made.diagnostics);
  const { files, contextFile, registration } = made.value;
  const site = { disk: context.disk, root: host.folder };
  const compared = scaffoldedFiles(site, files, {
    prunes: (values.prune || values.check) ?? false,
    onConflict: values["on-conflict"],
  });
  const after = readWebHost(overlay(host, compared.changes), posix.join(host.folder, posix.basename(host.projectFile)));
  if (!after.ok) return refused(after.diagnostics);
  const found = after.value.dbContexts.find(({ file }) => file === contextFile);
  const chosen = chosenContext(found === undefined ? contextName(contextFile) : fullNameOf(found), {
    host: after.value,
    stated,
  });
  if ("exitCode" in chosen) return chosen;
  return {
    host: after.value,
    source: { context: chosen, drafts: describeContext(after.value, chosen), unseen: [] },
    scaffolded: {
      ...compared,
      diagnostics: [...made.diagnostics, ...compared.diagnostics],
      registration: chosen.isRegistered === true ? undefined : registration,
    },
  };
}

/** Returns the disk of the host with classes that are not written yet. */
function overlay({ disk, folder }: Host, changes: readonly Change[]) {
  const files = changes.flatMap(({ path, after }): readonly (readonly [string, Uint8Array])[] =>
    after === undefined ? [] : [[posix.join(folder, path), after]],
  );
  return overlaidDisk(disk, folder, new Map(files));
}

function contextName(file: string): string {
  return posix.basename(file, ".cs");
}

import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Result } from "../../diagnostics/result.ts";
import { foldersAbove } from "../../files/disk/relative-path.ts";
import type { Host, HostProject } from "../../host/host.ts";
import { listSources } from "../../host/snapshot/read-sources.ts";
import { renameText } from "../../migration/declared-rename.ts";
import { readMigration } from "../../migration/migration.ts";
import { readModelSnapshot } from "../../migration/model-snapshot.ts";
import { renameInSnapshot } from "../../migration/rename-in-snapshot.ts";
import { isRecord } from "../../text/json-text.ts";
import type { CommandContext } from "../command.ts";
import { findSnapshots } from "./find-snapshots.ts";
import type { AskedMigration, MadeMigration, StagedMigration, Work } from "./made-migration.ts";
import { readBySquawk } from "./read-by-squawk.ts";
import { findEf, programsIn } from "./run-ef.ts";
import { projectFileOf, stagedProject, targetsOption, withStagingFolder } from "./staging-project.ts";

/** Lets EF Core write the migrations that a host lacks, beside the project. Builds the host. Spec: migrations, Steps. */
export async function makeMigrations(
  host: Host,
  asked: AskedMigration,
  context: CommandContext,
): Promise<Result<readonly MadeMigration[]>> {
  const missing = await findEf(host.folder, context);
  if (missing !== undefined) return failure(missing);
  const renames = [...asked.renames, ...asked.marks];
  const snapshots = findSnapshots(host).map((one) => ({ ...one, ...renameInSnapshot(one.snapshot, renames) }));
  return withStagingFolder(context, (folder) => {
    const programs = programsIn(host.folder, context);
    const startup = posix.join(host.folder, posix.basename(host.projectFile));
    return made({ host, asked, context, programs, startup, folder, snapshots });
  });
}

function failure(...diagnostics: readonly Diagnostic[]): Result<never> {
  return { ok: false, diagnostics };
}

async function made(work: Work): Promise<Result<readonly MadeMigration[]>> {
  const { asked, snapshots, programs } = work;
  const unknown = asked.renames.filter((rename) => !snapshots.some(({ applied }) => applied.includes(rename)));
  if (unknown.length > 0)
    return failure(...unknown.map((rename) => report(catalogue.renameUnknown, { rename: renameText(rename) })));
  const built = await programs.dotnet("build the host", [
    "build",
    work.startup,
    "-nologo",
    "-v:quiet",
    ...snapshotOptions(work),
  ]);
  if (!built.ok) return built;
  const contexts = await contextsOf(work);
  if (!contexts.ok) return contexts;
  const migrations: StagedMigration[] = [];
  const isOnlyOne = contexts.value.length === 1 && snapshots.length === 0;
  for (const one of contexts.value) {
    const migration = await migrationOf(one, { ...work, isOnlyOne });
    if (!migration.ok) return migration;
    migrations.push(...migration.value);
  }
  return success(await readBySquawk(migrations, work));
}

/** Returns the option with which a build compiles renamed snapshots in the place of those of the user. */
function snapshotOptions(work: Work): readonly string[] {
  const { snapshots, host, folder, context } = work;
  const { disk } = context;
  const renamed = snapshots.filter(({ applied }) => applied.length > 0);
  if (renamed.length === 0) return [];
  const replacements = renamed.map(({ project, path, text }, index) => {
    const by = posix.join(folder, `${index}.cs`);
    disk.create(by, new TextEncoder().encode(text));
    return { project: projectFileOf(host, project), file: path, by: [by] };
  });
  return targetsOption("snapshots", replacements, work);
}

/** A context as EF Core lists it. */
interface ListedContext {
  readonly name: string;
  readonly fullName: string;
  /** The name of the assembly that declares it. */
  readonly assembly: string;
}

/** Asks EF Core for the contexts, and returns those that get a migration. */
async function contextsOf(work: Work): Promise<Result<readonly ListedContext[]>> {
  const { host, asked, programs, snapshots } = work;
  const [web] = host.projects;
  if (web === undefined) return failure(report(catalogue.noMigratedContext, { name: "" }));
  const staging = await stagedProject(web, { ...work, folder: posix.join(work.folder, "contexts") });
  if (!staging.ok) return staging;
  const places = ["--no-build", "--project", staging.value.file, "--startup-project", work.startup];
  const listed = await programs.ef("list the contexts of the host", ["dbcontext", "list", ...places]);
  if (!listed.ok) return listed;
  const contexts = Array.isArray(listed.value) ? listed.value.flatMap(listedContext) : [];
  const isAsked = (one: ListedContext, name: string) => name === one.name || name === one.fullName;
  const absent = asked.contexts.filter((name) => !contexts.some((one) => isAsked(one, name)));
  const hint = `It has ${contexts.map(({ name }) => name).join(", ") || "none"}.`;
  if (absent.length > 0 || contexts.length === 0)
    return failure(report(catalogue.noMigratedContext, { name: absent.join(", ") }, { hint }));
  if (asked.contexts.length > 0)
    return success(contexts.filter((one) => asked.contexts.some((name) => isAsked(one, name))));
  const migrated = contexts.filter((one) => snapshots.some(({ snapshot }) => snapshot.context === one.name));
  return success(migrated.length > 0 ? migrated : contexts);
}

function success<T>(value: T): Result<T> {
  return { ok: true, value, diagnostics: [] };
}

function listedContext(value: unknown): readonly ListedContext[] {
  const { name, fullName, assemblyQualifiedName } = isRecord(value) ? value : {};
  if (typeof name !== "string" || typeof fullName !== "string" || typeof assemblyQualifiedName !== "string") return [];
  return [{ name, fullName, assembly: assemblyQualifiedName.split(",")[1]?.trim() ?? "" }];
}

/**
 * Returns the option for the folder of the first migration of a context beside others: classes of one name need namespaces of their own.
 * The folder has the name that EF Core gives it in a project that is built between the migrations.
 */
function folderOptions(name: string): readonly string[] {
  const own = name.endsWith("Context") ? name.slice(0, -"Context".length) : `${name}Migrations`;
  return ["--output-dir", `Migrations/${own}`];
}

async function migrationOf(
  one: ListedContext,
  work: Work & { readonly isOnlyOne: boolean },
): Promise<Result<readonly StagedMigration[]>> {
  const { host, asked, programs, snapshots, context } = work;
  const known = snapshots.find(({ snapshot }) => snapshot.context === one.name);
  const project = known?.project ?? projectOf(one, host);
  if (project === undefined) return failure(report(catalogue.noMigratedContext, { name: one.name }));
  const staging = await stagedProject(project, { ...work, folder: posix.join(work.folder, one.fullName) });
  if (!staging.ok) return staging;
  const { folder, file } = staging.value;
  placeMarks(folder, posix.join(host.folder, project.path), context);
  const places = ["--no-build", "--project", file, "--startup-project", work.startup, "--context", one.fullName];
  const beside = known === undefined && !work.isOnlyOne ? folderOptions(one.name) : [];
  const line = ["migrations", "add", asked.name, ...places, ...beside];
  const written = await programs.ef(`make a migration of ${one.name}`, line);
  if (!written.ok) return written;
  const { migrationFile, metadataFile, snapshotFile } = isRecord(written.value) ? written.value : {};
  const files = [migrationFile, metadataFile, snapshotFile].flatMap((path) => writtenFile(path, folder, context));
  const after = readModelSnapshot(textOf(files[2]?.bytes));
  const text = textOf(files[0]?.bytes);
  const migration = readMigration(text);
  if (files.length < 3 || after === undefined || migration === undefined)
    return failure(
      report(catalogue.efUnreadable, { reason: `the files of ${one.name} are not there, or are no migration` }),
    );
  const before = known === undefined ? undefined : readModelSnapshot(known.text);
  return success([{ project, files, text, migration, before, after, places, replaces: known?.path }]);
}

/** Finds the project of a context by the name of its assembly, which is that of the project file unless the project says otherwise. */
function projectOf({ assembly }: ListedContext, { projects }: Host): HostProject | undefined {
  const named = projects.find(({ projectFile }) => projectFile.replace(/\.csproj$/i, "") === assembly);
  return named ?? (projects.length === 1 ? projects[0] : undefined);
}

/** Puts an empty file in the place of each migration and snapshot: EF Core writes beside those that are there. */
function placeMarks(folder: string, project: string, { disk }: CommandContext): void {
  const marks = listSources(disk, project).filter((path) => /(?:\/\d{14}_[^/]*|ModelSnapshot)\.cs$/.test(path));
  for (const mark of marks) {
    const path = posix.join(folder, posix.relative(project, mark));
    for (const above of foldersAbove(path, folder)) disk.makeFolder(above);
    disk.create(path, new Uint8Array());
  }
}

function writtenFile(path: unknown, folder: string, { disk }: CommandContext): MadeMigration["files"] {
  if (typeof path !== "string") return [];
  const own = posix.relative(folder, path.replaceAll("\\", "/"));
  const bytes = own.startsWith("..") ? undefined : disk.read(posix.join(folder, own), Number.POSITIVE_INFINITY);
  return bytes === undefined ? [] : [{ path: own, bytes }];
}

function textOf(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes);
}

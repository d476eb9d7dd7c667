import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Result } from "../../diagnostics/result.ts";
import type { Host } from "../../host/host.ts";
import { isRecord } from "../../text/json-text.ts";
import { listOf } from "../../text/quoted.ts";
import type { CommandContext } from "../command.ts";
import { documentIn, findEf, programsIn } from "../migrate/run-ef.ts";
import { stagedProject, withStagingFolder } from "../migrate/staging-project.ts";

/** The classes that EF Core makes of a database. */
export interface ScaffoldedClasses {
  /** The files by their paths from the folder of the host. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The file of the context. */
  readonly contextFile: string;
  /** The line that registers the context. */
  readonly registration: string;
}

/** The database that a user names. */
export interface AskedDatabase {
  /** The name of its connection string in the configuration of the host. */
  readonly connection: string;
  /** The package of its provider; undefined for the only one of the host. */
  readonly provider: string | undefined;
}

/** The providers that are found without being named, with the method that chooses each. */
const providers = new Map([
  ["Npgsql.EntityFrameworkCore.PostgreSQL", "UseNpgsql"],
  ["Microsoft.EntityFrameworkCore.Sqlite", "UseSqlite"],
  ["Microsoft.EntityFrameworkCore.SqlServer", "UseSqlServer"],
  ["MySql.EntityFrameworkCore", "UseMySQL"],
  ["Oracle.EntityFrameworkCore", "UseOracle"],
]);

/** The folder of the classes in the host. */
const classFolder = "Data";

/** Lets EF Core make classes of a database, beside the project. Builds the host. Spec: import, Databases. */
export async function scaffoldDatabase(
  host: Host,
  asked: AskedDatabase,
  context: CommandContext,
): Promise<Result<ScaffoldedClasses>> {
  const provider = providerOf(host, asked.provider);
  if (typeof provider !== "string") return failure(provider);
  const missing = await findEf(host.folder, context);
  if (missing !== undefined) return failure(missing);
  return withStagingFolder(context, (folder) => scaffolded({ host, provider, asked, folder }, context));
}

function failure(...diagnostics: readonly Diagnostic[]): Result<never> {
  return { ok: false, diagnostics };
}

function providerOf({ packages }: Host, named: string | undefined): string | Diagnostic {
  if (named !== undefined) return named;
  const ids = new Set([...packages.keys()].map((id) => id.toLowerCase()));
  const [found, ...others] = [...providers.keys()].filter((id) => ids.has(id.toLowerCase()));
  if (found === undefined)
    return report(
      catalogue.providerMissing,
      {},
      { hint: "dotnet add package Npgsql.EntityFrameworkCore.PostgreSQL, or that of another database." },
    );
  const words = { providers: listOf([found, ...others]) };
  return others.length === 0 ? found : report(catalogue.providersSeveral, words, { hint: `--provider ${found}` });
}

/** A scaffolding in a folder that goes at its end. */
interface Scaffolding {
  readonly host: Host;
  readonly provider: string;
  readonly asked: AskedDatabase;
  readonly folder: string;
}

async function scaffolded(
  { host, provider, asked: { connection }, folder }: Scaffolding,
  context: CommandContext,
): Promise<Result<ScaffoldedClasses>> {
  const programs = programsIn(host.folder, context);
  const startup = posix.join(host.folder, posix.basename(host.projectFile));
  const built = await programs.dotnet("build the host", ["build", startup, "-nologo", "-v:quiet"]);
  if (!built.ok) return built;
  const [web] = host.projects;
  if (web === undefined) return failure(unreadable("the host has no project"));
  const staging = await stagedProject(web, { host, programs, folder: posix.join(folder, "database"), context });
  if (!staging.ok) return staging;
  const name = contextNameOf(connection);
  const line = ["ef", "dbcontext", "scaffold", `Name=ConnectionStrings:${connection}`, provider];
  const places = ["--no-build", "--project", staging.value.file, "--startup-project", startup];
  const form = ["--context", name, "--output-dir", classFolder, "--no-onconfiguring"];
  const print = ["--json", "--prefix-output", "--no-color"];
  const done = await programs.dotnet("read the database", [...line, ...places, ...form, ...print]);
  if (!done.ok) return done;
  const written = writtenFiles(done.value, staging.value.folder, context);
  if (written === undefined) return failure(unreadable("the classes of the database are not there"));
  const use = providers.get(provider) ?? "UseProvider";
  const read = `builder.Configuration.GetConnectionString("${connection}")`;
  const registration = `builder.Services.AddDbContext<${name}>(options => options.${use}(${read}));`;
  return { ok: true, value: { ...written, registration }, diagnostics: remarksIn(done.value) };
}

function unreadable(reason: string): Diagnostic {
  return report(catalogue.efUnreadable, { reason });
}

/** Names a context after its connection string: `ShopDbContext` for `Shop`, `shop-database` or `ShopConnection`. */
function contextNameOf(connection: string): string {
  const words = connection.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  const stem = name.replace(/(?<=.)(?:Connection|Database|DbContext|Context|Db)$/, "");
  return `${/^[A-Za-z]/.test(stem) ? "" : "Database"}${stem}DbContext`;
}

/** Returns the files that an output names, as far as they are in the staging project; undefined if one is not. */
function writtenFiles(
  output: string,
  folder: string,
  { disk }: CommandContext,
): Pick<ScaffoldedClasses, "files" | "contextFile"> | undefined {
  const found = documentIn(output);
  const { contextFile, entityTypeFiles } = isRecord(found) ? found : {};
  const paths = [contextFile, ...(Array.isArray(entityTypeFiles) ? entityTypeFiles : [])];
  const files = paths.flatMap((path): readonly (readonly [string, Uint8Array])[] => {
    const own = typeof path === "string" ? posix.relative(folder, path.replaceAll("\\", "/")) : "..";
    const bytes = own.startsWith("..") ? undefined : disk.read(posix.join(folder, own));
    return bytes === undefined ? [] : [[own, bytes]];
  });
  const [first] = files;
  return first === undefined || files.length < paths.length
    ? undefined
    : { files: new Map(files), contextFile: first[0] };
}

/** Returns what EF Core says that it left out, or could not read. */
function remarksIn(output: string): readonly Diagnostic[] {
  const said = output.split(/\r?\n/).flatMap((line) => /^warn:\s+(.*\S)/.exec(line)?.[1] ?? []);
  const remarks = new Set(said.filter((line) => !line.startsWith("The Entity Framework tools version")));
  return Array.from(remarks, (remark) => report(catalogue.databaseRemark, { remark: remark.replace(/\.$/, "") }));
}

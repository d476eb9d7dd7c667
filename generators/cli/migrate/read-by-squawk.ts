import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { isRecord, parsedJson } from "../../text/json-text.ts";
import type { MadeMigration, SqlFindings, StagedMigration, Work } from "./made-migration.ts";
import { projectFileOf, targetsOption } from "./staging-project.ts";

/** A linter takes less than a second. */
const minutes = 1;

/**
 * Lets squawk read the SQL of new migrations of PostgreSQL, if it is installed. They are compiled into the host for that, which
 * is built once more. Spec: migrations, Squawk.
 */
export async function readBySquawk(
  migrations: readonly StagedMigration[],
  work: Work,
): Promise<readonly MadeMigration[]> {
  const concerned = migrations.filter(({ replaces, after, migration }) => {
    return replaces !== undefined && migration.up.length > 0 && after.code.text.includes("Npgsql");
  });
  const squawk = concerned.length === 0 ? undefined : await findSquawk(work);
  if (squawk === undefined) return migrations;
  const built = await buildWith(concerned, work);
  const read: MadeMigration[] = [];
  for (const one of migrations) {
    if (!concerned.includes(one)) read.push(one);
    else
      read.push({
        ...one,
        sql: built.ok ? await sqlFindings(one, squawk, work) : unread("the host does not build with the migration"),
      });
  }
  return read;
}

/** Returns the program: that of the host's packages for npm, or that of the user; undefined for none. */
async function findSquawk({ host, context: { execute, disk } }: Work): Promise<string | undefined> {
  const own = posix.join(host.folder, "node_modules/.bin/squawk");
  const program = disk.kind(own) === undefined ? "squawk" : own;
  const { end } = await execute(program, ["--version"], host.folder, { minutes });
  return end === "absent" ? undefined : program;
}

function buildWith(migrations: readonly StagedMigration[], work: Work) {
  const { host, programs, startup, folder, context } = work;
  const replacements = migrations.map(({ project, files, replaces = "" }, at) => {
    const by = files.map(({ bytes }, index) => {
      const path = posix.join(folder, `new-${at}-${index}.cs`);
      context.disk.create(path, bytes);
      return path;
    });
    return { project: projectFileOf(host, project), file: replaces, by };
  });
  const options = targetsOption("new", replacements, work);
  return programs.dotnet("build the host with the migration", ["build", startup, "-nologo", "-v:quiet", ...options]);
}

async function sqlFindings(made: StagedMigration, squawk: string, work: Work): Promise<SqlFindings> {
  const { host, programs, folder, context } = work;
  const [name, last] = [idOf(made.files[0]?.path ?? ""), lastMigration(made, work)];
  const path = posix.join(folder, `${name}.sql`);
  const script = ["ef", "migrations", "script", last, name, ...made.places, "--output", path, "--no-color"];
  const written = await programs.dotnet("write SQL", script);
  const bytes = context.disk.read(path, Number.POSITIVE_INFINITY);
  if (!written.ok || bytes === undefined) return unread("`dotnet ef` wrote no SQL");
  const text = new TextDecoder().decode(bytes).replace(/^\uFEFF/, "");
  const { end, output } = await context.execute(squawk, ["--reporter", "json", path], host.folder, { minutes });
  if (end === "hangs") return unread(`it did not end within ${minutes} minute`);
  const found = parsedJson(/^\[.*\]\s*$/m.exec(output)?.[0] ?? "");
  if (!Array.isArray(found)) return unread("it printed no findings that Tenon reads");
  const shown = `${name}.sql`;
  return { path: shown, text, findings: found.flatMap((one) => findingOf(one, shown, text)), warnings: [] };
}

function unread(reason: string): SqlFindings {
  return { path: "", text: "", findings: [], warnings: [report(catalogue.squawkSilent, { reason })] };
}

/** Reads a finding of squawk, which counts lines and columns from 0. */
function findingOf(value: unknown, path: string, text: string): SqlFindings["findings"] {
  const { line, column, message, help, rule_name: rule } = isRecord(value) ? value : {};
  if (typeof line !== "number" || typeof column !== "number" || typeof message !== "string" || typeof rule !== "string")
    return [];
  const lines = text.split("\n");
  const start = lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0) + column;
  const end = start + Math.max((lines[line] ?? "").trimEnd().length - column, 0);
  const cure = `${typeof help === "string" ? `${help.replace(/\.?$/, ".")} ` : ""}To accept it: \`--accept TEN1025:${rule}\`.`;
  const words = { rule, message: message.replace(/\.$/, "") };
  return [{ rule, diagnostic: report(catalogue.squawkFinding, words, { span: { path, start, end }, hint: cure }) }];
}

/** Returns the last migration beside a snapshot. */
function lastMigration({ project, replaces = "" }: StagedMigration, { host, context: { disk } }: Work): string {
  const folder = posix.join(host.folder, project.path, posix.dirname(replaces));
  const ids = disk.list(folder).flatMap(({ name }) => /^\d{14}_\w+(?=\.cs$)/.exec(name) ?? []);
  return ids.toSorted().at(-1) ?? "0";
}

function idOf(path: string): string {
  return posix.basename(path).replace(/\.cs$/, "");
}

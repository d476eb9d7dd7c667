import { posix } from "node:path";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Change } from "../../files/compare/change.ts";
import type { Host } from "../../host/host.ts";
import { listSources } from "../../host/snapshot/read-sources.ts";
import { readText } from "../../host/snapshot/read-text.ts";
import { acceptFindings } from "../../migration/accept-findings.ts";
import { judgeMigration, lossInDown } from "../../migration/judge-migration.ts";
import { knownRenames } from "../../migration/known-renames.ts";
import { readMigration } from "../../migration/migration.ts";
import { type RenamedText, textUpdates, withTextUpdates } from "../../migration/rename-texts.ts";
import type { MadeMigration } from "./made-migration.ts";

/** The judgement on a migration, and what it writes. */
export interface JudgedFiles {
  /** The path of the migration, from the folder of the host. */
  readonly path: string;
  readonly text: string;
  /** The names of all findings, accepted or not. */
  readonly findings: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  /** Empty if the tables follow the model already. */
  readonly changes: readonly Change[];
}

const byteOrderMark = "\uFEFF";

/** Adds to a migration the updates of stored texts that no earlier one has. */
export function withStoredTexts(made: MadeMigration, host: Host, renamed: readonly RenamedText[]): MadeMigration {
  const updates = renamed.length === 0 ? [] : openUpdates(made, host, renamed);
  if (updates.length === 0) return made;
  const text = withTextUpdates(made.text, made.migration, updates);
  return { ...made, text, migration: readMigration(text) ?? made.migration };
}

/** Judges a migration, and turns its files into changes of the host. Spec: migrations, Findings. */
export function judgedFiles(made: MadeMigration, host: Host, accepted: ReadonlySet<string>): JudgedFiles {
  const { text, migration, before, after, stated } = made;
  const [first, ...others] = made.files.map(({ path, bytes }) => ({
    path: posix.join(made.project.path, path),
    bytes,
  }));
  const path = first?.path ?? "";
  if (first === undefined || migration.up.length + migration.down.length === 0)
    return { path, text, findings: [], diagnostics: [], changes: [] };
  const declared = knownRenames(before, after);
  const judged = { migration, path, before, after, declared, stated, isPostgres: isOnPostgres(host) };
  const at = migration.up[0]?.span.start ?? 0;
  const ofSql = (made.sql?.findings ?? []).map(({ rule, diagnostic }) => ({
    name: `${diagnostic.code}:${rule}`,
    diagnostic,
    at,
  }));
  const findings = [...judgeMigration(judged), ...ofSql];
  const { text: noted, open } = acceptFindings(text, findings, accepted);
  const bytes = new TextEncoder().encode(first.bytes[0] === 0xef ? byteOrderMark + noted : noted);
  return {
    path,
    text,
    findings: findings.map(({ name }) => name),
    diagnostics: [...open.map(({ diagnostic }) => diagnostic), ...lossInDown(judged), ...(made.sql?.warnings ?? [])],
    changes: [{ ...first, bytes }, ...others].map((file) => changeOf(file, host)),
  };
}

/** Returns the updates of stored texts that no earlier migration has. */
function openUpdates(
  { project, before, after }: MadeMigration,
  { disk, folder }: Host,
  renamed: readonly RenamedText[],
) {
  // A first migration finds no rows.
  const updates = before === undefined ? [] : textUpdates(after, renamed);
  if (updates.length === 0) return [];
  const sources = listSources(disk, posix.join(folder, project.path)).map((path) => readText(disk, path) ?? "");
  return updates.filter(({ up }) => !sources.some((source) => source.includes(up)));
}

function isOnPostgres({ packages }: Host): boolean {
  return [...packages.keys()].some((id) => /^Npgsql\.EntityFrameworkCore/i.test(id));
}

function changeOf({ path, bytes }: { readonly path: string; readonly bytes: Uint8Array }, host: Host): Change {
  const before = host.disk.read(posix.join(host.folder, path), Number.POSITIVE_INFINITY);
  return {
    path,
    operation: before === undefined ? "create" : "update",
    reason: before === undefined ? "new migration" : "follows the model",
    before,
    after: bytes,
    diagnostic: undefined,
  };
}

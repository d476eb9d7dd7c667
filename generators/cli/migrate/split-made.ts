import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { type Result, resultOf } from "../../diagnostics/result.ts";
import { type MigrationOperation, readMigration, textOf } from "../../migration/migration.ts";
import { contractNameOf, type MigrationTexts, splitMigration } from "../../migration/split-migration.ts";
import type { MadeMigration } from "./made-migration.ts";

/** Returns the two migrations that one becomes, or itself if no version of the service is disturbed by it. Spec: migrations, Two versions side by side. */
export function splitMade(made: MadeMigration, name: string): Result<readonly MadeMigration[]> {
  const [file, designer, snapshot] = made.files;
  if (file === undefined || designer === undefined || snapshot === undefined) return resultOf([made], []);
  const whole = { ...made, name, designer: new TextDecoder().decode(designer.bytes) };
  const { expand, contract, refused } = splitMigration(whole);
  const path = posix.join(made.project.path, file.path);
  const refusals = refused.map(({ operation, reason, cure: hint }) =>
    report(catalogue.notSplit, { place: placeOf(operation), reason }, { span: { path, ...operation.span }, hint }),
  );
  const parts = [
    ...partOf(expand, [file, designer]),
    ...partOf(
      contract,
      [file, designer].map((one) => ({ ...one, path: renamed(one.path, name) })),
    ).map((part) => ({
      ...part,
      files: [...part.files, snapshot],
      isContract: true,
    })),
  ];
  return resultOf(
    contract === undefined
      ? [made]
      : parts.map((part, at) => ({ ...made, ...part, sql: at === 0 ? made.sql : undefined })),
    refusals,
  );
}

/** Returns the files of one of the two, with the byte order marks of those that EF Core wrote. */
function partOf(texts: MigrationTexts | undefined, files: MadeMigration["files"]) {
  const migration = texts && readMigration(texts.text);
  if (texts === undefined || migration === undefined) return [];
  const all = [texts.text, texts.designer];
  return [
    {
      text: texts.text,
      migration,
      files: files.map((one, at) => ({ ...one, bytes: encoded(all[at] ?? "", one.bytes) })),
    },
  ];
}

function renamed(path: string, name: string): string {
  return path.replace(new RegExp(`_${name}((?:\\.Designer)?\\.cs)$`), `_${contractNameOf(name)}$1`);
}

/** Encodes a text with the byte order mark of another one. */
function encoded(text: string, like: Uint8Array): Uint8Array {
  return new TextEncoder().encode(like[0] === 0xef ? `\uFEFF${text}` : text);
}

function placeOf(operation: MigrationOperation): string {
  const [table, name] = [textOf(operation, "table"), textOf(operation, "name")];
  return [table, name].filter((one) => one !== undefined).join(".") || operation.name;
}

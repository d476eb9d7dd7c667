import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { type Diagnostic, sortDiagnostics } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Change } from "../../files/compare/change.ts";
import type { ReadableDisk, Site } from "../../files/disk/disk.ts";
import { textHash } from "../../files/disk/plain-text.ts";
import { scaffoldedPath } from "../../files/own-folder.ts";
import { parsedJson, recordOf } from "../../text/json-text.ts";

/** The changes of the classes of a database. */
export interface ScaffoldedFiles {
  readonly changes: readonly Change[];
  readonly record: readonly Change[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The decisions of the user about classes of a database. */
interface Choices {
  readonly prunes: boolean;
  readonly onConflict: "keep" | "overwrite" | undefined;
}

/**
 * Compares scaffolded classes with those of the host. The record has the hashes of what the database said at the last import:
 * a file follows the database if the team has not changed it, and stays if the database has not changed. Spec: import, Databases.
 */
export function scaffoldedFiles(
  site: Site<ReadableDisk>,
  files: ReadonlyMap<string, Uint8Array>,
  choices: Choices,
): ScaffoldedFiles {
  const before = site.disk.read(posix.join(site.root, scaffoldedPath));
  const known = recordIn(before);
  const decided = Array.from(files, ([path, bytes]) => {
    const old = site.disk.read(posix.join(site.root, path));
    return decide({ path, old, bytes, recorded: known.get(path) }, choices);
  });
  const gone = [...known].filter(([path]) => !files.has(path)).map(([path, hash]) => left(path, hash, site, choices));
  const all = [...decided, ...gone.map(({ change }) => change)];
  const kept = gone.flatMap(({ record }) => record);
  const hashes = [...Array.from(files, ([path, bytes]) => [path, textHash(bytes)] as const), ...kept];
  return {
    changes: all.flatMap((one) => (one !== undefined && "operation" in one ? [one] : [])),
    record: recordChange(before, hashes),
    diagnostics: sortDiagnostics(all.flatMap((one) => (one !== undefined && "code" in one ? [one] : []))),
  };
}

/** A class of a database beside the file that the host has. */
interface Compared {
  readonly path: string;
  readonly old: Uint8Array | undefined;
  readonly bytes: Uint8Array;
  readonly recorded: string | undefined;
}

function decide({ path, old, bytes, recorded }: Compared, { onConflict }: Choices): Change | Diagnostic | undefined {
  const [was, now] = [old && textHash(old), textHash(bytes)];
  if (was === now || recorded === now) return undefined;
  const operation = old === undefined ? "create" : "update";
  const change: Change = {
    path,
    operation,
    reason: "of the database",
    before: old,
    after: bytes,
    diagnostic: undefined,
  };
  if (was === recorded || onConflict === "overwrite") return change;
  if (onConflict === "keep") return undefined;
  const hint =
    "Move your edits to another part of the class, as it is partial; then --on-conflict overwrite follows the database, keep leaves the file.";
  return report(catalogue.scaffoldedEdited, { path }, { hint });
}

/** Decides on a class whose table is gone: it stays, unless the user wants it removed and nobody has edited it. */
function left(path: string, hash: string, { disk, root }: Site<ReadableDisk>, { prunes }: Choices) {
  const before = disk.read(posix.join(root, path));
  if (before === undefined) return { change: undefined, record: [] };
  if (!prunes || textHash(before) !== hash) return { change: undefined, record: [[path, hash] as const] };
  const change: Change = {
    path,
    operation: "delete",
    reason: "no table any more",
    before,
    after: undefined,
    diagnostic: undefined,
  };
  return { change, record: [] };
}

function recordIn(bytes: Uint8Array | undefined): ReadonlyMap<string, string> {
  const files = recordOf(recordOf(parsedJson(new TextDecoder().decode(bytes)))["files"]);
  return new Map(Object.entries(files).flatMap(([path, hash]) => (typeof hash === "string" ? [[path, hash]] : [])));
}

function recordChange(
  before: Uint8Array | undefined,
  hashes: readonly (readonly [path: string, hash: string])[],
): readonly Change[] {
  const sorted = [...hashes].sort(([one], [other]) => (one < other ? -1 : 1));
  const text = `${JSON.stringify({ version: 1, files: Object.fromEntries(sorted) }, undefined, 2)}\n`;
  const after = new TextEncoder().encode(text);
  if (before !== undefined && textHash(before) === textHash(after)) return [];
  const operation = before === undefined ? "create" : "update";
  return [{ path: scaffoldedPath, operation, reason: "records the import", before, after, diagnostic: undefined }];
}

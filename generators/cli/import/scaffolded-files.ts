import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { type Diagnostic, sortDiagnostics } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Change } from "../../files/compare/change.ts";
import { mergeTexts } from "../../files/compare/merge-texts.ts";
import type { ReadableDisk, Site } from "../../files/disk/disk.ts";
import { isSameText, plain } from "../../files/disk/plain-text.ts";
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
 * Merges scaffolded classes into those of the host, three ways: the record has the texts that the database gave at the last import.
 * Spec: import, Databases.
 */
export function scaffoldedFiles(
  site: Site<ReadableDisk>,
  files: ReadonlyMap<string, Uint8Array>,
  choices: Choices,
): ScaffoldedFiles {
  const before = site.disk.read(posix.join(site.root, scaffoldedPath), Number.POSITIVE_INFINITY);
  const known = recordIn(before);
  const decided = Array.from(files, ([path, theirs]) => {
    const mine = site.disk.read(posix.join(site.root, path));
    return decide({ path, base: known.get(path), mine, theirs }, choices);
  });
  const gone = [...known].filter(([path]) => !files.has(path)).map(([path, base]) => left(path, base, site, choices));
  const all = [...decided, ...gone.map(({ change }) => change)];
  return {
    changes: all.flatMap((one) => (one !== undefined && "operation" in one ? [one] : [])),
    record: recordChange(before, [...files, ...gone.flatMap(({ record }) => record)]),
    diagnostics: sortDiagnostics(all.flatMap((one) => (one !== undefined && "code" in one ? [one] : []))),
  };
}

/** The three versions of a class. */
interface Versions {
  readonly path: string;
  /** The text at the last import; undefined for a class that none made. */
  readonly base: Uint8Array | undefined;
  /** The file of the host; undefined if there is none. */
  readonly mine: Uint8Array | undefined;
  readonly theirs: Uint8Array;
}

function decide(versions: Versions, { onConflict }: Choices): Change | Diagnostic | undefined {
  if (isSettled(versions)) return undefined;
  const text = mergedText(versions) ?? (onConflict === "overwrite" ? versions.theirs : undefined);
  if (text !== undefined) return changeOf(versions, text);
  return onConflict === "keep" ? undefined : conflictOf(versions);
}

/** True if the database says what it said, or the file has that already. */
function isSettled({ base, mine, theirs }: Versions): boolean {
  return [base, mine].some((one) => one !== undefined && isSameText(one, theirs));
}

/** Returns the text with the changes of both sides; undefined if they exclude each other. */
function mergedText({ base, mine, theirs }: Versions): Uint8Array | undefined {
  if (mine === undefined) return base === undefined ? theirs : undefined;
  if (base === undefined) return undefined;
  const merge = mergeTexts({ base, mine, theirs });
  return merge.kind === "clean" ? withEnds(mine, merge.text) : undefined;
}

function changeOf({ path, mine }: Versions, after: Uint8Array): Change {
  const operation = mine === undefined ? "create" : "update";
  return { path, operation, reason: "of the database", before: mine, after, diagnostic: undefined };
}

function conflictOf({ path, base, mine }: Versions): Diagnostic {
  const done =
    mine === undefined ? "deleted, and its table has changed" : "edited in lines that the database has changed";
  const reason = base === undefined ? "is in the place of a class for a table" : `was ${done}`;
  const hint = "--on-conflict keep leaves it as it is, --on-conflict overwrite follows the database.";
  return report(catalogue.scaffoldedEdited, { path, reason }, { hint });
}

/** Gives a merged text the line ends of the file. */
function withEnds(file: Uint8Array, text: Uint8Array): Uint8Array {
  if (!file.includes(13)) return text;
  return new TextEncoder().encode(new TextDecoder().decode(text).replaceAll("\n", "\r\n"));
}

/** Decides on a class whose table is gone: it stays, unless the user wants it removed and nobody has edited it. */
function left(path: string, base: Uint8Array, { disk, root }: Site<ReadableDisk>, { prunes }: Choices) {
  const before = disk.read(posix.join(root, path));
  if (before === undefined) return { change: undefined, record: [] };
  if (!(prunes && isSameText(before, base))) return { change: undefined, record: [[path, base] as const] };
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

/** Reads the record: the lines of each class, so that branches merge. */
function recordIn(bytes: Uint8Array | undefined): ReadonlyMap<string, Uint8Array> {
  const files = recordOf(recordOf(parsedJson(new TextDecoder().decode(bytes)))["files"]);
  return new Map(
    Object.entries(files).flatMap(([path, lines]) =>
      Array.isArray(lines) ? [[path, new TextEncoder().encode(lines.join("\n"))]] : [],
    ),
  );
}

function recordChange(
  before: Uint8Array | undefined,
  texts: readonly (readonly [path: string, text: Uint8Array])[],
): readonly Change[] {
  const sorted = [...texts].sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = sorted.map(([path, text]) => [path, new TextDecoder().decode(plain(text)).split("\n")] as const);
  const text = `${JSON.stringify({ version: 1, files: Object.fromEntries(lines) }, undefined, 2)}\n`;
  const after = new TextEncoder().encode(text);
  if (before !== undefined && isSameText(before, after)) return [];
  const operation = before === undefined ? "create" : "update";
  return [{ path: scaffoldedPath, operation, reason: "records the import", before, after, diagnostic: undefined }];
}

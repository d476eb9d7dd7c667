import { posix } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Change } from "../files/compare/change.ts";
import type { WritableDisk } from "../files/disk/disk.ts";
import { inStyleOf } from "../files/disk/plain-text.ts";
import { recover } from "../files/write/recover.ts";
import { write } from "../files/write/write.ts";
import { format } from "../model/format.ts";
import { parse } from "../model/parse.ts";
import { decodeText, type InputFile, textOf } from "../source/decode-text.ts";
import { sharedFolder } from "../text/folders.ts";
import type { Outcome } from "./outcome.ts";
import { readModelFiles } from "./read-inputs.ts";

/** The findings and edits of formatting. The changes are of files whose text is not the canonical one, written unless the run only checks. */
export interface FormatOutcome extends Pick<Outcome, "changes" | "diagnostics" | "texts"> {
  readonly root: string;
}

/** Gives model files their canonical text, all or none; one with syntax errors is left alone, with what is wrong in it. */
export function formatModels(
  { models, isCheck }: { readonly models: readonly string[]; readonly isCheck: boolean },
  disk: WritableDisk,
): FormatOutcome {
  // Writing is all or nothing within one folder.
  const root = sharedFolder(models.map((path) => (disk.kind(path) === "folder" ? path : posix.dirname(path))));
  const site = { disk, root };
  const unsettled = isCheck ? [] : recover(site);
  if (unsettled.length > 0) return { root, changes: [], diagnostics: unsettled, texts: new Map() };
  const read = readModelFiles(site, { models, forget: [] }, []);
  if (!read.ok) return { root, changes: [], diagnostics: read.diagnostics, texts: new Map() };
  const judged = read.value.files.map(judge);
  const changes = judged.flatMap(({ change }) => change ?? []);
  const found = judged.flatMap(({ diagnostics }) => diagnostics);
  const texts = new Map(read.value.files.map(({ path, bytes }) => [path, textOf(bytes)]));
  if (isCheck || changes.length === 0) return { root, changes, diagnostics: found, texts };
  const written = write(site, changes);
  return { root, changes: written.ok ? changes : [], diagnostics: [...found, ...written.diagnostics], texts };
}

interface Judged {
  readonly diagnostics: readonly Diagnostic[];
  readonly change?: Change;
}

function judge(file: InputFile): Judged {
  const { path, bytes } = file;
  const text = decodeText(file);
  if (!text.ok) return { diagnostics: text.diagnostics };
  const { file: tree, diagnostics } = parse({ path, text: text.value });
  if (diagnostics.length > 0) return { diagnostics };
  const after = inStyleOf(bytes, new TextEncoder().encode(format(tree, text.value)));
  if (isSame(bytes, after)) return { diagnostics };
  const reason = "gets the canonical layout";
  return { diagnostics, change: { path, operation: "update", reason, before: bytes, after, diagnostic: undefined } };
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

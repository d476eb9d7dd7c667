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
import { readModelFiles } from "./read-model-files.ts";

/** The findings and edits of formatting; paths are relative to `root`. */
export interface FormatOutcome {
  readonly root: string;
  /** The files whose text is not the canonical one, and was replaced unless the run only checks. */
  readonly changed: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  readonly texts: ReadonlyMap<string, string>;
}

/** Gives model files their canonical text, all or none; one with syntax errors is left alone, with what is wrong in it. */
export function formatModels(
  { models, isCheck }: { readonly models: readonly string[]; readonly isCheck: boolean },
  disk: WritableDisk,
): FormatOutcome {
  const root = commonFolder(models, disk);
  const site = { disk, root };
  const unsettled = isCheck ? [] : recover(site);
  if (unsettled.length > 0) return { root, changed: [], diagnostics: unsettled, texts: new Map() };
  const read = readModelFiles(site, { models, forget: [] }, []);
  if (!read.ok) return { root, changed: [], diagnostics: read.diagnostics, texts: new Map() };
  const judged = read.value.files.map(judge);
  const changes = judged.flatMap(({ change }) => change ?? []);
  const found = judged.flatMap(({ diagnostics }) => diagnostics);
  const texts = new Map(read.value.files.map(({ path, bytes }) => [path, textOf(bytes)]));
  const changed = changes.map(({ path }) => path);
  if (isCheck || changes.length === 0) return { root, changed, diagnostics: found, texts };
  const written = write(site, changes);
  return { root, changed: written.ok ? changed : [], diagnostics: [...found, ...written.diagnostics], texts };
}

/** Gives the text of a model its canonical layout. The text is undefined if it has syntax errors. */
export function formatInput(file: InputFile): FormattedInput {
  const { diagnostics, change } = judge(file);
  const text = diagnostics.length > 0 ? undefined : (change?.after ?? file.bytes);
  return { text, isChanged: change !== undefined, diagnostics, texts: new Map([[file.path, textOf(file.bytes)]]) };
}

interface FormattedInput extends Pick<FormatOutcome, "diagnostics" | "texts"> {
  readonly text: Uint8Array | undefined;
  readonly isChanged: boolean;
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
  return {
    diagnostics,
    change: { path, operation: "update", reason: "formatted", before: bytes, after, diagnostic: undefined },
  };
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

// The deepest folder that holds everything named, as writing is all or nothing within one folder.
function commonFolder(paths: readonly string[], disk: WritableDisk): string {
  const folders = paths.map((path) => (disk.kind(path) === "folder" ? path : posix.dirname(path)).split("/"));
  const [first = [], ...rest] = folders;
  const different = first.findIndex((name, index) => rest.some((other) => other[index] !== name));
  return different === -1 ? first.join("/") : first.slice(0, different).join("/");
}

import { Buffer } from "node:buffer";
import { isRelativePath } from "./relative-path.ts";

/** The move of one file: the hash of what it was, and the bytes that it gets; null is no file. */
export interface Step {
  readonly path: string;
  readonly before: string | null;
  readonly after: Uint8Array | null;
}

/** All that has to happen for a run's changes to be on the disk, with every byte of it. It is complete before the first file moves. */
export interface Journal {
  /** The folders that have to be made, outermost first. */
  readonly folders: readonly string[];
  readonly steps: readonly Step[];
}

/** A step as the journal's first line has it: the bytes of all files follow that line, in the order of the steps. */
interface ListedStep extends Omit<Step, "after"> {
  /** How many of the bytes are this file's; null where it goes away. */
  readonly size: number | null;
}

interface Contents {
  readonly folders: readonly string[];
  readonly steps: readonly ListedStep[];
}

const version = 3;
const lineEnd = "\n".charCodeAt(0);

/** The journal's bytes, in pieces: put together they would be every file once more in memory. */
export function journalPieces({ folders, steps }: Journal): readonly Uint8Array[] {
  const listed = steps.map(({ path, before, after }): ListedStep => ({ path, before, size: after?.length ?? null }));
  const line = `${JSON.stringify({ version, folders, steps: listed })}\n`;
  return [Buffer.from(line), ...steps.flatMap(({ after }) => after ?? [])];
}

/** The journal in such bytes; undefined for anything that this tool did not write. */
export function parseJournal(bytes: Uint8Array): Journal | undefined {
  const start = bytes.indexOf(lineEnd) + 1;
  const contents = contentsIn(new TextDecoder().decode(bytes.subarray(0, start)));
  if (contents === undefined) return undefined;
  let end = start;
  const steps = contents.steps.map(({ path, before, size }): Step => {
    const from = end;
    end += size ?? 0;
    return { path, before, after: size === null ? null : bytes.subarray(from, end) };
  });
  return end === bytes.length ? { folders: contents.folders, steps } : undefined;
}

function contentsIn(line: string): Contents | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null || !("version" in value && "folders" in value && "steps" in value))
    return undefined;
  const { folders, steps } = value;
  if (value.version !== version || !Array.isArray(folders) || !Array.isArray(steps)) return undefined;
  return folders.every(isFolder) && steps.every(isListedStep) ? { folders, steps } : undefined;
}

function isFolder(value: unknown): value is string {
  return typeof value === "string" && isRelativePath(value);
}

function isListedStep(value: unknown): value is ListedStep {
  if (typeof value !== "object" || value === null || !("path" in value && "before" in value && "size" in value))
    return false;
  const { path, before, size } = value;
  const isHash = typeof before === "string" && /^[0-9a-f]{32}$/.test(before);
  const isSize = typeof size === "number" && Number.isSafeInteger(size) && size >= 0;
  return isFolder(path) && (before === null || isHash) && (size === null || isSize);
}

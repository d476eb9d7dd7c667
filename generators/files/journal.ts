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

function isBefore(value: unknown): value is Step["before"] {
  return value === null || (typeof value === "string" && /^[0-9a-f]{32}$/.test(value));
}

function stepIn(value: unknown): Step | undefined {
  if (typeof value !== "object" || value === null || !("path" in value && "before" in value && "after" in value))
    return undefined;
  const { path, before, after } = value;
  if (typeof path !== "string" || !isRelativePath(path) || !isBefore(before)) return undefined;
  if (after !== null && typeof after !== "string") return undefined;
  return { path, before, after: after === null ? null : Buffer.from(after, "latin1") };
}

// Each byte is one character, so that bytes of any kind come back as they were.
function lettersOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}

/** The journal's text. */
export function journalText({ folders, steps }: Journal): string {
  const lines = steps.map(({ path, before, after }) =>
    JSON.stringify({ path, before, after: after === null ? null : lettersOf(after) }),
  );
  return `{"version":2,"folders":${JSON.stringify(folders)},"steps":[\n${lines.join(",\n")}]}\n`;
}

/** The journal in a text; undefined for anything that this tool did not write. */
export function parseJournal(text: string): Journal | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null || !("version" in value && "folders" in value && "steps" in value))
    return undefined;
  const { version, folders, steps } = value;
  if (version !== 2 || !Array.isArray(folders) || !Array.isArray(steps)) return undefined;
  const isFolder = (folder: unknown): folder is string => typeof folder === "string" && isRelativePath(folder);
  const known = steps.flatMap((step) => stepIn(step) ?? []);
  return folders.every(isFolder) && known.length === steps.length ? { folders, steps: known } : undefined;
}

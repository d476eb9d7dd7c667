import { isRelativePath } from "./relative-path.ts";

/** The move of one file, by hashes of its bytes; null is no file. */
export interface Step {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** All that has to happen for a run's changes to be on the disk. It is complete before the first file moves. */
export interface Journal {
  /** The folders that have to be made, outermost first. */
  readonly folders: readonly string[];
  readonly steps: readonly Step[];
}

function isHash(value: unknown): boolean {
  return value === null || (typeof value === "string" && /^[0-9a-f]{32}$/.test(value));
}

function isStep(value: unknown): value is Step {
  if (typeof value !== "object" || value === null || !("path" in value && "before" in value && "after" in value))
    return false;
  return typeof value.path === "string" && isRelativePath(value.path) && isHash(value.before) && isHash(value.after);
}

/** The journal's text. */
export function journalText(journal: Journal): string {
  return `${JSON.stringify({ version: 1, ...journal })}\n`;
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
  if (version !== 1 || !Array.isArray(folders) || !Array.isArray(steps)) return undefined;
  const isFolder = (folder: unknown): folder is string => typeof folder === "string" && isRelativePath(folder);
  return folders.every(isFolder) && steps.every(isStep) ? { folders, steps } : undefined;
}

import { isReserved, isSitePath } from "../disk/relative-path.ts";
import { isOwnPlace } from "../own-folder.ts";

/** True for an entry of the scope in a journal. */
export function isPlace(value: unknown): value is string {
  return typeof value === "string" && /^(\.\.\/)*(\.\.$|[^/])/.test(value);
}

/** True for the path of a file or folder that a journal may name. */
export function isRecordedPath(value: unknown): value is string {
  return typeof value === "string" && isSitePath(value) && (isOwnPlace(value) || !isReserved(value));
}

/** True for the hash of a file, or null for an absent one. */
export function isHashOrNull(value: unknown): value is string | null {
  return value === null || (typeof value === "string" && /^[0-9a-f]{32}$/.test(value));
}

/** True for a list whose entries all pass a test. */
export function isListOf<T>(value: unknown, test: (entry: unknown) => entry is T): value is readonly T[] {
  return Array.isArray(value) && value.every(test);
}

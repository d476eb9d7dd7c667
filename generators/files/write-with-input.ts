import { posix } from "node:path";
import { catalogue } from "../diagnostics/catalogue.ts";
import { report } from "../diagnostics/report.ts";
import type { Result } from "../diagnostics/result.ts";
import type { Change } from "./change.ts";
import type { ReadableDisk, Site } from "./disk.ts";
import { attempt, DiskError, refusal } from "./disk-error.ts";
import { insideOf } from "./scope.ts";
import { write } from "./write.ts";

/** Applies all changes and the edit of the entity file, or nothing. The entity file is a single file of the scope, wherever it stands. */
export function writeWithInput(
  site: Site,
  changes: readonly Change[],
  edit: InputEdit | undefined,
): Result<readonly Change[]> {
  if (edit === undefined) return write(site, changes);
  // For a link, the file that it leads to is replaced.
  const place = attempt(() => site.disk.realPath(edit.path) ?? edit.path);
  if (place instanceof DiskError) return { ok: false, diagnostics: [refusal(site.root, "write", place)] };
  const change = inputChange(site, { ...edit, path: place });
  const scoped = { ...site, scope: [...(site.scope ?? []), change.path] };
  if (!insideOf(scoped)(change.path))
    return { ok: false, diagnostics: [report(catalogue.outsideHost, { path: edit.path })] };
  return write(scoped, [change, ...changes], {
    reportChanged: (path) =>
      path === change.path
        ? report(catalogue.inputChanged, { path: edit.path })
        : report(catalogue.changedFile, { path }),
  });
}

/** A planned write of an entity file, which may be outside the host. */
export interface InputEdit {
  /** Absolute, with forward slashes. */
  readonly path: string;
  /** The bytes as read; undefined for a new file. */
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array;
  /** A short description, such as "gets the entity `Post`". */
  readonly reason: string;
}

/** Converts the edit to a change with a path from the host folder. */
export function inputChange({ root }: Site<ReadableDisk>, { path, before, after, reason }: InputEdit): Change {
  const operation = before === undefined ? "create" : "merge";
  return { path: posix.relative(root, path), operation, reason, before, after, diagnostic: undefined };
}

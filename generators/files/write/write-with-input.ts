import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Result } from "../../diagnostics/result.ts";
import type { Change } from "../compare/change.ts";
import type { ReadableDisk, Site } from "../disk/disk.ts";
import { attempt, DiskError, refusal } from "../disk/disk-error.ts";
import { insideOf } from "./scope.ts";
import { write } from "./write.ts";

/** Applies all changes and the edits of entity files, or nothing. Each entity file is a single file of the scope, wherever it stands. */
export function writeWithInput(
  site: Site,
  changes: readonly Change[],
  edits: readonly InputEdit[],
): Result<readonly Change[]> {
  const placed = attempt(() => edits.map((edit) => ({ edit, change: placedChange(site, edit) })));
  if (placed instanceof DiskError) return { ok: false, diagnostics: [refusal(site.root, "write", placed)] };
  const scoped = { ...site, scope: [...(site.scope ?? []), ...placed.map(({ change }) => change.path)] };
  const isInside = insideOf(scoped);
  const outside = placed.filter(({ change }) => !isInside(change.path));
  if (outside.length > 0)
    return { ok: false, diagnostics: outside.map(({ edit }) => report(catalogue.outsideHost, { path: edit.path })) };
  return write(scoped, [...placed.map(({ change }) => change), ...changes], {
    reportChanged: (path) => {
      const changed = placed.find(({ change }) => change.path === path);
      return changed === undefined
        ? report(catalogue.changedFile, { path })
        : report(catalogue.inputChanged, { path: changed.edit.path }, { hint: "Run again: it is read as it is now." });
    },
  });
}

/** Converts the edit to a change of the file itself: for a link, the file that it leads to is replaced. */
function placedChange(site: Site, edit: InputEdit): Change {
  return inputChange(site, { ...edit, path: site.disk.realPath(edit.path) ?? edit.path });
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

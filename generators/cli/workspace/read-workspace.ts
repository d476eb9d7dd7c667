import { posix } from "node:path";
import { validate } from "../../../schemas/workspace.validator.js";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { type Result, resultOf } from "../../diagnostics/result.ts";
import { checkAgainst } from "../../entity/yaml/check-schema.ts";
import { readEntityFile } from "../../entity/yaml/read-entity-file.ts";
import { valueAt } from "../../entity/yaml/yaml-node.ts";
import { repositoryOf } from "../../files/disk/containment.ts";
import type { ResolvingDisk } from "../../files/disk/disk.ts";
import { attempt, DiskError, refusal } from "../../files/disk/disk-error.ts";
import { hasRecords } from "../../files/own-folder.ts";
import { isOwnFolder, readableEntries } from "../../host/snapshot/list-projects.ts";
import { foldersUpwards, isInFolder } from "../../text/folders.ts";
import { glob } from "../../text/glob.ts";

/** The name of the file that lists the hosts of a repository. */
export const workspaceName = "tenon.workspace.yaml";

/** The hosts of a repository. */
export interface Workspace {
  /** The absolute path of the folder with the file. */
  readonly folder: string;
  /** The absolute paths of the hosts, sorted. */
  readonly hosts: readonly string[];
}

/** Returns the nearest folder that lists hosts, from a folder upwards to its repository; undefined if there is none. */
export function workspaceFolder(disk: ResolvingDisk, folder: string): string | undefined {
  const repository = repositoryOf(disk, folder);
  const inside = foldersUpwards(folder).filter((one) => isInFolder(repository, one));
  return inside.find((one) => disk.kind(`${one}/${workspaceName}`) !== undefined);
}

/** Reads the hosts that the file of a folder lists: the folders that its patterns match and that a graft has written into. Spec: workspace, Hosts. */
export function readWorkspace(disk: ResolvingDisk, folder: string): Result<Workspace> {
  const bytes = attempt(() => disk.read(`${folder}/${workspaceName}`) ?? new Uint8Array());
  if (bytes instanceof DiskError) return { ok: false, diagnostics: [refusal(folder, "read", bytes)] };
  const file = readEntityFile({ path: workspaceName, bytes });
  if (!file.ok) return file;
  const formed = checkAgainst({ validate, keysAt: () => ["hosts"] }, file.value);
  if (!formed.ok) return formed;
  const stated = valueAt(formed.value.root, "hosts");
  const patterns = (stated?.kind === "list" ? stated.items : []).map((item) => {
    const text = item.kind === "scalar" ? String(item.value) : "";
    const isLeftOut = text.startsWith("!");
    return { text, isLeftOut, span: item.span, matches: glob(trimmed(isLeftOut ? text.slice(1) : text)) };
  });
  const grafted = graftedFolders(disk, folder);
  const unused = patterns.filter(({ isLeftOut, matches }) => !(isLeftOut || grafted.some(matches)));
  const isHost = (path: string) =>
    patterns.some((one) => !one.isLeftOut && one.matches(path)) &&
    !patterns.some((one) => one.isLeftOut && one.matches(path));
  return resultOf(
    { folder, hosts: grafted.filter(isHost).map((path) => posix.join(folder, path)) },
    unused.map(({ text, span }) => report(catalogue.noHostOfPattern, { pattern: text }, { span })),
  );
}

/** Returns a pattern of a folder as paths are written. */
function trimmed(pattern: string): string {
  return pattern.replace(/^\.\//, "").replace(/(?<=.)\/$/, "");
}

/** Lists the folders below one that a graft has written into, by sorted paths from there. */
function graftedFolders(disk: ResolvingDisk, top: string): readonly string[] {
  const found: string[] = [];
  const folders = [top];
  // A stack, so that no depth of folders is too deep.
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    const current = next;
    if (hasRecords({ disk, root: current })) found.push(posix.relative(top, current) || ".");
    const below = readableEntries(disk, current).filter(isOwnFolder);
    folders.push(...below.map(({ name }) => posix.join(current, name)));
  }
  return found.sort();
}

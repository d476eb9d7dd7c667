import { posix } from "node:path";
import type { ResolvingDisk } from "../../files/disk/disk.ts";
import { foldersUpwards, isInFolder } from "../../text/folders.ts";
import { recordedHost } from "./recorded-host.ts";

/** The files above a project that decide on its build, or on the version and the hosts of Tenon. */
const deciding =
  /^(?:Directory\..+|global\.json|nuget\.config|\.editorconfig|\.gitattributes|package(?:-lock)?\.json|tenon\.workspace\.yaml|.+\.slnx?)$/i;

/** Returns the hosts whose next run can differ by changed files. All paths are absolute. Spec: workspace, Affected hosts. */
export function affectedHosts(
  disk: ResolvingDisk,
  hosts: readonly string[],
  changed: readonly string[],
): readonly string[] {
  return hosts.filter((host) => {
    const isRead = readsOf(disk, host);
    return changed.some(isRead);
  });
}

/** Returns a test for the files that a run on a host reads, as far as that is known without the run. */
function readsOf(disk: ResolvingDisk, host: string): (path: string) => boolean {
  const record = recordedHost(disk, host);
  // A host that cannot be read is to be reported.
  if (record === undefined) return () => true;
  const { projects, templates = "." } = record;
  const folders = [...projects, templates].map((path) => posix.join(host, path));
  const above = new Set(folders.flatMap((one) => foldersUpwards(one)));
  const inputs = new Set(record.inputs.map((path) => posix.join(host, path)));
  return (path) =>
    inputs.has(path) ||
    folders.some((one) => isInFolder(one, path)) ||
    (deciding.test(posix.basename(path)) && above.has(posix.dirname(path)));
}

import { posix } from "node:path";
import { readConfig } from "../../config/read-config.ts";
import { locatedText } from "../../entity/yaml/yaml-node.ts";
import type { ResolvingDisk } from "../../files/disk/disk.ts";
import { readManifest } from "../../files/manifest/manifest.ts";
import { readHost } from "../../host/snapshot/read-host.ts";
import { foldersUpwards, isInFolder } from "../../text/folders.ts";

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
  const read = readHost(disk, host);
  const config = readConfig(disk, host);
  const manifest = readManifest({ disk, root: host });
  // A host that cannot be read is to be reported.
  if (!(read.ok && config.ok && manifest.ok)) return () => true;
  const { folder, projects } = read.value;
  const templates = locatedText(config.value.root, "templates")?.value;
  const folders = [...projects.map(({ path }) => path), ...(templates === undefined ? [] : [templates])].map((path) =>
    posix.join(folder, path),
  );
  const above = new Set(folders.flatMap((one) => foldersUpwards(one)));
  const inputs = new Set(manifest.value.inputs.map((path) => posix.join(host, path)));
  return (path) =>
    inputs.has(path) ||
    folders.some((one) => isInFolder(one, path)) ||
    (deciding.test(posix.basename(path)) && above.has(posix.dirname(path)));
}

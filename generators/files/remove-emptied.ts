import { isProjectFile, outputBeside } from "./build-output.ts";
import type { Site } from "./disk.ts";
import { attempt } from "./disk-error.ts";
import type { Journal } from "./journal.ts";
import { absolutePath, folderOf } from "./relative-path.ts";
import { insideOf } from "./scope.ts";

/** Removes the folders that the steps of a journal emptied, with the build output of projects that went. Spec: writing, Build output. */
export function removeEmptied(site: Site, { emptied, steps }: Journal): void {
  const { disk } = site;
  const isInside = insideOf(site);
  const removed = steps.flatMap(({ path, after }) => (after === null && isProjectFile(path) ? [path] : []));
  for (const folder of emptied.filter((path) => isInside(path))) {
    const outputs = removed
      .filter((path) => folderOf(path) === folder)
      .flatMap((path) => outputBeside(disk, absolutePath(site, path)));
    // A build makes its output anew, so a file that cannot be removed is no reason to take the run back.
    for (const output of outputs) attempt(() => disk.removeTree(output));
    disk.removeFolder(absolutePath(site, folder));
  }
}

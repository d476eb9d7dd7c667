import type { ResolvingDisk, Site } from "./disk.ts";
import { foldersAbove } from "./relative-path.ts";

function folderOf(path: string): string {
  return foldersAbove(path).at(-1) ?? "";
}

/** Tells whether the place of a file lies in the host when all links are followed; each folder is resolved once. */
export function insideOf({ disk, root }: Site<ResolvingDisk>): (path: string) => boolean {
  const known = new Map<string, string>();
  const realFolder = (folder: string): string | undefined => {
    const real = known.get(folder) ?? disk.realPath(folder === "" ? root : `${root}/${folder}`);
    if (real !== undefined) known.set(folder, real);
    return real === undefined && folder !== "" ? realFolder(folderOf(folder)) : real;
  };
  return (path) => {
    const host = realFolder("") ?? root;
    const real = disk.realPath(`${root}/${path}`) ?? realFolder(folderOf(path)) ?? host;
    return real === host || real.startsWith(host.endsWith("/") ? host : `${host}/`);
  };
}

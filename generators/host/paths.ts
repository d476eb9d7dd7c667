/** The last part of a path with forward slashes. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** The folder that holds a path; the root holds itself. */
export function parentOf(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash > 0 ? path.slice(0, slash) : slash === 0 ? "/" : path;
}

/** The path of a name in a folder. */
export function inFolder(folder: string, name: string): string {
  return folder.endsWith("/") ? folder + name : `${folder}/${name}`;
}

/** A folder and every folder above it, nearest first. */
export function foldersUpwards(folder: string): readonly string[] {
  const parent = parentOf(folder);
  return parent === folder ? [folder] : [folder, ...foldersUpwards(parent)];
}

import { fileURLToPath, pathToFileURL } from "node:url";

/** Returns the path of a document with forward slashes; a document that is no file keeps its address as its path. */
export function pathOfUri(uri: string): string {
  if (!uri.startsWith("file:")) return uri;
  try {
    return fileURLToPath(uri).replaceAll("\\", "/");
  } catch {
    // An address with a host or an encoded slash names no file.
    return uri;
  }
}

/** Returns the address of a path as most editors spell it. */
export function uriOfPath(path: string): string {
  return /^(?:[A-Za-z]:)?\//.test(path) ? pathToFileURL(path).href : path;
}

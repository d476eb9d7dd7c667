/** A disk that refuses: the path and the operating system's code, such as `EACCES`. Becomes a diagnostic at the edge of `files/`. */
export class DiskError extends Error {
  readonly path: string;
  readonly code: string;

  constructor(path: string, code: string) {
    super(`${code}: ${path}`);
    this.name = "DiskError";
    this.path = path;
    this.code = code;
  }
}

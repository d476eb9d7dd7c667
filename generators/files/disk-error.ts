/** A failed disk operation: the path and the code of the operating system, such as `EACCES`. */
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

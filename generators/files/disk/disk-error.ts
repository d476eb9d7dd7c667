import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";

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

/** Converts a disk error to a diagnostic with the path as the user knows it. */
export function refusal(root: string, act: "read" | "write", { path, code }: DiskError): Diagnostic {
  const shown = path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
  return report(act === "read" ? catalogue.cannotRead : catalogue.cannotWrite, { path: shown, code });
}

/** Runs a step and returns a disk error as a value; rethrows any other exception, which is a bug. */
export function attempt<T>(step: () => T): T | DiskError {
  try {
    return step();
  } catch (error) {
    if (error instanceof DiskError) return error;
    throw error;
  }
}

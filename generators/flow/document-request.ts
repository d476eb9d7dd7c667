import type { DocumentFormat } from "../emit/openapi/print-document.ts";
import type { RunRequest } from "./request.ts";

/** What a document of entity files is asked for with. Paths are absolute, with forward slashes. */
export interface DocumentRequest extends RunRequest {
  /** Entity files; those that the folder's document was made from before are read as well. */
  readonly files: readonly string[];
  readonly folder: string;
  readonly format: DocumentFormat;
  /** The folder or project file of a host, which decides who may call what the files leave open. */
  readonly host: string | undefined;
}

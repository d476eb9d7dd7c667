import type { Layer } from "../emit/model-generator.ts";
import type { DocumentFormat } from "../emit/openapi/print-document.ts";
import type { RunRequest } from "./request.ts";

/** What a build is asked to do. Paths are absolute, with forward slashes. */
export interface BuildRequest extends RunRequest {
  /** Model files, and folders of them; those that the target was built from before are read as well. */
  readonly models: readonly string[];
  /** Undefined for those that the target has already. */
  readonly layers: ReadonlySet<Layer> | undefined;
  /** The form of the OpenAPI documents that are emitted in place of C#; undefined for C#. */
  readonly documents?: DocumentFormat;
  /** Reads the page, without what it shows, that is emitted in place of C#; undefined where none is. */
  readonly page?: () => string;
  readonly target: BuildTarget;
}

/** Where a build goes. */
export type BuildTarget =
  /** Nowhere: the model is only checked. Its files are named from this folder. */
  | { readonly kind: "none"; readonly folder: string }
  | { readonly kind: "folder"; readonly folder: string }
  /** The folder or project file of a host. */
  | { readonly kind: "host"; readonly host: string };

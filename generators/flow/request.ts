import type { defaultsOf } from "../config/read-config.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Layer } from "../emit/layer.ts";
import type { Messaging } from "../emit/messaging.ts";
import type { DocumentFormat } from "../emit/openapi/print-document.ts";
import type { SettledConflicts, Settlement } from "../files/compare/compare-options.ts";
import type { InputEdit } from "../files/write/write-with-input.ts";
import type { Host } from "../host/host.ts";
import type { SourceReader } from "../host/snapshot/read-sources.ts";
import type { InputFile } from "../source/decode-text.ts";
import type { Outcome } from "./outcome.ts";

/** The options of every run. All paths are absolute, with forward slashes. */
export interface RunRequest {
  /** Inputs of earlier runs that are gone for good, as the manifest names them. */
  readonly forget: readonly string[];
  /** Decide everything and write nothing. */
  readonly dryRun: boolean;
  /** Bring back files that the user deleted. */
  readonly restore: boolean;
  /** Remove orphans that were not edited. */
  readonly prune: boolean;
  /** Insert the lines that the host needs into its own files. */
  readonly wires?: boolean;
  /** The configuration of the host, with the changes to it and warnings about it that were decided before the run. */
  readonly configuration?: Configuration | undefined;
  /** The paths of the user's own templates, by template name. */
  readonly ownTemplates?: ReadonlyMap<string, string>;
  /** The user's decisions on conflicts; any other conflict stops the run. */
  readonly settled?: SettledConflicts | undefined;
  /** The decision on conflicts that the user has not settled one by one. */
  readonly onConflict?: Settlement | undefined;
  /** Refuses the decisions of a run before it writes them. */
  readonly approve?: (planned: Pick<Outcome, "texts" | "changes" | "needs">) => readonly Diagnostic[];
  /** Stop after planning: the input is checked, and no folder is compared. */
  readonly isPlanOnly?: boolean;
  /** The input files that the run writes as well; they are read as they will be. */
  readonly edits?: readonly InputEdit[];
}

/** The options of a run that reads entity files; the files that the manifest records are read as well. */
export interface EntityRequest extends RunRequest {
  readonly files: readonly string[];
}

/** The host of a run. */
interface HostRequest {
  /** The folder or project file of the host. */
  readonly host: string;
  /** The host, if it is read already. */
  readonly knownHost?: Host;
  /** Finds the sources of the host; on the disk by default. */
  readonly sourcesOf?: SourceReader | undefined;
}

/** Entity files to C# in a host. */
export interface GraftRequest extends EntityRequest, HostRequest {
  /** True if a host without entities is meant: it gets the health endpoints alone. */
  readonly isHealthOnly?: boolean;
  /** The entities to write; all if empty or undefined. */
  readonly entities?: readonly string[];
  /** The layers that were named, of which entities have the tests alone by choice; undefined for tests where the host has them. */
  readonly layers?: ReadonlySet<Layer> | undefined;
}

/** Entity files to an OpenAPI document in a folder. */
export interface EntityDocumentRequest extends EntityRequest {
  readonly folder: string;
  readonly format: DocumentFormat;
  /** The folder or project file of a host, which decides the access that the files leave open. */
  readonly host: string | undefined;
}

/** The options of a run that reads models: files and folders; those that the manifest records are read as well. */
export interface ModelRequest extends RunRequest {
  readonly models: readonly string[];
}

/** Models to files in a folder. */
export interface ModelFolderRequest extends ModelRequest {
  readonly folder: string;
}

/** Models to C# in a folder. */
export interface BuildRequest extends ModelFolderRequest {
  readonly layers: ReadonlySet<Layer>;
  /** The way in which integration events leave the host; undefined for none. */
  readonly messaging?: Messaging | undefined;
}

/** Models to OpenAPI or AsyncAPI documents in a folder. */
export interface ModelDocumentRequest extends ModelFolderRequest {
  /** The layers that answer the operations. */
  readonly layers: ReadonlySet<Layer>;
  readonly format: DocumentFormat;
  /** The way of integration events, which AsyncAPI documents describe; undefined for none. */
  readonly messaging?: Messaging | undefined;
}

/** Models to C# in a host. */
export interface ModelGraftRequest extends ModelRequest, HostRequest {
  /** Undefined for the layers that the host has already. */
  readonly layers: ReadonlySet<Layer> | undefined;
  /** Undefined for the way that the host has already. */
  readonly messaging?: Messaging | undefined;
}

/** The configuration of a host, as a run uses it. */
export interface Configuration extends Pick<Outcome, "changes" | "diagnostics"> {
  readonly defaults: ReturnType<typeof defaultsOf>;
  /** The file that states the defaults, for diagnostics that point into it; none without one. */
  readonly files: readonly InputFile[];
}

import type { Result } from "../diagnostics/result.ts";
import type { Rename } from "../entity/renames/renames.ts";
import type { ResolvingDisk, Site } from "../files/disk/disk.ts";
import type { TreeFile } from "../files/disk/file-tree.ts";
import type { StoredManifest } from "../files/manifest/manifest.ts";
import type { ManifestEntry } from "../files/manifest/manifest-entry.ts";
import type { HostNeed } from "../host/needs.ts";
import type { Wiring } from "../host/wire/wire-host.ts";
import type { PrintedFile } from "../render/render.ts";
import type { InputFile } from "../source/decode-text.ts";
import type { MigratedContext, Tables } from "./outcome.ts";
import type { RunRequest } from "./request.ts";
import type { System } from "./system.ts";

/** The folder that a run works in, and the project file of its host, where it has one. */
export interface Location {
  readonly root: string;
  readonly projectFile?: string;
}

/** A run once its folder is known and in order. */
export interface Run<Request extends RunRequest> extends Location {
  readonly request: Request;
  readonly site: Site<ResolvingDisk>;
  /** Empty for a run that stops after planning. */
  readonly manifest: StoredManifest;
}

/** The input files of a run, and their names as the manifest records them. */
export interface Source {
  readonly files: readonly InputFile[];
  readonly inputs: readonly string[];
  /** The paths of files whose text no diagnostic shows. */
  readonly foreign?: readonly string[];
}

/** A file to render; `shapesSchema` is true if it shapes tables or columns. */
export interface TargetFile extends TreeFile {
  readonly shapesSchema: boolean;
}

/** The renames that an input declares, and the new names of items in the manifest by their old ones. */
export interface DeclaredRenames {
  readonly all: readonly Rename[];
  readonly items: ReadonlyMap<string, string>;
}

/** The files that a target produces, as data, and the lines that the host needs for them. */
export interface Plan<File extends TargetFile> {
  readonly files: readonly File[];
  readonly needs: readonly HostNeed[];
  /** The full names of the types beside what the lines use: an import of their namespaces could make words of a host ambiguous. */
  readonly types?: ReadonlySet<string>;
  /** The generators that are out of use, by a choice of the user's or by a later version: their files go with this run, unless they were edited. */
  readonly replaced?: ReadonlySet<string>;
  /** The renames that the input declares; none by default. */
  readonly renames?: DeclaredRenames;
  /** The changes of what is stored that the input accepts; none by default. */
  readonly acceptedChanges?: readonly string[];
  /** The generators whose files belong to another run of this host, and are no orphans of this one. */
  readonly kept?: ReadonlySet<string>;
  /** The way in which the tables follow the files; by default migrations of the host. */
  readonly tables?: Tables;
  /** The contexts that migrations are made for; absent if none is known. */
  readonly migrated?: readonly MigratedContext[];
  /** The folders outside the root that the files may be in, such as `../Shop.Data`; none by default. */
  readonly scope?: readonly string[];
}

/** One kind of output from one kind of input: the stages that differ between runs. Each stage returns its diagnostics. */
export interface Target<Request extends RunRequest, Input extends Source, Meaning, File extends TargetFile> {
  /** Finds the folder before anything in it is read, so that an interrupted run can be recovered first. */
  readonly locate: (request: Request, disk: ResolvingDisk) => Result<Location>;
  readonly read: (run: Run<Request>) => Result<Input>;
  readonly understand: (input: Input, run: Pick<Run<Request>, "request" | "manifest">) => Result<Meaning>;
  /** A pure function: what the disk says stands in the input. */
  readonly plan: (
    meaning: Meaning,
    input: Input,
    run: Pick<Run<Request>, "request" | "manifest">,
  ) => Result<Plan<File>>;
  readonly renderer: (request: Request, system: System) => (file: File) => Result<PrintedFile>;
  /** True if a recorded file belongs to this target: only such a file can become its orphan. */
  readonly owns: (recorded: Pick<ManifestEntry, "generator" | "input" | "item">) => boolean;
  /** Places needs in the host, and makes the edits that meet them; absent for targets without a host. */
  readonly wire?: (input: Input, plan: Pick<Plan<File>, "needs" | "types">) => Wiring;
}

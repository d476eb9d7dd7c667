/** What a plopfile can say for all runs: `await plop.load("tenon", { host: "../MyShop" })`. */
export interface TenonConfig {
  /** The folder or project file of the host. */
  readonly host?: string;
  /** Where the code goes in the host, for new entity files. */
  readonly folder?: string;
  /** A folder with templates that replace Tenon's of the same name. */
  readonly templates?: string;
}

/** The part of plop's interface that the pack needs; a program without plop has the types of `graft` all the same. */
export interface PlopApi {
  setDefaultInclude(include: { generators: boolean }): unknown;
  setGenerator(name: string, config: { description: string; prompts: () => Promise<never>; actions: [] }): unknown;
}

/** Offers the generators `entity`, `relationship`, `health` and `model` to plop. */
export default function define(plop: PlopApi, config?: TenonConfig): Promise<void>;

/** The options of `tenon graft`, for programs. Each means what the option of the same name means on the command line. */
export interface GraftOptions {
  /** The folder that other paths count from; by default the current one. */
  readonly folder?: string | undefined;
  /** The folder or project file of the host; by default `folder`. */
  readonly host?: string | undefined;
  /** Entity files; without any, the recorded ones. */
  readonly files?: readonly string[] | undefined;
  /** Model files or folders of them, instead of entity files. */
  readonly model?: readonly string[] | undefined;
  readonly layers?: string | undefined;
  readonly messaging?: "none" | "rabbitmq" | undefined;
  /** The entities to write, with the files that entities share; by default all. */
  readonly entity?: readonly string[] | undefined;
  readonly templates?: string | undefined;
  readonly wire?: boolean | undefined;
  readonly facts?: boolean | undefined;
  readonly dryRun?: boolean | undefined;
  readonly diff?: boolean | undefined;
  readonly check?: boolean | undefined;
  readonly onConflict?: "keep" | "overwrite" | "new" | "merge" | undefined;
  readonly restore?: boolean | undefined;
  readonly prune?: boolean | undefined;
  readonly forget?: readonly string[] | undefined;
}

/** A position in an input file; lines and columns count from 1. */
export interface GraftPosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface GraftNote extends GraftPosition {
  readonly message: string;
}

/** A mistake or a warning; without a position if it is not in a file. */
export interface GraftDiagnostic extends Partial<GraftPosition> {
  readonly code: string;
  readonly severity: "error" | "warning";
  readonly message: string;
  readonly notes: readonly GraftNote[];
  readonly hint?: string;
}

/** The effect of a run on one file. */
export interface GraftedFile {
  /** From the folder of the host. */
  readonly path: string;
  readonly operation:
    | "create"
    | "update"
    | "unchanged"
    | "adopt"
    | "delete"
    | "restore"
    | "merge"
    | "conflict"
    | "orphan"
    | "keep";
  readonly reason: string;
  /** The lines that the change adds; in a dry run. */
  readonly added?: number;
  /** The lines that the change removes; in a dry run. */
  readonly removed?: number;
  /** The change as a patch that `git apply` takes; with `diff`. */
  readonly diff?: string;
}

/** A line that the host still needs. */
export interface GraftNeed {
  readonly kind: "package" | "reference" | "services" | "endpoints" | "preparation" | "mapping" | "line";
  /** The file to change, from the host folder. */
  readonly file: string;
  /** The line to add, or the command to run. */
  readonly line: string;
  /** The position in the file, in words. */
  readonly place: string;
  /** The reason why `wire` did not insert it. */
  readonly reason?: string;
}

/** A file, from the host folder, and the SHA-256 of its bytes in hexadecimal digits. */
export interface HashedFile {
  readonly path: string;
  readonly hash: string;
}

/** The report of a run, as `--json` prints it and `schemas/report.schema.json` describes it. */
export interface GraftReport {
  readonly version: 1;
  readonly command: string;
  /** 0 done, 1 the input is wrong, 3 a conflict needs a decision, 4 `check` found changes, 5 input, output or lock. */
  readonly exitCode: number;
  readonly diagnostics: readonly GraftDiagnostic[];
  readonly files: readonly GraftedFile[];
  readonly host: {
    /** The lines and commands that the host still needs. */
    readonly needs: readonly string[];
    /** The same lines in the same order, each with its place. */
    readonly missing: readonly GraftNeed[];
  };
  /** Every file that was read, but for those of Tenon itself; absent if the run stopped before it knew its folder. */
  readonly inputs?: readonly HashedFile[];
  /** Every file that was written, records included; absent if nothing could be written. */
  readonly outputs?: readonly HashedFile[];
  /** The changes of what is stored, where `check` looks for them. */
  readonly schema?: readonly {
    readonly kind: "additive" | "rename" | "narrowing" | "destructive";
    /** The class or member, such as `Product.Price`. */
    readonly place: string;
    readonly change: string;
  }[];
  /** The files, and folders of sources, that were read outside of the repository, from `folder`; absent for none. */
  readonly readOutside?: readonly string[];
  /** The end of an interrupted run, in the report of `tenon recover` alone; null if there was none. */
  readonly recovered?: { readonly direction: "finished" | "taken back"; readonly files: number } | null;
}

/** Grafts entity files or models onto a .NET host. Rejects only if an option is wrong or a folder cannot be read. */
export function graft(options: GraftOptions): Promise<GraftReport>;

/** The record of the runs on a host. Paths count from the folder of the host, and can begin with `../`. */
export interface HostRecord {
  /** The entity files and models. */
  readonly inputs: readonly string[];
  /** The generated files. */
  readonly generated: readonly string[];
  /** The folders of its project and of those that it refers to; `.` is its own. */
  readonly projects: readonly string[];
  /** The folder of own templates; absent without one. */
  readonly templates?: string;
  /** The arguments of each command that runs again what is recorded, in the folder of the host: `["graft", "--host=."]`. */
  readonly runs: readonly (readonly string[])[];
}

/** Reads the record of a host, and its project files. */
export function readRecord(host: string): Promise<HostRecord>;

/** A file that a run would write. */
export interface PlannedFile {
  /** From the folder of the host. */
  readonly path: string;
  /** Undefined for a file that the run would delete. */
  readonly content: Uint8Array | undefined;
}

/** The recorded runs on a host, planned and not written. */
export interface PlannedHost {
  /** The files that would change, records included; none if a run would fail. */
  readonly files: readonly PlannedFile[];
  /** The report of each run, with the differences. */
  readonly reports: readonly GraftReport[];
}

/** Plans again what a host has recorded, merges with the files on the disk, and returns the result instead of writing it. */
export function planOnDisk(host: string): Promise<PlannedHost>;

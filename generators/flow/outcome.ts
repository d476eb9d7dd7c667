import type { SchemaChange } from "../compatibility/schema-changes.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Rename } from "../entity/renames/renames.ts";
import type { Change } from "../files/compare/change.ts";
import type { PlacedNeed } from "../host/wire/wire-host.ts";

/** The way to tables that fit changed files: migrations of the host, a new database, or nothing, as the host creates them. */
export type Tables = "migrated" | "recreated" | "created";

/** A context of the host that migrations are made for. Paths are folders, from the root. */
export interface MigratedContext {
  readonly project: string;
  /** The project that starts the host. */
  readonly startup: string;
  /** The name of the context, where the host may have several. */
  readonly name: string | undefined;
  /** The context of a model that it stores; absent if it stores the tables of all files. */
  readonly stores?: string;
}

/** The findings, decisions and effects of a run. */
export interface Outcome<Meaning = unknown> {
  readonly diagnostics: readonly Diagnostic[];
  /** The input texts that diagnostics point into, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** The folder that paths count from; undefined if the run stopped before it was known. */
  readonly root: string | undefined;
  /** The understood input; undefined if the run stopped before. */
  readonly meaning: Meaning | undefined;
  /** One change for each file; empty if the run stopped before comparing. */
  readonly changes: readonly Change[];
  /** The other version of Tenon that wrote the folder last, `unknown` if it is not recorded; undefined if this one did. */
  readonly upgradedFrom: string | undefined;
  /** The changes to the records of the folder: the manifest and the baselines. */
  readonly records: readonly Change[];
  /** True if a file that shapes tables or columns is written. */
  readonly changesSchema: boolean;
  /** The way to tables that fit; undefined for migrations. */
  readonly tables: Tables | undefined;
  /** The renames that the input declares; absent if the run stopped before. */
  readonly renames?: readonly Rename[];
  /** The changes of what is stored that the input accepts: `TEN0916:Product.Note`. */
  readonly acceptedChanges?: readonly string[] | undefined;
  /** The changes of what is stored; absent unless they were asked for. */
  readonly schema?: readonly SchemaChange[];
  /** The contexts whose tables the written files shape; empty if none is known. */
  readonly migrated: readonly MigratedContext[];
  /** The lines that the host still needs, each with the answer whether wiring would meet it. */
  readonly needs: readonly PlacedNeed[];
}

/** The outcome of a run that stopped at once. */
export const nothingDone: Outcome<never> = {
  diagnostics: [],
  texts: new Map(),
  root: undefined,
  meaning: undefined,
  changes: [],
  upgradedFrom: undefined,
  records: [],
  changesSchema: false,
  tables: undefined,
  migrated: [],
  needs: [],
};

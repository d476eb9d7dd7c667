import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Host, HostProject } from "../../host/host.ts";
import type { DeclaredRename } from "../../migration/declared-rename.ts";
import type { Migration } from "../../migration/migration.ts";
import type { ModelSnapshot } from "../../migration/model-snapshot.ts";
import type { CommandContext } from "../command.ts";
import type { FoundSnapshot } from "./find-snapshots.ts";
import type { Programs } from "./run-ef.ts";

/** The migrations that a user asks for. */
export interface AskedMigration {
  readonly name: string;
  /** The contexts, by their names with or without namespace; empty for those that have migrations, or else all. */
  readonly contexts: readonly string[];
  readonly renames: readonly DeclaredRename[];
  /** The renames that entity files declare. One that no snapshot knows has happened before. */
  readonly marks: readonly DeclaredRename[];
}

/** The findings of squawk in the SQL of a migration. */
export interface SqlFindings {
  /** The name of the SQL in diagnostics. */
  readonly path: string;
  readonly text: string;
  /** Each with the name of its rule. */
  readonly findings: readonly { readonly rule: string; readonly diagnostic: Diagnostic }[];
  /** The reasons why it was not read. */
  readonly warnings: readonly Diagnostic[];
}

/** A migration of one context, which is not in the project yet. */
export interface MadeMigration {
  readonly project: HostProject;
  /** The files by their paths from the folder of the project: the migration itself, its designer file, and the snapshot. */
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
  /** The text of the migration itself. */
  readonly text: string;
  readonly migration: Migration;
  /** The model before, under the names of now; undefined for the first migration. */
  readonly before: ModelSnapshot | undefined;
  readonly after: ModelSnapshot;
  /** The new columns with a stated default, each as `Products.State`. */
  readonly stated?: ReadonlySet<string>;
  /** The findings of a linter in its SQL. */
  readonly sql?: SqlFindings | undefined;
  /** True for the second of two, which waits for the end of the old version. */
  readonly isContract?: boolean;
}

/** A migration with what `dotnet ef` has to be told to find it. */
export interface StagedMigration extends MadeMigration {
  readonly places: readonly string[];
  /** The path of the snapshot before it; undefined for a first migration. */
  readonly replaces: string | undefined;
}

/** The knowledge of all steps. */
export interface Work {
  readonly host: Host;
  readonly asked: AskedMigration;
  readonly context: CommandContext;
  readonly programs: Programs;
  /** The project that starts the host. */
  readonly startup: string;
  /** The folder of this run, which goes at its end. */
  readonly folder: string;
  readonly snapshots: readonly RenamedOne[];
}

/** A snapshot of the user, and itself under the names of now. */
export interface RenamedOne extends FoundSnapshot {
  readonly text: string;
  readonly applied: readonly DeclaredRename[];
}

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

/** The way to tables that fit changed files: migrations of the host, a new database, or nothing, as the host creates them. */
export type Tables = "migrated" | "recreated" | "created";

import { error, warning } from "./catalogue-entry.ts";

/** The diagnostics of comparing a published surface with an earlier one. Each is a rule that keeps callers working. */
export const compatibilityEntries = {
  operationRemoved: error("TEN0901", "{operation} is gone: its callers get no answer any more."),
  accessTightened: error("TEN0902", "{operation} asks for {asked} now, and asked for {before} before."),
  inputRequired: error("TEN0903", "{place} is required now: requests without it are refused."),
  inputRemoved: error("TEN0904", "{place} is not read any more."),
  inputNarrowed: error("TEN0905", "{place} takes less than before: {change}."),
  outputRemoved: error("TEN0906", "{place} is not answered any more."),
  outputOptional: error("TEN0907", "{place} can be absent or null now."),
  outputChanged: error("TEN0908", "{place} is answered differently: {change}."),
  eventRemoved: error("TEN0909", "The integration event {event} is not published any more."),
  baselineInvalid: error("TEN0910", "The baseline `{baseline}` has errors of its own, the first in `{path}`: {message}"),
  noBaseline: error("TEN0911", "`{baseline}` is no file, no folder and no commit of Git around this folder."),
  operationRenamed: error("TEN0912", "{operation} is {now} now: its callers get no answer at the old route."),
  operationRedirected: warning("TEN0913", "{operation} is {now} now, and redirects there."),
  memberRenamed: error("TEN0914", "{place} is called `{now}` now."),
  schemaNarrowed: error("TEN0915", "`{place}` {change}: rows that are there may not fit.", 4),
  schemaDropped: error("TEN0916", "`{place}` {change}: what it holds would be lost.", 4),
  schemaAcceptUnknown: error("TEN0917", "The run changes nothing that `--accept {name}` accepts."),
};

/** The diagnostics of a new migration of EF Core, which keeps the rows of earlier versions. Those that a user can accept end a run with 4. */
export const migrationEntries = {
  renameGuessed: error("TEN1001", "EF Core renames `{from}` to `{to}`, which it guessed: nobody declared it.", 4),
  columnDropped: error("TEN1002", "The column `{column}` is dropped with its values.", 4),
  tableDropped: error("TEN1003", "The table `{table}` is dropped with its rows.", 4),
  columnRequired: error("TEN1004", "The rows that are there get {value} in the new column `{column}`.", 4),
  columnNarrowed: error("TEN1005", "The column `{column}` takes less than before: {change}.", 4),
  uniqueAdded: error("TEN1006", "`{index}` is unique: the migration fails if two rows of `{table}` are the same in {columns...}.", 4),
  indexLocks: error("TEN1007", "Writes to `{table}` wait while PostgreSQL builds `{index}`.", 4),
  constraintLocks: error("TEN1008", "Writes to `{table}` wait while PostgreSQL checks `{constraint}` on all rows.", 4),
  lossInDown: warning("TEN1009", "Taking the migration back loses what was stored in {lost...} since."),
  efMissing: error("TEN1010", "`dotnet ef` is not installed."),
  efFailed: error("TEN1011", "`dotnet` could not {what}: {reason}."),
  efHangs: error("TEN1012", "`dotnet` did not {what} within {minutes} minutes, and was stopped.", 5),
  efUnreadable: error("TEN1013", "`dotnet ef` wrote nothing that Tenon reads: {reason}."),
  renameUnknown: error("TEN1014", "The last migration knows nothing that `--rename {rename}` renames."),
  acceptUnknown: error("TEN1015", "The new migration has nothing that `--accept {name}` accepts."),
  noMigratedContext: error("TEN1016", "The host has no `DbContext` {name} that a migration can be made of."),
  renameDone: warning("TEN1017", "`{mark}` of {kind} `{name}` takes effect in this run."),
  oldNameMentioned: warning("TEN1018", "`{path}` still mentions `{old}`, which is `{now}` now."),
  renamePending: error("TEN1019", "Entity `{name}` has not been renamed from `{old}` yet, which takes a run for all entities."),
};

/** The diagnostics of taking over what the classes of a host say. */
export const importEntries = {
  importConflict: error("TEN1020", "`{place}` is {ours} here and {theirs} in the source, and was {base} at the last import.", 3),
  importGone: warning("TEN1021", "`{place}` is not in the source any more{reason}."),
  importUnknown: error("TEN1022", "The source has no class `{name}` that can be imported{reason}."),
  notSnapshot: error("TEN1023", "`{path}` is no snapshot of a model of EF Core."),
};

/** The diagnostics of migrations for two versions of a service, and of their SQL. */
export const sideBySideEntries = {
  notSplit: error("TEN1024", "`{place}` cannot change while the old version runs: {reason}.", 4),
  squawkFinding: error("TEN1025", "squawk reads in the SQL: {message} ({rule}).", 4),
  squawkSilent: warning("TEN1026", "squawk has not judged the SQL: {reason}."),
};

/** The diagnostics of taking over what a database says. */
export const databaseEntries = {
  providerMissing: error("TEN1030", "The host references no provider of EF Core by which a database is read."),
  providersSeveral: error("TEN1031", "The host references several providers of EF Core: {providers}."),
  scaffoldedEdited: error("TEN1032", "`{path}` {reason}.", 3),
  databaseRemark: warning("TEN1033", "EF Core says of the database: {remark}."),
};

import { type DatabaseId, databaseIds, generatedContext } from "../entity/graft.ts";
import type { Host } from "../host/host.ts";
import { camelCaseOf, wordsOf } from "../text/casing.ts";
import { fullNameOf } from "../text/class-names.ts";
import { routeOf } from "../text/nouns.ts";
import { type StarterTheme, themeFor } from "./starter-theme.ts";

/** The entity file in the folder of a host that `tenon graft` takes if none is named or recorded. */
export const starterName = "tenon.yaml";

/** The decisions about a new entity file. */
export interface Start {
  /** The path of the schema from the file, for editors; undefined if it is not near. */
  readonly schema: string | undefined;
  /** The database of a host without a context. */
  readonly database: DatabaseId | undefined;
  /** The full name of the context of a host with several. */
  readonly dbContext: string | undefined;
  /** The beginning of routes where those of the host would stand in the way; empty for none, even there. */
  readonly routePrefix?: string;
  /** True if endpoints require a signed-in caller. */
  readonly isGuarded: boolean;
}

/** Writes the commented starter file of a host: two entities, a relationship, and in comments what else a file can say. */
export function starterFile(host: Host, start: Start): string {
  const theme = themeFor(host);
  return [headOf(host, start), targetOf(host, start), defaultsOf(start), enumsOf(theme), entitiesOf(theme)].join("\n");
}

/** Writes the first lines of an entity file. */
export function headOf({ rootNamespace }: Pick<Host, "rootNamespace">, { schema }: Pick<Start, "schema">): string {
  return `${schema === undefined ? "" : `# yaml-language-server: $schema=${schema}\n`}# The entities of ${rootNamespace} whose endpoints Tenon writes. Edit, then run: tenon graft --wire
# What stands behind a # is optional: take the # away to use it.
version: 1
`;
}

/** Writes the section `target`, in comments if the host leaves no choice. */
export function targetOf(
  { dbContexts }: Pick<Host, "dbContexts">,
  { database, dbContext, routePrefix }: Start,
): string {
  const folder = noted("  # folder: Tenon", "the folder of the code");
  if (database !== undefined) {
    const others = databaseIds.filter((one) => one !== database).join(", ");
    const note = `a ${generatedContext} is written and registered; or ${others}`;
    return lines("target:", noted(`  database: ${database}`, note), folder);
  }
  const prefix =
    routePrefix === undefined || routePrefix === ""
      ? []
      : [noted(`  routePrefix: ${routePrefix}`, "the host has some of the routes without it")];
  if (dbContext !== undefined) {
    const others = dbContexts.map(fullNameOf).filter((name) => name !== dbContext);
    return lines("target:", ...prefix, noted(`  dbContext: ${dbContext}`, `or ${someOf(others)}`), folder);
  }
  if (prefix.length > 0) return lines("target:", ...prefix, folder);
  return lines(
    "# target:",
    noted("#   folder: Tenon", "the folder of the code"),
    noted(`#   dbContext: ${dbContexts[0]?.name ?? ""}`, "needed where the host has several"),
  );
}

/** Lists a few names, and counts the others: a line is to be read. */
function someOf(names: readonly string[]): string {
  const most = 3;
  const rest = names.length - most;
  return `${names.slice(0, most).join(", ")}${rest > 0 ? `, and ${rest} more` : ""}`;
}

/** Writes the section `defaults`. */
export function defaultsOf({ isGuarded }: Pick<Start, "isGuarded">): string {
  const [access, other] = isGuarded ? ["authenticated", "anonymous"] : ["anonymous", "authenticated"];
  return lines(
    "defaults:",
    noted(`  access: ${access}`, `who may call: or ${other}, or { policy: name }`),
    noted("  # pageSize: 20", "rows of a page, if the caller does not say"),
    "  # maxPageSize: 100",
  );
}

function enumsOf({ state }: StarterTheme): string {
  return lines("# enums:", `#   ${state.name}: [${state.members.join(", ")}]`);
}

function entitiesOf({ parent, child, list, details, state }: StarterTheme): string {
  const key = `${parent}Id`;
  const route = `GET /${routeOf(parent)}/{${camelCaseOf(key)}}/${routeOf(child)}`;
  return lines(
    "entity:",
    `  ${parent}:`,
    "    # description: Shown in the OpenAPI document.",
    `    # route: ${routeOf(parent)}`,
    "    # access: { default: authenticated, getAll: anonymous }",
    "    properties:",
    "      Id: { type: Guid, isKey: true }",
    "      Name: { type: string, minLength: 1, maxLength: 80 }",
    noted("      Note: { type: string?, maxLength: 400 }", "? means optional"),
    "    relationships:",
    noted(`      ${list}: { relatedEntity: ${child}, type: OneToMany }`, route),
    "",
    `  ${child}:`,
    "    # pageSize: 50",
    "    properties:",
    "      Id: { type: Guid, isKey: true }",
    noted(`      ${key}: { type: Guid }`, `its ${wordsOf(parent).join(" ").toLowerCase()}`),
    "      Title: { type: string, minLength: 1, maxLength: 120 }",
    ...details.map((line) => `      ${line}`),
    `      # State: { type: ${state.name} }`,
    "      # Code: { type: string, pattern: '^[A-Z]{2}[0-9]+$' }",
  );
}

/** Puts a note behind a line, in one column with the others. */
function noted(line: string, note: string): string {
  return `${line.padEnd(50)} # ${note}`;
}

function lines(...all: readonly string[]): string {
  return `${all.join("\n")}\n`;
}

import { messagingNames } from "../emit/messaging.ts";
import { relationshipTypes } from "../entity/entity.ts";
import { rowsWords } from "../prompts/rows-words.ts";

/** An option of a command. */
export interface Option {
  readonly type: "string" | "boolean";
  /** The letter of its short form. */
  readonly short?: string;
  readonly multiple?: true;
  /** The placeholder of its value in the help. */
  readonly value?: string;
  /** The values that it can have; absent if it can have any. */
  readonly choices?: readonly string[];
  /** The option that it makes no sense with. */
  readonly excludes?: string;
  /** The option without which it says nothing. */
  readonly needs?: string;
  readonly help: string;
}

/** The options of a command by name, in the order of the help. */
export type Options = Readonly<Record<string, Option>>;

type ValueOf<O extends Option> = Option extends O
  ? boolean | string | readonly string[]
  : O extends { readonly type: "boolean" }
    ? boolean
    : O extends { readonly multiple: true }
      ? readonly string[]
      : O extends { readonly choices: readonly (infer Choice)[] }
        ? Choice
        : string;

/** The parsed values of options. */
export type Values<O extends Options> = { readonly [Name in keyof O]?: ValueOf<O[Name]> | undefined };

/** The parsed arguments of a command. */
export interface Invocation<O extends Options> {
  readonly values: Values<O>;
  readonly positionals: readonly string[];
}

/** Builds an option that is on or off. */
function flag(help: string) {
  return { type: "boolean", help } as const;
}

/** Builds an option with one value. */
function text(value: string, help: string) {
  return { type: "string", value, help } as const;
}

/** Builds an option whose value is one of a few words. */
function choice<const Word extends string>(choices: readonly Word[], help: string) {
  return { ...text(choices.join("|"), help), choices } as const;
}

/** Builds an option that can be given several times. */
function texts(value: string, help: string) {
  return { ...text(value, help), multiple: true } as const;
}

/** The options that keep a run from writing. */
const lookOptions = {
  "dry-run": { ...flag("list every change with the numbers of lines, write nothing"), short: "n" },
  diff: flag("print every change as a patch that git apply takes, write nothing"),
} satisfies Options;

const onConflict = choice(
  ["keep", "overwrite", "new", "merge"],
  "for edited files and yours: keep them, overwrite them, write the new text beside them, or merge",
);

const decisionOptions = {
  restore: flag("bring back generated files that were deleted"),
  prune: flag("delete files that are no longer produced, unless they were edited"),
  forget: texts("PATH", "leave out an input of an earlier run, named as in .tenon/manifest/inputs"),
} satisfies Options;

const printOptions = {
  json: flag("print one JSON document instead of text"),
  quiet: { ...flag("print warnings and errors only"), short: "q" },
} satisfies Options;

/** The options of every command that writes files. */
export const runOptions = {
  ...lookOptions,
  check: flag("write nothing, and exit with 4 if a file would change or the host lacks a line"),
  "on-conflict": { ...onConflict, excludes: "check" },
  ...decisionOptions,
  ...printOptions,
} satisfies Options;

const host = text("PATH", "folder or project file of the host (default: this folder)");
const layers =
  "layers to emit beside the domain: application (requests and handlers), infrastructure (EF Core, implies application), api (endpoints, implies application)";
const messaging = choice(
  messagingNames,
  "the way of integration events: in the process, or over RabbitMQ; implies no layer (default: what the host has)",
);
const out = text("DIR", "write to this folder, which keeps a record in DIR/.tenon");
const baseline = text("OLD", "an earlier version, as a file, folder or commit of Git: report what breaks its callers");
const openapiFormat = text("yaml|json", "the format of the OpenAPI document (default: yaml)");

const hostOptions = {
  host,
  facts: flag("read .tenon/facts.json, which tenon facts writes, in place of every source of the host"),
  wire: flag("add the lines that the host needs to its own files where their position is clear"),
  templates: text("PATH", "folder of templates that replace Tenon's of the same name, in later runs, too"),
} satisfies Options;

/** The options of every command that writes into a host. */
export const graftOptions = { ...hostOptions, ...runOptions } satisfies Options;

const selectOptions = {
  model: texts(
    "PATH",
    "a model file or a folder of them; the code goes beside that of the entities, else below Tenon/",
  ),
  layers: text(
    "LIST",
    `${layers}, tests (an xUnit project and .http files, implies api; for entity files as well); default: those that the host has`,
  ),
  entity: texts("NAME", "write this entity and the files that entities share, and leave other entities alone"),
} satisfies Options;

/** The options of a graft of several hosts. */
const allOptions = {
  all: flag("run again on every host of tenon.workspace.yaml what it has recorded"),
  shard: { ...text("I/N", "of all hosts, the I-th of N parts, for machines that share the work"), needs: "all" },
  "affected-by": {
    ...text("COMMIT", "of all hosts, those that the commits since the common ancestor with COMMIT can change"),
    needs: "all",
  },
  jobs: { ...text("N", "of all hosts, so many at a time (default: the number of processors)"), needs: "all" },
} satisfies Options;

export const graftOrModelOptions = {
  ...selectOptions,
  messaging,
  ...graftOptions,
  ...allOptions,
  msbuild: { ...flag("print what is wrong, and what --check finds, as MSBuild reads it"), excludes: "json" },
} satisfies Options;

export const planOptions = {
  out: text("FILE", "write the plan to this file (default: print it)"),
  ...selectOptions,
  messaging,
  ...hostOptions,
  "on-conflict": onConflict,
  accept: texts("CODE:NAME", "a change of what is stored that is meant, as it is printed"),
  ...decisionOptions,
  ...printOptions,
} satisfies Options;

export const applyOptions = {
  host,
  "on-conflict": choice(["overwrite"], "obey a plan that overwrites edited files"),
  ...lookOptions,
  ...printOptions,
} satisfies Options;

export const entityOptions = {
  config: texts("FILE", "graft this entity file as it is; with properties: add the entity to it"),
  key: text("TYPE", "the type of the key Id of a new entity, so that nothing is asked (default: Guid)"),
  rows: text("WORDS", `whose rows a new entity has: ${rowsWords.join(", ")}; separated by commas`),
  folder: text("PATH", "folder of the code in the host, for a new entity file"),
  ...graftOptions,
} satisfies Options;

export const relationshipOptions = {
  parent: text("NAME", "the entity that has the list"),
  child: text("NAME", "the entity that is listed"),
  name: text("NAME", "the name of the list, such as Posts"),
  type: choice(relationshipTypes, "the kind of relationship (default: OneToMany)"),
  inverse: text("NAME", "the name of the list that the child gets in ManyToMany"),
  "foreign-key": text(
    "NAME",
    "the property of the child with the key of the parent (default: the name of the parent and Id)",
  ),
  include: flag("let requests include the related rows in responses"),
  config: text("FILE", "the entity file of the parent (default: the recorded ones)"),
  ...graftOptions,
} satisfies Options;

export const removeOptions = {
  "with-relationships": flag("remove the relationships of other entities that lead to it as well"),
  host,
  ...lookOptions,
  ...printOptions,
} satisfies Options;

export const migrateOptions = {
  host,
  context: texts("NAME", "a context of the host (default: those that have migrations, or else all)"),
  rename: texts("OLD:NEW", "a class, Product:Item, or a property, Item.Title:Name, that has a new name"),
  accept: texts("CODE:NAME", "a finding that may stay, as it is printed"),
  "expand-contract": flag("make two migrations where one would disturb instances of the old version"),
  ...lookOptions,
  check: flag("write nothing, and exit with 4 if the model has changes without a migration"),
  ...printOptions,
} satisfies Options;

export const openapiOptions = {
  out,
  host: text("PATH", "folder or project file of the host that decides access where the entity file does not"),
  "openapi-format": openapiFormat,
  baseline,
  ...runOptions,
} satisfies Options;

export const buildOptions = {
  out,
  layers: text("LIST", layers),
  messaging,
  target: text("NAME", "csharp (default), openapi or asyncapi: <Context>/openapi.yaml or asyncapi.yaml instead of C#"),
  "openapi-format": openapiFormat,
  print: text("NAME", "print of the model: routes, its HTTP operations, or context-map"),
  baseline,
  ...runOptions,
} satisfies Options;

export const docsOptions = { out, ...runOptions } satisfies Options;

/** The options of commands that a client starts. */
export const serverOptions = {
  stdio: flag("talk on standard input and output, which is the only way and the default"),
  json: printOptions.json,
} satisfies Options;

export const fmtOptions = { check: runOptions.check, ...printOptions } satisfies Options;

/** The options of commands that print and write nothing. */
export const jsonOptions = { json: printOptions.json } satisfies Options;

export const initOptions = {
  host,
  database: text("NAME", "sqlite or postgres, for a host without a DbContext (default: sqlite)"),
  from: text("NAME", "describe the classes that this DbContext of the host has"),
  gitattributes: flag("mark generated files as such in .gitattributes, so that reviews fold them"),
  json: printOptions.json,
} satisfies Options;

export const importOptions = {
  host,
  from: text(
    "NAME",
    "the DbContext, or the path of a ModelSnapshot.cs of EF Core (default: that of the file, or the only one)",
  ),
  "from-database": text(
    "NAME",
    "the database of this connection string of the host: EF Core writes classes for its tables",
  ),
  provider: text("PACKAGE", "the provider of that database (default: the only one of the host)"),
  entity: texts("NAME", "import this entity alone; it comes back if the file has lost it"),
  prune: flag("remove what is not in the source any more"),
  "on-conflict": choice(
    ["keep", "overwrite"],
    "where the file and the source have both changed: keep the file, or follow the source",
  ),
  ...lookOptions,
  check: flag("write nothing, and exit with 4 if the file does not follow the source"),
  ...printOptions,
} satisfies Options;

export const factsOptions = {
  host,
  ...lookOptions,
  check: flag("write nothing, and exit with 4 if the facts are out of date"),
  ...printOptions,
} satisfies Options;

export const undoOptions = {
  host: text("PATH", "folder or project file of the host, or an output folder (default: this folder)"),
  "dry-run": runOptions["dry-run"],
  json: runOptions.json,
  quiet: runOptions.quiet,
} satisfies Options;

export const recoverOptions = {
  host: undoOptions.host,
  "moved-from": text("PATH", "the place of the folder when the run was interrupted, if it was moved since"),
  json: runOptions.json,
} satisfies Options;

export const statusOptions = { host: undoOptions.host, json: runOptions.json } satisfies Options;

export const doctorOptions = { host, json: runOptions.json } satisfies Options;

export type RunValues = Values<typeof runOptions>;
export type GraftValues = Values<typeof graftOptions>;

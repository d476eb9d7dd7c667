/** An option of a command. */
export interface Option {
  readonly type: "string" | "boolean";
  readonly multiple?: true;
  /** The placeholder of its value in the help. */
  readonly value?: string;
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
      : string;

/** The parsed values of options. */
export type Values<O extends Options> = { readonly [Name in keyof O]?: ValueOf<O[Name]> | undefined };

/** The parsed arguments of a command. */
export interface Invocation<O extends Options> {
  readonly values: Values<O>;
  readonly positionals: readonly string[];
}

/** The options of every command that writes files. */
export const runOptions = {
  "dry-run": { type: "boolean", help: "list every change, write nothing" },
  check: { type: "boolean", help: "write nothing, and exit with 4 if a file would change" },
  restore: { type: "boolean", help: "bring back generated files that were deleted" },
  prune: { type: "boolean", help: "delete files that are no longer produced, unless they were edited" },
  forget: {
    type: "string",
    multiple: true,
    value: "PATH",
    help: "leave out an input of an earlier run, named as in .tenon/manifest.json",
  },
  json: { type: "boolean", help: "print one JSON document instead of text" },
  quiet: { type: "boolean", help: "print warnings and errors only" },
} as const satisfies Options;

const host = {
  type: "string",
  value: "PATH",
  help: "folder or project file of the host (default: this folder)",
} as const;
const layers = {
  type: "string",
  value: "LIST",
  help: "layers to emit beside the domain: application (requests and handlers), api (endpoints, implies application)",
} as const;
const out = { type: "string", value: "DIR", help: "write to this folder, which keeps a record in DIR/.tenon" } as const;
const openapiFormat = {
  type: "string",
  value: "yaml|json",
  help: "the format of the OpenAPI document (default: yaml)",
} as const;

/** The options of every command that writes into a host. */
export const graftOptions = {
  host,
  wire: { type: "boolean", help: "add the lines that the host needs to its own files where their position is clear" },
  templates: { type: "string", value: "PATH", help: "folder of templates that replace Tenon's of the same name" },
  ...runOptions,
} as const satisfies Options;

export const graftOrModelOptions = {
  model: {
    type: "string",
    multiple: true,
    value: "PATH",
    help: "a model file or a folder of them; the code goes beside that of the entities, else below Tenon/",
  },
  layers: { ...layers, help: `${layers.help}; default: those that the host has` },
  ...graftOptions,
} as const satisfies Options;

export const entityOptions = {
  config: { type: "string", multiple: true, value: "FILE", help: "graft this entity file as it is" },
  folder: { type: "string", value: "PATH", help: "folder of the code in the host, for a new entity file" },
  ...graftOptions,
} as const satisfies Options;

export const relationshipOptions = {
  parent: { type: "string", value: "NAME", help: "the entity that has the list" },
  child: { type: "string", value: "NAME", help: "the entity that is listed" },
  name: { type: "string", value: "NAME", help: "the name of the list, such as Posts" },
  "foreign-key": {
    type: "string",
    value: "NAME",
    help: "the property of the child with the key of the parent (default: the name of the parent and Id)",
  },
  config: { type: "string", value: "FILE", help: "the entity file of the parent (default: the recorded ones)" },
  ...graftOptions,
} as const satisfies Options;

export const openapiOptions = {
  out,
  host: { ...host, help: "folder or project file of the host that decides access where the entity file does not" },
  "openapi-format": openapiFormat,
  ...runOptions,
} as const satisfies Options;

export const buildOptions = {
  out,
  layers,
  target: { type: "string", value: "NAME", help: "csharp (default), or openapi: <Context>/openapi.yaml instead of C#" },
  "openapi-format": openapiFormat,
  print: { type: "string", value: "routes", help: "print the HTTP operations of the model" },
  ...runOptions,
} as const satisfies Options;

export const docsOptions = { out, ...runOptions } as const satisfies Options;

export const fmtOptions = { check: runOptions.check, quiet: runOptions.quiet } as const satisfies Options;

export const doctorOptions = { host } as const satisfies Options;

export type RunValues = Values<typeof runOptions>;
export type GraftValues = Values<typeof graftOptions>;

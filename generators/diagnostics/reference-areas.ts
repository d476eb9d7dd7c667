/** A page of the reference: the codes with one of its prefixes. */
export interface Area {
  /** The name of the file, without its ending. */
  readonly page: string;
  readonly title: string;
  readonly about: string;
  readonly prefixes: readonly string[];
}

/** The areas in the order of the index. Each code belongs to exactly one. */
export const areas: readonly Area[] = [
  {
    page: "command-line",
    title: "The command line",
    about: "Arguments that no command takes.",
    prefixes: ["TEN00"],
  },
  {
    page: "reading-entity-files",
    title: "Reading entity files",
    about: "The bytes, the YAML and the schema of an entity file.",
    prefixes: ["TEN01", "TEN02"],
  },
  {
    page: "entity-rules",
    title: "Rules of entity files",
    about: "The meaning of keys, types, names, routes, relationships, existing classes and access rules.",
    prefixes: ["TEN03"],
  },
  {
    page: "host-projects",
    title: "Host projects",
    about: "The project file, the target framework and the `DbContext` of a host.",
    prefixes: ["TEN04"],
  },
  {
    page: "writing",
    title: "Writing files",
    about: "Conflicts, orphans, locks, the manifest, and templates of your own.",
    prefixes: ["TEN05"],
  },
  {
    page: "model-syntax",
    title: "Model syntax",
    about: "Characters, literals, blocks and the grammar of models.",
    prefixes: ["DSL00", "TEN08"],
  },
  {
    page: "model-types",
    title: "Model types and members",
    about: "Type names, members, enums, quantities and ranges.",
    prefixes: ["DSL01", "DSL09"],
  },
  {
    page: "model-expressions",
    title: "Model expressions",
    about: "Names, operators, calls, numbers, invariants and optional values.",
    prefixes: ["DSL02", "DSL03", "DSL04"],
  },
  {
    page: "model-behaviour",
    title: "Model behaviour",
    about: "Commands, events, state machines and factories.",
    prefixes: ["DSL05", "DSL06", "DSL07", "DSL08"],
  },
  {
    page: "model-services",
    title: "Model services and repositories",
    about: "Specifications, operations, policies, identities and repositories.",
    prefixes: ["DSL10", "DSL11"],
  },
  {
    page: "model-queries-and-routes",
    title: "Model queries and routes",
    about: "Usecases, read models, queries and the HTTP annotations.",
    prefixes: ["DSL12"],
  },
  {
    page: "model-references",
    title: "Model references and versions",
    about: "Other contexts, modules, `@since`, and references between aggregates.",
    prefixes: ["DSL13", "DSL15", "DSL16"],
  },
  {
    page: "model-rules",
    title: "Further rules of models",
    about: "Rules that Tenon adds: names in C#, numbers, patterns, twin routes and model files.",
    prefixes: ["TEN06", "TEN075"],
  },
  {
    page: "targets",
    title: "Rules of targets",
    about: "Checks of emitted type names, OpenAPI documents and endpoints.",
    prefixes: ["TEN070", "TEN072", "TEN073", "TEN074"],
  },
  {
    page: "breaking-changes",
    title: "Breaking changes",
    about: "Rules that keep the callers of an earlier version working.",
    prefixes: ["TEN09"],
  },
  {
    page: "migrations",
    title: "Migrations",
    about: "Changes of tables that can lose data, fail on rows that are there, or make requests wait.",
    prefixes: ["TEN10"],
  },
];

/** Returns the area of a code. A code outside of every area is a bug. */
export function areaOf(code: string): Area {
  const area = areas.find(({ prefixes }) => prefixes.some((prefix) => code.startsWith(prefix)));
  if (area === undefined) throw new Error(`No area of the reference holds ${code}.`);
  return area;
}

/** Returns the anchor of a code on its page. */
export function anchorOf(code: string): string {
  return code.toLowerCase();
}

/** Returns the address of the page of a code. */
export function addressOf(code: string): string {
  return `${site}reference/diagnostics/${code.toLowerCase()}.html`;
}

/** The address of the documentation site, which is the `homepage` of the package. */
const site = "https://tenon-scaffold.github.io/tenon/";

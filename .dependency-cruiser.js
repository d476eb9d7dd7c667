// The one way that imports point. The picture is in generators/README.md.
/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @param {string} folder @param {readonly string[]} allowed */
const only = (folder, allowed) =>
  forbid(
    `${folder}-imports`,
    `generators/${folder} may import only ${allowed.join(", ") || "itself"}.`,
    { path: `^generators/${folder}/` },
    {
      path: "^generators/",
      pathNot: [folder, ...allowed].map((name) => `^generators/${name}`),
    },
  );

export default {
  forbidden: [
    forbid("no-cycles", "Imports point one way.", {}, { circular: true }),
    forbid(
      "disk",
      "Only generators/files touches the disk.",
      { path: "^(generators|plopfile)", pathNot: "^generators/files/disk/node-disk" },
      { path: "^(node:)?fs" },
    ),
    forbid(
      "process",
      "Only the command line and the plopfile see the process.",
      {
        path: "^generators/",
        pathNot:
          "^generators/(cli\\.ts|terminal/(run-process|tenon-process|git|execute|create-context)\\.ts|files/disk/node-disk)",
      },
      {
        path: "^(node:)?(process|child_process|os|http|https|net)$",
      },
    ),
    forbid(
      "browser",
      "The playground runs this code in a browser, which has no module of Node; a path is text.",
      {
        path: "^generators/(text|diagnostics|source|http|entity|model|host|emit|render|flow|api)/",
        pathNot: "^generators/entity/yaml/(add-to|edit|remove-from)-entity-file\\.ts$",
      },
      { dependencyTypes: ["core"], pathNot: "^(node:)?path(/posix)?$" },
    ),
    forbid(
      "plop-and-prompts",
      "Only the plopfile knows plop, and only generators/terminal the prompts of a terminal.",
      { path: "^generators/", pathNot: "^generators/terminal/" },
      { path: "node_modules/(plop|node-plop|inquirer|@inquirer)" },
    ),
    only("text", []),
    only("diagnostics", ["text/"]),
    only("http", ["diagnostics/diagnostic\\.ts", "text/"]),
    only("files", ["diagnostics/", "text/"]),
    only("host", ["diagnostics/", "text/", "http/operation\\.ts", "files/disk/(disk|containment)"]),
    only("entity", [
      "diagnostics/",
      "text/",
      "source/",
      "http/",
      "host/(host|host-route|snapshot/project-reach|facts/contexts-named|facts/missing-references|csharp/all-properties|csharp/class-shape|csharp/methods-of|csharp/read-members|csharp/source-types)\\.ts",
    ]),
    only("config", ["diagnostics/", "text/", "source/", "entity/", "files/(disk/disk|disk/containment|own-folder)"]),
    only("migration", ["diagnostics/", "text/", "host/"]),
    only("init", [
      "diagnostics/",
      "text/",
      "source/",
      "entity/",
      "host/",
      "migration/model-snapshot",
      "files/disk/disk",
    ]),
    only("source", ["diagnostics/", "text/"]),
    only("model", ["diagnostics/", "text/", "source/", "http/"]),
    only("render", ["files/disk/disk\\.ts", "diagnostics/", "text/"]),
    only("emit", [
      "entity/(entity|graft|own-rows|placement|health-operations|wire-properties|served|invariant)\\.ts",
      "host/(needs|package-need)\\.ts",
      "model/(ast|ast-node|expression-ast|fallible|ir|type|expr|declarations|inline-expr|lower/negated|emitted-names|evolution|relation-kinds|repository-operations|responses|sample/[\\w-]+|operation/(changes|model-operation|listing)|paging|typing/text-formats|storage/[\\w-]+)\\.ts",
      "http/",
      "text/",
      "render/",
    ]),
    only("compatibility", [
      "diagnostics/",
      "text/",
      "emit/openapi/",
      "entity/(entity|graft|renames/renames)\\.ts",
      "model/ir\\.ts",
      "model/operation/model-operation\\.ts",
    ]),
    only("flow", [
      "config/",
      "diagnostics/",
      "text/",
      "source/",
      "files/",
      "host/",
      "entity/",
      "model/",
      "http/",
      "emit/",
      "compatibility/",
      "render/",
    ]),
    only("api", ["diagnostics/", "source/", "files/", "host/", "entity/", "model/", "http/", "emit/", "flow/"]),
    only("mcp", ["diagnostics/", "source/", "files/", "entity/", "flow/", "cli/"]),
    only("editor", [
      "diagnostics/",
      "text/",
      "source/",
      "http/",
      "files/",
      "model/",
      "entity/",
      "emit/",
      "render/",
      "flow/templates/csharp-renderer",
    ]),
    forbid(
      "no-way-back",
      "Nothing below imports the flow, the registry or the command line.",
      { path: "^generators/[^/]+/", pathNot: "^generators/(flow|api|editor|mcp|cli|prompts|terminal)/" },
      {
        path: "^generators/([^/]+\\.ts$|flow/|api/|editor/|mcp/|cli/|prompts/|terminal/)",
      },
    ),
    forbid(
      "prompts",
      "What is asked does not depend on where it is asked.",
      { path: "^generators/prompts/" },
      { path: "^generators/(cli/|cli\\.ts|terminal/|flow/targets/|emit/|render/)" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".js", ".json"] },
  },
};

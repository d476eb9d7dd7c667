import type { CommandRow } from "./command.ts";
import * as options from "./options.ts";

const conflict = [
  "A generated file that you edited is kept, and merged where its output changes too. The same lines",
  "on both sides, or a file of yours in its place, stop the run: nothing is written, exit code 3.",
];

/** The commands in the order of the help. */
export const commands: readonly CommandRow[] = [
  command({
    name: "init",
    summary: "write a first entity file for a .NET host",
    purpose: "Writes a commented entity file for a .NET host, as a start.",
    examples: [
      ["tenon init", "tenon.yaml for the host in this folder"],
      ["tenon init orders.yaml --host ../MyShop", "a file of another name, in this folder"],
      ["tenon init --from ShopDb", "the classes that a DbContext has already"],
    ],
    usage: ["[FILE] [options]"],
    options: options.initOptions,
    notes: ["Nothing is replaced, and nothing of the host is changed. On a terminal it asks what is open."],
    load: async () => (await import("./entity/init-command.ts")).initCommand,
  }),
  command({
    name: "import",
    summary: "take over what the classes of a DbContext say now into the entity file",
    purpose: "Merges the classes that a DbContext maps into the entity file: what you wrote there stays.",
    examples: [
      ["tenon import --host ../MyShop", "the recorded entity file, or tenon.yaml"],
      ["tenon import --entity Post --diff", "one entity, as a patch"],
      ["tenon import --from Migrations/ShopDbModelSnapshot.cs", "as EF Core mapped them last"],
      ["tenon import --from-database Shop", "classes and entities for the tables of ConnectionStrings:Shop"],
      ["tenon import --check", "in CI: does the file follow the classes?"],
    ],
    usage: ["[FILE] [options]"],
    options: options.importOptions,
    notes: [
      "New classes, properties and relationships are added, and types and lengths follow the classes, unless",
      "you changed them. Nothing is removed without --prune. A file that is not there is written.",
      "--from-database alone builds the host and starts dotnet ef. Use the name of a connection string, not itself.",
    ],
    load: async () => (await import("./import/import-command.ts")).importCommand,
  }),
  command({
    name: "graft",
    summary: "graft the endpoints of an entity file onto a .NET host",
    purpose: "Grafts the endpoints of an entity file, or the C# of a model, onto a .NET host.",
    examples: [
      ["tenon graft shop.yaml --host ../MyShop"],
      ["tenon graft shop.yaml --host ../MyShop --dry-run", "list every change, write nothing"],
      ["tenon graft --host ../MyShop", "the recorded entity files"],
      ["tenon graft --model lending.model --host ../MyShop", "a model instead of entities"],
      ["tenon graft --all --check --affected-by main", "in CI: every host that a branch can change"],
    ],
    usage: ["[FILE...] [options]", "--model FILE|FOLDER [options]", "--all [options]"],
    options: options.graftOrModelOptions,
    notes: conflict,
    load: async ({ model, all }) => {
      if (all) return (await import("./workspace/graft-all.ts")).graftAllCommand;
      return model === undefined
        ? (await import("./graft/graft-command.ts")).graftCommand
        : (await import("./graft/graft-model-command.ts")).graftModelCommand;
    },
  }),
  command({
    name: "plan",
    summary: "write what a graft would do as data, to be applied later",
    purpose: "Plans a graft, and writes the plan as data: each file, its operation, and hashes of its texts.",
    examples: [
      ["tenon plan shop.yaml --host ../MyShop --out plan.json"],
      ["tenon plan --model lending.model --host ../MyShop --out plan.json", "a model instead of entities"],
      ["tenon apply plan.json --host ../MyShop", "carries it out"],
    ],
    usage: ["[FILE...] [options]", "--model FILE|FOLDER [options]"],
    options: options.planOptions,
    notes: ["Nothing but the plan is written."],
    load: async ({ model }) => {
      const { planCommand } = await import("./plan/plan-command.ts");
      return model === undefined
        ? planCommand((await import("./graft/graft-command.ts")).graftFiles)
        : planCommand((await import("./graft/graft-model-command.ts")).graftModelFiles);
    },
  }),
  command({
    name: "apply",
    summary: "carry out a plan, if nothing has changed since",
    purpose: "Plans again, and writes if that comes to exactly the plan.",
    examples: [["tenon apply plan.json --host ../MyShop"]],
    usage: ["PLAN [options]"],
    options: options.applyOptions,
    readsInput: true,
    notes: ["If an input or a file has changed since, it is named, nothing is written, and the exit code is 3."],
    load: async () => (await import("./plan/apply-command.ts")).applyCommand,
  }),
  command({
    name: "entity",
    summary: "ask for a new entity, add it to the entity file and graft it",
    purpose: "Asks for a new entity, adds it to the entity file, and grafts its endpoints.",
    examples: [
      ["tenon entity --host ../MyShop", "asks"],
      ["tenon entity Pen", "asks, but for the name"],
      ["tenon entity Pen Title:string:80 Price:decimal? --key Guid", "adds it, asks nothing"],
      ["tenon entity --config shop.yaml --host ../MyShop", "grafts a file, asks nothing"],
    ],
    usage: ["[NAME] [options]", "NAME PROPERTY:TYPE[:LENGTH]... [options]", "FILE... [options]"],
    options: options.entityOptions,
    notes: [
      "The answers become lines of the entity file. You see them, and the files that they lead",
      "to, before anything is written. Ctrl-C leaves at any time.",
    ],
    load: async () => (await import("./entity/entity-command.ts")).entityCommand,
  }),
  command({
    name: "relationship",
    summary: "add a relationship to the entity file and graft its endpoint",
    purpose: "Adds a relationship to the entity file and grafts its endpoint.",
    examples: [
      ["tenon relationship", "asks, and shows the route"],
      ["tenon relationship --config shop.yaml --parent Author --child Post --name Posts"],
    ],
    usage: ["[options]"],
    options: options.relationshipOptions,
    notes: [
      "With --parent, --child and --name nothing is asked. A missing one is asked for on a",
      "terminal, and is an error elsewhere. The files of existing endpoints do not change.",
    ],
    load: async () => (await import("./entity/relationship-command.ts")).relationshipCommand,
  }),
  command({
    name: "remove",
    summary: "remove an entity from its entity file and from the host",
    purpose: "Removes an entity from its entity file, and its generated files from the host.",
    examples: [
      ["tenon remove Product --host ../MyShop --dry-run", "list every change, write nothing"],
      ["tenon remove Product --host ../MyShop"],
      ["tenon remove Post --host ../MyShop --with-relationships", "Author.Posts goes with it"],
    ],
    usage: ["ENTITY [options]"],
    options: options.removeOptions,
    notes: [
      "Files that were edited stay, and are named. Relationships of other entities that lead to",
      "the entity stop the run; on a terminal it asks about them.",
    ],
    load: async () => (await import("./entity/remove-command.ts")).removeCommand,
  }),
  command({
    name: "health",
    summary: "graft the health endpoints alone",
    purpose: "Grafts GET /health and GET /ready onto a .NET host, without any entity.",
    examples: [["tenon health --host ../MyShop"]],
    usage: ["[options]"],
    options: options.graftOptions,
    load: async () => (await import("./graft/graft-command.ts")).healthCommand,
  }),
  command({
    name: "migrate",
    summary: "make a migration of EF Core that renames what was renamed, and judge it",
    purpose: "Makes the migrations that a host lacks, and judges them: nothing is written while a finding is open.",
    examples: [
      ["tenon migrate AddPrices --host ../MyShop"],
      ["tenon migrate NewNames --rename Product:Item --rename Item.Title:Name", "keeps rows and values"],
      ["tenon migrate DropNotes --accept TEN1002:Products.Note", "drops a column knowingly"],
      ["tenon migrate Slim --expand-contract", "two migrations, while an old version still runs"],
      ["tenon migrate Next --check", "in CI: is a migration missing?"],
    ],
    usage: ["NAME [options]"],
    options: options.migrateOptions,
    notes: ["It builds the host and runs dotnet ef, in a folder of its own. Migrations that are there never change."],
    load: async () => (await import("./migrate/migrate-command.ts")).migrateCommand,
  }),
  command({
    name: "openapi",
    summary: "write the OpenAPI document of an entity file",
    purpose: "Writes the OpenAPI document of the endpoints of an entity file.",
    examples: [
      ["tenon openapi shop.yaml --out api"],
      ["tenon openapi shop.yaml --out api --openapi-format json"],
      ["tenon openapi shop.yaml --baseline main", "report what breaks callers, write nothing"],
    ],
    usage: ["FILE... --out DIR [options]", "FILE... --baseline OLD"],
    options: options.openapiOptions,
    notes: ["The document of a model is written by tenon build --target openapi."],
    load: async () => (await import("./build/openapi-command.ts")).openapiCommand,
  }),
  command({
    name: "build",
    summary: "check a model and write its C# or its OpenAPI document",
    purpose: "Builds a model: C# that compiles without a host, or the OpenAPI document of its operations.",
    examples: [
      ["tenon build lending.model", "check it, write nothing"],
      ["tenon build lending.model --out ../Library"],
      ["tenon build models --out ../Library --layers api"],
      ["tenon build lending.model --out ../Library --dry-run", "list every change, write nothing"],
      ["tenon build lending.model --out ../api --target openapi"],
      ["tenon build lending.model --baseline main", "report what breaks callers of that commit"],
    ],
    usage: ["FILE|FOLDER... [options]"],
    options: options.buildOptions,
    readsInput: true,
    notes: [
      "A folder means every .model file in it and below it. All files are one model.",
      "C# and documents can share a folder: neither run touches the files of the other.",
      "What breaks callers of the baseline is an error, unless the version of the context rose.",
      ...conflict,
    ],
    load: async () => (await import("./build/build-command.ts")).buildCommand,
  }),
  command({
    name: "docs",
    summary: "write a page that documents a model",
    purpose: "Writes one page that documents a model: routes, a diagram of the types, operations, schemas.",
    examples: [["tenon docs lending.model --out docs"], ["tenon docs models --out docs"]],
    usage: ["FILE|FOLDER... --out DIR [options]"],
    options: options.docsOptions,
    notes: [
      "The page is the file index.html. It needs no network.",
      "For npm, the page is a package of its own: npm install -D tenon-documentation.",
    ],
    load: async () => (await import("./docs-command.ts")).docsCommand,
  }),
  command({
    name: "fmt",
    summary: "give model files their canonical layout",
    purpose: "Gives model files their canonical layout.",
    examples: [
      ["tenon fmt lending.model"],
      ["tenon fmt models", "every .model file in the folder and below it"],
      ["tenon fmt models --check", "list the files that would change"],
      ["tenon fmt - < lending.model", "from standard input to standard output"],
    ],
    usage: ["FILE|FOLDER... [options]", "- [options]"],
    options: options.fmtOptions,
    readsInput: true,
    notes: ["Comments are kept. A file with syntax errors does not change, and its errors are printed."],
    load: async () => (await import("./build/fmt-command.ts")).fmtCommand,
  }),
  command({
    name: "lsp",
    summary: "serve editors: diagnostics, completion, renaming and more, while models are typed",
    purpose: "Runs the language server of models and entity files on standard input and output.",
    examples: [["tenon lsp", "an editor starts it so"]],
    usage: ["[options]"],
    options: options.serverOptions,
    notes: ["It speaks the Language Server Protocol. Nothing is written: edits go to the editor."],
    load: async () => (await import("./lsp-command.ts")).lspCommand,
  }),
  command({
    name: "mcp",
    summary: "serve programs that write code: check, plan and apply as tools",
    purpose: "Runs a server of the Model Context Protocol on standard input and output.",
    examples: [["tenon mcp", "a client starts it so, in the folder of the repository"]],
    usage: ["[options]"],
    options: options.serverOptions,
    notes: ["Nothing is written but by the tool apply, and it takes only a plan that was shown in the same session."],
    load: async () => (await import("./mcp-command.ts")).mcpCommand,
  }),
  command({
    name: "status",
    summary: "list the generated files: ours, edited, merged, missing, foreign, orphan",
    purpose: "Tells what became of each generated file, and whether the next run changes it.",
    examples: [["tenon status --host ../MyShop"], ["tenon status --host out", "the folder of tenon build --out"]],
    usage: ["[options]"],
    options: options.statusOptions,
    notes: ["Nothing is written."],
    load: async () => (await import("./status-command.ts")).statusCommand,
  }),
  command({
    name: "undo",
    summary: "take back the last run on a host",
    purpose: "Takes back the last run on a host, if none of its files was changed since.",
    examples: [
      ["tenon undo --host ../MyShop"],
      ["tenon undo --host ../MyShop --dry-run", "list every change, write nothing"],
    ],
    usage: ["[options]"],
    options: options.undoOptions,
    notes: ["A second tenon undo brings the run back. Files that were changed since are named: exit code 3."],
    load: async () => (await import("./undo-command.ts")).undoCommand,
  }),
  command({
    name: "recover",
    summary: "finish or take back a run that was interrupted",
    purpose: "Finishes or takes back a run that was killed. The next run does the same by itself.",
    examples: [
      ["tenon recover --host ../MyShop"],
      ["tenon recover --moved-from ../Old", "take back a run in a folder that was moved since"],
    ],
    usage: ["[options]"],
    options: options.recoverOptions,
    load: async () => (await import("./recover-command.ts")).recoverCommand,
  }),
  command({
    name: "doctor",
    summary: "show what a host is and what it lacks",
    purpose: "Shows what Tenon reads in a host, what a graft would do, and what is missing. Nothing is written.",
    examples: [
      ["tenon doctor --host ../MyShop"],
      ["tenon doctor --host ../MyShop --json", "the facts as one document"],
    ],
    usage: ["[options]"],
    options: options.doctorOptions,
    notes: [
      "The host is read, not built. tenon graft --wire adds the lines that it lacks.",
      "The exit code is 0 if a graft would succeed and nothing is missing, else 4.",
    ],
    load: async () => (await import("./doctor/doctor-command.ts")).doctorCommand,
  }),
  command({
    name: "explain",
    summary: "explain a diagnostic by its code",
    purpose: "Explains a diagnostic: cause, example, cure.",
    examples: [["tenon explain TEN0303"]],
    usage: ["CODE"],
    options: options.jsonOptions,
    load: async () => (await import("./explain-command.ts")).explainCommand,
  }),
  command({
    name: "completion",
    summary: "print the completion script of bash, zsh, fish or PowerShell",
    purpose: "Prints the script with which a shell completes commands and options.",
    examples: [
      ["source <(tenon completion bash)", "in ~/.bashrc"],
      ["source <(tenon completion zsh)", "in ~/.zshrc, after compinit"],
      ["tenon completion fish > ~/.config/fish/completions/tenon.fish"],
      ["tenon completion powershell >> $PROFILE"],
      ["tenon completion --json", "the commands and their options as data"],
    ],
    usage: ["bash|zsh|fish|powershell", "--json"],
    options: options.jsonOptions,
    load: async () => (await import("./completion-command.ts")).completionCommand(commands),
  }),
];

/** Checks a row against its own options. */
function command<const O extends options.Options>(row: CommandRow<O>): CommandRow {
  return row;
}

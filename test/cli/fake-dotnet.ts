import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CommandContext, ProgramRun } from "../../generators/cli/command.ts";

/** The SDK as a command finds it: with `dotnet ef` or without, and how that ends. */
export type Sdk =
  | "works"
  | "has no ef"
  | "fails"
  | "hangs"
  | "prints garbage"
  | "writes garbage"
  | "writes no SQL"
  | "skips a column";

/** A migration that `dotnet ef` would write: the statements of its methods, and the snapshot behind it. */
export interface FakeMigration {
  readonly up: string;
  readonly down?: string;
  readonly snapshot?: string;
  /** The byte order mark with which the migration begins. */
  readonly bom?: string;
}

/** A linter of SQL, which is not there unless a test brings one. */
export type Squawk = (program: string, args: readonly string[]) => ProgramRun;

const started = (end: ProgramRun["end"], output = ""): ProgramRun => ({ end, output });
const data = (value: unknown) =>
  JSON.stringify(value, undefined, 2)
    .split("\n")
    .map((line) => `data:    ${line}`)
    .join("\n");

/** Returns a `dotnet` that answers as the real one does, and writes a given migration of one context. */
export function fakeDotnet(
  context: string,
  migration: FakeMigration,
  sdk: Sdk = "works",
  squawk: Squawk = () => started("absent"),
): CommandContext["execute"] {
  const properties = { AssemblyName: "Shop", RootNamespace: "Shop" };
  const type = `Shop.${context}`;
  const contexts = [{ fullName: type, name: context, assemblyQualifiedName: `${type}, Shop, Version=1.0.0.0` }];
  const add = (args: readonly string[]) => {
    const folder = dirname(args[args.indexOf("--project") + 1] ?? "");
    return started(0, sdk === "prints garbage" ? "Done." : data(write(folder, context, args[3] ?? "", migration, sdk)));
  };
  const script = (args: readonly string[]) => {
    writeFileSync(args[args.indexOf("--output") + 1] ?? "", 'ALTER TABLE "Products" ADD "Note" text;\n');
    return started(sdk === "writes no SQL" ? 1 : 0);
  };
  const answers: readonly (readonly [start: string, answer: (args: readonly string[]) => ProgramRun])[] = [
    ["ef --version", () => started(sdk === "has no ef" ? 1 : 0, "10.0.14")],
    ["msbuild", () => started(0, JSON.stringify({ Properties: properties }))],
    ["build", () => builds[sdk] ?? started(0)],
    ["restore", () => started(0)],
    ["ef dbcontext list", () => started(0, data(contexts))],
    ["ef migrations add", add],
    ["ef migrations script", script],
  ];
  return async (program, args) =>
    program !== "dotnet"
      ? squawk(program, args)
      : (answers.find(([start]) => args.join(" ").startsWith(start))?.[1](args) ?? started("absent"));
}

/** Returns a `dotnet` that answers as the real one does, and writes given classes of a database with a context. */
export function fakeScaffolding(
  classes: Readonly<Record<string, string>>,
  { sdk = "works", remarks = [] }: { readonly sdk?: Sdk; readonly remarks?: readonly string[] } = {},
): CommandContext["execute"] {
  const scaffold = (args: readonly string[]) => {
    const after = (option: string) => args[args.indexOf(option) + 1] ?? "";
    const folder = join(dirname(after("--project")), after("--output-dir"));
    const name = after("--context");
    const path = (file: string) => join(folder, `${file}.cs`);
    mkdirSync(folder, { recursive: true });
    const sets = Object.keys(classes).map((one) => `    public virtual DbSet<${one}> ${one}s { get; set; }\n`);
    const own = `public partial class ${name}(DbContextOptions<${name}> options) : DbContext(options)\n{\n${sets.join("")}}\n`;
    for (const [file, text] of Object.entries({ ...classes, [name]: own }))
      if (sdk !== "writes garbage") writeFileSync(path(file), `\uFEFFnamespace Shop.Data;\n\n${text}`);
    const found = { contextFile: path(name), entityTypeFiles: Object.keys(classes).map(path) };
    const skipped =
      "Could not find type mapping for column 'public.ports.area' with data type 'geometry'. Skipping column.";
    const said = (sdk === "skips a column" ? [skipped] : remarks).map((remark) => `warn:    ${remark}\n`).join("");
    return started(0, sdk === "prints garbage" ? "Done." : said + data(found));
  };
  const properties = { AssemblyName: "Shop", RootNamespace: "Shop", Nullable: "enable" };
  const answers: readonly (readonly [start: string, answer: (args: readonly string[]) => ProgramRun])[] = [
    ["ef --version", () => started(sdk === "has no ef" ? 1 : 0, "10.0.14")],
    ["msbuild", () => started(0, JSON.stringify({ Properties: properties }))],
    ["build", () => builds[sdk] ?? started(0)],
    ["restore", () => started(0)],
    ["ef dbcontext scaffold", scaffold],
  ];
  return async (_program, args) =>
    answers.find(([start]) => args.join(" ").startsWith(start))?.[1](args) ?? started("absent");
}

const builds: Partial<Record<Sdk, ProgramRun>> = {
  fails: started(1, "/src/Shop/Program.cs(8,1): error CS1002: ; expected [/src/Shop/Shop.csproj]"),
  hangs: started("hangs"),
};

function write(
  folder: string,
  context: string,
  name: string,
  { up, down = "", snapshot, bom = "" }: FakeMigration,
  sdk: Sdk,
) {
  const text = sdk === "writes garbage" ? "It is done." : migrationText(name, up, down);
  const files = {
    migrationFile: [`20261128090500_${name}.cs`, bom + text],
    metadataFile: [`20261128090500_${name}.Designer.cs`, designerText(name, snapshot ?? snapshotText(context, ""))],
    snapshotFile: [`${context}ModelSnapshot.cs`, snapshot ?? snapshotText(context, "")],
  } as const;
  mkdirSync(join(folder, "Migrations"), { recursive: true });
  return Object.fromEntries(
    Object.entries(files).map(([key, [file, text]]) => {
      const path = join(folder, "Migrations", file);
      writeFileSync(path, text);
      return [key, path];
    }),
  );
}

function migrationText(name: string, up: string, down: string): string {
  const body = (text: string) => text.trim().replace(/^(?=.)/gm, "            ");
  return `using Microsoft.EntityFrameworkCore.Migrations;

namespace Shop.Migrations
{
    public partial class ${name} : Migration
    {
        protected override void Up(MigrationBuilder migrationBuilder)
        {
${body(up)}
        }

        protected override void Down(MigrationBuilder migrationBuilder)
        {
${body(down)}
        }
    }
}
`;
}

/** Returns the designer file of a migration, which has the model of a snapshot. */
function designerText(name: string, snapshot: string): string {
  return snapshot
    .replace("[DbContext(", `[Migration("20261128090500_${name}")]\n    [DbContext(`)
    .replace(/partial class \w+ : ModelSnapshot/, `partial class ${name}`)
    .replace("void BuildModel", "void BuildTargetModel");
}

/** Returns the snapshot of a model, with the statements about its entities. */
export function snapshotText(context: string, entities: string): string {
  return `using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Infrastructure;

namespace Shop.Migrations
{
    [DbContext(typeof(${context}))]
    partial class ${context}ModelSnapshot : ModelSnapshot
    {
        protected override void BuildModel(ModelBuilder modelBuilder)
        {
            modelBuilder.HasAnnotation("ProductVersion", "10.0.14");
${entities}
        }
    }
}
`;
}

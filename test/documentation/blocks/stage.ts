import { readdirSync, readFileSync, statSync } from "node:fs";
import type { CommandResult } from "../../../generators/cli/command.ts";
import { run } from "../../in-memory.ts";
import { type MemoryDisk, memoryDisk } from "../../memory-disk.ts";
import { blocksOf } from "../../readme-blocks.ts";
import { root } from "./document-block.ts";

const read = (path: string) => readFileSync(new URL(path, root), "utf8");

/** Returns the files of a folder of the repository, put into another one. */
function filesOf(source: string, folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(new URL(source, root), { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => statSync(new URL(`${source}${name}`, root)).isFile());
  return Object.fromEntries(files.map((name) => [`${folder}${name}`, read(`${source}${name}`)]));
}

const project = (...packages: readonly string[]) => `<Project Sdk="Microsoft.NET.Sdk.Web">
  <PropertyGroup>
    <TargetFramework>net10.0</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
  </PropertyGroup>
  <ItemGroup>
${packages.map((name) => `    <PackageReference Include="${name}" Version="10.0.0" />\n`).join("")}  </ItemGroup>
</Project>
`;
const program = "var builder = WebApplication.CreateBuilder(args);\n\nvar app = builder.Build();\n\napp.Run();\n";
const context = "namespace MyShop;\n\npublic class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options);\n";
const entities = blocksOf(read("README.md")).find(({ language }) => language === "yaml");

const deed = `namespace MyShop;

public class Deed
{
    public Guid Id { get; private set; } = Guid.CreateVersion7();
    public string Holder { get; private set; } = "";
    public int Pages { get; private set; }
    public static Deed Create(string holder, int pages) => new() { Holder = holder, Pages = pages };
    public void Rename(string holder) => Holder = holder;
}
`;

/** The files that the commands and fragments of documents work on. The current folder is `/repo`. */
const files = {
  "/repo/.git/HEAD": "ref: refs/heads/main\n",
  "/repo/shop.yaml": entities?.text ?? "",
  "/repo/wrong.yaml": `version: 1
defaults: { access: anonymous }
entity:
  Author:
    properties:
      Id: { type: Guid, isKey: true }
      Name: { type: strng }
`,
  "/repo/library/lending.model": read("examples/library/lending.model"),
  "/repo/MyShop/MyShop.csproj": project("Microsoft.EntityFrameworkCore.Sqlite"),
  "/repo/MyShop/Program.cs": program,
  "/repo/MyShop/ShopDb.cs": context,
  "/repo/MyShop/Deed.cs": deed,
  // A host without a database, one on PostgreSQL, and one whose program runs in two places.
  "/repo/NewShop/NewShop.csproj": project(),
  "/repo/NewShop/Program.cs": program,
  "/repo/PostgresShop/PostgresShop.csproj": project("Npgsql.EntityFrameworkCore.PostgreSQL"),
  "/repo/PostgresShop/Program.cs": program,
  ...filesOf("test/cases/wire/two-runs/input/", "/repo/TwoRuns/"),
  // A solution of four projects.
  ...filesOf("test/cases/solutions/four-projects/input/", "/repo/Layered/"),
};

/** Runs a command such as `tenon graft shop.yaml --host MyShop`. */
export function runOnStage(line: string, disk = memoryDisk(files)): CommandResult {
  return run(disk, ...line.split(" ").slice(1));
}

/** Grafts an entity file onto a host of the stage; one without entities gets one. */
export function graftOnStage(yaml: string, host: string): CommandResult {
  const entity = "entity:\n  Author:\n    properties:\n      Id: { type: Guid, isKey: true }\n";
  const whole = /^entity:/m.test(yaml) ? yaml : `defaults: { access: anonymous }\n${yaml}${entity}`;
  return run(memoryDisk({ ...files, "/repo/fragment.yaml": whole }), "graft", "fragment.yaml", "--host", host);
}

/** The files of MyShop once the entity file of the README and the example model are grafted. */
const grafted = graftBoth().snapshot();

function graftBoth(): MemoryDisk {
  const disk = memoryDisk(files);
  runOnStage("tenon graft shop.yaml --host MyShop", disk);
  runOnStage("tenon graft --model library --host MyShop --layers api", disk);
  return disk;
}

/** Returns a file that these grafts write into MyShop; undefined if there is none. */
export function emittedFile(path: string): string | undefined {
  return grafted[`/repo/MyShop/${path}`];
}

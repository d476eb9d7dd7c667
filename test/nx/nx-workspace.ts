import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { graft } from "../../generators/graft.ts";
import { npmFolder } from "../npm-folder.ts";

const root = new URL("../../", import.meta.url).pathname;

/** The version of Nx and its devkit that the tests install: the newest that the registry has of both. */
const nxVersion = "24.0.0";

/** The result of a program. */
interface ProgramEnd {
  readonly status: number;
  /** Both streams, without colours. */
  readonly text: string;
}

/** The result of a command of Nx. */
export interface NxEnd extends ProgramEnd {
  /** The hosts whose task ran, and those whose result came from each cache. */
  readonly ran: readonly string[];
  readonly local: readonly string[];
  readonly remote: readonly string[];
}

/** Installs Nx from the registry, and Tenon and the plugin from their tarballs, into a new folder. */
export function installNx(): string {
  const { folder, npm, pack } = npmFolder();
  writeIn(folder, "package.json", `${JSON.stringify({ name: "shops", private: true }, undefined, 2)}\n`);
  const tarballs = [root, join(root, "packages/nx")].map((from) => pack(from, "--ignore-scripts"));
  const registry = ["nx", "@nx/devkit"].map((name) => `${name}@${nxVersion}`);
  npm("install", "--save-dev", "--save-exact", "--no-audit", "--no-fund", "--ignore-scripts", ...registry, ...tarballs);
  for (const tarball of tarballs) rmSync(tarball);
  return folder;
}

/** Writes a file of a folder. */
export function writeIn(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Replaces a text in a file of a folder. Throws if the file has no such text. */
export function replaceIn(folder: string, path: string, from: string, to: string): void {
  const text = readFileSync(join(folder, path), "utf8");
  if (!text.includes(from)) throw new Error(`${path} has no '${from}'.`);
  writeFileSync(join(folder, path), text.replaceAll(from, to));
}

/** The environment without the variables of npm, vitest and a build server. */
const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm|node|nx|vitest)_|^(?:vitest|ci)$/i.test(name)),
);

/** The variables that keep Nx from other machines. Plugins share its process, which saves a second of each command. */
const quiet = { NX_DAEMON: "false", NX_ISOLATE_PLUGINS: "false", NX_NO_CLOUD: "true", NX_TUI: "false", NO_COLOR: "1" };

/** Returns the variables of a workspace, which keeps its cache and its daemon to itself. */
function variablesOf(folder: string): Readonly<Record<string, string | undefined>> {
  return { ...inherited, ...quiet, NX_CACHE_DIRECTORY: join(folder, ".nx/cache") };
}

/** Runs a command of Nx in a workspace. */
export async function nx(
  folder: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<NxEnd> {
  const program = join(folder, "node_modules/.bin/nx");
  const end = await run(process.execPath, [program, ...args], folder, { ...variablesOf(folder), ...variables });
  const tasks = [...end.text.matchAll(/^> nx run (\S+?):tenon-check\b(?: +\[(.+)\])?$/gm)];
  const from = (cache: RegExp) => tasks.filter(([, , mark = ""]) => cache.test(mark)).map(([, host = ""]) => host);
  return { ...end, ran: from(/^$/).sort(), local: from(/local|existing/).sort(), remote: from(/remote/).sort() };
}

function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<ProgramEnd> {
  return new Promise((resolve) => {
    execFile(program, [...args], { cwd, env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      const status = error === null ? 0 : typeof error.code === "number" ? error.code : -1;
      resolve({ status, text: `${stdout}${stderr}` });
    });
  });
}

/** Runs Git in a folder and returns its output. Throws if it fails. */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const identity = ["-c", "user.name=Reader", "-c", "user.email=reader@example.com"];
  const { status, text } = await run("git", [...identity, ...args], folder, inherited);
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${text}`);
  return text;
}

/** Commits everything in a workspace, which becomes a repository if it is none. */
export async function commit(folder: string): Promise<void> {
  if (!existsSync(join(folder, ".git"))) await git(folder, "init", "--quiet");
  await git(folder, "add", "--all");
  await git(folder, "commit", "--quiet", "--message", "State");
}

/** Clones a workspace to a new folder, which shares the packages of the original. */
export async function clone(folder: string, to: string): Promise<string> {
  await git(folder, "clone", "--quiet", folder, to);
  symlinkSync(join(folder, "node_modules"), join(to, "node_modules"));
  return to;
}

const project = `<Project Sdk="Microsoft.NET.Sdk.Web">
  <PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>
  <ItemGroup>
    <PackageReference Include="FluentValidation" Version="11.11.0" />
    <PackageReference Include="Microsoft.EntityFrameworkCore.Relational" Version="10.0.0" />
  </ItemGroup>
</Project>
`;

const program = `var builder = WebApplication.CreateBuilder(args);
builder.Services.AddDbContext<Shop.ShopDb>();
var app = builder.Build();
app.Run();
`;

const context = `namespace Shop;
public class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)
{
    protected override void OnModelCreating(ModelBuilder modelBuilder)
    {
    }
}
`;

/** An entity file with one entity. */
export const entities = `entity:
  Author:
    access: anonymous
    properties:
      Id: { type: Guid, isKey: true }
      Name: { type: string, maxLength: 80 }
`;

/** The inputs of a host, as paths from the workspace. */
interface HostInputs {
  readonly entities: string;
  readonly model?: string;
}

/** Writes a host with its entity file and grafts both that and a model onto it. */
export async function makeHost(folder: string, host: string, { entities: file, model }: HostInputs): Promise<void> {
  writeIn(folder, `${host}/Shop.csproj`, project);
  writeIn(folder, `${host}/Program.cs`, program);
  writeIn(folder, `${host}/ShopDb.cs`, context);
  writeIn(folder, file, entities);
  const runs = [{ files: [file], wire: true }, ...(model === undefined ? [] : [{ model: [model] }])];
  for (const options of runs) {
    const { exitCode, diagnostics } = await graft({ folder, host, ...options });
    if (exitCode !== 0) throw new Error(`${host}: ${JSON.stringify(diagnostics)}`);
  }
}

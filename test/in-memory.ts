import type { CommandContext, CommandResult } from "../generators/cli/command.ts";
import { commands } from "../generators/cli/commands.ts";
import type { buildOptions, graftOrModelOptions, Values } from "../generators/cli/options.ts";
import { contextOf, readCommandLine, runCommandLine } from "../generators/cli/run-command-line.ts";
import type { LibraryId } from "../generators/entity/graft.ts";
import { createContext } from "../generators/terminal/create-context.ts";
import { type MemoryDisk, memoryDisk } from "./memory-disk.ts";
import { type Line, scripted } from "./prompts/script.ts";

/** The files of the smallest supported host. */
export const smallHost: Readonly<Record<string, string>> = {
  "/repo/host/Acme.Shop.csproj": `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup></Project>`,
  "/repo/host/ShopDb.cs":
    "namespace Acme.Shop;\npublic class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options);\n",
};

const real = { ...createContext("/repo"), diskAt: () => undefined };
const templates = real.templates();

/** The options that decide which code of a command is loaded. */
type Deciding = Pick<Values<typeof graftOrModelOptions & typeof buildOptions>, "model" | "target" | "baseline">;

const keyOf = (name: string, { model, target, baseline }: Deciding) =>
  [name, model !== undefined, target?.toLowerCase() === "openapi", baseline !== undefined].join();

/** The code of every command, loaded in advance, so that tests need not wait for it. */
const actions = new Map(
  await Promise.all(
    commands.flatMap(({ name, load }) =>
      [{}, { model: [] }, { target: "openapi" }]
        .flatMap((values) => [values, { ...values, baseline: "main" }])
        .map(async (values) => [keyOf(name, values), await load(values)] as const),
    ),
  ),
);

/** Makes `/repo` a repository of Git. Nothing is written outside of one. */
function makeRepository(disk: MemoryDisk): void {
  if (disk.kind("/repo") === "folder" && disk.kind("/repo/.git") === undefined) disk.makeFolder("/repo/.git");
}

/** Runs the command line on a disk in memory, in the folder `/repo` with the host `/repo/host`. */
export function run(disk: MemoryDisk, ...args: readonly string[]): CommandResult {
  return runWith({ disk }, ...args);
}

/** Runs the command line as `run` does, with a text at standard input and another documentation page. */
export function runWith(
  {
    disk,
    input,
    page = real.page,
  }: { readonly disk: MemoryDisk; readonly input?: string } & Partial<Pick<CommandContext, "page">>,
  ...args: readonly string[]
): CommandResult {
  const bytes = input === undefined ? undefined : new TextEncoder().encode(input);
  makeRepository(disk);
  const context = { ...real, folder: "/repo", disk, templates: () => templates, input: bytes, page };
  const call = readCommandLine(args, context);
  if ("exitCode" in call) return call;
  const { command, invocation } = call;
  const action = actions.get(keyOf(command.name, invocation.values));
  if (action === undefined) throw new Error(`The command ${command.name} is not loaded.`);
  return action.run(invocation, contextOf(call, context));
}

/** Grafts one entity file onto the small host. */
export function graft(
  entities: string,
  ...args: readonly string[]
): { readonly disk: MemoryDisk; readonly result: CommandResult } {
  const disk = memoryDisk({ ...smallHost, "/repo/entities.yaml": entities });
  return { disk, result: run(disk, "graft", "entities.yaml", "--host", "host", ...args) };
}

/** Runs the whole command line without anybody to ask, with a text at standard input. */
export async function typed(disk: MemoryDisk, args: readonly string[], input?: string): Promise<CommandResult> {
  const bytes = input === undefined ? undefined : new TextEncoder().encode(input);
  makeRepository(disk);
  return runCommandLine(args, { ...real, folder: "/repo", disk, templates: () => templates, input: bytes });
}

/** Runs the command line with scripted answers, by default in `/repo`. */
export async function converse(
  disk: MemoryDisk,
  args: readonly string[],
  lines: readonly Line[],
  folder: string = "/repo",
) {
  const ask = scripted(lines);
  makeRepository(disk);
  const context = { ...real, folder, disk, templates: () => templates };
  const result = await runCommandLine(args, context, async () => ask);
  return { result, ask };
}

/** Files by path. */
export type Sources = Readonly<Record<string, string>>;

/** Builds model files into `/repo/out` on a disk in memory. */
export function build(
  models: Sources,
  ...args: readonly string[]
): { readonly disk: MemoryDisk; readonly result: CommandResult } {
  const inputs = Object.entries(models).map(([name, text]) => [`/repo/models/${name}`, text] as const);
  const disk = memoryDisk(Object.fromEntries(inputs));
  return { disk, result: run(disk, "build", "models", "--out", "out", ...args) };
}

/** Returns the C# files of `/repo/out` by relative path. */
export function emitted(disk: MemoryDisk): Sources {
  return Object.fromEntries(
    Object.entries(disk.snapshot())
      .filter(([path]) => path.startsWith("/repo/out/") && path.endsWith(".cs"))
      .map(([path, text]) => [path.replace("/repo/out/", ""), text]),
  );
}

/** Returns the files emitted for models with a layer. Throws for invalid models. */
export function emittedFrom(models: Sources, layer = "application"): Sources {
  const { disk, result } = build(models, "--layers", layer);
  if (result.exitCode !== 0) throw new Error(result.messages);
  return emitted(disk);
}

/** Returns the api layer of models as a host on an endpoint library gets it. */
export function emittedOn(library: LibraryId, models: Sources): Sources {
  const reference = `<ItemGroup><PackageReference Include="FastEndpoints" Version="8.3.0" /></ItemGroup></Project>`;
  const project = smallHost["/repo/host/Acme.Shop.csproj"] ?? "";
  const disk = memoryDisk({
    ...smallHost,
    ...(library === "fastendpoints" && {
      "/repo/host/Acme.Shop.csproj": project.replace("</Project>", reference),
    }),
    ...Object.fromEntries(Object.entries(models).map(([name, text]) => [`/repo/models/${name}`, text])),
  });
  const result = run(disk, "graft", "--model", "models", "--layers", "api", "--host", "host");
  if (result.exitCode !== 0) throw new Error(result.messages);
  const files = Object.entries(disk.snapshot()).filter(([path]) => /^\/repo\/host\/Tenon\/.*\.cs$/.test(path));
  return Object.fromEntries(files.map(([path, text]) => [path.replace("/repo/host/Tenon/", ""), text]));
}

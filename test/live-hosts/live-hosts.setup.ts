import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { TestProject } from "vitest/node";
import { runCommandLine } from "../../generators/cli/run-command-line.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { buildProjects } from "../../scripts/dotnet.js";
import { setUp } from "../live/set-up.ts";
import { type HostShape, hostShapes, hostsFolder } from "./host-shapes.ts";

/** A host shape after its graft. */
export interface GraftedShape {
  readonly exitCode: number;
  readonly output: string;
  readonly messages: string;
  /** The errors and warnings of its build; empty for a clean one. */
  readonly faults: readonly string[];
}

declare module "vitest" {
  export interface ProvidedContext {
    /** The grafted shapes by name; undefined without the .NET SDK. */
    shapes: Readonly<Record<string, GraftedShape>> | undefined;
  }
}

const work = join(import.meta.dirname, ".work");

/** Returns the folder of the copy that is grafted and built. */
export function copyOf({ name }: Pick<HostShape, "name">): string {
  return join(work, name);
}

/** Grafts the shared entities onto a copy of every host shape, and builds all of them at once. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide("shapes", await setUp(project, graftAndBuild));
}

async function graftAndBuild(): Promise<Readonly<Record<string, GraftedShape>>> {
  const shapes = hostShapes().filter(({ refused }) => refused === undefined);
  mkdirSync(work, { recursive: true });
  // Warnings are errors, unless a file of the host says otherwise.
  writeFileSync(
    join(work, "Directory.Build.props"),
    "<Project><PropertyGroup><TreatWarningsAsErrors>true</TreatWarningsAsErrors></PropertyGroup></Project>\n",
  );
  const grafted = new Map<string, Omit<GraftedShape, "faults">>();
  for (const shape of shapes) grafted.set(shape.name, await graftCopy(shape));
  const faults = await buildProjects(work, shapes.map(projectOf));
  const results = [...grafted].map(([name, result]) => [
    name,
    { ...result, faults: faults.filter((fault) => fault.startsWith(`${copyOf({ name })}/`)) },
  ]);
  return Object.fromEntries(results);
}

async function graftCopy(shape: HostShape): Promise<Omit<GraftedShape, "faults">> {
  const copy = copyOf(shape);
  // The packages that earlier builds restored stay, to save time.
  for (const name of existsSync(copy) ? readdirSync(copy) : [])
    if (name !== "obj") rmSync(join(copy, name), { recursive: true });
  cpSync(shape.path, copy, { recursive: true });
  const input = shape.input === undefined ? join(hostsFolder, "shop.yaml") : join(copy, shape.input);
  const args = ["graft", input, "--host", join(copy, shape.host), "--wire"];
  if (shape.first !== undefined) await graftFirst(shape, input, args);
  const { exitCode, output, messages } = await runCommandLine(args, createContext(copy));
  return { exitCode, output, messages };
}

/** Grafts the earlier entities, edits what that wrote, and puts the entities of today in place. */
async function graftFirst({ path, first = "", edits = [], ...shape }: HostShape, input: string, args: string[]) {
  const copy = copyOf(shape);
  const today = readFileSync(input);
  cpSync(join(path, first), input);
  await runCommandLine(args, createContext(copy));
  for (const { file, find, replace } of edits) {
    const text = readFileSync(join(copy, file), "utf8");
    if (!text.includes(find)) throw new Error(`${file} has no ${JSON.stringify(find)}.`);
    writeFileSync(join(copy, file), text.replace(find, replace));
  }
  writeFileSync(input, today);
}

function projectOf(shape: HostShape): string {
  const folder = join(copyOf(shape), shape.run ?? "");
  const file = readdirSync(folder).find((name) => name.endsWith(".csproj"));
  if (file === undefined) throw new Error(`${basename(shape.path)} has no project in '${shape.run}'.`);
  return join(folder, file);
}

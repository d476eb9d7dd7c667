import { posix } from "node:path";
import { readManifest } from "../files/manifest.ts";
import type { Host } from "../host/host.ts";
import { needsOf, wishesOf } from "../host/needs.ts";
import { readHost } from "../host/read-host.ts";
import { minimalPackages } from "../targets/libraries/minimal-packages.ts";
import { type Command, type CommandResult, type Surroundings, usageError } from "./command.ts";
import { needLines } from "./graft-text.ts";
import { readOptions } from "./read-options.ts";
import { reportFailure } from "./report-failure.ts";
import { pathFrom } from "./run-options.ts";

const help = `Says what Tenon sees of a host, and what the host lacks. Nothing is written.

  tenon doctor --host ../MyShop

Usage: tenon doctor [--host PATH]

  --host PATH  folder or project file of the host (default: this folder)

The host is read, not built. What it needs is what tenon graft --wire puts in.
`;

/** `tenon doctor`: what is known of a host, for somebody whose graft did not do what they thought. Spec: decisions, 4, errors. */
export const doctorCommand: Command = { name: "doctor", summary: "say what a host is and what it lacks", help, run };

function run(args: readonly string[], surroundings: Surroundings): CommandResult {
  const parsed = readOptions(args, { host: { type: "string" } });
  if ("exitCode" in parsed) return parsed;
  const { positionals, values } = parsed;
  const { folder, disk } = surroundings;
  if (positionals.length > 0) return usageError("doctor takes no file.", "tenon doctor --host ../MyShop");
  const host = readHost(disk, pathFrom(folder, values.host ?? "."));
  if (!host.ok) return reportFailure(host.diagnostics, surroundings, undefined);
  const manifest = readManifest({ disk, root: host.value.folder });
  if (!manifest.ok) return reportFailure(manifest.diagnostics, surroundings, host.value);
  const inputs = manifest.value.inputs.map((path) => posix.relative(folder, posix.join(host.value.folder, path)));
  const sections = [factLines(host.value, inputs), needsIn(host.value), wishLines(host.value)];
  const output = sections.flatMap((lines) => (lines.length === 0 ? [] : [lines.join("\n")])).join("\n\n");
  return { exitCode: 0, output: `${output}\n`, messages: "" };
}

function factLines(host: Host, inputs: readonly string[]): readonly string[] {
  const { projectFile, targetFramework, rootNamespace, dbContexts, registersAuthentication, calls } = host;
  const contexts = dbContexts.map(({ name, file }) => (file === undefined ? name : `${name} in ${file}`));
  const facts: readonly (readonly [string, string])[] = [
    ["project", `${projectFile}, ${targetFramework}, namespace ${rootNamespace}`],
    ["DbContext", contexts.length === 0 ? "none that was found" : contexts.join(", ")],
    ["authentication", registersAuthentication ? "registered" : "none that was found"],
    ["OpenAPI", calls.has("AddOpenApi") ? "AddOpenApi" : "none that was found"],
    ["grafted from", inputs.length === 0 ? "nothing yet" : inputs.join(", ")],
  ];
  const width = Math.max(...facts.map(([name]) => name.length));
  return facts.map(([name, fact]) => `  ${name.padEnd(width)}  ${fact}`);
}

// With several contexts the entity file says which one is meant, and a graft tells where its line goes.
function needsIn(host: Host): readonly string[] {
  const [context, ...others] = host.dbContexts;
  const needs = needsOf(host, context ?? { name: "", namespace: "" }, context && minimalPackages);
  const known = others.length === 0 ? needs : needs.filter(({ spot }) => spot?.kind !== "mapping");
  return needLines("The host still needs, for entities:", known);
}

function wishLines(host: Host): readonly string[] {
  return needLines(
    "Worth adding, so that what the host itself answers (401, 404, 405) is a problem, too:",
    wishesOf(host),
  );
}

import { posix } from "node:path";
import { pointedHost } from "../config/pointed-host.ts";
import { readManifest } from "../files/manifest.ts";
import type { Host } from "../host/host.ts";
import { needsOf, wishesOf } from "../host/needs.ts";
import { readWebHost } from "../host/read-web-host.ts";
import { minimalPackages } from "../targets/libraries/minimal-packages.ts";
import { type CommandAction, usageError } from "./command.ts";
import { needLines } from "./graft-text.ts";
import type { doctorOptions } from "./options.ts";
import { reportFailure } from "./report-failure.ts";
import { pathFrom } from "./requests.ts";

/** `tenon doctor`: prints the facts of a host and what it lacks. Spec: host, Doctor. */
export const doctorCommand: CommandAction<typeof doctorOptions> = {
  run: ({ values, positionals }, context) => {
    const { folder, disk } = context;
    if (positionals.length > 0) return usageError("doctor takes no file.", "tenon doctor --host ../MyShop");
    const path = pathFrom(folder, values.host ?? ".");
    const pointed = pointedHost(disk, path);
    if (!pointed.ok) return reportFailure(pointed.diagnostics, context, { folder: path });
    const host = readWebHost(disk, pointed.value);
    if (!host.ok) return reportFailure(host.diagnostics, context, undefined);
    const manifest = readManifest({ disk, root: host.value.folder });
    if (!manifest.ok) return reportFailure(manifest.diagnostics, context, host.value);
    const inputs = manifest.value.inputs.map((path) => posix.relative(folder, posix.join(host.value.folder, path)));
    const sections = [factLines(host.value, inputs), needsIn(host.value), wishLines(host.value)];
    const output = sections.flatMap((lines) => (lines.length === 0 ? [] : [lines.join("\n")])).join("\n\n");
    return { exitCode: 0, output: `${output}\n`, messages: "" };
  },
};

function factLines(host: Host, inputs: readonly string[]): readonly string[] {
  const { projectFile, targetFramework, rootNamespace, dbContexts, authentication, calls } = host;
  const contexts = dbContexts.map(({ name, file }) => (file === undefined ? name : `${name} in ${file}`));
  const facts: readonly (readonly [string, string])[] = [
    ["project", `${projectFile}, ${targetFramework}, namespace ${rootNamespace}`],
    ["DbContext", contexts.length === 0 ? "none that was found" : contexts.join(", ")],
    ["authentication", authentication === "absent" ? "none that was found" : authentication],
    ["OpenAPI", calls.has("AddOpenApi") ? "AddOpenApi" : "none that was found"],
    ["grafted from", inputs.length === 0 ? "nothing yet" : inputs.join(", ")],
  ];
  const width = Math.max(...facts.map(([name]) => name.length));
  return facts.map(([name, fact]) => `  ${name.padEnd(width)}  ${fact}`);
}

// With several contexts the entity file names one, and the graft reports the position of its line.
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

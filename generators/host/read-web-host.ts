import { posix } from "node:path";
import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Result } from "../diagnostics/result.ts";
import type { ReadableDisk } from "../files/disk.ts";
import { shellWord } from "./find-project.ts";
import type { Host } from "./host.ts";
import { listProjects, readableEntries } from "./list-projects.ts";
import { locateHost } from "./locate-host.ts";
import { expandProperty, readProperties } from "./msbuild-properties.ts";
import { parentOf } from "./paths.ts";
import { type ProjectFiles, projectFilesReader } from "./project-files.ts";
import { isTestSketch, sketchedGraph, sketcher } from "./project-sketch.ts";
import { readHost } from "./read-host.ts";
import { projectFacts } from "./read-project.ts";

/** Reads a host like `readHost`, but refuses a project that cannot hold endpoints. */
export function readWebHost(disk: ReadableDisk, path: string): Result<Host> {
  const located = locateHost(disk, path);
  if (!located.ok) return located;
  const { projectFile } = located.value;
  const diagnostics = webFaults(disk, projectFile);
  return diagnostics.length > 0 ? { ok: false, diagnostics } : readHost(disk, projectFile);
}

/** Reports a project that does not know ASP.NET Core, with the web projects that refer to it. Spec: host, Finding the project. */
export function webFaults(disk: ReadableDisk, project: string): readonly Diagnostic[] {
  const files = projectFilesReader(disk)(project);
  if (!files.ok || projectFacts(project, files.value).isWeb) return [];
  const [referrer, ...others] = referrersOf(disk, project);
  const known = others.length === 0 ? "" : ` (or ${others.length} others that refer to it)`;
  const hint =
    referrer === undefined
      ? "Point --host at a project with the SDK Microsoft.NET.Sdk.Web."
      : `Point --host at the web project that refers to it: --host ${shellWord(referrer)}${known}`;
  return [report(catalogue.noWebHost, { project: posix.basename(project), kind: kindOf(files.value) }, { hint })];
}

function kindOf({ parts, root }: ProjectFiles): string {
  const sdk = root.attributes["Sdk"] ?? "";
  if (/Aspire\.AppHost/i.test(sdk)) return "an app host of Aspire";
  if (/\.Worker\b/i.test(sdk)) return "a worker";
  return /exe/i.test(expandProperty(readProperties(parts), "OutputType") ?? "") ? "a program" : "a class library";
}

/** Returns the web applications of the repository that refer to a project, directly or not. */
function referrersOf(disk: ReadableDisk, project: string): readonly string[] {
  const sketch = sketcher(disk);
  const web = listProjects(disk, repositoryOf(disk, parentOf(project)), sketch).filter(
    (one) => sketch(one).isWebApplication && !isTestSketch(sketch(one)),
  );
  return web.filter((one) => sketchedGraph(one, sketch).has(project));
}

/** Returns the nearest folder above a project that has a solution or a repository, else the parent of its folder. */
function repositoryOf(disk: ReadableDisk, folder: string): string {
  let above = folder;
  for (let steps = 0; steps < 8; steps++) {
    if (readableEntries(disk, above).some(({ name }) => name === ".git" || /\.slnx?$/i.test(name))) return above;
    above = parentOf(above);
  }
  return parentOf(folder);
}

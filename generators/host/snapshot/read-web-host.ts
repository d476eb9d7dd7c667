import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Result } from "../../diagnostics/result.ts";
import { repositoryOf } from "../../files/disk/containment.ts";
import type { ReadableDisk, ResolvingDisk } from "../../files/disk/disk.ts";
import type { Host } from "../host.ts";
import { expandProperty, readProperties } from "../msbuild/msbuild-properties.ts";
import { type ProjectFiles, projectFilesReader } from "../msbuild/project-files.ts";
import { shellWord } from "./find-project.ts";
import { listProjects } from "./list-projects.ts";
import { locateHost } from "./locate-host.ts";
import { parentOf } from "./paths.ts";
import { isTestSketch, sketchedGraph, sketcher } from "./project-sketch.ts";
import { hostOf } from "./read-host.ts";
import { projectFacts } from "./read-project.ts";
import type { SourceReader } from "./read-sources.ts";

/** Reads a host like `readHost`, but refuses a project that cannot hold endpoints, and a library, which starts none. */
export function readWebHost(disk: ResolvingDisk, path: string, sourcesOf?: SourceReader): Result<Host> {
  const located = locateHost(disk, path);
  if (!located.ok) return located;
  const { projectFile } = located.value;
  const read = projectFilesReader(disk);
  const files = read(projectFile);
  if (!files.ok) return hostOf(disk, projectFile, read);
  if (!projectFacts(projectFile, files.value).isWeb)
    return { ok: false, diagnostics: [noWebHost(disk, projectFile, files.value)] };
  if (/^library$/i.test(outputTypeOf(files.value)))
    return {
      ok: false,
      diagnostics: [
        report(catalogue.noProgram, { project: posix.basename(projectFile) }, { hint: hostHint(disk, projectFile) }),
      ],
    };
  return hostOf(disk, projectFile, read, sourcesOf);
}

/** Reports a host that does not know ASP.NET Core, with the web projects that refer to it. Spec: host, Finding the project. */
export function webFaults({ disk, folder, projectFile, projects }: Host): readonly Diagnostic[] {
  const project = posix.join(folder, projectFile);
  if (projects.some(({ path, isWeb }) => path === "" && isWeb)) return [];
  const files = projectFilesReader(disk)(project);
  return files.ok ? [noWebHost(disk, project, files.value)] : [];
}

function noWebHost(disk: ReadableDisk, project: string, files: ProjectFiles): Diagnostic {
  const words = { project: posix.basename(project), kind: kindOf(files) };
  return report(catalogue.noWebHost, words, { hint: hostHint(disk, project) });
}

/** Names the web applications that refer to a project. */
function hostHint(disk: ReadableDisk, project: string): string {
  const [referrer, ...others] = referrersOf(disk, project);
  const known = others.length === 0 ? "" : ` (or ${others.length} others that refer to it)`;
  return referrer === undefined
    ? "Point --host at a project with the SDK Microsoft.NET.Sdk.Web."
    : `Point --host at the web project that refers to it: --host ${shellWord(referrer)}${known}`;
}

function outputTypeOf({ parts }: ProjectFiles): string {
  return expandProperty(readProperties(parts), "OutputType") ?? "";
}

function kindOf(files: ProjectFiles): string {
  const sdk = files.root.attributes["Sdk"] ?? "";
  if (/Aspire\.AppHost/i.test(sdk)) return "an app host of Aspire";
  if (/\.Worker\b/i.test(sdk)) return "a worker";
  return /exe/i.test(outputTypeOf(files)) ? "a program" : "a class library";
}

/** Returns the web applications of the repository that refer to a project, directly or not. */
function referrersOf(disk: ReadableDisk, project: string): readonly string[] {
  const sketch = sketcher(disk);
  const folder = parentOf(project);
  const repository = repositoryOf(disk, folder);
  // Without a repository, the projects beside this one are the best guess.
  const web = listProjects(disk, repository === folder ? parentOf(folder) : repository, sketch).filter(
    (one) => sketch(one).isWebApplication && !isTestSketch(sketch(one)),
  );
  return web.filter((one) => sketchedGraph(one, sketch).has(project));
}

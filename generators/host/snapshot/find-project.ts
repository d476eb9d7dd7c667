import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Result } from "../../diagnostics/result.ts";
import type { ReadableDisk } from "../../files/disk/disk.ts";
import { isSolution, solutionProjects } from "../msbuild/solution-projects.ts";
import { isProjectFile, listProjects } from "./list-projects.ts";
import { parentOf } from "./paths.ts";
import { isTestSketch, type ProjectSketch, sketcher, usesEfCore } from "./project-sketch.ts";

/** Finds the one project of a path: a project file, a solution, or a folder with a project in it or below it. Spec: host, Finding the project. */
export function findProject(disk: ReadableDisk, path: string): Result<string> {
  const kind = disk.kind(path);
  if (kind === undefined) return failure(report(catalogue.hostNotFound, { path }));
  if (kind === "file" && isProjectFile(path)) return { ok: true, value: path, diagnostics: [] };
  const found = candidatesOf(disk, path);
  return found.ok ? onlyOne(found.value, path) : found;
}

/** Lists the projects that a folder or solution has for a host: the web applications, those with EF Core first. */
export function webProjectsOf(disk: ReadableDisk, path: string): readonly string[] {
  if (isProjectFile(path)) return [path];
  const found = candidatesOf(disk, path);
  return found.ok && found.value.isWeb ? found.value.projects : [];
}

interface Candidates {
  readonly projects: readonly string[];
  /** False if there are no web applications, so that the projects are others. */
  readonly isWeb: boolean;
}

function candidatesOf(disk: ReadableDisk, path: string): Result<Candidates> {
  const sketch = sketcher(disk);
  const listed = isSolution(path)
    ? solutionProjects(disk, path)
    : { ok: true as const, projects: listProjects(disk, path, sketch) };
  if (!listed.ok) return failure(report(catalogue.invalidSolution, { path, reason: listed.reason }));
  const isOwn = (project: string) => !isTestSketch(sketch(project));
  const web = listed.projects.filter((project) => sketch(project).isWebApplication && isOwn(project));
  const value =
    web.length > 0
      ? { projects: efCoreFirst(web, sketch), isWeb: true }
      : { projects: listed.projects.filter(isOwn), isWeb: false };
  return { ok: true, value, diagnostics: [] };
}

function efCoreFirst(web: readonly string[], sketch: (project: string) => ProjectSketch): readonly string[] {
  if (web.length < 2) return web;
  const first = new Set(web.filter((project) => usesEfCore(project, sketch)));
  return [...first, ...web.filter((project) => !first.has(project))];
}

function onlyOne({ projects: [only, ...others], isWeb }: Candidates, path: string): Result<string> {
  if (only === undefined) {
    const hint = "Point --host at the folder or the .csproj file of an ASP.NET Core project.";
    return failure(report(catalogue.noProject, { path }, { hint }));
  }
  if (others.length === 0) return { ok: true, value: only, diagnostics: [] };
  const folder = isSolution(path) ? parentOf(path) : path;
  const projects = [only, ...others].map((project) => posix.relative(folder, project));
  return failure(
    isWeb
      ? report(catalogue.severalProjects, { path, projects }, { hint: `Choose one: --host ${shellWord(only)}` })
      : report(catalogue.noWebProject, { path, projects }, { hint: "Point --host at an ASP.NET Core project." }),
  );
}

/** Quotes a path for a command line, if it needs quotes. */
export function shellWord(path: string): string {
  return /^[\w./:@+-]+$/.test(path) ? path : `"${path}"`;
}

function failure(diagnostic: Diagnostic): Result<never> {
  return { ok: false, diagnostics: [diagnostic] };
}

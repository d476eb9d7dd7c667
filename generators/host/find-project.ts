import { catalogue } from "../diagnostics/catalogue.ts";
import { report } from "../diagnostics/report.ts";
import type { Result } from "../diagnostics/result.ts";
import type { ReadableDisk } from "../files/disk.ts";
import { inFolder, parentOf } from "./paths.ts";
import { isForeignFolder } from "./read-sources.ts";
import { readText } from "./read-text.ts";

const DEEPEST = 4;

/** Finds the one project of a path: a project file, a solution folder, or a folder with a project in it or below it. */
export function findProject(disk: ReadableDisk, path: string): Result<string> {
  const kind = disk.kind(path);
  if (kind === undefined) return { ok: false, diagnostics: [report(catalogue.hostNotFound, { path })] };
  if (kind === "file" && isProject(path)) return { ok: true, value: path, diagnostics: [] };
  return /\.slnx?$/i.test(path) ? chooseProject(disk, parentOf(path)) : chooseProject(disk, path);
}

/** Lists the projects in or below a folder, without projects nested in them. */
export function projectsBelow(disk: ReadableDisk, folder: string): readonly string[] {
  return projectsAt(disk, folder, 0);
}

function chooseProject(disk: ReadableDisk, folder: string): Result<string> {
  const found = projectsAt(disk, folder, 0);
  const web = found.length > 1 ? found.filter((project) => isWebProject(readText(disk, project) ?? "")) : found;
  const [only, ...others] = web.length > 0 ? web : found;
  if (only === undefined) {
    const hint = "Point --host at the folder or the .csproj file of an ASP.NET Core project.";
    return { ok: false, diagnostics: [report(catalogue.noProject, { path: folder }, { hint })] };
  }
  if (others.length === 0) return { ok: true, value: only, diagnostics: [] };
  const projects = [only, ...others].map((project) => project.slice(inFolder(folder, "").length));
  const hint = `Choose one: --host ${inFolder(folder, projects[0] ?? "")}.`;
  return { ok: false, diagnostics: [report(catalogue.severalProjects, { path: folder, projects }, { hint })] };
}

// A folder with projects hides every project below it.
function projectsAt(disk: ReadableDisk, folder: string, depth: number): readonly string[] {
  const entries = disk.list(folder);
  const here = entries
    .filter(({ name, kind }) => kind === "file" && isProject(name))
    .map(({ name }) => inFolder(folder, name));
  if (here.length > 0 || depth === DEEPEST) return here;
  return entries
    .filter(({ name, kind }) => kind === "folder" && !isForeignFolder(name))
    .flatMap(({ name }) => projectsAt(disk, inFolder(folder, name), depth + 1));
}

function isProject(name: string): boolean {
  return /\.csproj$/i.test(name);
}

// A regular expression suffices; the chosen project is parsed later.
function isWebProject(text: string): boolean {
  return /\bSdk\s*=\s*["']Microsoft\.NET\.Sdk\.Web\b|<Sdk\s+Name\s*=\s*["']Microsoft\.NET\.Sdk\.Web\b/i.test(text);
}

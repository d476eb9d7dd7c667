import type { ReadableDisk } from "../../files/disk/disk.ts";
import { parsedJson, recordOf } from "../../text/json-text.ts";
import { isProjectFile } from "../snapshot/list-projects.ts";
import { parentOf, pathFromFolder } from "../snapshot/paths.ts";
import { readText } from "../snapshot/read-text.ts";
import { readXml, type XmlElement } from "./xml.ts";

/** The C# projects of a solution that exist, or the reason why it cannot be read. */
type SolutionReading =
  | { readonly ok: true; readonly projects: readonly string[] }
  | { readonly ok: false; readonly reason: string };

export function isSolution(path: string): boolean {
  return /\.(?:slnx?|slnf)$/i.test(path);
}

/** Lists the projects that a `.sln`, `.slnx` or `.slnf` file names, wherever they are. */
export function solutionProjects(disk: ReadableDisk, solution: string): SolutionReading {
  const text = readText(disk, solution);
  if (text === undefined) return { ok: false, reason: "it is not a text file of at most 4 MiB" };
  const reading = /\.slnx$/i.test(solution)
    ? projectsOfXml(text)
    : /\.slnf$/i.test(solution)
      ? projectsOfFilter(text)
      : projectsOfText(text);
  if (!reading.ok) return reading;
  const folder = pathFromFolder(parentOf(solution), reading.folder ?? ".");
  const projects = [...new Set(reading.paths.map((path) => pathFromFolder(folder, path)))];
  return { ok: true, projects: projects.filter((path) => isProjectFile(path) && disk.kind(path) === "file") };
}

/** The paths as written, and the folder that they count from, relative to the file. */
type Paths =
  | { readonly ok: true; readonly paths: readonly string[]; readonly folder?: string }
  | { readonly ok: false; readonly reason: string };

function projectsOfText(text: string): Paths {
  const lines = text.matchAll(/^[ \t]*Project\("[^"\r\n]*"\)[ \t]*=[ \t]*"[^"\r\n]*"[ \t]*,[ \t]*"([^"\r\n]+)"/gm);
  return { ok: true, paths: [...lines].map(([, path = ""]) => path) };
}

function projectsOfXml(text: string): Paths {
  const reading = readXml(text);
  return reading.ok ? { ok: true, paths: pathsIn(reading.root) } : reading;
}

function pathsIn({ name, attributes, children }: XmlElement): readonly string[] {
  const own = name === "Project" && attributes["Path"] !== undefined ? [attributes["Path"]] : [];
  return [...own, ...children.flatMap(pathsIn)];
}

// The paths of a filter count from its solution.
function projectsOfFilter(text: string): Paths {
  const { solution } = recordOf(parsedJson(text));
  const { path, projects } = recordOf(solution);
  if (typeof path !== "string" || !Array.isArray(projects)) {
    return { ok: false, reason: "it names no solution with projects" };
  }
  const folder = parentOf(`./${path.replaceAll("\\", "/")}`);
  return { ok: true, paths: projects.filter((one) => typeof one === "string"), folder };
}

import type { ReadableDisk } from "../../files/disk/disk.ts";
import { attempt } from "../../files/disk/disk-error.ts";
import { reachedFrom } from "../../text/reached-from.ts";
import { isTestProject } from "./is-test-project.ts";
import { parentOf, pathFromFolder, projectNameOf } from "./paths.ts";
import { readText } from "./read-text.ts";

/** A project as the text of its file shows it, without its imports. */
export interface ProjectSketch {
  readonly path: string;
  /** The text without comments; empty if it is unreadable. */
  readonly text: string;
  /** True for an application with the web SDK. */
  readonly isWebApplication: boolean;
}

/** Returns a function that sketches projects, each read once. Parsing XML costs ten times as much as a search. */
export function sketcher(disk: ReadableDisk): (project: string) => ProjectSketch {
  const known = new Map<string, ProjectSketch>();
  return (path) => {
    const sketch = known.get(path) ?? sketchOf(path, textOf(disk, path));
    known.set(path, sketch);
    return sketch;
  };
}

function textOf(disk: ReadableDisk, project: string): string {
  const text = attempt(() => readText(disk, project));
  return typeof text === "string" ? text.replace(/<!--[\s\S]*?(?:-->|$)/g, "") : "";
}

function sketchOf(path: string, text: string): ProjectSketch {
  return { path, text, isWebApplication: webSdk.test(text) && !/<OutputType>\s*Library\b/i.test(text) };
}

const webSdk = /\bSdk\s*=\s*["'][^"']*\bMicrosoft\.NET\.Sdk\.Web\b|<Sdk\s+Name\s*=\s*["']Microsoft\.NET\.Sdk\.Web\b/i;

export function isTestSketch({ path, text }: ProjectSketch): boolean {
  const stated = /<IsTestProject>\s*(\w+)/i.exec(text)?.[1];
  return isTestProject(projectNameOf(path), included(text, "PackageReference"), stated);
}

/** True if a project or one that it refers to names a package of EF Core. */
export function usesEfCore(project: string, sketch: (project: string) => ProjectSketch): boolean {
  return [...sketchedGraph(project, sketch)].some((one) => /EntityFrameworkCore/i.test(sketch(one).text));
}

function included(text: string, item: "PackageReference" | "ProjectReference"): readonly string[] {
  const items = text.matchAll(new RegExp(`<${item}\\s[^<>]*?\\bInclude\\s*=\\s*["']([^"']+)["']`, "gi"));
  return [...items].flatMap(([, names = ""]) => names.split(";")).map((name) => name.trim());
}

/** Returns the projects that a project refers to, directly or not, itself first. */
export function sketchedGraph(project: string, sketch: (project: string) => ProjectSketch): ReadonlySet<string> {
  return reachedFrom(project, (one) =>
    included(sketch(one).text, "ProjectReference").map((next) => pathFromFolder(parentOf(one), next)),
  );
}

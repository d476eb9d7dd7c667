import type { ReadableDisk } from "../files/disk.ts";
import { attempt } from "../files/disk-error.ts";
import { isTestProject } from "./is-test-project.ts";
import { nameOf, parentOf, pathFromFolder } from "./paths.ts";
import { textFrom } from "./read-text.ts";

/** The facts of a project that a search needs, taken from the text of its file without its imports. */
export interface ProjectSketch {
  /** True for an application with the web SDK. */
  readonly isWebApplication: boolean;
  readonly isTest: boolean;
  readonly hasEfCore: boolean;
  /** The absolute paths of the project files that it refers to. */
  readonly references: readonly string[];
}

/** Returns a function that sketches projects, each read once. Parsing XML costs ten times as much as a search. */
export function sketcher(disk: ReadableDisk): (project: string) => ProjectSketch {
  const known = new Map<string, ProjectSketch>();
  return (project) => {
    const sketch = known.get(project) ?? sketchOf(project, textOf(disk, project));
    known.set(project, sketch);
    return sketch;
  };
}

function textOf(disk: ReadableDisk, project: string): string {
  const text = attempt(() => textFrom(disk, project));
  return typeof text === "string" ? text.replace(/<!--[\s\S]*?-->/g, "") : "";
}

function sketchOf(project: string, text: string): ProjectSketch {
  const stated = /<IsTestProject>\s*(\w+)/i.exec(text)?.[1];
  return {
    isWebApplication: webSdk.test(text) && !/<OutputType>\s*Library\b/i.test(text),
    isTest: isTestProject(nameOf(project).replace(/\.csproj$/i, ""), included(text, "PackageReference"), stated),
    hasEfCore: /EntityFrameworkCore/i.test(text),
    references: included(text, "ProjectReference").map((path) => pathFromFolder(parentOf(project), path)),
  };
}

const webSdk = /\bSdk\s*=\s*["'][^"']*\bMicrosoft\.NET\.Sdk\.Web\b|<Sdk\s+Name\s*=\s*["']Microsoft\.NET\.Sdk\.Web\b/i;

function included(text: string, item: "PackageReference" | "ProjectReference"): readonly string[] {
  const items = text.matchAll(new RegExp(`<${item}\\s[^>]*?\\bInclude\\s*=\\s*["']([^"']+)["']`, "gi"));
  return [...items].flatMap(([, names = ""]) => names.split(";")).map((name) => name.trim());
}

/** Returns the projects that a project refers to, directly or not, itself first. */
export function sketchedGraph(project: string, sketch: (project: string) => ProjectSketch): ReadonlySet<string> {
  const reached = new Set([project]);
  // A set that grows during iteration is iterated to its end.
  for (const one of reached) {
    for (const next of sketch(one).references) reached.add(next);
  }
  return reached;
}

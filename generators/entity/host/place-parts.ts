import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { type Result, resultOf } from "../../diagnostics/result.ts";
import type { LinkedProject } from "../../host/facts/missing-references.ts";
import type { Host, HostProject } from "../../host/host.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import type { Located } from "../declaration.ts";
import { type Part, type PartPlace, type Placement, parts } from "../placement.ts";

/** The projects that entity files state for the parts. */
export type StatedProjects = Readonly<Record<Part, Located<string> | undefined>>;

type ProjectFacts = LinkedProject & Pick<HostProject, "rootNamespace">;

/** The folder of generated code in each project, and what its namespaces begin with in the place of the project's own. */
interface CodeRoot {
  readonly folder: string;
  readonly namespace: string | undefined;
}

/** Decides the project, folder and namespace of each part: as stated, else the project of the context, and the web project for the endpoints. Spec: entity-file, Projects. */
export function placeParts(
  { folder, namespace }: CodeRoot,
  stated: StatedProjects,
  host: Host,
  contextProject: string,
): Result<Placement> {
  const defaults = { entity: contextProject, contracts: contextProject, data: contextProject, api: "" };
  const projects = projectsOf(host);
  const chosen = parts.map((part) => ({
    part,
    ...projectOf({ part, key: `target.projects.${part}` }, stated[part], defaults[part], projects),
  }));
  const placeOf = (part: Part): PartPlace => {
    const project = chosen.find((one) => one.part === part)?.project;
    const { path, rootNamespace } = project ?? webProject(host);
    return placeIn({ path, rootNamespace: namespace ?? rootNamespace }, folder);
  };
  return resultOf(
    { entity: placeOf("entity"), contracts: placeOf("contracts"), data: placeOf("data"), api: placeOf("api") },
    chosen.flatMap(({ diagnostics }) => diagnostics),
  );
}

/** Returns the place of a folder in a project. Spec: generated-files, Folders and namespaces. */
export function placeIn({ path, rootNamespace }: Pick<HostProject, "path" | "rootNamespace">, folder: string) {
  const namespace = [rootNamespace, ...folder.split("/")].filter((segment) => segment !== "").join(".");
  return { project: path, folder: posix.join(path, folder), namespace };
}

/** Returns the projects of a host, the web project first. */
export function projectsOf(host: Host): readonly ProjectFacts[] {
  return host.projects.some(({ path }) => path === "") ? host.projects : [webProject(host), ...host.projects];
}

function webProject({ projectFile, rootNamespace, targetFramework }: Host): ProjectFacts {
  return { path: "", projectFile, rootNamespace, targetFramework, olderFrameworks: [], references: [] };
}

/** Finds the stated project of a part of generated code, or that at the path of its default. */
export function projectOf(
  { part, key }: { readonly part: string; readonly key: string },
  stated: Located<string> | undefined,
  fallback: string,
  projects: readonly ProjectFacts[],
): { readonly project: ProjectFacts | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const path = stated === undefined ? fallback : normalized(stated.value);
  const project = projects.find((one) => one.path === path || posix.join(one.path, one.projectFile) === path);
  if (stated === undefined) return { project, diagnostics: [] };
  const { value, span } = stated;
  if (project === undefined) {
    const names = projects.map((one) => one.path || ".");
    const hint = spellingHint(value, names);
    const words = { key, path: value, projects: names };
    return { project, diagnostics: [report(catalogue.unknownTargetProject, words, { span, hint })] };
  }
  const isMisplaced = part === "api" && project.path !== "";
  const words = { project: project.projectFile };
  const diagnostics = isMisplaced
    ? [report(catalogue.apiOutsideWebProject, words, { span, hint: "Write api: ." })]
    : [];
  return { project, diagnostics };
}

/** Returns a path as `Host.projects` has it. */
function normalized(path: string): string {
  return posix.normalize(path.replaceAll("\\", "/")).replace(/^\.?\/?$|\/$/, "");
}

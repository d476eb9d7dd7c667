import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic, Span } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { isInFolder } from "../../text/folders.ts";
import type { Host, HostProject } from "../host.ts";
import { canReferTo } from "../msbuild/target-frameworks.ts";
import type { HostNeed } from "../needs.ts";
import { shellWord } from "../snapshot/find-project.ts";
import { projectReach } from "../snapshot/project-reach.ts";

/** The facts of a project that decide on its references. */
export type LinkedProject = Pick<
  HostProject,
  "path" | "projectFile" | "targetFramework" | "olderFrameworks" | "references"
>;

/** One project that must refer to another, by their paths in `Host.projects`. */
export interface Dependency {
  readonly from: string;
  readonly to: string;
  /** The end of a sentence about the missing reference: `the contracts mention the classes there`. */
  readonly reason: string;
}

/** The reason why a reference cannot be added. `uncertain` leaves it to the user. */
type Obstacle = "cycle" | "framework" | "uncertain";

/** A dependency that no project file states yet. */
export type MissingReference<D extends Dependency = Dependency> = D & {
  readonly fromProject: LinkedProject;
  readonly toProject: LinkedProject;
  readonly obstacle: Obstacle | undefined;
};

/** Finds the dependencies that no reference meets, directly or through others, those that lack it first. Spec: entity-file, Projects. */
export function missingReferences<D extends Dependency>(
  needed: readonly D[],
  {
    folder,
    projects,
    repository,
  }: Pick<Host, "folder" | "repository"> & { readonly projects: readonly LinkedProject[] },
): readonly MissingReference<D>[] {
  const byPath = new Map(projects.map((project) => [project.path, project]));
  const wanted = projectReach(withReferences(projects, needed));
  return lackedBy(projects, needed).flatMap((dependency) => {
    const { from, to } = dependency;
    const [fromProject, toProject] = [byPath.get(from), byPath.get(to)];
    if (fromProject === undefined || toProject === undefined) return [];
    const isInside = [from, to].every((path) => isInFolder(repository, posix.join(folder, path)));
    const obstacle = wanted(to).has(from) ? "cycle" : obstacleBetween(fromProject, toProject, isInside);
    return [{ ...dependency, fromProject, toProject, obstacle }];
  });
}

/** Leaves out the dependencies that the references have, or would have with those before. */
function lackedBy<D extends Dependency>(projects: readonly LinkedProject[], needed: readonly D[]): readonly D[] {
  const lacked: D[] = [];
  for (const one of needed) {
    const reach = projectReach(withReferences(projects, lacked));
    // Two references that exclude each other are one mistake.
    const isKnown = lacked.some(({ from, to }) => from === one.to && to === one.from);
    if (!(isKnown || reach(one.from).has(one.to))) lacked.push(one);
  }
  return lacked;
}

function withReferences(projects: readonly LinkedProject[], added: readonly Dependency[]) {
  return projects.map(({ path, references }) => ({
    path,
    references: [...references, ...added.filter(({ from }) => from === path).map(({ to }) => to)],
  }));
}

function obstacleBetween(from: LinkedProject, to: LinkedProject, isInside: boolean): Obstacle | undefined {
  const isCompatible = canReferTo(from, to);
  if (isCompatible === false) return "framework";
  return isCompatible && isInside ? undefined : "uncertain";
}

/** Reports a reference that cannot be added. */
export function referenceFault(
  { fromProject, toProject, reason, obstacle }: MissingReference,
  { span, key = "target.projects" }: { readonly span: Span | undefined; readonly key?: string },
): Diagnostic {
  const [from, to] = [fromProject.projectFile, toProject.projectFile];
  const hints = {
    cycle: `${to} needs ${from} in turn, so choose other projects under ${key}.`,
    framework: `${to} targets ${toProject.targetFramework}, which ${from} cannot refer to; choose other projects.`,
    uncertain: `Run: ${addLine({ fromProject, toProject })}`,
  };
  const hint = hints[obstacle ?? "uncertain"];
  return report(catalogue.missingProjectReference, { from, to, reason }, { span, hint });
}

/** Returns the line that adds a reference. */
export function referenceNeed({ fromProject, toProject, reason }: MissingReference): HostNeed {
  return {
    file: fileOf(fromProject),
    line: addLine({ fromProject, toProject }),
    place: `in the project folder, as ${reason}`,
    spot: { kind: "reference", project: fileOf(toProject) },
  };
}

function addLine({ fromProject, toProject }: Pick<MissingReference, "fromProject" | "toProject">): string {
  return `dotnet add ${shellWord(fileOf(fromProject))} reference ${shellWord(fileOf(toProject))}`;
}

function fileOf({ path, projectFile }: LinkedProject): string {
  return posix.join(path, projectFile);
}

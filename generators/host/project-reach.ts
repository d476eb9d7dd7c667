import type { HostProject } from "./host.ts";

/** Returns the paths of a project and of all projects that it refers to, directly or not. */
export type Reach = (path: string) => ReadonlySet<string>;

/** Returns the reach of the projects of a host, each computed once when it is asked for. */
export function projectReach(projects: readonly Pick<HostProject, "path" | "references">[]): Reach {
  const references = new Map(projects.map((project) => [project.path, project.references]));
  const known = new Map<string, ReadonlySet<string>>();
  return (path) => {
    const reach = known.get(path) ?? reachFrom(path, references);
    known.set(path, reach);
    return reach;
  };
}

function reachFrom(path: string, references: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set([path]);
  // A set that grows during iteration is iterated to its end.
  for (const one of reached) {
    for (const next of references.get(one) ?? []) reached.add(next);
  }
  return reached;
}

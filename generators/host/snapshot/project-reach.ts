import { reachedFrom } from "../../text/reached-from.ts";
import type { HostProject } from "../host.ts";

/** Returns the paths of a project and of all projects that it refers to, directly or not. */
export type Reach = (path: string) => ReadonlySet<string>;

/** Returns the reach of the projects of a host, each computed once when it is asked for. */
export function projectReach(projects: readonly Pick<HostProject, "path" | "references">[]): Reach {
  const references = new Map(projects.map((project) => [project.path, project.references]));
  const known = new Map<string, ReadonlySet<string>>();
  return (path) => {
    const reach = known.get(path) ?? reachedFrom(path, (one) => references.get(one) ?? []);
    known.set(path, reach);
    return reach;
  };
}

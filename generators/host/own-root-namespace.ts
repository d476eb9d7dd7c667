import type { TypeFacts } from "./find-types.ts";
import type { HostProject } from "./host.ts";

/** Returns the projects of a host with the root of the namespaces in their files, where no file uses the stated root. Spec: host, Root namespace. */
export function withOwnRoots(
  projects: readonly HostProject[],
  files: readonly (Omit<TypeFacts, "types"> & { readonly project: string })[],
): readonly HostProject[] {
  return projects.map((project) => {
    const own = files.filter((file) => file.project === project.path);
    // Extension methods stand there, so that nobody needs a using for them.
    const chosen = own.flatMap((file) => file.chosenNamespaces).filter((one) => !/^(?:Microsoft|System)\b/.test(one));
    const root = commonRoot(chosen);
    const usesStated = own.some((file) =>
      file.namespaces.some((one) => `${one}.`.startsWith(`${project.rootNamespace}.`)),
    );
    return root === "" || usesStated ? project : { ...project, rootNamespace: root };
  });
}

/** Returns the parts that all namespaces begin with. */
function commonRoot([first = "", ...others]: readonly string[]): string {
  const parts = first.split(".");
  const shared = parts.findIndex((_part, at) => {
    const before = `${parts.slice(0, at + 1).join(".")}.`;
    return others.some((other) => !`${other}.`.startsWith(before));
  });
  return parts.slice(0, shared < 0 ? parts.length : shared).join(".");
}

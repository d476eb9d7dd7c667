import { fastEndpointsPackages, fastEndpointsVersions } from "../../scripts/fastendpoints-packages.js";

/** The endpoint library of a live host. */
export interface Edition {
  readonly library: "minimal" | "fastendpoints";
  /** The name of the edition, with the version of its package if it has one. */
  readonly name: string;
  /** The items of a project file that refer to its packages. */
  readonly items: string;
}

/** Why an edition cannot be tested here. */
export interface MissingEdition {
  readonly reason: string;
  /** True where even a build server may skip it, as the registry lacks it. */
  readonly isUnserved: boolean;
}

/** The edition that needs no package of its own. */
export const minimalEdition: Edition = { library: "minimal", name: "minimal", items: "" };

/** Returns the edition of a test project, with its packages as the registry serves them today. */
export async function editionOf(project: string): Promise<Edition | MissingEdition> {
  const versions: Readonly<Record<string, string>> = fastEndpointsVersions;
  const version = versions[/-fastendpoints-(\d)$/.exec(project)?.[1] ?? ""];
  if (version === undefined) return minimalEdition;
  const found = await fastEndpointsPackages(version);
  if ("reason" in found) return found;
  return { library: "fastendpoints", name: `fastendpoints-${version}`, items: found.items };
}

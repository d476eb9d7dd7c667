// @ts-check
import { join, posix } from "node:path";
import { globAsync } from "@nx/devkit";
import { planOnDisk } from "tenon";
import { manifestPattern } from "./manifest-pattern.js";

/**
 * The planned runs of a host.
 * @typedef {import("tenon").PlannedHost & { readonly root: string }} HostPlan
 */

/**
 * Plans what every host of a workspace has recorded.
 * @param {import("@nx/devkit").Tree} tree
 * @returns {Promise<readonly HostPlan[]>}
 */
export async function planHosts(tree) {
  const manifests = await globAsync(tree, [manifestPattern]);
  const roots = manifests.map((file) => posix.dirname(posix.dirname(file))).sort();
  return Promise.all(roots.map(async (root) => ({ root, ...(await planOnDisk(join(tree.root, root))) })));
}

/**
 * Writes the planned files of hosts into the tree of Nx.
 * @param {import("@nx/devkit").Tree} tree
 * @param {readonly HostPlan[]} plans
 */
export function writePlans(tree, plans) {
  for (const { root, files } of plans)
    for (const { path, content } of files) {
      const place = posix.join(root, path);
      if (content === undefined) tree.delete(place);
      else tree.write(place, Buffer.from(content));
    }
}

/**
 * Returns the errors of a plan, one a line below the host; undefined for a plan without any.
 * @param {HostPlan} plan
 */
export function failureOf({ root, reports }) {
  const failed = reports.filter(({ exitCode }) => exitCode !== 0);
  if (failed.length === 0) return undefined;
  const errors = failed.flatMap(({ diagnostics }) => diagnostics.filter(({ severity }) => severity === "error"));
  return [root, ...errors.map(({ code, message }) => `  ${code}: ${message}`)].join("\n");
}

// @ts-check
import { failureOf, planHosts, writePlans } from "./plan-hosts.js";

/**
 * Brings the generated files of every host up to date, in the tree of Nx. Throws for a conflict, which nobody but the user can settle.
 * @param {import("@nx/devkit").Tree} tree
 */
export async function sync(tree) {
  const plans = await planHosts(tree);
  const failures = plans.flatMap((plan) => failureOf(plan) ?? []);
  if (failures.length > 0)
    throw new Error(
      `Nothing was written, as some hosts need a decision. See: tenon graft --dry-run\n${failures.join("\n")}`,
    );
  writePlans(tree, plans);
  const behind = plans.filter(({ files }) => files.length > 0).map(({ root }) => root);
  return {
    outOfSyncMessage: `Generated files do not follow their inputs in ${behind.join(", ")}.`,
    outOfSyncDetails: plans.flatMap(({ root, reports }) =>
      reports.flatMap(({ files }) =>
        files
          .filter(({ operation }) => operation !== "unchanged" && operation !== "keep")
          .map(({ path, operation }) => `${operation} ${root}/${path}`),
      ),
    ),
  };
}

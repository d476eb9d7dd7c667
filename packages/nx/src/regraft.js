// @ts-check
import { failureOf, planHosts, writePlans } from "./plan-hosts.js";

/**
 * Grafts every host again and prints the differences, after an upgrade of Tenon. A host with a conflict stays as it is, and is named.
 * @param {import("@nx/devkit").Tree} tree
 * @returns {Promise<readonly string[]>} The next steps of the user.
 */
export async function regraft(tree) {
  const plans = await planHosts(tree);
  writePlans(tree, plans);
  for (const { files, reports } of plans)
    if (files.length > 0) for (const one of reports.flatMap((report) => report.files)) console.log(one.diff ?? "");
  return plans.flatMap((plan) => {
    const failure = failureOf(plan);
    return failure === undefined ? [] : [`Decide on the conflicts, by tenon graft: ${failure}`];
  });
}

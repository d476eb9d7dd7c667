import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "../documentation/browser.ts";

const axe = join(import.meta.dirname, "../../site/node_modules/axe-core/axe.min.js");

/** Returns the serious and critical finds of axe on a page, each with the elements that have it. */
export async function violationsOf(page: Page): Promise<unknown> {
  await page.evaluate(readFileSync(axe, "utf8"));
  return page.evaluate(`axe.run().then(({ violations }) => violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => id + ": " + nodes.slice(0, 3).map(({ target, failureSummary }) => target + " " + failureSummary).join("; ")))`);
}

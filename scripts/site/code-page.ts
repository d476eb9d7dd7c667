import type { CatalogueEntry } from "../../generators/diagnostics/catalogue/catalogue-entry.ts";
import { explanationByCode } from "../../generators/diagnostics/explanation.ts";
import { areaOf } from "../../generators/diagnostics/reference-areas.ts";
import { wordsOf } from "../../generators/text/casing.ts";
import { inProse } from "../reference/in-prose.ts";
import type { Situation } from "./situations.ts";

/** Returns the page of one diagnostic: its explanation, and the example that a test runs. */
export function codePage(
  { code, name, severity, exitCode }: CatalogueEntry<never>,
  { failing, mended }: Situation,
): string {
  const explanation = explanationByCode[code];
  if (explanation === undefined) throw new Error(`${code} has no explanation.`);
  const { page, title } = areaOf(code);
  const effect = severity === "error" ? `error, exit code ${exitCode}` : "warning";
  return `${[
    `# ${code}: ${wordsOf(name).join(" ").toLowerCase()}`,
    `\`${name}\`: ${effect}. Area: [${title}](${page}.md).`,
    inProse(explanation.cause),
    "## Cure",
    inProse(explanation.cure),
    severity === "error" ? "## A run that fails" : "## A run that warns",
    failing,
    "## The same, mended",
    mended,
  ].join("\n\n")}\n`;
}

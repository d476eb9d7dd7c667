import type { CatalogueEntry } from "../../generators/diagnostics/catalogue/catalogue-entry.ts";
import { explanationByCode } from "../../generators/diagnostics/explanation.ts";
import { type Area, anchorOf, areaOf, areas } from "../../generators/diagnostics/reference-areas.ts";
import { inProse } from "./in-prose.ts";

/** Returns the pages of the reference by file name. A code outside of every area is an error. */
export function diagnosticPages(entries: readonly CatalogueEntry<never>[]): ReadonlyMap<string, string> {
  const known = entries.map((entry) => ({ entry, area: areaOf(entry.code) }));
  const entriesIn = (area: Area) => known.filter((one) => one.area === area).map(({ entry }) => entry);
  return new Map([
    ["README.md", indexOf(entriesIn)],
    ...areas.map((area) => [`${area.page}.md`, pageOf(area, entriesIn(area))] as const),
  ]);
}

function indexOf(entriesIn: (area: Area) => readonly CatalogueEntry<never>[]): string {
  const sections = areas.map((area) => {
    const rows = entriesIn(area).map(
      ({ code, severity, name }) => `| [${code}](${area.page}.md#${anchorOf(code)}) | ${severity} | \`${name}\` |`,
    );
    return [`## ${area.title}`, "", area.about, "", "| Code | Severity | Name |", "|---|---|---|", ...rows].join("\n");
  });
  const head = [
    "# Diagnostics",
    "",
    notice,
    "",
    "`tenon explain CODE` prints the same text on a terminal. The numbers `DSL` belong to the modelling language, the numbers `TEN` to Tenon.",
    "[The command line](../../specification/command-line.md) defines the form of a diagnostic and the exit codes.",
  ].join("\n");
  return `${[head, ...sections].join("\n\n")}\n`;
}

function pageOf(area: Area, entries: readonly CatalogueEntry<never>[]): string {
  const head = [`# ${area.title}`, "", notice, "", `${area.about} The [index](README.md) lists every code.`].join("\n");
  return `${[head, ...entries.map(sectionOf)].join("\n\n")}\n`;
}

function sectionOf({ code, name, severity, exitCode }: CatalogueEntry<never>): string {
  const explanation = explanationByCode[code];
  if (explanation === undefined) throw new Error(`${code} has no explanation.`);
  const { cause, example, cure } = explanation;
  const effect = severity === "error" ? `error, exit code ${exitCode}` : "warning";
  return [
    `## ${code}`,
    "",
    `\`${name}\`: ${effect}.`,
    "",
    inProse(cause),
    "",
    "Example:",
    "",
    "```text",
    example,
    "```",
    "",
    `Cure: ${inProse(cure)}`,
  ].join("\n");
}

const notice = "<!-- Written by scripts/write-reference.js from generators/diagnostics/. Do not edit. -->";

import type { CatalogueEntry } from "../../generators/diagnostics/catalogue-entry.ts";
import { explanationByCode } from "../../generators/diagnostics/explanation.ts";
import { areaOf } from "../../generators/diagnostics/reference-areas.ts";
import { inProse } from "../reference/in-prose.ts";
import type { DiagnosticExample } from "./diagnostic-examples.ts";

/** Returns the page of one diagnostic: its explanation, and the example that a test runs, if there is one. */
export function codePage(
  { code, name, severity, exitCode }: CatalogueEntry<never>,
  example: DiagnosticExample | undefined,
): string {
  const explanation = explanationByCode[code];
  if (explanation === undefined) throw new Error(`${code} has no explanation.`);
  const { page, title } = areaOf(code);
  const effect = severity === "error" ? `error, exit code ${exitCode}` : "warning";
  return `${[
    `# ${code}: ${wordsOf(name)}`,
    `\`${name}\`: ${effect}. Area: [${title}](${page}.md).`,
    inProse(explanation.cause),
    "For example:",
    fenced("text", explanation.example),
    "## Cure",
    inProse(explanation.cure),
    ...(example === undefined ? [] : failureOf(example)),
  ].join("\n\n")}\n`;
}

function failureOf({ language, isOfHost, failing, printed, mended }: DiagnosticExample): readonly string[] {
  const fixed = mended === undefined ? [] : ["## The same, mended", "Tenon takes this:", fenced(language, mended)];
  const inputs = failing.flatMap(({ title, text }) => [...(title === "" ? [] : [title]), fenced(language, text)]);
  return [
    "## An input that fails",
    ...inputs,
    isOfHost ? "On a host as the words say, Tenon answers:" : "Tenon answers:",
    fenced("text", printed),
    ...fixed,
  ];
}

function fenced(language: DiagnosticExample["language"] | "text", text: string): string {
  const fence = text.includes("```") ? "~~~~" : "```";
  return `${fence}${language === "model" ? "tenon-model" : language}\n${text.trimEnd()}\n${fence}`;
}

/** `sameEntityName` is "same entity name". */
function wordsOf(name: string): string {
  return name.replace(/[A-Z]+/g, (letters) => ` ${letters.toLowerCase()}`);
}

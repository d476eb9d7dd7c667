import { catalogue, entryOf } from "../diagnostics/catalogue/catalogue.ts";
import type { CatalogueEntry } from "../diagnostics/catalogue/catalogue-entry.ts";
import { type Explanation, explanationByCode } from "../diagnostics/explanation.ts";
import { addressOf } from "../diagnostics/reference-areas.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import { type CommandAction, type CommandResult, usageError } from "./command.ts";
import type { jsonOptions } from "./options.ts";

/** `tenon explain`: prints cause, example and cure of a diagnostic. */
export const explainCommand: CommandAction<typeof jsonOptions> = {
  run: ({ values: { json: isJson }, positionals: [code = "", ...rest] }) => {
    if (code === "" || rest.length > 0) return usageError("explain takes one code.", "tenon explain TEN0303");
    const entry = entryOf(code);
    const explanation = entry && explanationByCode[entry.code];
    if (entry === undefined || explanation === undefined) {
      const codes = Object.values(catalogue).map((one) => one.code);
      const meant = didYouMean(code, codes);
      return usageError(
        `There is no diagnostic '${code}'.`,
        meant === undefined ? "Codes look like TEN0303." : `Did you mean '${meant}'?`,
      );
    }
    if (isJson) return jsonOf(entry, explanation);
    const { cause, example, cure } = explanation;
    const indented = example.replaceAll(/^/gm, "  ");
    const head = `${entry.code} ${entry.name} (${entry.severity})`;
    const parts = [head, cause, `For example:\n${indented}`, cure, `More: ${addressOf(entry.code)}`];
    return { exitCode: 0, output: `${parts.join("\n\n")}\n`, messages: "" };
  },
};

/** Prints the document of `--json`. Spec: command-line, Other documents. */
function jsonOf({ code, name, severity }: CatalogueEntry<never>, explanation: Explanation): CommandResult {
  const document = {
    version: 1,
    command: "explain",
    exitCode: 0,
    code,
    name,
    severity,
    ...explanation,
    page: addressOf(code),
  };
  return { exitCode: 0, output: `${JSON.stringify(document, undefined, 2)}\n`, messages: "" };
}

import { catalogue, entryOf } from "../diagnostics/catalogue/catalogue.ts";
import { explanationByCode } from "../diagnostics/explanation.ts";
import { addressOf } from "../diagnostics/reference-areas.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import { type CommandAction, printedDocument, usageError } from "./command.ts";
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
    const page = addressOf(entry.code);
    const { name, severity } = entry;
    if (isJson) return printedDocument("explain", 0, { code: entry.code, name, severity, ...explanation, page });
    const { cause, example, cure } = explanation;
    const indented = example.replaceAll(/^/gm, "  ");
    const head = `${entry.code} ${name} (${severity})`;
    const parts = [head, cause, `For example:\n${indented}`, cure, `More: ${page}`];
    return { exitCode: 0, output: `${parts.join("\n\n")}\n`, messages: "" };
  },
};

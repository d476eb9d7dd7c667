import { catalogue, entryOf } from "../diagnostics/catalogue.ts";
import { explanationByCode } from "../diagnostics/explanation.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import { type CommandAction, usageError } from "./command.ts";

/** `tenon explain`: prints cause, example and cure of a diagnostic. */
export const explainCommand: CommandAction = {
  run: ({ positionals: [code = "", ...rest] }) => {
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
    const { cause, example, cure } = explanation;
    const indented = example.replaceAll(/^/gm, "  ");
    const head = `${entry.code} ${entry.name} (${entry.severity})`;
    return { exitCode: 0, output: `${head}\n\n${cause}\n\nFor example:\n${indented}\n\n${cure}\n`, messages: "" };
  },
};

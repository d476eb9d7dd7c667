import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Check } from "./check.ts";

/** Warns about declarations without output. */
export const notEmitted: Check = ({ scope: { context } }) =>
  [...context.specs, ...context.policies].map(({ kind, name }) =>
    report(catalogue.notEmitted, { kind, name: name.text }, { span: name }),
  );

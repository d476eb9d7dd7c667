import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { policiesOf } from "../bind/policies-of.ts";
import { specsOf } from "../bind/specs-of.ts";
import type { Check } from "./check.ts";

/** Says what is read and has no output. */
export const notEmitted: Check = ({ scope: { context } }) =>
  [...specsOf(context), ...policiesOf(context)].map(({ kind, name: { text, span } }) =>
    report(catalogue.notEmitted, { kind, name: text }, { span }),
  );

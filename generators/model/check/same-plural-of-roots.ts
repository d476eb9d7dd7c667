import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { pluralOf } from "../../text/plural.ts";
import { isRootMissing } from "./aggregate-root-missing.ts";
import type { Check } from "./check.ts";
import { clashingNames } from "./clashing-names.ts";

/** The unit of work tells its repositories apart. Silent in spec. */
export const samePluralOfRoots: Check = ({ scope }) =>
  clashingNames(
    scope.context.aggregates.filter((one) => !isRootMissing(one)).map(({ root }) => ({ name: root })),
    (root, at, [first]) =>
      report(catalogue.samePluralOfRoots, { root, other: first.name.text, plural: pluralOf(root) }, at),
    pluralOf,
  );

import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { pluralOf } from "../../text/nouns.ts";
import { isRootMissing } from "./aggregate-root-missing.ts";
import type { Check } from "./check.ts";
import { clashingNames } from "./clashing-names.ts";

/** Checks that aggregate roots have different plurals, which name the repositories of the unit of work. Silent in spec. */
export const samePluralOfRoots: Check = ({ scope }) =>
  clashingNames(
    scope.context.aggregates.filter((one) => !isRootMissing(one)).map(({ root }) => ({ name: root })),
    (root, at, [first]) =>
      report(catalogue.samePluralOfRoots, { root, other: first.name.text, plural: pluralOf(root) }, at),
    pluralOf,
  );

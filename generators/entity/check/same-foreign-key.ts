import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { foreignKeyOf, linksOf } from "../relationships.ts";
import type { Check } from "./check.ts";
import { clashesOf } from "./clashes.ts";

/** Checks that a foreign key of a child serves one relationship only. Spec: decisions, 3. */
export const sameForeignKey: Check = (declared) =>
  clashesOf(
    linksOf(declared).map((link) => ({ ...link, foreignKey: foreignKeyOf(link).name })),
    ({ child, foreignKey }) => `${child.name.value} ${foreignKey.toLowerCase()}`,
  ).map(({ first, second: { relationship, child, foreignKey } }) =>
    report(
      catalogue.sameForeignKey,
      {
        foreignKey,
        child: child.name.value,
        relationship: relationship.name.value,
        other: first.relationship.name.value,
      },
      {
        span: (relationship.foreignKey ?? relationship.name).span,
        notes: [{ message: "The other relationship is here.", span: first.relationship.name.span }],
        hint: "Give each of them a `foreignKey` of its own.",
      },
    ),
  );

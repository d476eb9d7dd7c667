import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { pascalCaseOf } from "../../text/pascal-case.ts";
import type { Check } from "./check.ts";

/** Checks that no property has the name of its entity, in any letter case. Spec: decisions, 3. */
export const propertyNamedAsEntity: Check = ({ entities }) =>
  entities.flatMap(({ name: { value: entity }, properties }) =>
    properties
      .filter(({ name }) => name.value.toLowerCase() === entity.toLowerCase())
      .map(({ name: { value, span } }) =>
        report(
          catalogue.propertyNamedAsEntity,
          { property: value, entity },
          { span, hint: `Rename it, for example to ${pascalCaseOf(value)}Value.` },
        ),
      ),
  );

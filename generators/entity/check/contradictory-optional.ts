import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Check } from "./check.ts";

/** Checks that no property is optional by its type and required by its keyword. Silent in spec. */
export const contradictoryOptional: Check = ({ entities }) =>
  entities
    .flatMap(({ properties }) => properties)
    .filter(({ type, required }) => type.value.endsWith("?") && required?.value === true)
    .map(({ name, required }) =>
      report(catalogue.contradictoryOptional, { property: name.value }, { span: required?.span }),
    );

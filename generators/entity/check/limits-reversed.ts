import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { compareDecimals } from "../decimal.ts";
import type { Check } from "./check.ts";

/** Checks that no lower limit is above its upper limit. Spec: decisions, 3. */
export const limitsReversed: Check = ({ entities }) =>
  entities
    .flatMap(({ properties }) => properties)
    .flatMap(({ name: { value: property }, minLength, maxLength, min, max }) => [
      ...(minLength && maxLength && minLength.value > maxLength.value
        ? [
            report(
              catalogue.lengthsReversed,
              { property, minimum: minLength.value, maximum: maxLength.value },
              { span: minLength.span },
            ),
          ]
        : []),
      ...(min && max && compareDecimals(min.value, max.value) > 0
        ? [report(catalogue.boundsReversed, { property, minimum: min.value, maximum: max.value }, { span: min.span })]
        : []),
    ]);

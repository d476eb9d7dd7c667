import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { PropertyDecl } from "../declaration.ts";
import type { PropertyType } from "../entity.ts";
import { propertyTypeOf } from "../property-type.ts";
import type { Check } from "./check.ts";

const numbers: ReadonlySet<PropertyType> = new Set(["int", "long", "decimal"]);

/** Limits of texts stand at texts, bounds at numbers that a request can set. Spec: decisions, 3. */
export const limitWithoutMeaning: Check = ({ entities }) =>
  entities.flatMap(({ properties }) => properties.flatMap(faultsOf));

function faultsOf(property: PropertyDecl) {
  const type = propertyTypeOf(property);
  if (type === undefined) return [];
  const { minLength, maxLength, pattern, min, max } = property;
  const reason =
    property.isKey && numbers.has(type)
      ? "a key whose values the database makes"
      : `a ${type}`.replace("a int", "an int");
  const misplaced = [
    ...(type === "string"
      ? []
      : ([
          ["minLength", minLength?.span],
          ["maxLength", maxLength?.span],
          ["pattern", pattern?.span],
        ] as const)),
    ...(numbers.has(type) && !property.isKey
      ? []
      : ([
          ["min", min?.span],
          ["max", max?.span],
        ] as const)),
  ];
  return misplaced.flatMap(([limit, span]) =>
    span === undefined
      ? []
      : [report(catalogue.limitWithoutMeaning, { limit, property: property.name.value, reason }, { span })],
  );
}

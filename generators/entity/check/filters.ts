import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { withArticle } from "../../text/nouns.ts";
import { isShown } from "../bodies.ts";
import { fittingOperators } from "../filters.ts";
import { propertyTypeOf, spellingOf } from "../property-type.ts";
import { propertyCheck } from "./check.ts";

/** Checks that each operator of a filter fits its property. Spec: entity-file, Filters. */
export const filterWithoutMeaning = propertyCheck((property, declared) => {
  const type = propertyTypeOf(property, declared);
  if (type === undefined || property.filter === undefined) return [];
  const fitting = fittingOperators(property, type);
  const hint = fitting.length === 0 ? "Remove filter." : `Possible operators: ${fitting.join(", ")}.`;
  return property.filter
    .filter(({ value }) => !fitting.includes(value))
    .map(({ value: operator, span }) => {
      const ofType = property.isKey ? "a key" : isShown(property) ? withArticle(spellingOf(type)) : "never shown";
      const reason = operator === "isNull" && fitting.length > 0 ? "required" : ofType;
      return report(
        catalogue.filterWithoutMeaning,
        { operator, property: property.name.value, reason },
        { span, hint },
      );
    });
});

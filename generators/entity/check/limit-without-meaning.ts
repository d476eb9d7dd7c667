import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { withArticle } from "../../text/phrase.ts";
import type { Declared, PropertyDecl } from "../declaration.ts";
import { builtInTypes, propertyTypeOf, spellingOf } from "../property-type.ts";
import type { Check } from "./check.ts";

/** Checks that lengths and patterns limit texts, and bounds limit numbers that a request can set. Spec: decisions, 3. */
export const limitWithoutMeaning: Check = (declared) =>
  declared.entities.flatMap(({ properties }) => properties.flatMap((property) => faultsOf(property, declared)));

function faultsOf(property: PropertyDecl, declared: Declared) {
  const type = propertyTypeOf(property, declared);
  if (type === undefined) return [];
  const limits = typeof type === "string" ? builtInTypes[type].limits : "none";
  const isMadeByDatabase = property.isKey && limits === "bounds";
  const reason = isMadeByDatabase ? "a key that the database generates" : withArticle(spellingOf(type));
  const { minLength, maxLength, pattern, min, max } = property;
  const misplaced = [
    ...(limits === "lengths" ? [] : Object.entries({ minLength, maxLength, pattern })),
    ...(limits === "bounds" && !isMadeByDatabase ? [] : Object.entries({ min, max })),
  ];
  return misplaced.flatMap(([limit, written]) =>
    written === undefined
      ? []
      : [
          report(
            catalogue.limitWithoutMeaning,
            { limit, property: property.name.value, reason },
            { span: written.span },
          ),
        ],
  );
}

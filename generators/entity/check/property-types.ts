import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import { listOf, quoted } from "../../text/quoted.ts";
import { propertyTypeOf, typeNameOf, typeNames } from "../property-type.ts";
import type { Check } from "./check.ts";

/** Checks that the type of a property exists. Spec: entity-file, Property types. */
export const unknownType: Check = (declared) => {
  const possible = [...declared.enumByName.keys(), ...typeNames];
  return declared.entities.flatMap(({ properties }) =>
    properties
      .filter((property) => propertyTypeOf(property, declared) === undefined)
      .map(({ name, type: { value: type, span } }) => {
        const hint =
          spellingHint(typeNameOf(type), possible) ??
          `Possible types: ${listOf(typeNames, "or")}, or an enum declared under ${quoted("enums")}.`;
        return report(catalogue.unknownType, { type, property: name.value }, { span, hint });
      }),
  );
};

/** Checks that no property is optional by its type and required by its keyword. Spec: entity-file, Optional properties. */
export const contradictoryOptional: Check = ({ entities }) =>
  entities
    .flatMap(({ properties }) => properties)
    .filter(({ type, required }) => type.value.endsWith("?") && required?.value === true)
    .map(({ name, required }) =>
      report(catalogue.contradictoryOptional, { property: name.value }, { span: required?.span }),
    );

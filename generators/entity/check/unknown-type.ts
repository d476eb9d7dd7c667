import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { didYouMean } from "../../text/did-you-mean.ts";
import { listOf } from "../../text/list.ts";
import { quoted } from "../../text/quoted.ts";
import { propertyTypeOf, typeNameOf, typeNames } from "../property-type.ts";
import type { Check } from "./check.ts";

/** Checks that the type of a property exists. Spec: decisions, 3. */
export const unknownType: Check = (declared) => {
  const possible = [...declared.enumByName.keys(), ...typeNames];
  return declared.entities.flatMap(({ properties }) =>
    properties
      .filter((property) => propertyTypeOf(property, declared) === undefined)
      .map(({ name, type: { value: type, span } }) =>
        report(catalogue.unknownType, { type, property: name.value }, { span, hint: hintFor(type, possible) }),
      ),
  );
};

function hintFor(type: string, possible: readonly string[]): string {
  const near = didYouMean(typeNameOf(type), possible);
  return near === undefined
    ? `Possible types: ${listOf(typeNames, "or")}, or an enum declared under ${quoted("enums")}.`
    : `Did you mean ${quoted(near)}?`;
}

import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { didYouMean } from "../../text/did-you-mean.ts";
import { listOf } from "../../text/list.ts";
import { quoted } from "../../text/quoted.ts";
import { propertyTypeOf, typeNameOf, typeNames } from "../property-type.ts";
import type { Check } from "./check.ts";

/** A property has one of the types that there are. Spec: decisions, 3. */
export const unknownType: Check = ({ entities }) =>
  entities.flatMap(({ properties }) =>
    properties
      .filter((property) => propertyTypeOf(property) === undefined)
      .map(({ name, type: { value: type, span } }) =>
        report(catalogue.unknownType, { type, property: name.value }, { span, hint: hintFor(type) }),
      ),
  );

function hintFor(type: string): string {
  const near = didYouMean(typeNameOf(type), typeNames);
  return near === undefined ? `Possible types: ${listOf(typeNames, "or")}.` : `Did you mean ${quoted(near)}?`;
}

import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { compareDecimals, digitsIn } from "../decimal.ts";
import type { Located } from "../declaration.ts";
import type { PropertyType } from "../entity.ts";
import { propertyTypeOf } from "../property-type.ts";
import type { Check } from "./check.ts";

const ranges = {
  int: ["-2147483648", "2147483647"],
  long: ["-9223372036854775808", "9223372036854775807"],
} as const;
const digitsOfDecimal = 28;

/** A bound is a value of its property's type. Spec: decisions, 3. */
export const boundOutsideType: Check = ({ entities }) =>
  entities
    .flatMap(({ properties }) => properties)
    .flatMap((property) => {
      const type = propertyTypeOf(property);
      if (type !== "int" && type !== "long" && type !== "decimal") return [];
      return [...faultsOf("min", property.min, type), ...faultsOf("max", property.max, type)];
    });

function faultsOf(bound: string, written: Located<string> | undefined, type: "int" | "long" | "decimal") {
  if (written === undefined) return [];
  const { value, span } = written;
  if (type !== "decimal" && value.includes("."))
    return [report(catalogue.boundWithFraction, { bound, value, type }, { span })];
  return isWithin(value, type) ? [] : [report(catalogue.boundOutsideType, { bound, value, type }, { span })];
}

function isWithin(value: string, type: Extract<PropertyType, "int" | "long" | "decimal">): boolean {
  if (type === "decimal")
    return digitsIn(value) <= digitsOfDecimal && (value.split(".")[1] ?? "").length <= digitsOfDecimal;
  const [least, most] = ranges[type];
  return compareDecimals(value, least) >= 0 && compareDecimals(value, most) <= 0;
}

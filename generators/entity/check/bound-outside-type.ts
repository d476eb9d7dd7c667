import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { compareDecimals, digitsIn } from "../decimal.ts";
import type { Located } from "../declaration.ts";
import type { BuiltInType } from "../entity.ts";
import { builtInTypes, propertyTypeOf } from "../property-type.ts";
import type { Check } from "./check.ts";

const digitsOfDecimal = 28;

/** Checks that a bound is a value of its property's type. Spec: decisions, 3. */
export const boundOutsideType: Check = (declared) =>
  declared.entities
    .flatMap(({ properties }) => properties)
    .flatMap((property) => {
      const type = propertyTypeOf(property, declared);
      if (typeof type !== "string" || builtInTypes[type].limits !== "bounds") return [];
      return [...faultsOf("min", property.min, type), ...faultsOf("max", property.max, type)];
    });

function faultsOf(bound: string, written: Located<string> | undefined, type: BuiltInType) {
  if (written === undefined) return [];
  const { value, span } = written;
  if (builtInTypes[type].range !== undefined && value.includes("."))
    return [report(catalogue.boundWithFraction, { bound, value, type }, { span })];
  return isWithin(value, type) ? [] : [report(catalogue.boundOutsideType, { bound, value, type }, { span })];
}

function isWithin(value: string, type: BuiltInType): boolean {
  const { range } = builtInTypes[type];
  if (range !== undefined) {
    const [least, most] = range;
    return compareDecimals(value, least) >= 0 && compareDecimals(value, most) <= 0;
  }
  if (type === "float") return Number.isFinite(Math.fround(Number(value)));
  if (type === "double") return Number.isFinite(Number(value));
  return digitsIn(value) <= digitsOfDecimal && (value.split(".")[1] ?? "").length <= digitsOfDecimal;
}

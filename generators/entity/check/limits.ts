import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { patternFault } from "../../text/net-pattern.ts";
import { withArticle } from "../../text/nouns.ts";
import { pagingOf } from "../conventions.ts";
import type { EntityDecl, FileDecl, Located } from "../declaration.ts";
import type { BuiltInType } from "../entity.ts";
import { builtInTypes, propertyTypeOf, spellingOf } from "../property-type.ts";
import { type Check, propertyCheck } from "./check.ts";

/** Checks that no lower limit is above its upper limit. Spec: entity-file, Value rules. */
export const limitsReversed = propertyCheck(({ name: { value: property }, minLength, maxLength, min, max }) => {
  const lengths = minLength && maxLength && { property, minimum: minLength.value, maximum: maxLength.value };
  const bounds = min && max && { property, minimum: min.value, maximum: max.value };
  return [
    ...(lengths && lengths.minimum > lengths.maximum ? [report(catalogue.lengthsReversed, lengths, minLength)] : []),
    ...(bounds && compareDecimals(bounds.minimum, bounds.maximum) > 0
      ? [report(catalogue.boundsReversed, bounds, min)]
      : []),
  ];
});

/** Checks that lengths and patterns limit texts, and bounds limit numbers that a request can set. Spec: entity-file, Value rules. */
export const limitWithoutMeaning = propertyCheck((property, declared) => {
  const type = propertyTypeOf(property, declared);
  if (type === undefined) return [];
  const limits = typeof type === "string" ? builtInTypes[type].limits : "none";
  const isMadeByDatabase = property.isKey && limits === "bounds";
  const reason = isMadeByDatabase ? "a key that the database generates" : withArticle(spellingOf(type));
  const { name, minLength, maxLength, pattern, min, max } = property;
  const endless = property.isKey && maxLength?.value === Number.POSITIVE_INFINITY ? maxLength : undefined;
  if (endless && limits === "lengths")
    return [
      report(
        catalogue.limitWithoutMeaning,
        { limit: "maxLength: none", property: name.value, reason: "a key" },
        endless,
      ),
    ];
  const misplaced = Object.entries({
    ...(limits !== "lengths" && { minLength, maxLength, pattern }),
    ...((limits !== "bounds" || isMadeByDatabase) && { min, max }),
  });
  return misplaced.flatMap(([limit, written]) =>
    written ? [report(catalogue.limitWithoutMeaning, { limit, property: name.value, reason }, written)] : [],
  );
});

const digitsOfDecimal = 28;

/** Checks that a bound is a value of its property's type. Spec: entity-file, Value rules. */
export const boundOutsideType = propertyCheck((property, declared) => {
  const type = propertyTypeOf(property, declared);
  if (typeof type !== "string" || builtInTypes[type].limits !== "bounds") return [];
  return (["min", "max"] as const).flatMap((bound) => boundFault(bound, property[bound], type) ?? []);
});

function boundFault(bound: string, written: Located<string> | undefined, type: BuiltInType) {
  if (written === undefined) return undefined;
  const { value } = written;
  if (builtInTypes[type].range !== undefined && value.includes("."))
    return report(catalogue.boundWithFraction, { bound, value, type }, written);
  return isWithin(value, type) ? undefined : report(catalogue.boundOutsideType, { bound, value, type }, written);
}

/** True for a decimal literal in the range of a number type. */
export function isWithin(value: string, type: BuiltInType): boolean {
  const { range } = builtInTypes[type];
  if (range !== undefined) {
    const [least, most] = range;
    return compareDecimals(value, least) >= 0 && compareDecimals(value, most) <= 0;
  }
  if (type === "float") return Number.isFinite(Math.fround(Number(value)));
  if (type === "double") return Number.isFinite(Number(value));
  return digitsIn(value) <= digitsOfDecimal && (value.split(".")[1] ?? "").length <= digitsOfDecimal;
}

/** Checks that a pattern is a .NET regular expression. Spec: entity-file, Patterns. */
export const invalidPattern = propertyCheck(({ name, pattern }) => {
  const reason = pattern && patternFault(pattern.value);
  if (pattern === undefined || reason === undefined) return undefined;
  return report(catalogue.invalidPattern, { property: name.value, pattern: pattern.value, reason }, pattern);
});

/** Checks that a default page size is at most the maximum page size. Spec: entity-file, Page sizes. */
export const pageSizeAboveMaximum: Check = ({ files, entities }) => [
  ...files.flatMap((file) => pageSizeFault({ ...file.defaults, file })),
  // An entity that states neither inherits both from its file, which is reported there.
  ...entities
    .filter(({ pageSize, maxPageSize }) => pageSize !== undefined || maxPageSize !== undefined)
    .flatMap(pageSizeFault),
];

function pageSizeFault(owner: Pick<EntityDecl, "pageSize" | "maxPageSize" | "paging"> & { readonly file: FileDecl }) {
  const { pageSize, maxPageSize: maximum } = pagingOf(owner);
  if (pageSize <= maximum) return [];
  const hint = owner.maxPageSize === undefined ? `Add maxPageSize: ${pageSize}, or lower pageSize.` : undefined;
  const span = (owner.pageSize ?? owner.maxPageSize)?.span;
  return [report(catalogue.pageSizeAboveMaximum, { pageSize, maximum }, { span, hint })];
}

/** A decimal literal as an exact number: `digits` divided by ten to the power of `scale`. */
interface Exact {
  readonly digits: bigint;
  readonly scale: number;
}

const longest = 100;

/** Compares two decimal literals exactly; negative if the first is smaller. */
export function compareDecimals(one: string, other: string): number {
  const [first, second] = [exactOf(one), exactOf(other)];
  const scale = Math.max(first.scale, second.scale);
  const difference = scaled(first, scale) - scaled(second, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Counts the significant digits of a literal. */
function digitsIn(literal: string): number {
  return literal.replace(/[-.]/g, "").replace(/^0+/, "").length;
}

// `BigInt` takes quadratic time for very long literals, and every type is exceeded long before.
function exactOf(literal: string): Exact {
  const [whole = "0", fraction = ""] = literal.slice(0, longest).split(".");
  return { digits: BigInt(`${whole}${fraction}`), scale: fraction.length };
}

function scaled({ digits, scale }: Exact, wanted: number): bigint {
  return digits * 10n ** BigInt(wanted - scale);
}

import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { patternFault } from "../../text/net-pattern.ts";
import { withArticle } from "../../text/nouns.ts";
import { pagingOf } from "../conventions.ts";
import { compareDecimals, digitsIn } from "../decimal.ts";
import type { Declared, EntityDecl, FileDecl, Located, PropertyDecl } from "../declaration.ts";
import type { BuiltInType } from "../entity.ts";
import { builtInTypes, propertyTypeOf, spellingOf } from "../property-type.ts";
import type { Check } from "./check.ts";

/** Checks that no lower limit is above its upper limit. Spec: entity-file, Value rules. */
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

/** Checks that lengths and patterns limit texts, and bounds limit numbers that a request can set. Spec: entity-file, Value rules. */
export const limitWithoutMeaning: Check = (declared) =>
  declared.entities.flatMap(({ properties }) => properties.flatMap((property) => misplacedLimits(property, declared)));

function misplacedLimits(property: PropertyDecl, declared: Declared) {
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

const digitsOfDecimal = 28;

/** Checks that a bound is a value of its property's type. Spec: entity-file, Value rules. */
export const boundOutsideType: Check = (declared) =>
  declared.entities
    .flatMap(({ properties }) => properties)
    .flatMap((property) => {
      const type = propertyTypeOf(property, declared);
      if (typeof type !== "string" || builtInTypes[type].limits !== "bounds") return [];
      return [...boundFaults("min", property.min, type), ...boundFaults("max", property.max, type)];
    });

function boundFaults(bound: string, written: Located<string> | undefined, type: BuiltInType) {
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

/** Checks that a pattern is a .NET regular expression. Spec: entity-file, Patterns. */
export const invalidPattern: Check = ({ entities }) =>
  entities
    .flatMap(({ properties }) => properties)
    .flatMap(({ name, pattern }) => {
      const reason = pattern && patternFault(pattern.value);
      if (pattern === undefined || reason === undefined) return [];
      return [
        report(
          catalogue.invalidPattern,
          { property: name.value, pattern: pattern.value, reason },
          { span: pattern.span },
        ),
      ];
    });

/** Checks that a default page size is at most the maximum page size. Spec: entity-file, Page sizes. */
export const pageSizeAboveMaximum: Check = ({ files, entities }) => [
  ...files.flatMap((file) => pageSizeFault({ ...file.defaults, file })),
  // An entity that states neither inherits both from its file, which is reported there.
  ...entities
    .filter(({ pageSize, maxPageSize }) => pageSize !== undefined || maxPageSize !== undefined)
    .flatMap(pageSizeFault),
];

function pageSizeFault(owner: Pick<EntityDecl, "pageSize" | "maxPageSize"> & { readonly file: FileDecl }) {
  const { pageSize, maxPageSize: maximum } = pagingOf(owner);
  if (pageSize <= maximum) return [];
  const hint = owner.maxPageSize === undefined ? `Add maxPageSize: ${pageSize}, or lower pageSize.` : undefined;
  return [
    report(
      catalogue.pageSizeAboveMaximum,
      { pageSize, maximum },
      { span: (owner.pageSize ?? owner.maxPageSize)?.span, hint },
    ),
  ];
}

import type { Schema } from "../emit/openapi/open-api.ts";

/** The limits that take less as they rise. */
const lowest = ["minimum", "exclusiveMinimum", "minLength", "minItems"] as const;

/** The limits that take less as they fall. */
const highest = ["maximum", "exclusiveMaximum", "maxLength", "maxItems"] as const;

/** Describes the limits of a schema that take less than before. */
export function narrowedLimits(before: Schema, after: Schema): readonly string[] {
  const raised = lowest.filter(
    (limit) => (after[limit] ?? Number.NEGATIVE_INFINITY) > (before[limit] ?? Number.NEGATIVE_INFINITY),
  );
  const lowered = highest.filter(
    (limit) => (after[limit] ?? Number.POSITIVE_INFINITY) < (before[limit] ?? Number.POSITIVE_INFINITY),
  );
  const isOther = after.pattern !== undefined && after.pattern !== before.pattern;
  return [
    ...[...raised, ...lowered].map(
      (limit) => `${limit} is ${after[limit]}${before[limit] === undefined ? "" : `, before ${before[limit]}`}`,
    ),
    ...(isOther ? [`its pattern is ${after.pattern}`] : []),
    ...(after.uniqueItems === true && before.uniqueItems !== true ? ["its items must differ"] : []),
  ];
}

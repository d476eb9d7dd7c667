import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

/** What can be wrong with limits of values and of pages. */
export const limitEntries = {
  lengthsReversed: entry<{ readonly property: string; readonly minimum: number; readonly maximum: number }>({
    code: "TEN0322",
    name: "lengthsReversed",
    message: ({ property, minimum, maximum }) =>
      `Property ${quoted(property)} has a minLength of ${minimum}, above its maxLength of ${maximum}.`,
    explanation: {
      cause: "No text could satisfy both.",
      example: "Title: { type: string, minLength: 60, maxLength: 6 }",
      cure: "Exchange or correct the two numbers.",
    },
  }),
  boundsReversed: entry<{ readonly property: string; readonly minimum: string; readonly maximum: string }>({
    code: "TEN0323",
    name: "boundsReversed",
    message: ({ property, minimum, maximum }) =>
      `Property ${quoted(property)} has a min of ${minimum}, above its max of ${maximum}.`,
    explanation: {
      cause: "No number could satisfy both.",
      example: "Rating: { type: int, min: 5, max: 1 }",
      cure: "Exchange or correct the two numbers.",
    },
  }),
  limitWithoutMeaning: entry<{ readonly limit: string; readonly property: string; readonly reason: string }>({
    code: "TEN0324",
    name: "limitWithoutMeaning",
    message: ({ limit, property, reason }) =>
      `${quoted(limit)} has no meaning for property ${quoted(property)}, which is ${reason}.`,
    explanation: {
      cause: "minLength, maxLength and pattern are for texts, min and max for numbers that a request can set.",
      example: "Born: { type: DateTime, max: 2020 }",
      cure: "Remove the limit, or correct the type.",
    },
  }),
  boundOutsideType: entry<{ readonly bound: string; readonly value: string; readonly type: string }>({
    code: "TEN0325",
    name: "boundOutsideType",
    message: ({ bound, value, type }) =>
      `${quoted(bound)} is ${quoted(value)}, which is not within the range of ${article(type)}.`,
    explanation: {
      cause:
        "A byte goes from 0 to 255, a short to 32767, an int to 2147483647, a long to 9223372036854775807, and a decimal holds 28 digits.",
      example: "Size: { type: int, max: 3000000000 }",
      cure: "Choose another bound, or a wider type.",
    },
  }),
  boundWithFraction: entry<{ readonly bound: string; readonly value: string; readonly type: string }>({
    code: "TEN0326",
    name: "boundWithFraction",
    message: ({ bound, value, type }) => `${quoted(bound)} is ${quoted(value)}, but ${article(type)} has no fraction.`,
    explanation: {
      cause: "The bound of a whole number is a whole number.",
      example: "Size: { type: int, max: 1.5 }",
      cure: "Write a whole number, or make the property a decimal.",
    },
  }),
  invalidPattern: entry<{ readonly property: string; readonly pattern: string; readonly reason: string }>({
    code: "TEN0327",
    name: "invalidPattern",
    message: ({ property, pattern, reason }) =>
      `The pattern ${quoted(pattern)} of property ${quoted(property)} is no regular expression of .NET: ${reason}.`,
    explanation: {
      cause: "The pattern becomes a .NET regular expression, and .NET would refuse this one when the host starts.",
      example: 'Code: { type: string, pattern: "[A-Z" }',
      cure: "Close every bracket and group. In double quotes YAML reads `\\\\` as one backslash; single quotes keep it.",
    },
  }),
  pageSizeAboveMaximum: entry<{ readonly pageSize: number; readonly maximum: number }>({
    code: "TEN0328",
    name: "pageSizeAboveMaximum",
    message: ({ pageSize, maximum }) => `The pageSize of ${pageSize} is above the maxPageSize of ${maximum}.`,
    explanation: {
      cause: "A page never has more items than maxPageSize, which is 100 when the file does not say.",
      example: "defaults: { pageSize: 200 }",
      cure: "Lower pageSize, or raise maxPageSize.",
    },
  }),
} as const;

function article(type: string): string {
  return type === "int" ? "an int" : `a ${type}`;
}

import type { BuiltInType, ScalarKind } from "./entity.ts";

/** The form that a default of a type has in an entity file. */
interface DefaultForm {
  readonly kind: ScalarKind;
  readonly isValue: (text: string) => boolean;
  readonly example: string;
}

const wholeNumber: DefaultForm = { kind: "number", isValue: matching(/^-?\d+$/), example: "10" };
const fraction: DefaultForm = { kind: "number", isValue: () => true, example: "9.90" };
const timeOfDay = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d`;
const instant: DefaultForm = {
  kind: "text",
  isValue: (text) =>
    isDate(text.slice(0, 10)) && matching(new RegExp(`^T${timeOfDay}(?:\\.\\d{1,6})?Z$`))(text.slice(10)),
  example: "2026-12-31T23:59:59Z",
};

/** The forms by type; undefined for a type whose properties have no default. Spec: entity-file, Defaults of properties. */
export const defaultForms: Readonly<Record<BuiltInType, DefaultForm | undefined>> = {
  Guid: {
    kind: "text",
    isValue: matching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i),
    example: "00000000-0000-0000-0000-000000000001",
  },
  string: { kind: "text", isValue: () => true, example: '"new"' },
  bool: { kind: "truth", isValue: () => true, example: "false" },
  byte: wholeNumber,
  short: wholeNumber,
  int: wholeNumber,
  long: wholeNumber,
  float: fraction,
  double: fraction,
  decimal: fraction,
  DateTime: instant,
  DateTimeOffset: instant,
  DateOnly: {
    kind: "text",
    isValue: isDate,
    example: "2026-12-31",
  },
  TimeOnly: { kind: "text", isValue: matching(new RegExp(`^${timeOfDay}(?:\\.\\d{1,6})?$`)), example: "23:59:59" },
  TimeSpan: {
    kind: "text",
    isValue: matching(new RegExp(`^-?(?:\\d{1,7}\\.)?${timeOfDay}(?:\\.\\d{1,7})?$`)),
    example: "1.23:59:59",
  },
  "byte[]": undefined,
};

function matching(pattern: RegExp) {
  return (text: string) => pattern.test(text);
}

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** True for a day of the calendar of .NET, which begins with the year 1. */
function isDate(text: string): boolean {
  const [year = 0, month = 0, day = 0] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.slice(1).map(Number) ?? [];
  const isLeapDay = month === 2 && day === 29 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return year > 0 && day > 0 && (isLeapDay || day <= (daysOfMonths[month - 1] ?? 0));
}

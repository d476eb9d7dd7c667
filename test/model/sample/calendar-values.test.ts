import { expect, test } from "vitest";
import { calendarPart } from "../../../generators/model/sample/calendar-values.ts";

// Expected by DateOnly.AddMonths of .NET.
test.each([
  ["2027-01-31", 1, "2027-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2028-02-29", 48, "2032-02-29"],
  ["2027-03-31", -1, "2027-02-28"],
  ["2027-05-31", 1, "2027-06-30"],
  ["2027-01-15", -1, "2026-12-15"],
  ["2027-12-05", 1, "2028-01-05"],
  ["2027-08-09", 0, "2027-08-09"],
  ["0001-02-01", -1, "0001-01-01"],
  ["0001-01-31", -1, undefined],
  ["9999-11-30", 1, "9999-12-30"],
  ["9999-12-01", 1, undefined],
  ["2027-01-01", 2_000_000_000, undefined],
])("%s and %i months are %s", (day, count, reached) => {
  expect(calendarPart("addMonths", [day, "Date"], count)).toBe(reached);
});

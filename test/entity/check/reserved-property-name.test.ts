import { expect, test } from "vitest";
import { reservedPropertyName } from "../../../generators/entity/check/names.ts";
import { found, keyed } from "../found.ts";

test.each([
  [
    "names that are only similar",
    keyed(
      "PageNumber: { type: int }",
      "Sorting: { type: int }",
      "TotalCount: { type: int }",
      "ct: { type: int }",
      "items: { type: int }",
      "Hash: { type: int }",
    ),
    [],
  ],
  [
    "parameters of the list, in any letter case",
    keyed("page: { type: int }", "PAGESIZE: { type: int }", "SortBy: { type: int }", "sortDir: { type: int }"),
    ["TEN0310 5:7", "TEN0310 6:7", "TEN0310 7:7", "TEN0310 8:7"],
  ],
  [
    "parameters of the list that came later, or are to come",
    keyed("Sort: { type: int }", "after: { type: int }", "COUNT: { type: int }", "Include: { type: int }"),
    ["TEN0310 5:7", "TEN0310 6:7", "TEN0310 7:7", "TEN0310 8:7"],
  ],
  [
    "members of objects and records",
    keyed(
      "Equals: { type: int }",
      "GetHashCode: { type: int }",
      "getType: { type: int }",
      "ToString: { type: int }",
      "MemberwiseClone: { type: int }",
      "Finalize: { type: int }",
      "ReferenceEquals: { type: int }",
      "EqualityContract: { type: int }",
      "PrintMembers: { type: int }",
      "Deconstruct: { type: int }",
      "Clone: { type: int }",
      "applyTo: { type: int }",
    ),
    [
      "TEN0310 5:7",
      "TEN0310 6:7",
      "TEN0310 7:7",
      "TEN0310 8:7",
      "TEN0310 9:7",
      "TEN0310 10:7",
      "TEN0310 11:7",
      "TEN0310 12:7",
      "TEN0310 13:7",
      "TEN0310 14:7",
      "TEN0310 15:7",
      "TEN0310 16:7",
    ],
  ],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(reservedPropertyName, source)).toEqual(want);
  },
);

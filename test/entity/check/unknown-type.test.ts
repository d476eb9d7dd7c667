import { expect, test } from "vitest";
import { unknownType } from "../../../generators/entity/check/property-types.ts";
import { found, keyed } from "../found.ts";

test.each([
  [
    "every type, in any letter case and by its CLR name",
    keyed(
      "P0: { type: guid }",
      "P1: { type: STRING }",
      "P2: { type: Bool }",
      "P3: { type: boolean }",
      "P4: { type: Int32 }",
      "P5: { type: int }",
      "P6: { type: INT64 }",
      "P7: { type: long }",
      "P8: { type: decimal }",
      "P9: { type: dateTime }",
      "P10: { type: string? }",
      "P11: { type: Guid? }",
      "P12: { type: Byte }",
      "P13: { type: Int16 }",
      "P14: { type: short }",
      "P15: { type: Single }",
      "P16: { type: float }",
      "P17: { type: double }",
      "P18: { type: datetimeoffset }",
      "P19: { type: DateOnly }",
      "P20: { type: TimeOnly }",
      "P21: { type: timespan }",
      "P22: { type: 'byte[]' }",
      "P23: { type: 'Byte[]?' }",
    ),
    [],
  ],
  [
    "an enum, by its very name",
    `enums: { Colour: [Red] }\n${keyed("A: { type: Colour? }", "B: { type: colour }")}`,
    ["TEN0303 7:18"],
  ],
  ["an unknown name", keyed("Name: { type: text }"), ["TEN0303 5:21"]],
  ["an unknown name that is optional", keyed("Name: { type: strin? }"), ["TEN0303 5:21"]],
  ["two question marks", keyed("Name: { type: string?? }"), ["TEN0303 5:21"]],
  ["a name of every object in JavaScript", keyed("Name: { type: constructor }"), ["TEN0303 5:21"]],
  [
    "a YAML 1.1 truth value and a date",
    keyed("A: { type: no }", "B: { type: 2024-01-01 }"),
    ["TEN0303 5:18", "TEN0303 6:18"],
  ],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(unknownType, source)).toEqual(want);
  },
);

import { expect, test } from "vitest";
import { samePluralOfRoots } from "../../../generators/model/check/boundary/aggregates.ts";
import { found, lending, type Row } from "../found.ts";

test.each<Row>([
  [
    "plurals of their own",
    lending(
      "aggregate A root Box { entity Box identified by BoxId { } }",
      "aggregate B root Day { entity Day identified by DayId { } }",
    ),
    [],
  ],
  [
    "one plural",
    lending(
      "aggregate A root Box { entity Box identified by BoxId { } }",
      "aggregate B root Boxe { entity Boxe identified by BoxeId { } }",
    ),
    ["TEN0608 3:18"],
  ],
])("%s", (_name, source, want) => {
  expect(found(samePluralOfRoots, source)).toEqual(want);
});

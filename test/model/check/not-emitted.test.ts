import { expect, test } from "vitest";
import { notEmitted } from "../../../generators/model/check/specifications.ts";
import { found, lending, type Row } from "../found.ts";

test.each<Row>([
  ["what is emitted", lending("value V { a: Int }"), []],
  [
    "specs and policies",
    lending("value V { a: Int }", "spec Big on V = a > 1", "policy P when E then V.go(a: 1)"),
    ["TEN0609 3:6", "TEN0609 4:8"],
  ],
])("%s", (_name, source, want) => {
  expect(found(notEmitted, source)).toEqual(want);
});

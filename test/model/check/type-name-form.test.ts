import { expect, test } from "vitest";
import { typeNameForm } from "../../../generators/model/check/names/type-names.ts";
import { foundInNames, lending, type Row } from "../found.ts";

test.each<Row>([
  ["capitals", lending("enum E { a }"), []],
  [
    "a small letter, an underscore",
    lending("value fine { a: Int }", "query _find(): Row"),
    ["TEN0614 2:7", "TEN0614 3:7"],
  ],
  ["a context", "context lending { }", ["TEN0614 1:9"]],
])("%s", (_name, source, want) => {
  expect(foundInNames(typeNameForm, source)).toEqual(want);
});

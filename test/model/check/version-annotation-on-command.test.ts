import { expect, test } from "vitest";
import { versionAnnotationOnCommand } from "../../../generators/model/check/api/api-annotations.ts";
import { found, lending, loan, type Row } from "../found.ts";

test.each<Row>([
  ["API annotations alone", loan('@put @auth("a") command a { }'), []],
  [
    "on a command, at the annotation",
    loan("@put", "@since(2) command a { }", '@deprecated("x") command b { }'),
    ["DSL1214 5:1", "DSL1214 6:1"],
  ],
  ["on a factory", loan("@since(2) create a() { }", "@deprecated create b() { }"), ["DSL1214 4:1", "DSL1214 5:1"]],
  ["on a query they belong", lending('@since(2) @deprecated("x") query Q(): R'), []],
])("%s", (_name, source, want) => {
  expect(found(versionAnnotationOnCommand, source)).toEqual(want);
});

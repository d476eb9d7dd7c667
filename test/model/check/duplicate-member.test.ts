import { expect, test } from "vitest";
import { duplicateMember } from "../../../generators/model/check/names/duplicates.ts";
import { found, lending, type Row } from "../found.ts";

test.each<Row>([
  ["names that differ", lending("value A { a: Int  b: Int }"), []],
  ["the same name in two declarations", lending("value A { a: Int }  event E { a: Int }"), []],
  [
    "twice in a value, an event, an entity",
    lending(
      "value A { a: Int  a: Int }",
      "event E { a: Int  a: Int }",
      "entity L identified by LId { a: Int  a: Int }",
    ),
    ["DSL0103 2:19", "DSL0103 3:19", "DSL0103 4:38"],
  ],
  ["letter case alone", lending("value A { unitID: Int  unitId: Int }"), ["DSL0103 2:24"]],
])("%s", (_name, source, want) => {
  expect(found(duplicateMember, source)).toEqual(want);
});

import { expect, test } from "vitest";
import { duplicateFactory } from "../../../generators/model/check/names/duplicates.ts";
import { found, loan, type Row } from "../found.ts";

test.each<Row>([
  ["names that differ", loan("command shut { }", "create open() { }"), []],
  ["twice", loan("create open() { }", "create open() { }"), ["DSL0801 5:8"]],
  [
    "like a field, like a command",
    loan("note: String", "command open { }", "create note() { }", "create Open() { }"),
    ["DSL0802 6:8", "DSL0802 7:8"],
  ],
])("%s", (_name, source, want) => {
  expect(found(duplicateFactory, source)).toEqual(want);
});

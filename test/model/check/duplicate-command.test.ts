import { expect, test } from "vitest";
import { duplicateCommand } from "../../../generators/model/check/names/duplicates.ts";
import { found, loan, type Row } from "../found.ts";

test.each<Row>([
  ["names that differ", loan("command open { }", "command shut { }"), []],
  [
    "twice, letter case alone",
    loan("command open { }", "command open { }", "command Open { }"),
    ["DSL0503 5:9", "DSL0503 6:9"],
  ],
  ["like a field", loan("note: String", "command note { }"), ["DSL0505 5:9"]],
  ["like a member of every class", loan("command toString { }"), ["DSL0505 4:9"]],
])("%s", (_name, source, want) => {
  expect(found(duplicateCommand, source)).toEqual(want);
});

import { expect, test } from "vitest";
import { emitEvent } from "../../../../generators/model/check/behaviour/events.ts";
import { found, lending, loan, type Row } from "../../found.ts";

test.each<Row>([
  [
    "an event of the context with all of its fields",
    loan("command a { emit LoanOpened(loan: id) }", "create b() { emit LoanOpened(loan: id) }"),
    [],
  ],
  [
    "optional fields and fields with a default may be left out",
    loan("event Shut { note: String?  count: Int = 0 }", "command a { emit Shut }")
      .replace("event Shut { note: String?  count: Int = 0 }\n", "")
      .replace("event LoanOpened", "event Shut { note: String? count: Int = 0 }\nevent LoanOpened"),
    [],
  ],
  ["no event", loan("command a { emit LoanOpend(loan: id) }"), ["DSL0601 4:18"]],
  ["a value is no event", loan("command a { emit Fine(amount: 1) }"), ["DSL0601 4:18"]],
  [
    "a field too many, a field too few",
    loan("command a { emit LoanOpened(laon: id) }"),
    ["DSL0602 4:29", "DSL0602 4:18"],
  ],
  ["a field twice", loan("command a { emit LoanOpened(loan: id, loan: id) }"), ["DSL0602 4:39"]],
  ["outside of aggregates", lending("entity L identified by LId { command a { emit E } }", "event E { }"), []],
  [
    "inside an aggregate, outside the root",
    loan("} entity L identified by LId { command a { emit LoanOpened(loan: loan) } loan: LoanId"),
    ["DSL0604 4:44"],
  ],
])("%s", (_name, source, want) => {
  expect(found(emitEvent, source)).toEqual(want);
});

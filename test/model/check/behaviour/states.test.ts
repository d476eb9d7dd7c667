import { expect, test } from "vitest";
import { states } from "../../../../generators/model/check/behaviour/states.ts";
import { found, loan, type Row } from "../../found.ts";

test.each<Row>([
  [
    "rules over an enum",
    loan(
      "state: LoanState",
      "states state { Requested -> Active  Active -> Returned  Returned }",
      "command go { state -> Active }",
    ),
    [],
  ],
  ["no enum, no field", loan("note: String", "states note { A }", "states nope { A }"), ["DSL0701 5:8", "DSL0701 6:8"]],
  [
    "unknown states",
    loan("state: LoanState", "states state { Requested -> Actve  Gone }"),
    ["DSL0702 5:29", "DSL0702 5:36"],
  ],
  [
    "a transition that no rule allows",
    loan("state: LoanState", "states state { Requested -> Active }", "command back { state -> Requested }"),
    ["DSL0703 6:25"],
  ],
  [
    "two blocks",
    loan("state: LoanState", "states state { Requested -> Active }", "states state { Active -> Returned }"),
    ["DSL0704 6:8"],
  ],
])("%s", (_name, source, want) => {
  expect(found(states, source)).toEqual(want);
});

import { expect, test } from "vitest";
import { references } from "../../../../generators/model/check/names/type-references.ts";
import { found, lending, loan, type Row } from "../../found.ts";

test.each<Row>([
  [
    "identities, values, entities of the same aggregate",
    lending(
      "aggregate D root L { entity L identified by LId { ms: List<M> other: XId } entity M identified by MId { } }",
    ),
    [],
  ],
  [
    "a value, an event that holds an entity",
    lending("value V { l: L }", "event E { l: List<L>? }", "entity L identified by LId { }"),
    ["DSL1601 2:14", "DSL1604 3:14"],
  ],
  [
    "an entity of another aggregate",
    lending(
      "aggregate D root L { entity L identified by LId { m: M } }",
      "aggregate F root M { entity M identified by MId { } }",
    ),
    ["DSL1602 2:54"],
  ],
  ["an entity as a parameter, as a criterion", loan("command merge(other: Loan) { }"), ["DSL1603 4:22"]],
  ["a field that is an event", loan("opened: LoanOpened"), ["DSL1605 4:9"]],
])("%s", (_name, source, want) => {
  expect(found(references, source)).toEqual(want);
});

import { expect, test } from "vitest";
import { identity, oneStrategy } from "../../../../generators/model/check/boundary/identity.ts";
import { foundInNames, lending, type Row } from "../../found.ts";

test.each<Row>([
  [
    "Guid, sequence, natural of String and Int",
    lending(
      "entity A identified by AId { }",
      "entity B identified by BId as sequence { }",
      "entity C identified by CId as natural(String) { }",
      "entity D identified by DId as natural(Int) { }",
    ),
    [],
  ],
  ["a declared value", lending("value Isbn { text: String }", "entity Book identified by Isbn { }"), []],
  ["another backing type", lending("entity A identified by AId as natural(Decimal) { }"), ["DSL1101 2:39"]],
  ["an enum", lending("enum Key { A }", "entity Book identified by Key { }"), ["DSL1108 3:27"]],
  ["a scalar", lending("entity Book identified by String { }"), ["DSL1108 2:27"]],
])("%s", (_name, source, want) => {
  expect(foundInNames(identity, source)).toEqual(want);
});

test.each<Row>([
  [
    "one strategy, stated once or twice, in any order",
    lending(
      "entity A identified by AId { }",
      "entity B identified by AId as sequence { }",
      "entity C identified by AId as sequence { }",
    ),
    [],
  ],
  [
    "two strategies",
    lending("entity A identified by AId as sequence { }", "entity B identified by AId as natural(Int) { }"),
    ["DSL0821 3:24"],
  ],
  [
    "Guid beside another",
    lending("entity A identified by AId as guid { }", "entity B identified by AId as sequence { }"),
    ["DSL0821 3:24"],
  ],
  [
    "a Guid that is given beside one that is not",
    lending("entity A identified by AId as guid { }", "entity B identified by AId as guid given { }"),
    ["DSL0821 3:24"],
  ],
])("strategies of one identity: %s", (_name, source, want) => {
  expect(foundInNames(oneStrategy, source)).toEqual(want);
});

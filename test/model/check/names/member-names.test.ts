import { expect, test } from "vitest";
import { generatedMemberName, memberNamedAsType } from "../../../../generators/model/check/names/member-names.ts";
import { found, lending, loan, type Row } from "../../found.ts";

test.each<Row>([
  ["free names; a value may have an id", lending("value A { id: Int  name: String }"), []],
  ["members of every class", lending("value A { equals: Int  toString: Int }"), ["DSL0108 2:11", "DSL0108 2:24"]],
  ["names of the base classes", loan("raise: Int domainEvents: Int clearDomainEvents: Int checkInvariants: Int"), []],
  [
    "Deconstruct, where C# makes one",
    lending("value A { deconstruct: Int }", "event E { deconstruct: Int }"),
    ["DSL0108 3:11"],
  ],
  [
    "operations that hide a method, and overloads",
    lending("service S { operation getType(): Int = 1  operation equals(x: Int): Bool = x > 1 }"),
    ["DSL0108 2:23"],
  ],
  ["the identity of an entity", loan("id: Int"), ["DSL0108 4:1"]],
  ["OccurredOn of an event", lending("event E { occurredOn: Instant }"), ["DSL0603 2:11"]],
  [
    "Version on a versioned root, but nowhere else",
    lending(
      "aggregate D root L versioned { entity L identified by LId { version: Int }",
      "entity M identified by MId { version: Int } }",
    ),
    ["DSL1105 2:61"],
  ],
  ["Version on an unversioned root", loan("version: Int"), []],
])("%s", (_name, source, want) => {
  expect(found(generatedMemberName, source)).toEqual(want);
});

test.each<Row>([
  ["other names", lending("value Fine { amount: Int }"), []],
  [
    "a field, an enum member, a criterion, an operation, a read-model field",
    lending(
      "value Fine { fine: Int }",
      "enum State { State }",
      "query Find(find: String): Row",
      "service Desk { operation desk(): Int }",
      "readmodel Row from Fine { row: Int = fine }",
    ),
    ["TEN0607 2:14", "TEN0607 3:14", "TEN0607 6:27", "TEN0607 4:12", "TEN0607 5:26"],
  ],
  [
    "what C# or the language gives every type of a kind",
    lending(
      "value Equals { amount: Int }",
      "enum All { One }",
      "event OccurredOn { amount: Int }",
      "query ToString(): Row",
      "readmodel Deconstruct from Equals { amount }",
      "entity Key identified by Value { }",
    ),
    ["TEN0607 2:7", "TEN0607 4:7", "TEN0607 6:11", "TEN0607 5:7", "TEN0607 7:26"],
  ],
  ["a command", loan("command loan { }"), ["TEN0607 4:9"]],
])("%s", (_name, source, want) => {
  expect(found(memberNamedAsType, source)).toEqual(want);
});

import { expect, test } from "vitest";
import { generatedMemberName } from "../../../generators/model/check/names/member-names.ts";
import { found, lending, loan, type Row } from "../found.ts";

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

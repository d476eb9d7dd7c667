import { expect, test } from "vitest";
import { factoryIdentity, fieldLeftOut } from "../../../../generators/model/check/behaviour/factories.ts";
import { found, lending, loan, type Row } from "../../found.ts";

test.each<Row>([
  ["a Guid is made by itself", lending("entity L identified by LId { create open(other: LId) { } }"), []],
  [
    "a natural identity is given",
    lending("entity L identified by LId as natural(String) { create open(id: LId) { } }"),
    [],
  ],
  [
    "an identity parameter of another name",
    lending("entity L identified by LId as sequence { create open(number: LId) { } }"),
    [],
  ],
  [
    "DSL0807: id on a Guid factory, in any letter case",
    lending("entity L identified by LId { create open(id: LId) { }", "create make(ID: String) { } }"),
    ["DSL0807 2:42", "DSL0807 3:13"],
  ],
  [
    "DSL0807: id of another type",
    lending("entity L identified by LId as natural(String) { create open(id: String) { } }"),
    ["DSL0807 2:61"],
  ],
  ["a Guid that is given", lending("entity L identified by LId as guid given { create open(id: LId) { } }"), []],
  [
    "DSL0808: a Guid that should be given",
    lending("entity L identified by LId as guid given { create open() { } }"),
    ["DSL0808 2:51"],
  ],
  ["no identity", lending("entity L identified by LId as sequence { create open() { } }"), ["DSL0808 2:49"]],
  [
    "an identity that is a declared value is given too",
    lending("value LId { x: String }", "entity L identified by LId { create open() { } }"),
    ["DSL0808 3:37"],
  ],
  [
    "two identities",
    lending("entity L identified by LId as sequence { create open(a: LId, b: LId) { } }"),
    ["DSL0809 2:62"],
  ],
])("%s", (_name, source, want) => {
  expect(found(factoryIdentity, source)).toEqual(want);
});

test.each<Row>([
  [
    "filled by a parameter, an assignment, a default, or optional",
    loan("a: Int", "b: Int", "c: Int = 1", "d: Int?", "create open(a: Int) { b -> 2 }"),
    [],
  ],
  [
    "a collection, which starts empty",
    loan("copies: List<Copy>", "lines: List<Int>", "create open() { }", "} entity Copy identified by CopyId {"),
    [],
  ],
  [
    "filled by parameters of types that fit",
    loan("a: Decimal", "b: Int?", "c: Int = 1", "create open(a: Int, b: Int, c: Int?) { }"),
    [],
  ],
  ["left out; the parameter may be absent", loan("a: Int", "create open(a: Int?) { }"), ["DSL0806 5:8"]],
  [
    "left out; a parameter of another type fills nothing",
    loan("a: Int", "b: Int", "create open(b: Decimal) { }"),
    ["DSL0806 6:8", "DSL0806 6:8"],
  ],
])("%s", (_name, source, want) => {
  expect(found(fieldLeftOut, source)).toEqual(want);
});

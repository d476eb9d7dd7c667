import { expect, test } from "vitest";
import { factoryIdentity } from "../../../generators/model/check/behaviour/factories.ts";
import { found, lending, type Row } from "../found.ts";

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

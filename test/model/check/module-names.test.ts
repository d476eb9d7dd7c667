import { expect, test } from "vitest";
import { moduleNames } from "../../../generators/model/check/names/type-names.ts";
import { foundInNames, lending, type Row } from "../found.ts";

const ward = "module Wards { value Bed { no: Int } }";

test.each<Row>([
  ["a name of its own", lending(ward, "value Room { no: Int }"), []],
  ["a module in several parts", lending(ward, ward), []],
  ["a type inside another module", lending(ward, "module Rooms { value Wards { no: Int } }"), []],
  ["a type beside it", lending(ward, "value Wards { no: Int }"), ["DSL1305 2:8"]],
  ["a query beside it", lending(ward, "query Wards(): R"), ["DSL1305 2:8"]],
  ["a service beside it", lending(ward, "service Wards { }"), ["DSL1305 2:8"]],
  ["an identity beside it", lending("module BedId { }", "entity Bed identified by BedId { }"), ["DSL1305 2:8"]],
  ["a type beside it in a module", lending("module M { value N { a: Int } module N { } }"), ["DSL1305 2:38"]],
])("%s", (_name, source, want) => {
  expect(foundInNames(moduleNames, source)).toEqual(want);
});

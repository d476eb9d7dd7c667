import { expect, test } from "vitest";
import { fieldLeftOut } from "../../../generators/model/check/behaviour/factories.ts";
import { found, loan, type Row } from "../found.ts";

test.each<Row>([
  [
    "filled by a parameter, an assignment, a default, or optional",
    loan("a: Int", "b: Int", "c: Int = 1", "d: Int?", "create open(a: Int) { b -> 2 }"),
    [],
  ],
  [
    "a collection of entities, which nobody can give",
    loan("copies: List<Copy>", "lines: List<Int>", "create open() { }", "} entity Copy identified by CopyId {"),
    ["DSL0806 6:8"],
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

import { expect, test } from "vitest";
import { typeArgumentCount } from "../../../generators/model/check/names/type-references.ts";
import { foundInNames, lending, type Row } from "../found.ts";

test.each<Row>([
  [
    "as many as each takes",
    lending("value A { a: List<Int> b: Set<Int> c: Map<Int, List<Int>> d: Range<Int> e: Int }"),
    [],
  ],
  [
    "none where one is needed, two where one is",
    lending("value A { a: List  b: Set<Int, Int> }"),
    ["DSL0107 2:14", "DSL0107 2:23"],
  ],
  ["one where two are needed", lending("value A { a: Map<Int> }"), ["DSL0107 2:14"]],
  ["some where none are", lending("value A { a: Int<Int> }"), ["DSL0107 2:14"]],
  [
    "a set of lists, a map from sets",
    lending("value A { a: Set<List<Int>>  b: Map<Set<Int>, Int> }"),
    ["DSL0107 2:14", "DSL0107 2:33"],
  ],
])("%s", (_name, source, want) => {
  expect(foundInNames(typeArgumentCount, source)).toEqual(want);
});

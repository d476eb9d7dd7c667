import { expect, test } from "vitest";
import { duplicateServiceMember } from "../../../generators/model/check/names/duplicates.ts";
import { found, lending, type Row } from "../found.ts";

test.each<Row>([
  ["an operation and a usecase may share a name", lending("service S { operation count(): Int  usecase Count() }"), []],
  ["two usecases", lending("service S { usecase Shut()", "usecase Shut(a: Int) }"), ["DSL1201 3:9"]],
  ["two operations", lending("service S { operation a(): Int", "operation A(): Int }"), ["DSL1021 3:11"]],
])("%s", (_name, source, want) => {
  expect(found(duplicateServiceMember, source)).toEqual(want);
});

import { expect, test } from "vitest";
import { sinceAboveVersion } from "../../../generators/model/check/api/api-annotations.ts";
import { found, lending, type Row } from "../found.ts";

test.each<Row>([
  ["at or below the version", "context A version 3 { @since(3) value V { a: Int }  @since(1) query Q(): R }", []],
  ["a context without version", lending("@since(9) value V { a: Int }"), []],
  [
    "above it, on a query, a type and a field",
    "context A version 2 {\n@since(7) query Q(): R\n@since(3) value V { @since(4) a: Int } }",
    ["DSL1501 3:1", "DSL1501 3:21", "DSL1501 2:1"],
  ],
  ["a number beyond 32 bits counts as none", "context A version 2 { @since(99999999999) value V { a: Int } }", []],
])("%s", (_name, source, want) => {
  expect(found(sinceAboveVersion, source)).toEqual(want);
});

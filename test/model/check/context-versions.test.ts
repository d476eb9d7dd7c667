import { expect, test } from "vitest";
import { contextVersions } from "../../../generators/model/check/api/api-annotations.ts";
import { foundInNames, type Row } from "../found.ts";

test.each<Row>([
  ["one version", "context A version 2 { }  context A { }", []],
  ["the same version twice", "context A version 2 { }  context A version 2 { }", []],
  ["a number beyond 32 bits counts as none", "context A version 99999999999 { }  context A version 1 { }", []],
  ["two versions", "context A version 1 { }\ncontext A version 2 { }", ["TEN0601 2:19"]],
])("%s", (_name, source, want) => {
  expect(foundInNames(contextVersions, source)).toEqual(want);
});

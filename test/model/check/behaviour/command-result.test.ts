import { expect, test } from "vitest";
import { commandResult } from "../../../../generators/model/check/behaviour/answers.ts";
import { found, loan, type Row } from "../../found.ts";

test.each<Row>([
  ["a type and a result, or neither", loan("command a: Int { result 1 }", "command b { }"), []],
  ["a result without a type", loan("command a { result 1 }"), ["DSL0506 4:13"]],
  ["a type without a result", loan("command a: Int { }"), ["DSL0507 4:12"]],
  ["two results", loan("command a: Int { result 1 result 2 }"), ["DSL0507 4:27"]],
])("%s", (_name, source, want) => {
  expect(found(commandResult, source)).toEqual(want);
});

import { expect, test } from "vitest";
import { assignmentTarget } from "../../../../generators/model/check/behaviour/assignments.ts";
import { found, loan, type Row } from "../../found.ts";

test.each<Row>([
  [
    "fields, whatever a parameter is called",
    loan("note: String", "command say(note: String) { note -> note }", "create open(x: String) { note -> x }"),
    [],
  ],
  [
    "no field, in a command and in a factory",
    loan("note: String", 'command say { noet -> "a" }', 'create open() { noet -> "a" }'),
    ["DSL0501 5:15", "DSL0803 6:17"],
  ],
  ["a computed field", loan("a: Int", "b: Int = a + 1", "command set { b -> 1 }"), ["DSL0501 6:15"]],
  ["the identity", loan("create open() { id -> 1 }"), ["DSL0803 4:17"]],
  [
    "twice",
    loan("a: Int", "command set { a -> 1 a -> 2 }", "create open() { a -> 1 a -> 2 }"),
    ["DSL0805 5:22", "DSL0805 6:24"],
  ],
  [
    "once on each side of a condition and beside it, and twice on one side",
    loan("a: Int", "command set { a -> 1 if a > 0 { a -> 2 } else { a -> 3 a -> 4 } }"),
    ["DSL0805 5:56"],
  ],
])("%s", (_name, source, want) => {
  expect(found(assignmentTarget, source)).toEqual(want);
});

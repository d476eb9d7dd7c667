import { expect, test } from "vitest";
import { multipleVerbAnnotations } from "../../../generators/model/check/api/api-annotations.ts";
import { diagnosticsOf, found, lending, loan, type Row } from "../found.ts";

test.each<Row>([
  ["one verb, or none", loan("@get command a { }", "command b { }"), []],
  ["on a command, at the last", loan("@get @put command a { }"), ["DSL1209 4:6"]],
  ["on a query", lending("@get @post query Q(): R"), ["DSL1209 2:6"]],
  ["on a factory, three are one mistake", loan("@get @put @patch create a() { }"), ["DSL1209 4:11"]],
  ["the same verb twice", loan("@put @put command a { }"), ["DSL1209 4:6"]],
  ["names count letter for letter", loan("@GET @put command a { }"), []],
])("%s", (_name, source, want) => {
  expect(found(multipleVerbAnnotations, source)).toEqual(want);
});

test("two verbs are counted as two, and three as three", () => {
  const messages = (source: string) => diagnosticsOf(source).map(({ message }) => message);
  expect(messages(loan("@get @put command a { }"))).toEqual([expect.stringContaining("2 verbs")]);
  expect(messages(loan("@get @put @get command a { }"))).toEqual([expect.stringContaining("3 verbs")]);
});

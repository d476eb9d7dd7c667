import { expect, test } from "vitest";
import { parse } from "../../../generators/model/parse.ts";
import { mistakesIn } from "./outline.ts";

const context = (line: string) => `context A {\n${line}\n  value V { a: Int }\n}\n`;
const command = (line: string) =>
  `context A {\n  entity E identified by EId {\n    command c {\n${line}\n    }\n  }\n}\n`;

test.each([
  [
    "a context map",
    "contextmap {\n  A -> B : shared-kernel { V }\n  A <-> B : acl { A.V -> B.W }\n}\ncontext A { }\n",
    ["TEN0816 1:1"],
  ],
  ["an import of all", context("  import Clinic.*"), ["TEN0816 2:3"]],
  ["an import of some", context("  import Clinic.{ Patient, Ward }"), ["TEN0816 2:3"]],
  [
    "several in a row",
    context("  import B.*\n  publishes V\n  subscribes B.W"),
    ["TEN0816 2:3", "TEN0816 3:3", "TEN0816 4:3"],
  ],
  ["an integration event", context("  integration event LoanShut { loan: LoanId }"), ["TEN0816 2:3"]],
  ["one with an annotation", context("  @since(1) integration event LoanShut { loan: LoanId }"), ["TEN0816 2:13"]],
  ["a statement that publishes", command("      publish LoanShut(loan: id)\n      state -> Active"), ["TEN0816 4:7"]],
] satisfies readonly (readonly [string, string, readonly string[]])[])(
  "%s is refused by name, and costs nothing that follows",
  (_name, source, want) => {
    expect(mistakesIn(source)).toEqual(want);
  },
);

test("their words name fields, parameters and assignments", () => {
  const words = ["contextmap", "import", "integration", "publish", "publishes", "subscribes", "acl", "partnership"];
  const fields = words.map((word) => `${word}: Int`).join("\n");
  const assignments = words.map((word) => `${word} -> 1`).join("\n");
  const parameters = words.map((word) => `${word}: Int`).join(", ");
  const source = `context A { entity E identified by EId {\n${fields}\ncommand c(${parameters}) {\n${assignments}\n} } }`;
  expect(mistakesIn(source)).toEqual([]);
});

test("the message says what can be done instead", () => {
  const [found] = parse({ path: "a", text: context("  import Clinic.*") }).diagnostics;
  expect([found?.message, found?.hint]).toEqual([
    "Imports are not supported.",
    "A type of another context is named with it, as in `Clinic.Patient`.",
  ]);
});

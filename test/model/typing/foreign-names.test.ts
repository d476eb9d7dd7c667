import { expect, test } from "vitest";
import { diagnosticsOf, lending } from "../found.ts";

const inValue = (members: string) => lending(`value V { ${members} }`);
const inRoot = (statements: string, answers = "") =>
  lending(
    "aggregate Loans root Loan { entity Loan identified by LoanId {",
    "at: Instant  day: Date  wait: Duration  count: Int  name: String  note: String?  tags: List<String>  isOver: Bool",
    `command c { ${statements} } ${answers}`,
    "} }",
  );

/** Names and types of other languages, with what the first hint says. Spec: model-types, Names of a context. */
const rows: readonly (readonly [source: string, hint: string])[] = [
  [inValue("a: string"), "`String`"],
  [inValue("a: DateTime"), "`Instant`"],
  [inValue("a: boolean"), "`Bool`"],
  [inValue("a: number"), "`Int` for whole numbers"],
  [inValue("a: Array<Int>"), "`List`"],
  [inValue("a: Dictionary<String, Int>"), "`Map`"],
  [inValue("a: Nullable<Int>"), "`String?`"],
  [inValue("a: any"), "`union`"],
  [lending("value Timespan { a: Int } value V { b: TimeSpan }"), "`Timespan`"],
  [inValue("a: Bool = False"), "`false`"],
  [inValue("a: Decimal b: Double c: Decimal = a * b"), "or the Double by `….toDecimal`"],
  [inRoot("note -> null"), "`none`"],
  [inRoot("note -> this.name"), "`id` is the identity"],
  [inRoot("at -> DateTime.now"), "`now`"],
  [inRoot("count -> Math.abs(count)"), "`round`"],
  [inRoot('requires tags.Contains("a")'), "`contains`"],
  [inRoot('requires tags.some(t => t == "a")'), "`any`"],
  [inRoot("requires tags.length > 0"), "`count`"],
  [inRoot("requires name.size > 0"), "`length`"],
  [inRoot("name -> name.toLowerCase"), "`lower`"],
  [inRoot("day -> day.addDays(3)"), "`day + 3 days`"],
  [inRoot("wait -> 90"), "`90 minutes`"],
  [inRoot("requires wait > 5"), "`90 minutes`"],
  [inRoot("at -> today"), "`now`"],
  [inRoot("day -> now"), "`today`"],
  [inRoot('tags -> tags.append("a")'), "`list += value`"],
  [inRoot("count += 1"), "`count -> count + …`"],
  [inRoot("", "create d(name: String): Loan { }"), "Leave the type out"],
  [`${inRoot("")} context Lending { query Q(): List<Loan> }`, "`readmodel LoanRow from Loan { … }`"],
];

test.each(rows)("%s is told the name of the language", (source, hint) => {
  expect(diagnosticsOf(source).find(({ severity }) => severity === "error")?.hint).toContain(hint);
});

test("arguments of an unknown type are no second mistake", () => {
  expect(diagnosticsOf(inValue("a: Array<Int>"))).toHaveLength(1);
});

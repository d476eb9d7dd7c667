import { expect, test } from "vitest";
import { validateModel } from "../../generators/model/validate.ts";
import { lending, loan, loanWith } from "./found.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Returns the diagnostics of model files from their bytes. The path of a file is its index. */
function codesOf(...sources: readonly string[]): readonly string[] {
  const files = sources.map((text, index) => ({ path: `${index}.model`, bytes: bytesOf(text) }));
  return validateModel(files).diagnostics.map(({ code }) => code);
}

const route = (template: string) => loan(`@route("${template}") command a { }`);
const row = "readmodel Row from Loan { id }";
const query = (text: string) => loanWith([], row, text);
const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index));

// The numbers are those of a list of hostile inputs.
test.each([
  ["a bare route", loan("@route command a { }"), ["DSL1208"]],
  ["an empty one", route(""), ["DSL1208"]],
  ["one without a slash", route("loans"), ["DSL1208"]],
  [
    "slashes alone, behind and doubled",
    loan('@route("//") command a { }', '@route("/a/") command b { }', '@route("/a//b") command c { }'),
    [],
  ],
  ["an unclosed parameter", route("/{id"), ["DSL1208"]],
  ["a nested one", route("/{a{b}}"), ["DSL1208"]],
  ["an empty one", route("/{}"), ["DSL1208"]],
  ["one without a name", route("/{:int}"), ["DSL1208"]],
  ["a star alone", route("/{*}"), ["DSL1208"]],
  ["a constraint without a word", route("/{id:}"), []],
  ["two stars", loan('@route("/{**path}") command a(path: String) { }'), []],
  ["parameters side by side", loan('@route("/{a}{b}/{a}-{b}") command c(a: Int, b: Int) { }'), []],
  ["a default, and a pattern", loan('@route("/{id=5}/{n:regex(^\\\\d{{3}}$)}") command a(n: Int) { }'), []],
  [
    "a space, a tab, NUL and a line break",
    loan(...["/x y", "/x\\ty", "/x\\0y", "/x\\ny"].map((one, index) => `@route("${one}") command a${index} { }`)),
    ["DSL1208", "DSL1208", "DSL1208", "DSL1208"],
  ],
  ["NUL as it is", route("/x\u0000y"), ["TEN0103"]],
  ["a line separator as it is", route("/x\u2028y"), ["DSL1208"]],
  [
    "what paths do not hold as it is",
    loan(
      ...["%2e%2e", "..", "~", "?x=1", "#frag", ";v=1"].map((one, index) => `@route("/${one}") command a${index} { }`),
    ),
    [],
  ],
  ["two commands", loan('@route("/x") command a { }', '@route("/x") command b { }'), ["DSL1211"]],
  ["a command and a query", loanWith(['@get @route("/q") command a { }'], row, "query Q(): Row"), ["DSL1211"]],
  ["two factories", loan('@route("/x") create a() { }', '@route("/x") create b() { }'), ["DSL1211"]],
  ["the convention against an annotation", loan("command a { }", '@route("/loan/a") command b { }'), ["DSL1211"]],
  ["letter case alone", loan('@route("/Loans") command a { }', '@route("/loans") command b { }'), ["TEN0602"]],
  [
    "the name of a token alone",
    loan('@route("/{id}") command a { }', '@route("/{x}") command b(x: Int) { }'),
    ["TEN0602"],
  ],
  [
    "a constraint beside none",
    loan('@route("/a/{id:int}") command a { }', '@route("/a/{name}") command b(name: String) { }'),
    [],
  ],
  ["a token twice", route("/{id}/{id}"), []],
  [
    "a list and a value in a route",
    loan('@route("/{lines}/{fine}") command a(lines: List<Line>, fine: Fine) { }'),
    ["TEN0750", "TEN0750"],
  ],
  [
    "`id` of a command, a query and a factory",
    loanWith(
      ['@route("/a/{id}") command a { }', '@route("/b/{id}") create b() { }'],
      row,
      '@route("/c/{id}") query C(): Row',
    ),
    ["DSL1215", "DSL1215"],
  ],
  [
    "parameters called id, Id and aggregateId",
    loan("command a(id: Int) { }", "command b(Id: Int, aggregateId: Int) { }"),
    [],
  ],
  ["two verbs", loan("@get @put command a { }"), ["DSL1209"]],
  ["a verb with an argument", loan('@put("x") command a { }'), ["DSL1213"]],
  ["other names", loan("@Get @head @foo(1) command a { }"), []],
  [
    "`@get` on a command with a body, `@post` on a query without criteria",
    loanWith(["@get command a(note: String) { }"], row, "@post query Q(): Row"),
    [],
  ],
  ["`@since` on a command", loan("@since(1) command a { }"), ["DSL1214"]],
  ["`@deprecated` on a query", query('@deprecated("x") query Q(): Row'), []],
  ["a route of 3,000 characters", route(`/${"x".repeat(3_000)}`), []],
  [
    "a route of 64 tokens",
    loan(
      `@route("${many(64, (index) => `/{p${index}}`).join("")}") command a(${many(64, (index) => `p${index}: Int`).join(", ")}) { }`,
    ),
    [],
  ],
  ["one operation id from two sources", loanWith(["command go { }"], row, "query Loan_go(): Row"), ["TEN0610"]],
  [
    "one route in two contexts",
    `${query('@route("/x") query Q(): Row')}\n${query('@route("/x") query Q(): Row').replace("Lending", "Shop")}`,
    [],
  ],
  ["a token in another letter case", loan('@route("/{Id}/{NOTE}") command a(note: String) { }'), []],
  ["a text without end", 'context A {\n  value V {\n    a: String = "x }\n  value W { b: Int }\n}', ["TEN0803"]],
  ["a comment without end", "context A { /* }", ["TEN0805"]],
  ["a pattern without end", lending("value V { a: String", "invariant a matches /x", "}"), ["TEN0804"]],
  ["a brace without end", "context A { value V { a: Int }", ["TEN0807"]],
  ["an unknown source", lending("readmodel R from Nope { a }"), ["DSL1202"]],
  ["an unknown field", loanWith([], "readmodel R from Loan { nope }"), ["DSL1203"]],
  ["a derived field with its type alone", loanWith([], "readmodel R from Loan { a: Int }"), ["DSL0001"]],
  ["fields that differ in letter case", loanWith(["a: Int"], "readmodel R from Loan { a  A: Int = a }"), ["DSL1205"]],
  ["fields in a circle", lending("value V { a: Int = b  b: Int = a }"), ["DSL0110"]],
  ["a list of lists", query("query Q(): List<List<Row>>"), ["DSL1206"]],
  ["a result that may be absent", query("query Q(): Row?"), []],
  ["an unknown result", query("query Q(): Nope"), ["DSL0101"]],
  ["an entity", query("query Q(): Loan"), ["DSL1206"]],
  ["a usecase with the name of an operation", lending("service S { operation go(): Int = 1  usecase Go() }"), []],
  [
    "overloads",
    lending("service S { usecase Go()  usecase Go(a: Int)  operation x(): Int = 1  operation x(a: Int): Int = a }"),
    ["DSL1201", "DSL1021"],
  ],
  ["parameters of one name", lending("service S { usecase Go(a: Int, a: Int) }"), ["DSL0504"]],
  ["200 parameters", query(`query Q(${many(200, (index) => `p${index}: Int`).join(", ")}): Row`), []],
  ["an aggregate without its root", lending("aggregate A root B { }"), ["DSL0105"]],
  ["a root that is no entity", lending("aggregate A root B { value B { a: Int } }"), ["DSL0105"]],
  [
    "two aggregates with one root",
    lending("aggregate A root E { entity E identified by EId { } }", "aggregate B root E { }"),
    ["DSL0105"],
  ],
  [
    "an aggregate with the name of another's root",
    lending(
      "aggregate A root B { entity B identified by BId { } }",
      "aggregate B root C { entity C identified by CId { } }",
    ),
    [],
  ],
  [
    "words of the language wherever names stand",
    loan("query: Int  from: Int  when: Int", "command a(value: Int, let: Int) { query -> value + from  when -> let }"),
    [],
  ],
  ["version 0", "context A version 0 { }", []],
  ["a negative version", "context A version -1 { }", ["DSL0001"]],
  ["a version beyond 32 bits", "context A version 99999999999999999999 { }", []],
  ["a context with nothing in it", "context A { }", []],
  ["a context with queries alone", "context A { query Q(): Row }", ["DSL0101"]],
  [
    "natural and sequence identities with an explicit `id`",
    lending(
      "entity A identified by AId as natural(String) { create b(id: AId) { } }",
      "entity C identified by CId as sequence { create d(id: CId) { } }",
    ),
    [],
  ],
  ["the same without", lending("entity A identified by AId as natural(String) { create b() { } }"), ["DSL0808"]],
  ["an `id` of another type", lending("entity A identified by AId as sequence { create b(id: Int) { } }"), ["DSL0807"]],
  ["a Guid identity with an `id`", loan("create a(id: LoanId) { }"), ["DSL0807"]],
  ["a Unicode escape in a name", lending("value V { \\u0061: Int }"), ["TEN0801"]],
  ["a space that does not break", lending("value\u00a0V { a: Int }"), ["TEN0802"]],
  ["wide braces", "context A ｛ ｝", ["TEN0802", "TEN0802"]],
] satisfies readonly (readonly [string, string, readonly string[]])[])("hostile input: %s", (_name, source, want) => {
  expect(codesOf(source)).toEqual(want);
});

test("hostile input: two files give one context different versions", () => {
  expect(codesOf("context A version 1 { }", "context A version 2 { }")).toEqual(["TEN0601"]);
});

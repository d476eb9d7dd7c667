import { expect, test } from "vitest";
import { parse } from "../../../generators/model/parse.ts";
import { mistakesIn } from "./outline.ts";

const seeded = `context Lending version two {
  enum LoanState { Requested, Active = 3, Returned }
  value Fine {
    amount Decimal
    currency: String = "EUR
    invariant amount >=
  }
  aggregate Desk root Loan {
    repository {
      fnd byState(state: LoanState): List<Loan>
    }
    entity Loan identified LoanId {
      @put comand activate(note: String) { note -> note }
      command close: Int {
        state = Returned
        result lines.count
      }
      create create(borrower: BorrowerId lines: List<Line>) { }
    }
  }
  service Desk {
    query Loans(): List<LoanRow>
  }
  query LoansOf(reader: ReaderId): List<LoanRow>;
  enum Last { A }
}
`;

test("many mistakes in one file are all reported, each at its own place, and nothing else", () => {
  expect(mistakesIn(seeded)).toEqual([
    "DSL0001 1:25", // two is no number
    "TEN0809 2:38", // = in an enum
    "DSL0001 4:12", // amount without colon
    "TEN0803 5:24", // a text that does not end
    "DSL0001 6:24", // nothing behind >=
    "TEN0809 10:7", // fnd
    "DSL0001 12:28", // identified without by
    "TEN0809 13:12", // comand
    "DSL0001 15:15", // = for ->
    "DSL0002 18:14", // create as a name
    "DSL0001 18:42", // no comma
    "TEN0810 22:5", // a query in a service
    "TEN0801 24:49", // ;
  ]);
});

test("a mistake in one declaration costs no other", () => {
  const [context] = parse({ path: "a", text: seeded }).file.contexts;
  const items = context?.kind === "context" ? context.items : [];
  expect(items.map((item) => ("name" in item ? item.name.text : item.kind))).toEqual([
    "LoanState",
    "Fine",
    "Desk",
    "Desk",
    "LoansOf",
    "Last",
  ]);
});

const inValue = (source: string) => `context A {\n  value V {\n${source}\n  }\n  enum E { B }\n}\n`;

test.each([
  [
    "a block that is not closed, told by the indentation of what follows",
    "context A {\n  value V {\n    a: Int\n\n  value W {\n    b: Int\n  }\n}\n",
    ["TEN0807 3:11"],
  ],
  [
    "a block that is not closed, told by the brace that follows",
    "context A {\n  value V {\n    a: Int\n}\n",
    ["TEN0807 3:11"],
  ],
  ["a file that ends too early", "context A {\n  value V {\n    a: Int\n", ["TEN0807 3:11"]],
  ["a brace too many at the end", "context A {\n}\n}\n", ["TEN0808 3:1"]],
  ["a brace too many in a block", "context A {\n  value V {\n    a: Int\n    }\n    b: Int\n  }\n}\n", ["TEN0808 4:5"]],
  ["what stands outside of every context", "value V { a: Int }\ncontext A { }\n", ["TEN0810 1:1"]],
  ["a type that is missing before the next field", inValue("    a:\n    b: Int"), ["DSL0001 3:7"]],
  ["an expression that is missing before the next field", inValue("    a: Int = b +\n    c: Int"), ["DSL0001 3:17"]],
  ["a default without a type", inValue("    a = 1\n    b: Int"), ["DSL0001 3:7"]],
  ["a text in single quotes", inValue("    a: String = 'b'\n    c: Int"), ["TEN0802 3:17", "TEN0802 3:19"]],
  ["typographic quotes", inValue("    a: String = “b c”"), ["TEN0802 3:17", "TEN0802 3:21"]],
  [
    "wide braces and colons",
    "context A ｛\n  value V { a： Int }\n｝\n",
    ["TEN0802 1:11", "TEN0802 2:14", "TEN0802 3:1"],
  ],
  ["a space that does not break", inValue("    a:\u00a0Int"), ["TEN0802 3:7"]],
  ["a name in other letters", inValue("    größe: Int"), ["TEN0801 3:7"]],
  ["a pattern that does not end", inValue("    invariant a matches /b\n    c: Int"), ["TEN0804 3:25"]],
  ["a comment that does not end", "context A {\n  /* B\n}\n", ["TEN0805 2:3"]],
  ["a comment of another language", inValue("    # a\n    b: Int"), ["TEN0801 3:5"]],
  [
    "a second list of operations",
    "context A { aggregate B root C { repository { operations: add operations: update } } }",
    ["TEN0815 1:63"],
  ],
  [
    "a derived field without its expression",
    "context A {\n  readmodel R from E {\n    a: Int\n    b\n  }\n}\n",
    ["DSL0001 3:11"],
  ],
  ["a trailing comma", "context A { query Q(a: Int,): R }", ["DSL0001 1:28"]],
  [
    "a brace that is missing before its items",
    "context A {\n  value V a: Int }\n  enum E { B }\n}\n",
    ["DSL0001 2:11"],
  ],
  ["a brace that is missing before the next line", "context A {\n  value V\n    a: Int\n  }\n}\n", ["DSL0001 2:10"]],
  ["a name that is missing before a keyword", "context A { entity identified by EId { } }", ["DSL0001 1:20"]],
  ["a name that is missing at the end of a line", "context A {\n  value\n  enum E { B }\n}\n", ["DSL0001 2:8"]],
  ["a member that is missing before the next field", inValue("    a: Int = b.\n    c: Int"), ["DSL0001 3:16"]],
  ["a parenthesis in place of a comma", "context A {\n  query Q(a: Int) b: Int): R\n}\n", ["DSL0001 2:19"]],
  ["a parameter without its type", "context A {\n  query Q(a): R\n  query S(b: Int): R\n}\n", ["DSL0001 2:12"]],
  ["a word too many", "context A { query very Q(a: Int): R }", ["DSL0001 1:24"]],
  [
    "a command with a misspelt keyword and a result",
    "context A { entity E identified by EId { comand c: Int { } } }",
    ["TEN0809 1:42"],
  ],
  ["an annotation before nothing", "context A {\n  @get\n", ["TEN0807 2:7"]],
  ["an annotation with nothing in its parentheses", "context A { @route() query Q(): R }", ["DSL0001 1:20"]],
] satisfies readonly (readonly [string, string, readonly string[]])[])("%s", (_name, source, want) => {
  expect(mistakesIn(source)).toEqual(want);
});

test("messages speak of what the user wrote", () => {
  const said = (text: string) => parse({ path: "a", text }).diagnostics.map(({ message, hint }) => [message, hint]);
  expect(said("context A { value V { amount Decimal } }")).toEqual([
    ["Expected `:` after `amount`, found `Decimal`.", undefined],
  ]);
  expect(said("context A { entity E identified by EId { comand c { } } }")).toEqual([
    ["`comand` begins nothing that an entity can hold.", "Did you mean `command`?"],
  ]);
  expect(said("context A { service S { query Q(): R } }")).toEqual([
    ["`query` belongs in a context, not in a service.", undefined],
  ]);
  expect(said("context A { value V { a: “b” } }")).toContainEqual([
    'The character `“` (U+201C) is not `"`.',
    undefined,
  ]);
});

test("a file of nothing but mistakes is given up soon", () => {
  expect(mistakesIn(`context A { value V { ${"x ".repeat(100_000)}`).length).toBeLessThan(120);
});

test.each([
  ["parentheses", "a: Int = ".concat("(".repeat(10_000)), "TEN0813"],
  ["conditions", "a: Int = ".concat("if b then ".repeat(10_000)), "TEN0813"],
  ["type arguments", "a: ".concat("List<".repeat(10_000)), "TEN0813"],
  ["calls", "a: Int = ".concat("b.c(".repeat(10_000)), "TEN0813"],
  ["terms", `a: Int = b${" + b".repeat(5_000)}`, "TEN0814"],
  ["signs", `a: Int = ${"-".repeat(5_000)}b`, "TEN0814"],
  ["members", `a: Int = b${".c".repeat(5_000)}`, "TEN0814"],
] as const)("%s without end are one mistake", (_name, source, code) => {
  const codes = parse({ path: "a", text: `context A { value V { ${source} } }` }).diagnostics.map((one) => one.code);
  expect(codes).toEqual([code]);
});

test.each([
  ["parentheses", (depth: number) => `a: Int = ${"(".repeat(depth)}b${")".repeat(depth)}`],
  ["calls", (depth: number) => `a: Int = ${"b.c(".repeat(depth)}b${")".repeat(depth)}`],
  ["conditions", (depth: number) => `a: Int = ${"if b then b else ".repeat(depth)}b`],
  ["type arguments", (depth: number) => `a: ${"List<".repeat(depth)}Int${">".repeat(depth)}`],
] as const)("48 levels of %s are read, and one more is a mistake", (_name, nested) => {
  const codes = (depth: number) =>
    parse({ path: "a", text: `context A { value V { ${nested(depth)} } }` }).diagnostics.map(({ code }) => code);
  expect(codes(48)).toEqual([]);
  expect(codes(49)).toEqual(["TEN0813"]);
});

test("as many terms and parentheses as anybody writes are none", () => {
  const source = `a: Int = ${"(".repeat(20)}b${")".repeat(20)}${" + b".repeat(400)}`;
  expect(mistakesIn(`context A { value V { ${source} } }`)).toEqual([]);
});

test("what an if cannot hold says where it stands instead", () => {
  const hintsOf = (behaviour: string) =>
    parse({ path: "a", text: `context A { entity E identified by EId { ${behaviour} } }` }).diagnostics.map(
      ({ code, hint }) => `${code} ${hint}`,
    );
  const inCommand =
    "TEN0809 An `if` holds changes, `emit`, `publish` and `remove`. A rule stands outside, as `requires rule when condition`; so does `result`.";
  expect(hintsOf("command c { if a { requires b } else { f -> 1 } }")).toEqual([inCommand]);
  expect(hintsOf("command c { if a { if b { f -> 1 } } }")).toEqual([inCommand]);
  expect(hintsOf("create c { if a { f -> 1 } }")).toEqual([
    "TEN0809 An `if` in a create factory holds changes of children, `emit` and `publish`. A field is set outside, as `field -> if condition then … else …`.",
  ]);
  expect(hintsOf("command c { else { f -> 1 } }")[0]).toContain("TEN0809 A command holds");
});

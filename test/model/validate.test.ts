import { expect, test } from "vitest";
import { routesTable } from "../../generators/cli/build/routes-table.ts";
import { compileModel, validateModel } from "../../generators/model/validate.ts";
import { diagnosticsOf, foundInAll, lending, loan, loanWith, modelOf, type Row } from "./found.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test.each<Row>([
  ["a sound model", loan("note: String?", "command say(note: String) { note -> note }"), []],
  [
    "a syntax error stops before names",
    lending("value V { a: }", "value W { b: Nope }"),
    [expect.stringMatching(/^\S+ 2:/)],
  ],
  ["a wrong name hides no broken rule", loan("a: Nope", '@route("x") command b { }'), ["DSL0101 4:4", "DSL1208 5:1"]],
  [
    "rules and expressions report together, in the order of the text",
    loan('@route("x") command b { requires nope }', "note: Int = true"),
    ["DSL1208 4:1", "DSL0201 4:34", "TEN0603 5:13"],
  ],
  [
    "three mistakes of one command, each at its own annotation",
    loan('@route("x")', "@get", "@put", '@auth(" ")', "command b { }"),
    ["DSL1208 4:1", "DSL1209 6:1", "DSL1210 7:1"],
  ],
  [
    "the same on a factory",
    loan('@route("x")', "@get", "@put", '@auth(" ")', "create b() { }"),
    ["DSL1208 4:1", "DSL1209 6:1", "DSL1210 7:1"],
  ],
  ["correct annotations", loan('@route("/x/{id}")', "@get", '@auth("a")', "command b { }"), []],
  ["a version beyond 32 bits", "context A version 99999999999999999999 { }", []],
  [
    "words of the language as names of fields",
    lending(
      "value V { since: Int deprecated: Int version: Int usecase: Int readmodel: Int from: Int query: Int repository: Int find: Int operations: Int versioned: Int value: Int root: Int }",
    ),
    [],
  ],
  [
    "a usecase may return a read model",
    lending("value V { a: Int }  readmodel R from V { a }  service S { usecase U(vs: List<V>): R  usecase W() }"),
    [],
  ],
])("%s", (_name, source, want) => {
  expect(foundInAll(source)).toEqual(want);
});

test("the parts of a context are one, whatever the order of the files that are given", () => {
  const files = [
    { path: "b.model", bytes: bytes("context A { query Q(): R }") },
    {
      path: "a.model",
      bytes: bytes(
        "/// First.\ncontext A version 3 { value V { a: Int } }\ncontext B { }\ncontext A { readmodel R from V { a } }",
      ),
    },
  ];
  const result = validateModel(files);
  expect(result).toEqual(validateModel([...files].reverse()));
  const contexts = result.ok ? result.value.contexts : [];
  expect(contexts.map(({ name, input }) => [name, input])).toEqual([
    ["A", "a.model"],
    ["B", "a.model"],
  ]);
  expect(contexts[0]).toMatchObject({
    doc: "First.",
    version: 3,
    readModels: [{ name: "R" }],
    queries: [{ name: "Q" }],
  });
});

test("bytes that are no text are told before anything else", () => {
  const found = validateModel([
    { path: "a.model", bytes: new Uint8Array([0xff, 0xfe, 0x00]) },
    { path: "b.model", bytes: bytes("context A { \0 }") },
    { path: "c.model", bytes: bytes("nonsense") },
  ]).diagnostics.map(({ code, span }) => `${code} ${span?.path}`);
  expect(found).toEqual(["TEN0102 a.model", "TEN0103 b.model"]);
});

test("the strategy of an identity is that of its entity, in every context", () => {
  const ordering = { path: "ordering.model", text: "context Ordering { value Line { pizza: PizzaId  gone: OvenId } }" };
  const menu = (strategy: string) => ({
    path: "menu.model",
    text: `context Menu { entity Pizza identified by PizzaId ${strategy} { } }`,
  });
  const identitiesOf = ({ result }: ReturnType<typeof compileModel>) =>
    (result.ok ? result.value.contexts : []).flatMap(({ name, identities }) =>
      identities.map((identity) => `${name}.${identity.name} ${identity.owner} ${identity.strategy.kind}`),
    );
  const first = compileModel([ordering, menu("as natural(String)")]);
  expect(identitiesOf(first)).toEqual([
    "Menu.PizzaId Pizza natural",
    "Ordering.PizzaId Pizza natural",
    "Ordering.OvenId Oven guid",
  ]);
  const changed = compileModel([ordering, menu("as sequence")]);
  expect(identitiesOf(changed)[1]).toBe("Ordering.PizzaId Pizza sequence");
  const alone = compileModel([ordering]);
  expect(identitiesOf(alone)).toEqual(["Ordering.PizzaId Pizza guid", "Ordering.OvenId Oven guid"]);
});

test("a model with warnings is understood", () => {
  const source = loan("a: Int", '@route("/{x}") create open() { }');
  expect(diagnosticsOf(source).map(({ code }) => code)).toEqual(["DSL1215", "DSL0806"]);
  expect(modelOf(source).contexts).toHaveLength(1);
});

test("what a factory leaves out comes from parameters of the same name and type, in the order of the fields", () => {
  const model = modelOf(
    loan(
      "a: Int",
      "b: Int = 2",
      "c: Int?",
      "d: Int = a",
      "create open(c: Int?, a: Int) { b -> 3 emit LoanOpened(loan: id) }",
    ),
  );
  const [factory] = model.contexts[0]?.entities[0]?.factories ?? [];
  expect(factory?.initializers.map(({ field, value }) => [field, value.kind])).toEqual([
    ["a", "parameter"],
    ["b", "int"],
    ["c", "parameter"],
  ]);
  expect(factory?.emissions[0]?.arguments).toMatchObject([{ name: "loan", value: { kind: "identity" } }]);
});

test("an initializer that mentions a sibling is derived, any other is a default", () => {
  const model = modelOf(lending('value V { a: Int = 1  b: Int = a  c: Bool = a == 1 && b > 0  d: String = "x" }'));
  const kinds = model.contexts[0]?.values[0]?.members.map(({ initializer }) => initializer?.kind);
  expect(kinds).toEqual(["default", "derived", "derived", "default"]);
});

test("an invariant without a message has its own text as one; a guard is taken apart", () => {
  const model = modelOf(
    lending('value V { a: Int?  b: Int  invariant a   >= (b+1)   when a.isPresent  invariant b > 0 "positive" }'),
  );
  const [first, second] = model.contexts[0]?.values[0]?.invariants ?? [];
  expect([first?.message, first?.guard?.kind, second?.message]).toEqual([
    "a >= (b + 1) when a.isPresent",
    "operation",
    "positive",
  ]);
});

test("identities are generated once, with the strategy of their entity; a declared value stands for itself", () => {
  const model = modelOf(
    lending(
      "value Isbn { text: String }",
      "value Line { copy: CopyId  loan: LoanId  book: Isbn  other: CopyId }",
      "entity Loan identified by LoanId as sequence { }",
      "entity Book identified by Isbn { }",
      "entity Desk identified by DeskId as natural(Int) { }",
    ),
  );
  expect(model.contexts[0]?.identities.map(({ name, strategy }) => [name, strategy])).toEqual([
    ["LoanId", { kind: "sequence" }],
    ["DeskId", { kind: "natural", backing: "Int" }],
    ["CopyId", { kind: "guid", isGiven: false }],
  ]);
});

test("a repository has the operations that are listed, or all of them", () => {
  const model = modelOf(
    lending(
      "aggregate A root X { entity X identified by XId { } }",
      "aggregate B root Y { repository { operations: update, getById } entity Y identified by YId { } }",
    ),
  );
  expect(model.contexts[0]?.aggregates.map(({ repository }) => repository.operations)).toEqual([
    ["getById", "add", "update", "remove"],
    ["getById", "update"],
  ]);
});

test("a query for one read model of a root by its identity can be answered by the repository", () => {
  const rows = [
    "readmodel Row from Desk { id }",
    "query One(x: Int, loan: LoanId): Row",
    "query Many(loan: LoanId): List<Row>",
    "query Other(x: Int): Row",
  ];
  const queries = modelOf(loanWith([], ...rows)).contexts[0]?.queries ?? [];
  expect(queries.map(({ byIdentity }) => byIdentity)).toEqual([
    { root: "Loan", criteria: ["loan"], isVersioned: false },
    undefined,
    undefined,
  ]);
});

test("the table of routes says what each operation is called by, and why", () => {
  const source = loanWith(
    [
      '@route("/loans/{id}/{note}") @put @auth("librarian") command say(note: String) { }',
      '@route("/lines/{line}/{x}") create open(line: Line) { }',
    ],
    "readmodel Row from Loan { id }",
    "query AllLoans(): List<Row>",
  );
  expect(routesTable(modelOf(source))).toBe(
    `VERB  ROUTE               OPERATION  TOKENS                                            ROLE       FROM
PUT   /loans/{id}/{note}  Loan_say   id: identity LoanId, note: note String            librarian  @route, verb, @auth
POST  /lines/{line}/{x}   Loan_open  line: line Line (not route-bindable), x: unbound  -          @route
GET   /all-loans          AllLoans   -                                                 -          convention
`,
  );
});

import { expect, test } from "vitest";
import { completionsAt } from "../../generators/editor/model/completion.ts";
import { joined, marked, paid, sales } from "./marked.ts";

/** Returns the words at the mark, in the order of an editor. */
function wordsAt(text: string): readonly string[] {
  const { snapshot, path, offset } = marked(text);
  const items = completionsAt(snapshot, path, offset);
  return [...items]
    .sort((one, other) => ((one.sortText ?? "") < (other.sortText ?? "") ? -1 : 1))
    .map(({ label }) => label);
}

const fields = ["note", "state", "tags", "total"];

const withLines = (statement: string) => `context A {
  entity Line identified by LineId { n: Int create start(n: Int) {} command resize(n: Int, by: Int?) {} command touch {} }
  aggregate Orders root Order { entity Order identified by OrderId { tags: List<String> lines: List<Line> command c(line: LineId) { ${statement} } } }
}`;

const withSchedule = (call: string) => `context A {
  aggregate Tills root Till { entity Till identified by TillId { due: Date create open(by: Int) {} command count(by: Int) {} } }
  schedule S every ${call}
}`;

const withFeed = (feed: string) => `context A {
  event Asked { till: TillId sum: Int }
  aggregate Tills root Till { entity Till identified by TillId { due: Date } }
  readmodel Totals keyed by desk: TillId { count: Int = 0 ${feed} }
}`;

const withProcess = (items: string) => `context A {
  event Asked { by: Int till: TillId }
  aggregate Tills root Till { entity Till identified by TillId { create open(by: Int) {} command count(by: Int) {} } }
  process P by till: TillId { ${items} }
}`;

const withPolicy = (call: string) => `context A {
  event Asked { by: Int }
  aggregate Tills root Till { entity Till identified by TillId as sequence { create open(by: Int) {} command count(by: Int, more: Int) {} } }
  policy P when Asked then Till.${call}
}`;

const withSubscription = (cause: string) => `context Far {
  publishes Sent publishes Lost
  integration event Sent { till: String } integration event Kept { till: String } integration event Lost { till: String }
}
context A {
  subscribes Far.Sent
  event Asked { by: Int }
  aggregate Tills root Till { entity Till identified by TillId { command count(by: Int) {} } }
  ${cause}
}`;

test.each([
  ["a file", "|>", ["context", "contextmap"]],
  [
    "a context",
    "context A {\n  |>\n}",
    [
      ...[
        "aggregate",
        "entity",
        "enum",
        "event",
        "import",
        "integration",
        "module",
        "policy",
        "process",
        "publishes",
        "quantity",
      ],
      ...["query", "readmodel", "schedule", "service", "spec", "subscribes", "union", "value"],
    ],
  ],
  ["an entity", sales("|>"), ["command", "create", "invariant", "states", "unique"]],
  ["behind the type of a field", sales("code: Int |>"), ["command", "create", "invariant", "states", "unique"]],
  [
    "a command",
    sales("command close {", "|>", "}"),
    [...fields, "emit", "if", "publish", "remove", "requires", "result"],
  ],
  [
    "the beginning of a statement",
    sales("command close {", "st|>", "}"),
    [...fields, "emit", "if", "publish", "remove", "requires", "result"],
  ],
  ["a side of an if", sales("command close {", "if true { |> }", "}"), [...fields, "emit", "publish", "remove"]],
  [
    "behind an if",
    sales("command close {", "if true {} |>", "}"),
    [...fields, "else", "emit", "if", "publish", "remove", "requires", "result"],
  ],
  ["a service", "context A { service S { |> } }", ["operation", "usecase"]],
  ["a repository", "context A { aggregate B root C { repository { |> } } }", ["find", "operations"]],
  [
    "the operations of one",
    "context A { aggregate B root C { repository { operations: |> } } }",
    ["add", "getById", "remove", "update"],
  ],
  ["behind the name of an entity", "context A { entity B |> }", ["identified"]],
  ["behind its identity", "context A { entity B identified by BId |> {} }", ["as"]],
  ["a strategy", "context A { entity B identified by BId as |> {} }", ["composite", "guid", "natural", "sequence"]],
  ["behind the version of a context", "context A version 2 |> {}", ["limit"]],
  [
    "behind the result of a query",
    "context A { query All(): List<Row> |> }",
    [
      ...[
        "aggregate",
        "entity",
        "enum",
        "event",
        "import",
        "integration",
        "module",
        "paged",
        "policy",
        "process",
        "publishes",
      ],
      ...[
        "quantity",
        "query",
        "readmodel",
        "schedule",
        "search",
        "service",
        "sortable",
        "sorted",
        "spec",
        "subscribes",
        "union",
      ],
      "value",
    ],
  ],
  [
    "a field to sort by",
    "context A { value V { a: Int b: Int } readmodel R from V { a } query All(): List<R> sorted by |> }",
    ["a"],
  ],
  ["behind the root of an aggregate", "context A { aggregate B root C |> {} }", ["owned", "per", "soft", "versioned"]],
  ["behind the event of a policy", "context A { policy B when C |> then D.e }", ["after", "then"]],
  ["behind a Guid", "context A { entity B identified by C as guid |> {} }", ["given"]],
  ["behind the key of events", "context A { entity B identified by C {} readmodel R keyed by c: C |> {} }", ["per"]],
  ["behind a tenant", "context A { aggregate B root C per tenant |> {} }", ["owned", "soft"]],
  ["behind an owner", "context A { aggregate B root C owned by caller |> {} }", ["soft", "unless"]],
  ["behind the signature of a factory", sales("create close(note: String) |> {}"), ["idempotent", "internal"]],
  ["behind the signature of a command", sales("command close(note: String) |> {}"), ["internal"]],
  ["an event", sales("command close {", "emit |>", "}"), ["OrderClosed"]],
  ["an integration event", sales("command close {", "publish |>", "}"), ["OrderGone"]],
  ["the members of an event", sales("command close {", "emit OrderClosed(|>)", "}"), ["order", "total"]],
  ["the members left", sales("command close {", "emit OrderClosed(order: id, |>)", "}"), ["total"]],
  [
    "the lists that grow",
    withLines("|> += 1"),
    ["lines", "tags", "emit", "if", "publish", "remove", "requires", "result"],
  ],
  [
    "what a day can do",
    withSchedule("day at 01:00 then Till.count(by: 1) where due.|>"),
    ["addMonths", "at", "day", "month", "year"],
  ],
  ["the child that is added", withLines("lines += |>"), ["Line", "false", "if", "true"]],
  ["the factories of a child", withLines("lines += Line.|>"), ["start"]],
  ["the arguments of a factory of a child", withLines("lines += Line.start(|>)"), ["n", "false", "if", "true"]],
  ["the commands of a child", withLines("lines[line].|>"), ["resize", "touch"]],
  ["the arguments of a command of a child", withLines("lines[line].resize(n: 1, |>)"), ["by"]],
  ["the commands and factories that a policy calls", withPolicy("|>"), ["count", "open"]],
  ["the arguments of a factory that a policy calls", withPolicy("open(|>)"), ["by", "id"]],
  [
    "the events and contexts that a policy begins with",
    withSubscription("policy P when |> then Till.count"),
    ["Asked", "Far"],
  ],
  ["the events of another context", withSubscription("policy P when Far.|> then Till.count"), ["Sent"]],
  ["the contexts that are subscribed to", withSubscription("policy P when |>.Sent then Till.count"), ["Far"]],
  [
    "the events of a process",
    withSubscription("process P by till: TillId { starts on Far.|>(till) then done }"),
    ["Sent"],
  ],
  [
    "the fields of an event of another context",
    withSubscription("process P by till: TillId { starts on Far.Sent(|>) then done }"),
    ["till"],
  ],
  [
    "the values over an event of another context",
    withSubscription("policy P when Far.Sent then Till.count(by: till.|>)"),
    ["contains", "endsWith", "isBlank", "length", "lower", "startsWith", "trim", "upper"],
  ],
  ["the times of a schedule", withSchedule("|>"), ["day"]],
  ["the events of a read model", withFeed("on |>"), ["Asked"]],
  ["the field with the key", withFeed("on Asked by |>"), ["sum", "till"]],
  ["the fields that an event sets", withFeed("on Asked { |> -> 1 }"), ["count"]],
  ["the commands and factories that a schedule calls", withSchedule("2 hours then Till.|>"), ["count", "open"]],
  ["the arguments of a command on rows", withSchedule("2 hours then Till.count(|>)"), ["by"]],
  [
    "behind the call of a schedule",
    "context A { schedule S every 2 hours then B.c |> }",
    [
      ...[
        "aggregate",
        "entity",
        "enum",
        "event",
        "import",
        "integration",
        "module",
        "policy",
        "process",
        "publishes",
        "quantity",
      ],
      ...["query", "readmodel", "schedule", "service", "spec", "subscribes", "union", "value", "where"],
    ],
  ],
  ["the items of a process", withProcess("|>"), ["starts", "step"]],
  ["the event of a transition", withProcess("starts on |>"), ["Asked"]],
  ["the field with the key", withProcess("starts on Asked(|>) then done"), ["by", "till"]],
  ["the steps, and the end", withProcess("starts on Asked(till) then |> step Open {}"), ["Open", "done"]],
  ["what a step keeps", withProcess("starts on Asked(till) then Open(|>) step Open(by: Int) {}"), ["by"]],
  ["the items of a step", withProcess("step Open { |> }"), ["after", "on"]],
  ["what a process can call", withProcess("starts on Asked(till) then done { Till.|> }"), ["count", "open"]],
  ["the arguments of such a call", withProcess("starts on Asked(till) then done { Till.count(|>) }"), ["by", "id"]],
  ["states", sales("states state {", "Open -> |>", "}"), ["Closed", "Open"]],
  ["the field of states", sales("states |> {", "}"), ["state"]],
  [
    "the members of a list",
    sales("invariant tags.|>"),
    "all any average contains count distinct distinctBy first isEmpty isNotEmpty last map max min none orderBy sum where".split(
      " ",
    ),
  ],
  ["the members of a value", sales("invariant total.|>"), ["amount", "currency"]],
  ["the members of an enum", sales("invariant State.|>"), ["Closed", "Open"]],
  [
    "an annotation",
    sales("@|>", "command close {}"),
    ["auth", "delete", "deprecated", "get", "patch", "post", "put", "route", "since"],
  ],
  ["a token of a route", sales('@route("/orders/{|>}")', "command close(reason: String) {}"), ["id", "reason"]],
  ["a text", sales('invariant total.amount > 0 "|>"'), []],
  ["a comment", sales("// |>"), []],
  ["a number", sales("invariant total.amount > 1|>"), []],
  ["the source of a read model", sales().replace("from Order ", "from |> "), ["Money", "Order"]],
  ["the root of a join", joined("join |>"), ["Buyer", "Order"]],
  ["the field of a join", joined("join Buyer on |>"), ["payer", "seller"]],
  ["a row of a join", joined("join Buyer on payer join Buyer on |>"), ["parent", "payer", "seller"]],
  ["behind a join", joined("join Buyer |>"), ["join", "on"]],
  [
    "the subject of a match",
    paid("match |> {}"),
    ["label", "means", ...["Card", "Cash", "Receipt", "Transfer", "now", "today", "invariant", "matches", "when"]],
  ],
  ["the arms of a match", paid("match means { |> }"), ["Card", "Cash", "Transfer"]],
  ["the arms left", paid("match means {", "Card(c) => c.number", "|>", "}"), ["Cash", "Transfer", "matches", "when"]],
  ["the fields of a case", paid("match means { Card(c) => c.|> }"), ["expires", "number"]],
  ["a direct field of a joined row", joined("join Buyer on payer", "|>"), ["label", "parent", "payer", "seller", "id"]],
  ["the members of a joined row", joined("join Buyer on payer", "x: String = payer.|>"), ["label", "parent", "id"]],
  ["a direct field", sales().replace("{ id  state }", "{ id  |> }"), ["note", "state", "tags", "total"]],
])("%s", (_title, text, words) => {
  expect(wordsAt(text)).toEqual(words);
});

test("an expression has what is in scope, the wanted members first", () => {
  const words = wordsAt(sales("command close(reason: String) {", "requires state == |>", "}"));
  expect(words.slice(0, 8)).toEqual(["Closed", "Open", "id", "note", "reason", "state", "tags", "total"]);
  expect(words).toEqual(expect.arrayContaining(["now", "today", "State", "true", "false"]));
});

test("a root can ask who calls, and its rules the store; no child can", () => {
  const questions = (text: string) => wordsAt(withLines(text)).filter((word) => word === "caller" || word === "exists");
  expect(questions("requires line == |>")).toEqual(["caller", "exists"]);
  expect(questions("tags -> |>")).toEqual(["caller"]);
  expect(wordsAt(withLines("requires caller.|>"))).toEqual(["has", "id"]);
  expect(wordsAt(withLines("").replace("command touch {", "command touch { requires n == |>"))).not.toContain("caller");
});

test("a root reads the stored fields of another behind its identity", () => {
  const text = (place: string) =>
    joined("")
      .replace("seller: BuyerId", `seller: BuyerId  ${place}`)
      .replace("label: String", "label: String  long: Bool = label.length > 9");
  expect(wordsAt(text("create buy(payer: BuyerId) { requires payer.|> }"))).toEqual(["label", "parent"]);
  expect(wordsAt(text("invariant payer.|>"))).toEqual([]);
});

test("a type has the types of the context, its identities and the built-in types, and no keyword", () => {
  const words = wordsAt(sales("due: |>"));
  expect(words).toEqual(expect.arrayContaining(["Money", "State", "OrderId", "Instant", "Duration", "List"]));
  expect(words).not.toContain("entity");
});

test("a name of another context has its types", () => {
  const text = `${sales()}\ncontext Stock { value Shelf { order: Sales.|> } }`;
  expect(wordsAt(text)).toEqual(expect.arrayContaining(["Money", "OrderId", "OrderRow"]));
});

test("names are completed in a text that is only half written", () => {
  expect(wordsAt("context A { enum E { B } entity C identified by CId { e: E command d { e -> |>")).toContain("B");
  expect(wordsAt("context A { enum E { B } entity C identified by CId { command d(e: E = |>")).toContain("B");
});

test("a brace that opens a block asks for nothing, one in a route for its tokens", () => {
  const words = (text: string) => {
    const { snapshot, path, offset } = marked(text);
    return completionsAt(snapshot, path, offset, "{").map(({ label }) => label);
  };
  expect(words(sales("command close {|>}"))).toEqual([]);
  expect(words(sales('@route("/orders/{|>}")', "command close(reason: String) {}"))).toEqual(["id", "reason"]);
});

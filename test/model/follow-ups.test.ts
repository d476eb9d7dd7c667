import { expect, test } from "vitest";
import { foundInAll, lending, loan, loanWith, type Row } from "./found.ts";

// Each source has one mistake; every further diagnostic would only be its consequence.
test.each<Row>([
  ["a command twice", loan("command close { }", "command close { }"), ["DSL0503 5:9"]],
  ["a factory twice", loan("create open() { }", "create open() { }"), ["DSL0801 5:8"]],
  ["a factory with the name of a command", loan("command open { }", "create open() { }"), ["DSL0802 5:8"]],
  ["a query twice", loanWith([], "readmodel R from Loan { id }", "query Q(): R", "query Q(): R"), ["DSL0102 8:7"]],
  [
    "queries that differ in letter case",
    loanWith([], "readmodel R from Loan { id }", "query Loans(): R", "query LOANS(): R"),
    ["TEN0615 8:7"],
  ],
  ["a type twice", lending("value V { a: Int }", "value V { a: Int }"), ["DSL0102 3:7"]],
  [
    "an unknown type of the children that are added and removed",
    loan("lines: List<Lnie>", "command a(x: Int) { lines += Lnie.start(a: x) lines -= x }"),
    ["DSL0101 4:13"],
  ],
  [
    "an unknown target of a specification that is used",
    loanWith(["fine: Fine", "invariant fine.Late && Late"], "spec Late on Lona = true"),
    ["DSL1001 8:14"],
  ],
  [
    "an unknown field type of an event that a policy waits for",
    loanWith(["command a { requires true }"], "event Gone { loan: Lnid }", "policy P when Gone then Loan.a"),
    ["DSL0101 7:20"],
  ],
  ["a service twice", lending("service S { }", "service S { }"), ["DSL1022 3:9"]],
  [
    "a field twice",
    loan("note: String", "note: Int", 'command a { note -> "" }', "create b(note: String) { }"),
    ["DSL0103 5:1"],
  ],
  ["a parameter twice", loan("command a(x: Int, x: String) { requires x > 0 }"), ["DSL0504 4:19"]],
  [
    "an unknown type of a field that is used",
    loan("note: Nope", "command a(note: Nope2) { note -> note requires note.length > 0 }").replace("Nope2", "String"),
    ["DSL0101 4:7"],
  ],
  [
    "an unknown type of a parameter that is used",
    loan("note: String", '@route("/{note}") create a(note: Nope) { emit LoanOpened(loan: id) requires note > 1 }'),
    ["DSL0101 5:34"],
  ],
  [
    "an unknown type where an identity is needed",
    lending("entity L identified by LId as sequence { create a(id: Lid) { } }"),
    ["DSL0101 2:55"],
  ],
  [
    "an unknown type in a list",
    lending("value V { a: List<Nope>  b: Int = a.sum(x => x.n)  c: Bool = a.contains(1) }"),
    ["DSL0101 2:19"],
  ],
  ["an unknown result of a query", lending("query Q(a: Int): List<Nope>"), ["DSL0101 2:23"]],
  ["an unknown result of a usecase", lending("service S { usecase U(a: Int): Nope }"), ["DSL0101 2:32"]],
  ["an unknown result of a command", loan("command a: Nope { result 1 }"), ["DSL0101 4:12"]],
  ["an unknown item of a result", loan("command a: List<Nope> { }"), ["DSL0101 4:17"]],
  [
    "a subscription to an unknown event",
    `context Far { publishes Sent integration event Sent { a: Int } }
context A {
  subscribes Far.Sennt
  aggregate Bs root B { entity B identified by BId as natural(Int) { command c(a: Int) {} create d(id: BId) {} } }
  policy P when Far.Sennt then B.c(a: a)
  policy Q when Far.Sennt then B.d(id: a)
  process R by b: BId { starts on Far.Sennt(a) then done }
}`,
    ["DSL1310 3:18"],
  ],
  [
    "an event of several policies that nothing subscribes to",
    `context Far { publishes Sent integration event Sent { a: Int } }
context A {
  aggregate Bs root B { entity B identified by BId as natural(Int) { command c(a: Int) {} } }
  policy P when Far.Sent then B.c(a: a)
  policy Q when Far.Sent then B.c(a: a)
}`,
    ["TEN0689 4:17"],
  ],
  [
    "an unknown type in a derived field",
    loanWith(["n: Int"], "readmodel R from Loan { x: Nope = n }"),
    ["DSL0101 7:28"],
  ],
  ["an unknown type in a quantity", lending("enum E { A }", "quantity Q { a: Nope  e: E }"), ["DSL0101 3:17"]],
  ["an unknown type of a datum", lending("enum E(d: Nope) { A(1) }"), ["DSL0101 2:11"]],
  ["an unknown type in states", loan("s: Nope", "states s { A -> B }", "command a { s -> B }"), ["DSL0101 4:4"]],
  ["an unknown context", lending("value V { a: Fleet.Van  b: Int = a.length }"), ["DSL1301 2:14"]],
  [
    "an aggregate without its root",
    lending(
      "aggregate A root Laon { repository { find all(): List<Loan> }",
      "entity Loan identified by LoanId { command a { emit E } create b() { emit E } } }",
      "event E { }",
      "readmodel R from A { id }",
    ),
    ["DSL0105 2:18"],
  ],
  [
    "a list without its type",
    lending("value V { a: List  b: Int = a.count  c: Int = a.sum(x => x.q) }"),
    ["DSL0107 2:14"],
  ],
  ["a type with too many", lending("value V { a: Int<String>  b: Int = a + 1 }"), ["DSL0107 2:14"]],
  ["a range of texts", lending("value V { a: Range<String> }"), ["DSL0907 2:14"]],
  [
    "a type with the name of one of the language",
    lending("value Decimal { digits: Int }", "value V { a: Decimal = 1  b: Decimal = a + 0.5 }"),
    ["DSL0908 2:7"],
  ],
  ["a type in small letters", lending("value fine { a: Int }", "value V { a: fine  b: Int = a.a }"), ["TEN0614 2:7"]],
  [
    "an identity that is an enum",
    lending("enum K { A }", "entity E identified by K { create a() { }  command b { requires id == A } }"),
    ["DSL1108 3:24"],
  ],
  [
    "a natural identity of another type",
    lending("entity E identified by EId as natural(Bool) { create a(id: EId) { } }"),
    ["DSL1101 2:39"],
  ],
  ["an unknown source", loanWith([], "readmodel R from Laon { x  y: Int = x }", "query Q(): R"), ["DSL1202 6:18"]],
  ["a malformed route", loan('@route("/{a}{") command a { }'), ["DSL1208 4:1"]],
  ["an unknown event", loan("command a { emit Nope(x: id) }"), ["DSL0601 4:18"]],
  ["an unknown field", loan("command a { nope -> 1 }"), ["DSL0501 4:13"]],
  ["an unknown name in a default", lending("value V { a: Int = nope  b: Int = a }"), ["DSL0201 2:20"]],
  [
    "an unknown state",
    loan("state: LoanState", "states state { Requested -> Actve }", "command a { state -> Active }"),
    ["DSL0702 5:29"],
  ],
])("%s is one mistake", (_name, source, want) => {
  expect(foundInAll(source)).toEqual(want);
});

const seeded = `context Lending version 2 {
  enum LoanState { Requested, Active, Requested }
  value Fine { amount: Decimal  currency: Strng  waived: Bool = amont == 0 }
  aggregate Desk root Loan {
    repository { operations: getById, ad }
    entity Loan identified by LoanId {
      state: LoanState = Requestd
      note: String?
      lines: List<Fine>
      states state { Requested -> Active }
      @route("loans/{id}") command activate { requires note.length > 0 }
      command close: Int { note -> 3 }
      command close: Int { result lines.count }
      create open(id: LoanId, note: String) { lines -> note emit LoanOpend(loan: id) }
    }
  }
  event LoanOpened { loan: LoanId }
  readmodel LoanRow from Loan { id  owed: Decimal = lines.sum(l => l.fine)  stat }
  @get @put @auth(" ") query Loans(state: LoanState): List<Loan>
  @since(3) @route("/{nobody}") query Other(): LoanRow
  service Front { usecase Shut(loan: LoanId)  usecase Shut(loan: Lona) }
}
`;

test("many mistakes of different kinds in one file are all reported, each at its own place, and nothing else", () => {
  expect(foundInAll(seeded)).toEqual([
    "DSL0104 2:39", // a member twice
    "DSL0101 3:43", // Strng
    "DSL0201 3:65", // amont
    "DSL1102 5:39", // ad
    "DSL0106 7:26", // Requestd
    "DSL1208 11:7", // no slash
    "DSL0402 11:56", // note may be absent
    "DSL0507 12:22", // no result
    "DSL0502 12:36", // a number for a text
    "DSL0503 13:15", // close twice
    "DSL0807 14:19", // id is taken
    "DSL0804 14:56", // a text for a list
    "DSL0601 14:66", // LoanOpend
    "DSL0202 18:70", // fine
    "DSL1203 18:77", // stat
    "DSL1209 19:8", // two verbs
    "DSL1210 19:13", // no role
    "DSL1206 19:55", // no read model
    "DSL1501 20:3", // ahead of the context
    "DSL1215 20:13", // nobody
    "DSL1201 21:55", // Shut twice
    "DSL0101 21:66", // Lona
  ]);
});

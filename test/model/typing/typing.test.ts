import { expect, test } from "vitest";
import { foundInTypes, lending, loan, type Row } from "../found.ts";

/** Returns a value with fields of every kind. Its line 3 begins with the field `it` of the given expression. */
function field(type: string, expression: string): string {
  return lending(
    "value V { a: Int  d: Decimal  s: String  b: Bool  i: Instant  n: Int?  t: String?  l: List<Line>  e: E  k: Map<String, Int>  x: BookId  y: PageId  z: LineId  m: Money  p: Pair  o: Contact?  day: Date  at: Time  wait: Duration  u: Guid  g: Long  h: Double  c: Double?  mail: Email  link: Url?",
    `it: ${type} = ${expression}`,
    "}",
    "value Line { q: Int  f: Money  o: Int?  w: String }  value Money { amount: Decimal  count: Int }  value Pair { left: Money }  value Contact { phone: String? }",
    "entity Book identified by BookId as natural(String) { } entity Page identified by PageId as natural(Int) { }",
    "value Text { s: String }  enum E { Open, Shut }  enum F { Shut, Odd }",
  );
}

/** Returns the diagnostics of an invariant of that value. The condition begins in column 11. */
function rule(condition: string): readonly string[] {
  return foundInTypes(field("Int", "a").replace("it: Int = a", `invariant ${condition}`)).map((one) =>
    one.replace(/^(\S+) 3:/, "$1 "),
  );
}

function value(type: string, expression: string): readonly string[] {
  return foundInTypes(field(type, expression)).map((one) => one.slice(0, 7));
}

test.each([
  ["names, members, operations", "l.sum(x => x.q) > a && s.trim.length > 0 && l.all(x => x.f.amount >= 0)"],
  ["an enum member beside a field of its enum, on either side", "e == Shut && Shut == e"],
  ["Int beside Decimal", "a < d && d == a && a + d > 0"],
  ["a test before `&&`, in `!` before `||`, and in `when`", "n.isPresent && n > 0 || n.isNone || n > 1"],
  ["`if` tells both branches", "if n.isPresent then n > 0 else n.isNone"],
  ["a guard tells what stands before it", "n > 0 when n.isPresent"],
  ["a test may be repeated", "n.isPresent && n.isPresent && (n ?? 0) == 1"],
  ["a test of a member of what was tested", "o.isPresent && o.phone.isPresent && o.phone.length > 2"],
  ["a default for a member of what was tested", 'o.isPresent && (o.phone ?? "none").length > 2'],
  ["an enum member behind its enum", "e == E.Shut && F.Shut == F.Odd && E.Open != e"],
  ["a default for what is absent", "(n ?? 0) > 0 && (t ?? s).length > 1"],
  ["values of one type are added and taken times a number", "(m + m - m * 2 / 3).amount > 0"],
  ["a text takes anything", '("n=" + a + b + e).isBlank'],
  ["empty parentheses behind a member", "l.isEmpty() && n.isPresent() && n > s.trim().length()"],
  ["a whole number from a Decimal", "d.round > a && (d / 2).round() == a && d.floor <= d.ceiling"],
  ["what a division leaves over", "a % 2 == 0 && d % a < 1.5 && a % -3 + 1 > 0"],
  [
    "Longs",
    "g + a > 3000000000 && -g / a == d && l.sum(x => x.q * g) % 7 < d.toLong && g.toInt == a && -9223372036854775808 < g",
  ],
  [
    "Doubles",
    "h * 1.5 + a > 2.5 && 0.5 < -h / 3 && h.round == a && h.toLong == g && h.toDecimal > d && (c ?? 0.5) % 2 < g.toDouble && (if b then 0.5 else h) != d.toDouble",
  ],
  [
    "texts with a form",
    'mail.lower.length > 3 && mail + "x" != mail && (link ?? "").isBlank && mail.contains("@") && mail == s',
  ],
  ["Guids", 'u == u && ("id " + u).length > 3'],
  ["parts of texts", 's.substring(0, a + 1) == s.replace("-", t ?? "").trim'],
  ["a map that is empty", "k.isEmpty || k.count() > a || k.isNotEmpty"],
  ["the value of a natural identity", 'x.value.startsWith("9") && y.value > a'],
  ["results for each item and entry", "l.map(x => x.q).sum(q => q) > a && k.map(v => v + d).get(s) != none"],
  ["let", "let x = a, y = x + 1 in y > 0"],
  ["now, instants", "i < now && l.max(x => x.q) > 1 && l.distinctBy(x => x.w)"],
  [
    "points and lengths of time",
    "day + 3 days - wait < today && i - now < wait * 2 - 1 week && at + 90 minutes > 23:59",
  ],
  [
    "the parts of days, times and lengths",
    "day.at(at) == i && i.date.year > at.hour && (day - 2028-02-29).days > wait.hours",
  ],
  ["months", "day.addMonths(a) > today && i.date.addMonths(-1) < day"],
  ["lengths of time without a point", "-wait / 2 + 2 * wait >= 1 hour + 30 minutes"],
  ["contains, startsWith, matches", 's.startsWith("a") && s.contains("b") && s matches /^a/ && !l.isEmpty'],
])("nothing is wrong with %s", (_name, condition) => {
  expect(rule(condition)).toEqual([]);
});

test.each([
  ["an unknown name", "amout > 0", ["DSL0201 11"]],
  ["an unknown member", "m.amout > 0", ["DSL0202 13"]],
  ["an unknown member of a text", "s.size > 0", ["DSL0203 13"]],
  ["an unknown member of a list", "l.length > 0", ["DSL0204 13"]],
  ["an unknown call", "m.go(1) > 0", ["DSL0205 13"]],
  ["an unknown member with parentheses", "m.go() > 0", ["DSL0202 13"]],
  ["an operation of lists on a map", "k.any(x => x > 0)", ["DSL0207 13"]],
  ["the value of a Guid", 'z.value == "x"', ["DSL0202 13"]],
  ["rounding an Int", "a.round > 0", ["DSL0202 13"]],
  ["an optional number in arithmetic", "n + 1 > 0", ["DSL0402 11"]],
  ["an operation of texts on a number", "a.length > 0", ["DSL0206 13"]],
  ["matches on a number", "a matches /x/", ["DSL0206 11"]],
  ["an operation of lists on a number", "a.count > 0", ["DSL0207 13"]],
  ["arguments too many, too few", "l.count(1) > 0 && l.sum() > 0", ["DSL0208 13", "DSL0208 31"]],
  ["a lambda without Bool, a number for a text", "l.all(x => x.q) && s.startsWith(1)", ["DSL0208 22", "DSL0208 32"]],
  ["branches that do not fit", 'if b then 1 else "x"', ["DSL0209 11"]],
  ["an enum and a text", 'e == "Open"', ["DSL0210 11"]],
  [
    "points and lengths of time that do not go together",
    "day + at == day || wait * 1.5 > wait || day - i > wait",
    ["DSL0222 17", "DSL0222 37", "DSL0222 57"],
  ],
  ["a number for a length of time", "day + 3 > today", ["DSL0222 17"]],
  [
    "what a division of texts, values and by zero leaves over",
    "s % 2 == 0 || m % 2 == m || a % 0 == 1",
    ["DSL0222 11", "DSL0222 25", "DSL1606 43"],
  ],
  [
    "arguments of parts of texts",
    's.substring(1) == s || s.substring("a", 1) == s || s.replace("", s) == s || s.replace(s, s) == s',
    ["DSL0208 13", "DSL0208 36", "DSL0208 64", "DSL0208 89"],
  ],
  ["a call of a day with a length", "day.at(wait) == i", ["DSL0208 15"]],
  [
    "months that are no number, and of an instant",
    "day.addMonths(s) == day || i.addMonths(1) > i",
    ["DSL0208 15", "DSL0205 40"],
  ],
  ["Guids have no order", "u < u || u + u == u", ["DSL0211 11", "DSL0222 20"]],
  ["a day and an instant", "day < i", ["DSL0210 11"]],
  [
    "days and times that do not exist, and a length beyond 64 bits",
    "day > 2027-02-29 && at < 24:00 && wait < 10675200 days",
    ["TEN0624 17", "TEN0624 36", "TEN0605 52"],
  ],
  ["lists", "l == l", ["DSL0210 11"]],
  ["a number and an instant", "a < i", ["DSL0210 11"]],
  ["texts have no order", 's < "x"', ["DSL0211 11"]],
  ["a chain of comparisons", "a < a < a", ["DSL0211 11"]],
  ["a sum of texts, the least of values", "l.sum(x => x.w) == 1 || l.min(x => x.f) == m", ["DSL0212 22", "DSL0212 46"]],
  ["an enum member of several enums", "let x = Shut in b", ["DSL0213 19"]],
  ["let twice", "let x = 1, x = 2 in x > 0", ["DSL0214 22"]],
  ["a value and a number", "m + 1 == m", ["DSL0215 11"]],
  ["a number divided by a value", "1 / m == m", ["DSL0215 11"]],
  ["a value without numbers", "(p * 2) == p", ["DSL0216 12"]],
  ["values of two types", "m + p == m", ["DSL0219 11"]],
  ["a value times a value", "m * m == m", ["DSL0221 11"]],
  ["! of a number, - of a text", "!a && -s == s", ["DSL0222 12", "DSL0222 18"]],
  ["&& of numbers", "a && b", ["DSL0222 11"]],
  ["a text and a list", 's + l == "x"', ["DSL0222 15"]],
  ["what may be absent is used", "n > 0 && t.length > 0", ["DSL0402 11", "DSL0402 20"]],
  ["a test of another value tells nothing", "n.isPresent && t.length > 0", ["DSL0402 26"]],
  ["a test before || tells nothing when it holds", "n.isPresent || n > 0", ["DSL0402 26"]],
  ["a lambda hides what was tested", "n.isPresent && l.any(n => n.o > 0)", ["DSL0402 37"]],
  ["a default of what is never absent", "(a ?? n) > 0 && (a ?? s) == s", ["TEN0752 12", "DSL0209 28"]],
  ["an unknown member of an enum", "e == E.Gone && Nope.Gone == e", ["DSL0202 18", "DSL0201 26"]],
  ["a test of a member of what may be absent", "o.phone.isPresent", ["DSL0402 11"]],
  ["a test of what is never absent", "a.isPresent && n.isPresent", ["DSL0403 13"]],
  ["a sum over what may be absent", "l.sum(x => x.o) > 0", ["DSL0404 22"]],
  ["division by zero", "a / 0 > d / 0.0", ["DSL1606 15", "DSL1606 23"]],
  ["division by what is zero when computed", "a / (2 - 1 * 2) > 1", ["DSL1606 15"]],
  ["a condition that is none", "a", ["TEN0604 11"]],
  ["one mistake has one message", "amout.trim + m.nope > nope", ["DSL0201 11", "DSL0202 26", "DSL0201 33"]],
] satisfies readonly (readonly [string, string, readonly string[]])[])("%s", (_name, condition, want) => {
  expect(rule(condition)).toEqual(want);
});

test.each([
  ["an Int goes into a Decimal", "Decimal", "a", []],
  ["an Email goes into a String", "String?", "mail", []],
  ["a String does not go into an Email", "Email", "s", ["TEN0603"]],
  ["a Url is no Email", "Email?", "link", ["TEN0603"]],
  ["a text of the form goes into a Url", "Url", 'if b then "https://example.com" else "http://a.b/c?d#e"', []],
  ["a text of another form does not", "Url", '"example.com"', ["TEN0603"]],
  ["an Email stays one in capitals", "Email", "mail.upper", []],
  ["a part of an Email is a String", "Email", "mail.trim", ["TEN0603"]],
  ["an Int goes into a Long", "Long", "a * 2", []],
  ["a Long goes into an optional Decimal", "Decimal?", "g + a", []],
  ["a literal beyond 32 bits is a Long", "Long?", "3000000000 + 1", []],
  ["an Int and literals go into a Double", "Double?", "2 * (0.5 + -a * 5000000000.5) / 0.1", []],
  ["a literal of any length is a Double", "Double", "12345678901234567890123456789012", []],
  ["a Decimal does not go into a Double", "Double", "d", ["DSL0217"]],
  ["a Long does not go into a Double", "Double", "g", ["DSL0217"]],
  ["a Double does not go into a Decimal", "Decimal", "h * 2", ["DSL0217"]],
  ["a Double does not go into an Int", "Int", "h", ["DSL0217"]],
  ["a Double is not added to a Decimal", "Double", "h + d", ["DSL0217"]],
  ["a Double is not compared with a Long", "Bool", "g < h", ["DSL0217"]],
  ["a Double is not equal to a Decimal", "Bool", "d == h", ["DSL0217"]],
  ["a value with a Decimal is not multiplied by a Double", "Money", "m * h", ["DSL0217"]],
  ["a division of literals by zero", "Double", "1.5 / 0.0", ["DSL1606"]],
  ["the average of Doubles", "Double?", "l.average(x => x.q * h)", []],
  ["a literal beyond 64 bits", "Long", "9223372036854775808", ["TEN0605"]],
  [
    "the least Long, and one below",
    "Long",
    "if b then -9223372036854775808 else -9223372036854775807 - 2",
    ["TEN0605"],
  ],
  ["a Long does not go into an Int", "Int", "a + g", ["DSL0217"]],
  ["a Decimal does not go into a Long", "Long", "g * d", ["DSL0217"]],
  ["a value with an Int is not multiplied by a Long", "Money", "m * g", ["DSL0217"]],
  ["anything goes into an optional of it", "Int?", "a", []],
  ["an absent value may stay absent", "Int?", "n", []],
  ["a Decimal does not go into an Int", "Int", "d", ["DSL0217"]],
  ["an optional does not go where a value must be", "Int", "n", ["DSL0401"]],
  ["another type", "String", "a", ["TEN0603"]],
  ["the default of an enum", "E", "Shut", []],
  ["a member of another enum", "E", "Odd", ["DSL0106"]],
  ["results for each item", "List<String>", "l.map(x => x.w)", []],
  ["results that are members of an enum, or absent", "List<E?>", "l.map(x => if x.q > a then Shut else none)", []],
  ["results of another type", "List<Decimal>", "l.map(x => x.q)", ["TEN0603"]],
  ["the results of a set, which are a set", "Set<Int>", "k.keys.map(x => x.length)", []],
  ["results that no set has", "Set<Int?>", "k.keys.map(x => n)", ["DSL0208"]],
  ["the results of a map, which keep their keys", "Map<String, Bool>", "k.map(x => x > a)", []],
  ["a member of no enum", "E", "Opne", ["DSL0106"]],
  ["a number beyond 32 bits", "Int", "2147483648", ["TEN0605"]],
  ["literals that are beyond 32 bits together", "Int", "65536 * 32767 + 65536 + a", ["TEN0605"]],
  ["literals that go as far down as 32 bits do", "Int", "-2147483647 - 1", []],
  ["the least Int, written out", "Int", "-2147483648", []],
  ["one less than the least Int", "Int", "-2147483648 - 1", ["TEN0605"]],
  ["the least Int turned around", "Int", "-(-2147483647 - 1)", ["TEN0605"]],
  ["the least Int divided by -1", "Int", "(-2147483647 - 1) / -1", ["TEN0605"]],
  ["one more than the greatest Int", "Int", "2147483647 + 1", ["TEN0605"]],
  ["the same as a Decimal, as C# computes it as an Int first", "Decimal", "2147483647 + 1", ["TEN0605"]],
  ["the same inside a Decimal", "Decimal", "2147483647 * 2 + 0.5", ["TEN0605"]],
  ["the same in a condition that is known", "Int", "(if 1 < 2 then 2147483647 else 0) + 1", ["TEN0605"]],
  ["the same behind a parameter", "Int", "a + 2147483647 + 1", []],
  ["a Decimal beyond 28 digits", "Decimal", "9999999999999999999999999999.0 * 10", ["TEN0605"]],
  ["a Decimal that just fits", "Decimal", "792281625142643375935439503.0 * 100", []],
  ["an Int divided by what comes to zero", "Int", "1 / (1 - 1)", ["DSL1606"]],
  ["a Decimal divided by what comes to zero", "Decimal", "a / (1.5 - 3 / 2.0)", ["DSL1606"]],
  ["a division by zero in a branch that is never taken", "Int", "if true then 1 else 1 / 0", ["DSL1606"]],
  ["a division by a condition that is known", "Int", "1 / (if 1 == 2 then 1 else 0)", ["DSL1606"]],
  ["a divisor that is not known", "Int", "1 / (a - a)", []],
  ["the greatest Int; a larger number as a Decimal", "Decimal", "2147483648", []],
  ["more than 28 digits", "Decimal", "12345678901234567890.123456789", ["TEN0605"]],
  ["an entity cannot be calculated with", "Int", "a", []],
] satisfies readonly (readonly [string, string, string, readonly string[]])[])(
  "%s",
  (_name, type, expression, want) => {
    expect(value(type, expression)).toEqual(want);
  },
);

test.each<Row>([
  ["a parameter hides the field of its name", loan("note: String?", "command say(note: String) { note -> note }"), []],
  [
    "the left of an arrow is always the field",
    loan("note: Int", "command say(note: String) { note -> note }"),
    ["DSL0502 5:37"],
  ],
  ["a result of another type", loan("command a: Int { result true }"), ["DSL0508 4:25"]],
  ["an event's field of another type", loan("command a { emit LoanOpened(loan: 1) }"), ["DSL0602 4:35"]],
  [
    "a factory sees no fields before the entity is there",
    loan("note: String", "create open() { requires note.isBlank note -> note }"),
    ["DSL0201 5:26", "DSL0201 5:47"],
  ],
  [
    "the events of a factory see the entity",
    loan("event Named { loan: LoanId }", "create open() { emit LoanOpened(loan: id) }").replace(
      "event Named { loan: LoanId }\n",
      "",
    ),
    [],
  ],
  ["a factory's field of another type", loan("note: String", "create open(a: Int) { note -> a }"), ["DSL0804 5:31"]],
  [
    "an entity cannot be calculated with",
    lending("entity L identified by LId { o: L  a: Int = o + 1 }"),
    ["DSL0220 2:45"],
  ],
  ["data of an enum", lending('enum E(days: Int) { Short("seven") }'), ["DSL0902 2:27"]],
  ["an operation of a service", lending("service S { operation o(a: Int): Bool = a }"), ["DSL1020 2:41"]],
  [
    "a derived field of a read model sees the source and its id, not its siblings",
    lending("value V { a: Int }  readmodel R from V { x: Int = a  y: Int = x }"),
    ["DSL0201 2:63"],
  ],
  [
    "a bare enum member by the declared type, in either order",
    lending("readmodel R from V { s: E = Shut }  value V { a: Int }  enum F { Shut }  enum E { Shut }"),
    [],
  ],
  [
    "a member that the declared enum lacks",
    lending("value V { a: Int }  readmodel R from V { s: E = Odd }  enum E { Shut }  enum F { Odd }"),
    ["DSL1204 2:49"],
  ],
  [
    "a read-model field of another type",
    lending("value V { a: Int }  readmodel R from V { s: String = a }"),
    ["DSL1204 2:54"],
  ],
  [
    "a field called like an operation hides it",
    lending("value W { count: String  isPresent: Bool }  value V { w: W  ok: Bool = w.count.isBlank && w.isPresent }"),
    [],
  ],
  [
    "data of an enum are read from its members",
    lending("enum E(days: Int) { A(1) }  value V { e: E  ok: Bool = e.days > 0 }"),
    [],
  ],
])("%s", (_name, source, want) => {
  expect(foundInTypes(source)).toEqual(want);
});

test("an enum member of another context is none of the declared enum", () => {
  const sources = [
    "context A { enum F { Odd } }",
    "context B { enum E { Even }  value V { a: Int }  readmodel R from V { s: E = Odd } }",
  ];
  expect(foundInTypes(...sources)).toEqual(["DSL1204 1:78"]);
});

test("a name is resolved in its own context, whatever a later context calls by it", () => {
  const sources = [
    "context A { value Fine { amount: Int }  value V { f: Fine  x: Int = f.amount } }",
    "context B { value Fine { text: String } }",
  ];
  expect(foundInTypes(...sources)).toEqual([]);
});

test.each<Row>([
  [
    "a parameter, and a field that the command leaves alone",
    loan("n: Int?", "a: Int = 0", "command c(x: Int?) { if x.isPresent && n.isPresent { a -> x + n } }"),
    [],
  ],
  ["the other side", loan("a: Int = 0", "command c(x: Int?) { if x.isNone { a -> 1 } else { a -> x } }"), []],
  [
    "no field that the command changes",
    loan("n: Int?", "command c { if n.isPresent { n -> n + 1 } }"),
    ["DSL0402 5:35"],
  ],
  [
    "nothing on the side where it does not hold",
    loan("a: Int = 0", "command c(x: Int?) { if x.isPresent {} else { a -> x } }"),
    ["DSL0401 5:52"],
  ],
  ["a condition that is none", loan("a: Int = 0", "command c { if a { a -> 1 } }"), ["TEN0604 5:16"]],
])("the condition of an if proves present: %s", (_name, source, want) => {
  expect(foundInTypes(source)).toEqual(want);
});

test("a declaration hides the types Long, Date, Time and Duration, in its context and where it is visible", () => {
  const own =
    "context A { value Long { days: Int } value Duration { days: Int } value V { d: Duration  n: Int = d.days + 1  g: Long  h: Int = g.days } }";
  const imported = "context B { import A.{ Duration } value W { d: Duration  n: Int = d.days + 1  t: Time = 14:30 } }";
  expect(foundInTypes(own, imported)).toEqual([]);
  expect(foundInTypes(own, "context B { value W { d: Duration = 3 days  o: A.Duration = 3 days } }")).toEqual([
    "TEN0603 1:61",
  ]);
});

test("an enum member called `today` is no day", () => {
  expect(foundInTypes("context A { enum E { today } value V { e: E = today  b: Bool = e == today } }")).toEqual([]);
});

const asking = (statement: string, more = "") =>
  foundInTypes(
    `context A { ${more} aggregate Os root O { entity O identified by OId { text: String  other: OId? command c(it: OId) { ${statement} } create m(text: String) { ${statement} } } } }`,
  ).map((one) => one.slice(0, 7));

test.each([
  ["who calls", 'requires caller.id == "a" && caller.has("b")', [], ""],
  ["a member of an enum that hides the word", "requires caller.id == 1", [], "enum E(id: Int) { caller(1) }"],
  ["a specification that hides the word", "requires caller", ["DSL0201"], "spec Caller on O = text.isBlank"],
  ["a name that `let` gives", "requires (let caller = text in caller.length) > 1", [], ""],
] satisfies readonly (readonly [string, string, readonly string[], string])[])(
  "questions: %s",
  (_, statement, want, more) => {
    expect(asking(statement, more)).toEqual(want);
  },
);

const reading = (statement: string) =>
  foundInTypes(
    `context A { enum E { X } aggregate Os root O { entity O identified by OId { text: String  e: E = X  size: Int = 0  isBig: Bool = size > 9  other: OId?  third: OId  tags: Set<String> command c(it: OId, maybe: OId?, text: String) { ${statement} } } } }`,
  ).map((one) => one.slice(0, 7));

test.each([
  ["an enum of it", "requires it.e == X", []],
  ["a text, which can be absent with it", "requires it.text.length > 1", ["DSL0402"]],
  ["a text that is proven present", "requires it.text.isPresent && it.text.length > 1", []],
  ["a number with another for its absence", "requires (it.size ?? 0) > 1", []],
  ["a field behind a field", "requires it.other.e == X", ["DSL0402", "TEN0638"]],
  ["what a field names, in a rule", "requires other.e == X when other.isPresent", []],
  ["what a field names, behind the rules", "text -> third.text ?? text", ["TEN0638"]],
  ["what an optional parameter names, untested", "requires maybe.e == X", ["DSL0402"]],
  ["what a parameter names, in a change", 'text -> it.text ?? "a"', []],
  ["a computed field", "requires it.isBig == true", ["TEN0638"]],
  ["a set", "requires it.tags.isPresent", ["TEN0638"]],
  ["no field", "requires it.sise == 1", ["DSL0202"]],
] satisfies readonly (readonly [string, string, readonly string[]])[])(
  "fields of other aggregates: %s",
  (_, statement, want) => {
    expect(reading(statement)).toEqual(want);
  },
);

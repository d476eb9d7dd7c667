import { expect, test } from "vitest";
import { parse } from "../../../generators/model/parse.ts";

const inEntity = (items: string) => `context A { aggregate B root E { entity E identified by EId { ${items} } } }`;
const inCommand = (statements: string) => inEntity(`command c { ${statements} }`);
const inValue = (members: string) => `context A { value V { ${members} } }`;
const inContext = (items: string) => `context A { ${items} }`;

/** Words and signs of other languages, with the form in the first hint. Spec: model-syntax, Grammar. */
const rows: readonly (readonly [source: string, hint: string])[] = [
  [inValue("a: Int, b: Int"), "Nothing stands between members or statements: delete it."],
  [inValue("note?: String"), "`note: String?`"],
  [inValue("decimal Amount"), "The name stands before its type"],
  [inEntity("private note: String"), "without a word before it"],
  [inEntity("constructor(total: Decimal) { }"), "`create place(total: Decimal) { … }`"],
  [inEntity("command c when a { }"), "its conditions are `requires` in the block"],
  [inEntity("create c idempotent: R { }"), "`create place(total: Decimal): OrderRow idempotent { … }`"],
  [inCommand("return a"), "`result value`"],
  [inCommand('throw "no"'), '`requires condition "message"`'],
  [inCommand('if a throw "no"'), '`requires condition "message"`'],
  [inCommand("raise B(a: 1)"), "`emit OrderPaid(order: id)`"],
  [inCommand("emit B { a: 1 }"), "`B(field: value)`"],
  [inCommand("emit B(a, b)"), "An argument has its name before it"],
  [inCommand("lines.Add(x)"), "`lines += value` and `lines -= value`"],
  [inCommand("lines.remove(x)"), "`lines += value` and `lines -= value`"],
  [inCommand("total := x"), "`total -> value`"],
  [inCommand("total = x"), "`total -> value`"],
  [inCommand("this.a -> 1"), "A field is named alone"],
  [inCommand("requires a and b"), "`&&`"],
  [inCommand("requires a or b"), "`||`"],
  [inCommand("requires not a"), "`!`"],
  [inCommand('requires a, "no"'), "delete the `,`"],
  [inCommand('requires a > 0 : "no"'), "delete the `:`"],
  [inCommand("f -> a ? 1 : 2"), "`if condition then a else b`"],
  [inCommand("f -> now + 30days"), "`30 days`"],
  [inCommand("f -> now + 1.5 hours"), "`90 minutes`"],
  [inCommand("f -> today + 1 month"), "`day.addMonths(1)`"],
  [inCommand("f -> 1,000.50"), "`1000.50`"],
  [inCommand("f -> 5 EUR"), "`Money(amount: 5, currency: EUR)`"],
  [inContext("class Money { }"), "`value Money { … }`"],
  [inContext("const Limit = 10"), "the default of a field"],
  [inContext("function fee(): Int { }"), "an `operation` of a `service` computes"],
  [inContext("enum class Size { S }"), "`enum State { Open, Paid }`"],
  [inContext("enum Size { S = 1 }"), "without texts and numbers"],
  [inContext("union P = Card"), "`union Payment { Card(number: String), Cash }`"],
  [inContext("event E(a: Int)"), "`event OrderPaid { order: OrderId }`"],
  [inContext("value V(a: Int)"), "`value Money { amount: Decimal }`"],
  [inContext("aggregate B { }"), "`aggregate Orders root Order versioned { … }`"],
  [inContext("entity E { }"), "`entity Order identified by OrderId { … }`"],
  [inContext("readmodel R keyed by AId { }"), "`keyed by order: OrderId`"],
  [inContext("readmodel R keyed by a: AId { on E { sum += b } }"), "`sum -> sum + 1`"],
  [inContext("query Q(): List<R> paged(10)"), "`paged(20, 100)`"],
  [inContext("query Q(): List<R> where a == 1"), "Criteria choose the rows"],
  [inContext('@auth("a", "b") query Q(): R'), "An annotation has one argument."],
  [inContext("schedule S every 1 day at 02:00 then A.b"), "`every day at 02:00`"],
];

test.each(rows)("%s is told the form of the language", (source, hint) => {
  const [first] = parse({ path: "a.model", text: source }).diagnostics;
  expect(first?.hint).toContain(hint);
});

test("a word of another language is a name where a name can stand", () => {
  const members = ["class", "type", "return", "this", "and", "or", "not", "month"].map((word) => `${word}: Int`);
  expect(parse({ path: "a.model", text: inValue(members.join("\n")) }).diagnostics).toEqual([]);
});

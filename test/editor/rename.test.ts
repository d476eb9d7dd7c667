import { expect, test } from "vitest";
import { ModelSnapshot } from "../../generators/editor/model/model-snapshot.ts";
import { movedRoutes, renameAt } from "../../generators/editor/model/rename.ts";
import { joined, marked, paid, sales } from "./marked.ts";

/** Renames the thing at the mark; returns the new text or the refusal. */
function renamed(text: string, newName: string): string {
  const { snapshot, path, offset } = marked(text);
  expect(snapshot.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const renaming = renameAt(snapshot, path, { offset, newName });
  return "refusal" in renaming ? renaming.refusal : renaming.after.text(path);
}

const command = ["command close {", "requires sta|>te == Open", "state -> Closed", "}"];

test("a field is renamed where it is declared, read, assigned, shown and found", () => {
  const text = sales(...command).replace(
    "root Order {",
    "root Order {\n    repository { find byState(State: State): List<Order> }",
  );
  const want = text
    .replace("|>", "")
    .replaceAll(/\bstate\b/g, "phase")
    .replace("(State:", "(Phase:");
  expect(renamed(text, "phase")).toBe(want);
});

test("an enum member is renamed where it is the default of a parameter", () => {
  const text = sales("command move(to: State = Open, by: Int = 1) { state -> to }");
  const want = text.replaceAll(/\bOpen\b/g, "Fresh");
  expect(renamed(text.replace("to: State = Open", "to: State = Op|>en"), "Fresh")).toBe(want);
});

test("a field with the identity of a joined row is renamed with the row", () => {
  const text = joined("join Buyer on pa|>yer join Buyer on payer.parent", "payer", "x: String = payer.label");
  expect(renamed(text, "client")).toBe(text.replace("|>", "").replaceAll(/\bpayer\b/g, "client"));
});

test("a field is renamed where a behaviour of another aggregate reads it", () => {
  const text = joined("", "payer").replace(
    "seller: BuyerId",
    "seller: BuyerId  command c { requires payer.la|>bel != seller.label }",
  );
  expect(renamed(text, "title")).toBe(text.replace("|>", "").replaceAll(/\blabel\b/g, "title"));
});

test("a copied field of a joined row is renamed with it", () => {
  const text = joined("join Buyer on payer", "label", "x: String = payer.la|>bel");
  expect(renamed(text, "title")).toBe(text.replace("|>", "").replaceAll(/\blabel\b/g, "title"));
});

test("the parameter of a factory that sets a field is renamed with it, because its name says so", () => {
  const text = sales("create open(total: Money, tags: List<String>) { requires tags.isNotEmpty }");
  const want = text.replaceAll(/\btags\b/g, "labels");
  expect(renamed(text.replace("tags: List<String>\n", "ta|>gs: List<String>\n"), "labels")).toBe(want);
});

test("a factory and its parameter are renamed in the policy that calls it", () => {
  const text = `context A {
  event Asked { by: Int }
  aggregate Tills root Till { entity Till identified by TillId { count: Int create op|>en(count: Int) {} } }
  policy P when Asked then Till.open(count: by)
}`;
  expect(renamed(text, "start")).toBe(text.replace("|>", "").replaceAll("open", "start"));
  const parameter = text.replace("|>", "").replace("open(count", "open(co|>unt");
  expect(renamed(parameter, "sum")).toContain("Till.open(sum: by)");
});

test("an event of another context, and that context, are renamed in policies and processes", () => {
  const model = (far: string, event: string) => `context ${far} {
  publishes ${event}
  integration event ${event} { till: Desk.TillId }
}
context Desk {
  subscribes ${far}.${event}
  aggregate Tills root Till { entity Till identified by TillId { create open(till: TillId) {} command count {} } }
  policy P when ${far}.${event} then Till.count
  process Q by till: TillId { starts on ${far}.${event}(till) then done }
}`;
  const text = model("Far", "Sent");
  const at = (name: string) => text.replace(`${name}.Sent then`, `${name}|>.Sent then`);
  expect(renamed(at("Far"), "Shop")).toBe(model("Shop", "Sent"));
  expect(renamed(text.replace("Far.Sent(till)", "Far.Se|>nt(till)"), "Moved")).toBe(model("Far", "Moved"));
  expect(renamed(text.replace("Sent(till)", "Sent(ti|>ll)"), "desk")).toContain("Far.Sent(desk)");
});

test("a field of an event is renamed in the wait of a policy", () => {
  const text = `context A {
  event Asked { pa|>use: Duration due: Instant }
  aggregate Tills root Till { entity Till identified by TillId { count: Int create open(count: Int) {} } }
  policy P when Asked after due - now + pause * 2 then Till.open(count: 1)
}`;
  expect(renamed(text, "grace")).toBe(text.replace("|>", "").replaceAll("pause", "grace"));
});

test.each([
  ["a field of the row", "cou|>nt: Int", /\bcount\b/g, "number"],
  ["a field of the event", "event Asked { ti|>ll", /\btill\b/g, "place"],
  ["an event", "event As|>ked", /\bAsked\b/g, "Opened"],
  ["the key", "keyed by desk|>: TillId", /\bdesk\b/g, "counter"],
])("%s is renamed in a read model that events feed", (_title, mark, word, newName) => {
  const text = `context A {
  event Asked { till: TillId other: TillId sum: Int }
  aggregate Tills root Till { entity Till identified by TillId { } }
  readmodel Totals keyed by desk: TillId { count: Int = 0 on Asked by till { count -> count + sum } }
  query TotalsOf(desk: TillId): Totals
  query All(): List<Totals> sorted by count
}`;
  const marked = text.replace(mark.replace("|>", ""), mark);
  expect(renamed(marked, newName)).toBe(text.replaceAll(word, newName));
});

test.each([
  ["a command", "command cou|>nt", /\bcount\b/g, "tally"],
  ["a field", "du|>e: Date", /\bdue\b/g, "dueOn"],
  ["a schedule", "schedule Ni|>ght", /\bNight\b/g, "Nightly"],
])("%s is renamed in a schedule", (_title, mark, word, newName) => {
  const text = `context A {
  aggregate Tills root Till { entity Till identified by TillId { due: Date create open(due: Date) {} command count(by: Date) {} } }
  schedule Night every day at 02:00 then Till.count(by: due) where due < today
}`;
  const marked = text.replace(mark.replace("|>", ""), mark);
  // The parameter of the factory is the field.
  expect(renamed(marked, newName)).toBe(text.replaceAll(word, newName));
});

test.each([
  ["a command", "command cou|>nt", /\bcount\b/g, "tally"],
  ["an event", "event As|>ked", /\bAsked\b/g, "Called"],
  ["a field of an event", "by|>Whom: Int", /\bbyWhom\b/g, "who"],
  ["the field with the key", "ti|>ll: TillId }", /\btill: TillId \}|\(till\)/g, "desk"],
  ["a process", "process Wa|>tch", /\bWatch\b/g, "Guard"],
  ["a step", "step Wai|>ting", /\bWaiting\b/g, "Open"],
  ["what a step keeps", "Waiting(no|>te: Int)", /\bnote\b/g, "remark"],
  ["the key", "by ke|>y", /\bkey\b/g, "desk"],
])("%s is renamed in a process", (_title, mark, word, newName) => {
  const text = `context A {
  event Asked { byWhom: Int till: TillId }
  aggregate Tills root Till { entity Till identified by TillId { create open(due: Int) {} command count(by: Int) {} } }
  process Watch by key: TillId {
    starts on Asked(till) then Waiting(note: byWhom) { Till.open(due: byWhom) }
    step Waiting(note: Int) { after 2 days then done { Till.count(id: key, by: note) } }
  }
}`;
  const marked = text.replace(mark.replace("|>", ""), mark);
  const want = text.replaceAll(word, (found) => found.replace(/till|\w+/, newName));
  expect(renamed(marked, newName)).toBe(want);
});

test.each([
  ["a union", "union Means", "union Me|>ans", /\bMeans\b/g, "Payment"],
  ["a case", "Card(c)", "Ca|>rd(c)", /\bCard\b/g, "Plastic"],
  ["a case without fields", "Cash =>", "Ca|>sh =>", /\bCash\b/g, "Coins"],
  ["a field of a case", "number: String", "num|>ber: String", /\bnumber\b/g, "digits"],
  ["the name of a case in its arm", "Card(c)", "Card(|>c)", /\bc\b/g, "card"],
])("%s is renamed where it is declared, made and matched", (_title, place, mark, word, newName) => {
  const text = paid(
    'match means { Card(c) => c.number, Transfer(t) => t.iban, Cash => "cash" }',
    'other: Means = if label == "" then Cash else Card(number: "1")',
  );
  expect(renamed(text.replace(place, mark), newName)).toBe(text.replaceAll(word, newName));
});

test("a token of a route is renamed with its parameter", () => {
  const text = sales('@route("/orders/{id}/{Reason:alpha}") @put', "command close(rea|>son: String) {}");
  expect(renamed(text, "cause")).toContain(
    '@route("/orders/{id}/{Cause:alpha}") @put\ncommand close(cause: String) {}',
  );
});

test("the test of a specification keeps its small letter", () => {
  const text = sales("command close { requires this_ }").replace("requires this_", "requires isOpen");
  const spec = text.replace("  readmodel", "  spec IsO|>pen on Order = state == Open\n  readmodel");
  expect(renamed(spec, "IsRunning")).toContain("requires isRunning");
});

test.each([
  ["a name that the entity has", sales(...command), "note", "`note` cannot be the name. "],
  ["a keyword", sales().replace("value Money", "value Mo|>ney"), "entity", "`entity` cannot be the name. "],
  ["no name", sales(...command), "a b", "`a b` is no name: it needs letters A to Z, digits and `_`."],
  ["a word of the language", sales("due: Ins|>tant?"), "Time", "This is no name of the model that can be renamed."],
  [
    "`id`",
    sales("command close { emit OrderClosed(order: i|>d, total: total) }"),
    "key",
    "This is no name of the model that can be renamed.",
  ],
])("%s is refused", (_title, text, newName, refusal) => {
  expect(renamed(text, newName).startsWith(refusal)).toBe(true);
});

test("a name that another name would hide is refused, though nothing is reported", () => {
  // The parameter would take the meaning of the field in the condition.
  const text = sales("command close(rea|>son: String) { requires note.isPresent }");
  expect(renamed(text, "note")).toContain("`note` cannot be the name");
});

test("a renaming that changes a derived route says so", () => {
  const { snapshot, path, offset } = marked(sales("command clo|>se {}"));
  const renaming = renameAt(snapshot, path, { offset, newName: "shut" });
  if ("refusal" in renaming) throw new Error(renaming.refusal);
  expect(movedRoutes(snapshot, renaming.after)).toBe(
    "A derived route changes for its callers: POST /order/close becomes POST /order/shut. `@route` keeps a route.",
  );
});

test("a type is renamed in every file that names it", () => {
  const files = [
    { path: "/a.model", text: "context A { value Money { amount: Decimal } }" },
    { path: "/b.model", text: "context B { import A.{ Money }\n value Price { money: Money } }" },
    { path: "/c.model", text: "contextmap { A -> B : customer-supplier { Money } }" },
  ];
  const renaming = renameAt(new ModelSnapshot(files), "/a.model", { offset: 20, newName: "Cash" });
  if ("refusal" in renaming) throw new Error(renaming.refusal);
  expect(files.map(({ path }) => renaming.after.text(path))).toEqual(
    files.map(({ text }) => text.replaceAll("Money", "Cash")),
  );
});

test("a part of an identity is renamed where the identity, its route, its factory and expressions name it", () => {
  const text = [
    "context Halls {",
    "  aggregate Seats root Seat {",
    "    entity Seat identified by SeatId as composite(ro|>w, place) {",
    "      row: Int",
    "      place: Int",
    "      label: String",
    "      create build(row: Int, place: Int, label: String) {}",
    '      @route("/seats/{row}/{place}/label") @put',
    '      command mark(label: String) { requires id.row > 0 "there" label -> label }',
    "    }",
    "  }",
    "  value Ticket { seat: SeatId  isFront: Bool = seat.row == 1 }",
    "}",
  ].join("\n");
  expect(renamed(text, "line")).toBe(text.replace("|>", "").replaceAll(/\brow\b/g, "line"));
});

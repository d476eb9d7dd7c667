import { expect, test } from "vitest";
import { modelFacts } from "../../../generators/emit/csharp/model/model-facts.ts";
import { storageOf } from "../../../generators/model/storage/storage.ts";
import { type StoredQuery, storedQueries } from "../../../generators/model/storage/stored-queries.ts";
import { modelOf } from "../found.ts";

const types = `
  enum Status { Draft, Placed }
  enum Carrier(fee: Decimal) { Post(1) }
  value Money { amount: Decimal currency: String isFree: Bool = amount == 0 }
  value Item { name: String count: Int price: Money note: String? owner: OrderId guest: GuestId at: Instant parts: List<Money> words: List<String> kinds: List<Status> }
  value Contact { phone: String? mail: String? }
  value Part { money: Money? tags: Set<String> }
  value Tree { twigs: List<Tree> }
  aggregate Guest root Guest { entity Guest identified by GuestId { name: String } }
  aggregate Order root Order {
    entity Box identified by BoxId { weight: Decimal carrier: Carrier }
    entity Order identified by OrderId as natural(String) {
      text: String note: String? count: Int size: Int? amount: Decimal rest: Decimal? isOpen: Bool at: Instant sent: Instant?
      status: Status carrier: Carrier guest: GuestId
      money: Money paid: Money? contact: Contact? part: Part tree: Tree slot: Range<Int> span: Range<Instant>?
      items: List<Item> spare: List<Item>? numbers: List<Int> times: List<Instant> states: List<Status> guests: List<GuestId>
      labels: Set<String> friends: Set<GuestId>? fees: Set<Decimal> orders: List<OrderId> rates: List<Decimal> words: List<String>? limits: Map<Status, Int> grid: List<List<Int>> boxes: List<Box>
      total: Decimal = items.sum(i => i.price.amount * i.count)
      wide: Decimal = count
    }
  }`;

function storedIn(source: string): readonly StoredQuery[] {
  const model = modelOf(source);
  const storage = storageOf(model);
  return model.contexts.flatMap((context) => storedQueries(context, storage, modelFacts(model).declarations));
}

/** Understands one query, which answers with the given fields of an order. */
function stored(fields: string, criteria = "", result = "List<Row>"): StoredQuery {
  const source = `context Shop { ${types}\n spec isLarge on Order = count > 3\n readmodel Row from Order { ${fields} }\n query Find(${criteria}): ${result} }`;
  const [query] = storedIn(source);
  if (query === undefined) throw new Error("The store does not answer the query.");
  return query;
}

/** The fields that each database makes as C# does. */
const projected = [
  ...["id", "text", "note", "status", "guest", "money", "paid", "contact", "part", "tree", "slot", "span"],
  ...["items", "spare", "numbers", "times", "guests", "labels", "limits", "grid", "total"],
  "f: String = money.currency",
  "f: Money = money",
  "f: Decimal = money.amount * 2 + count - 1.5",
  "f: Decimal = if paid.isPresent then paid.amount else 0",
  'f: String = if contact.isPresent then contact.phone ?? "none" else text',
  "f: Int = size ?? 0",
  "f: Bool = size.isNone && (isOpen || !money.isFree)",
  "f: Bool = isLarge",
  "f: Bool = at < (sent ?? at)",
  "f: Bool = status == Draft || guest == guest || id == id",
  "f: Status = if isOpen then status else Placed",
  'f: String = text + "!"',
  "f: Int = items.count",
  "f: Bool = items.isEmpty || boxes.isNotEmpty",
  "f: Int = items.sum(i => i.count)",
  "f: Decimal = items.sum(i => i.parts.sum(p => p.amount))",
  "f: Bool = items.any(i => i.note.isPresent && i.owner == id)",
  'f: Bool = items.all(i => i.price.currency == "EUR")',
  "f: Bool = items.none(i => i.count > count)",
  "f: Bool = numbers.contains(count)",
  "f: Bool = states.contains(Draft)",
  'f: Bool = items.any(i => i.words.contains("a"))',
  "f: Decimal = boxes.sum(b => b.weight)",
  "f: Bool = boxes.any(b => b.carrier == Post)",
  "f: List<Decimal> = boxes.map(b => b.weight)",
  "f: List<Bool> = boxes.where(b => b.weight > 1).map(b => b.carrier == Post)",
];

/** The fields that a database would compute otherwise, or not at all. */
const inMemory = [
  "f: Int = text.length",
  "f: String = text.trim",
  "f: String = text.upper",
  "f: String = text.lower",
  "f: Bool = text.isBlank",
  'f: Bool = text.startsWith("a")',
  'f: Bool = text.endsWith("a")',
  'f: Bool = text.contains("a")',
  "f: Bool = text matches /a/",
  "f: String = text + count",
  "f: Decimal = amount / 3",
  "f: Int = count / 3",
  "f: Bool = at < now",
  "f: Bool = amount == count",
  "f: Decimal = if isOpen then count else amount",
  "f: Decimal = carrier.fee",
  "f: Status = Draft",
  "f: Status = if isOpen then Draft else Placed",
  "f: Bool = money == money",
  "f: Money = money + money",
  'f: Bool = labels.contains("a")',
  "f: Int = labels.count",
  "f: Int = grid.count",
  "f: Int = if spare.isPresent then spare.count else 0",
  "f: Decimal = if items.isEmpty then 0 else items.max(i => i.price.amount)",
  "f: Bool = items.distinctBy(i => i.name)",
  "f: Int = items.sum(i => 1)",
  "f: Int = items.sum(i => numbers.count)",
  "f: Bool = items.any(i => i.at == at)",
  "f: Bool = items.any(i => i.guest == guest)",
  "f: Bool = guests.contains(guest)",
  "f: Bool = times.contains(at)",
  "f: Bool = items.any(i => i.kinds.contains(Draft))",
  "f: Decimal = boxes.sum(b => b.carrier.fee)",
  "f: Bool = tree.twigs.isEmpty",
  "f: List<Int> = items.map(i => i.count)",
  "f: List<Decimal> = boxes.map(b => b.weight * 2)",
  "f: List<Bool> = boxes.map(b => b.weight > amount)",
  "f: List<Decimal> = boxes.where(b => b.weight > amount).map(b => b.weight)",
  "f: List<Decimal> = boxes.orderBy(b => b.weight).map(b => b.weight)",
  "f: Int = boxes.map(b => b.weight).count",
  "f: List<Decimal> = boxes.map(b => b.weight)  g: List<Carrier> = boxes.map(b => b.carrier)",
  "f: Decimal = wide",
];

test.each(projected)("the database makes `%s`", (field) => {
  expect(stored(field).isProjected).toBe(true);
});

test.each(inMemory)("C# makes `%s`", (field) => {
  expect(stored(field).isProjected).toBe(false);
});

/** Criteria with their filter; undefined for one that the host decides on. */
const criteria: readonly (readonly [criterion: string, filter: string | undefined])[] = [
  ["text: String", "equal"],
  ["TEXT: String?", "equal, if given"],
  ["note: String", "equal"],
  ["count: Int", "equal"],
  ["count: Decimal", undefined],
  ["count: List<Int>", "among"],
  ["size: Set<Int>?", "among, if given"],
  ["count: Range<Int>", "within"],
  ["at: Range<Instant>?", "within, if given"],
  ["sent: Range<Instant>", "within"],
  ["text: List<Decimal>", undefined],
  ["status: Status", "equal"],
  ["guest: List<GuestId>", "among"],
  ["money: Money", "equal"],
  ["paid: Money", undefined],
  ["part: Part", undefined],
  ["slot: Range<Int>", "equal"],
  ["span: Range<Instant>", undefined],
  ["numbers: List<Int>", undefined],
  ["numbers: Int", "holding"],
  ["spare: Item", undefined],
  ["states: Status?", "holding, if given"],
  ["times: Instant", undefined],
  ["guests: GuestId", undefined],
  ["orders: OrderId", "holding"],
  ["labels: String", "holding"],
  ["labels: Set<String>", undefined],
  ["friends: GuestId?", "holding, if given"],
  ["fees: Decimal", undefined],
  ["rates: Decimal", undefined],
  ["words: String", "holding"],
  ["total: Decimal", "equal"],
  ["total: Range<Decimal>", "within"],
  ["wide: Decimal", undefined],
  ["amount: Decimal", "equal"],
  ["id: OrderId", "equal"],
  ["id: List<OrderId>", "among"],
  ["city: String", "equal"],
  ["length: Int", undefined],
  ["carrier: Status", undefined],
  ["nothing: Int", undefined],
];

test.each(criteria)("the criterion `%s` filters: %s", (criterion, filter) => {
  const row = "count city: String = money.currency length: Int = text.length carrier: Status = status";
  const { filters, remaining } = stored(row, criterion.replace("carrier: Status", "carrier: Carrier"));
  const [found] = filters;
  expect(found && `${found.form}${found.isOptional ? ", if given" : ""}`).toBe(filter);
  expect(remaining.length).toBe(filter === undefined ? 1 : 0);
});

test("a field of the read model comes before one of its source", () => {
  const [filter] = stored("text: String = money.currency", "text: String").filters;
  expect(filter?.field).toMatchObject({ kind: "member", name: "currency" });
});

test("one read model by the identity of its root filters by that alone", () => {
  const { identity, filters } = stored("text", "order: OrderId, text: String?", "Row");
  expect(identity?.name).toBe("order");
  expect(filters.map(({ field }) => field.kind)).toEqual(["identity", "field"]);
});

test("a list is not found by an identity, and its criterion filters by name", () => {
  const { identity, filters, remaining } = stored("text", "order: OrderId, id: OrderId?");
  expect([identity, filters.length, remaining.map(({ name }) => name)]).toEqual([undefined, 1, ["order"]]);
});

test("a read model of a value has no table, and one of a child has", () => {
  const more =
    "readmodel Tag from Money { amount }\n query Tags(): List<Tag>\n readmodel BoxRow from Box { id }\n query Boxes(): List<BoxRow>";
  const source = `context Shop { ${types}\n ${more} }`;
  const queries = storedIn(source);
  expect(queries.map(({ query }) => query.name)).toEqual(["Boxes"]);
});

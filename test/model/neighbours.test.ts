import { expect, test } from "vitest";
import { recheck } from "../../generators/model/recheck/recheck.ts";
import { foundInAll, modelOf } from "./found.ts";

const fleet = `context Fleet {
  enum Grade { Small, Large }
  value Price { amount: Decimal }
  entity Vehicle identified by PlateId as natural(String) { price: Price }
}`;

/** Returns the qualified types of the fields of value `V` in context Lending. */
function typesIn(...sources: readonly string[]): readonly string[] {
  const lending = modelOf(...sources).contexts.find(({ name }) => name === "Lending");
  const fields = lending?.values.find(({ name }) => name === "V")?.members ?? [];
  return fields.map(({ type }) => ("context" in type ? `${type.context}.${type.name}` : type.kind));
}

const uses = "value V { price: Price  plate: PlateId }";
const both = ["Fleet.Price", "Fleet.PlateId"];

test.each([
  ["imported names", `context Lending { import Fleet.{ Price, PlateId } ${uses} }`],
  ["all names", `context Lending { import Fleet.* ${uses} }`],
  [
    "a shared kernel, upstream or not",
    `context Lending { ${uses} } contextmap { Fleet <-> Lending : shared-kernel { Price, PlateId } }`,
  ],
  [
    "the same the other way round",
    `context Lending { ${uses} } contextmap { Lending <-> Fleet : shared-kernel { Price, PlateId } }`,
  ],
  ["a conformist", `context Lending { ${uses} } contextmap { Fleet -> Lending : conformist }`],
  [
    "a conformist of some types",
    `context Lending { ${uses} } contextmap { Fleet -> Lending : conformist { Price, PlateId } }`,
  ],
  ["two ways to one type", `context Lending { import Fleet.{ Price, PlateId } import Fleet.* ${uses} }`],
])("%s mean the types of the other context", (_name, lending) => {
  expect(typesIn(fleet, lending)).toEqual(both);
  // A visible identity is declared once, in its own context.
  const identities = modelOf(fleet, lending).contexts.map(({ name, identities: all }) => [name, all.length]);
  expect(identities).toEqual([
    ["Fleet", 1],
    ["Lending", 0],
  ]);
});

test.each([
  ["no relation", "", ["DSL0101"]],
  ["a customer and its supplier", "contextmap { Fleet -> Lending : customer-supplier { Price } }", ["DSL0101"]],
  ["a conformist of another direction", "contextmap { Lending -> Fleet : conformist }", ["DSL0101"]],
  ["a conformist of other types", "contextmap { Fleet -> Lending : conformist { Grade } }", ["DSL0101"]],
  ["a qualified name", "contextmap { Fleet -> Lending : conformist { Grade } }", []],
])("%s: other names need their context", (_name, map, want) => {
  const type = want.length === 0 ? "Fleet.Price" : "Price";
  const codes = foundInAll(fleet, `context Lending { value V { price: ${type} } }\n${map}`);
  expect(codes.map((one) => one.split(" ")[0])).toEqual(want);
});

test("a name of the own context hides those that `*` and relations make visible", () => {
  const lending = "context Lending { import Fleet.* value Price { x: Int } value V { price: Price  plate: PlateId } }";
  expect(typesIn(fleet, lending)).toEqual(["Lending.Price", "Fleet.PlateId"]);
});

test("an import without a meaning is one mistake, wherever its names are used", () => {
  const source =
    "context Lending {\nimport Shop.{ Book, BookId }\nvalue V { book: Book  id: BookId  all: List<Book> }\n}";
  expect(foundInAll(source)).toEqual(["DSL1301 2:8"]);
  expect(foundInAll(`${source.replace("Shop", "Fleet")}`, fleet)).toEqual(["DSL1302 2:16", "DSL1302 2:22"]);
  expect(foundInAll("context A { subscribes B.Sold service S { usecase U(sold: Sold) } }")).toEqual(["DSL1301 1:24"]);
});

test("members and enums of a visible type are known to expressions", () => {
  const lending = `context Lending {
    import Fleet.{ Price, Grade }
    value V { price: Price  grade: Grade = Small  dear: Bool = price.amount > 9 && grade == Large }
  }`;
  expect(foundInAll(fleet, lending)).toEqual([]);
});

test("an integration event is published by its root, with its fields in their order", () => {
  const model = modelOf(`context Fleet {
    publishes Sold
    integration event Sold { plate: PlateId  price: Decimal  note: String? }
    aggregate Garage root Vehicle { entity Vehicle identified by PlateId {
      price: Decimal
      command sell(note: String) { publish Sold(note: note, price: price, plate: id) }
      create buy(price: Decimal) { publish Sold(plate: id, price: price) }
    } }
  }
  context Lending { subscribes Fleet.Sold service Desk { usecase handle(sold: Sold) } }`);
  const [context, lending] = model.contexts;
  const [vehicle] = context?.entities ?? [];
  const sent = [...(vehicle?.commands ?? []), ...(vehicle?.factories ?? [])].flatMap(
    ({ publications }) => publications,
  );
  expect(sent.map(({ event, arguments: given }) => [event.name, given.map(({ name }) => name)])).toEqual([
    ["Sold", ["plate", "price", "note"]],
    ["Sold", ["plate", "price"]],
  ]);
  expect([context?.publications, lending?.subscriptions]).toMatchObject([[{ name: "Sold" }], [{ context: "Fleet" }]]);
});

test("`emit` knows no integration event, and `publish` no domain event", () => {
  const source = `context Fleet {
publishes Sold
integration event Sold { }
event Washed { }
aggregate Garage root Vehicle { entity Vehicle identified by PlateId {
command sell { emit Sold publish Washed }
} } }`;
  expect(foundInAll(source)).toEqual(["DSL0601 6:21", "DSL1310 6:34"]);
});

test("what a context sees follows its relations and neighbours in a later compilation", () => {
  const source = (path: string, text: string) => ({ path, text });
  const lending = source("lending.model", "context Lending { value V { price: Price } }");
  const map = source("map.model", "contextmap { Fleet <-> Lending : shared-kernel { Price } }");
  const first = recheck([source("fleet.model", fleet), lending, map]);
  expect(first.diagnostics).toEqual([]);
  const without = recheck([source("fleet.model", fleet), lending], first);
  expect(without.diagnostics.map(({ code }) => code)).toEqual(["DSL0101"]);
  const changed = source("fleet.model", fleet.replace("value Price", "value Cost").replace("price: Price", ""));
  const renamed = recheck([changed, lending, map], first);
  expect(renamed.diagnostics.map(({ code }) => code)).toEqual(["DSL0101", "DSL1324"]);
  const again = recheck([source("fleet.model", fleet), lending, map], first);
  expect(again.results.get("Lending")?.whole).toBe(first.results.get("Lending")?.whole);
});

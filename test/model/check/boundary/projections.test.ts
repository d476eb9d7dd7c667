import { expect, test } from "vitest";
import { projections } from "../../../../generators/model/check/boundary/projections.ts";
import { found, foundInAll, foundInTypes, hintsOf, type Row } from "../../found.ts";

// The fields of the read model stand on line 4, what follows on line 5.
const totals = (feeds: string, fields = "count: Int = 0  note: String?", key = "shop: ShopId") => `context A {
  event Sold { shop: ShopId  sum: Int  note: String }  event Moved { from: ShopId  to: ShopId }
  aggregate Shops root Shop { entity Shop identified by ShopId { name: String } }  readmodel Totals keyed by ${key} {
    ${fields}
    ${feeds}
  }
}`;
const sold = "on Sold { count -> count + sum }";

test.each<Row>([
  ["a field by its type", totals(sold), []],
  ["a named field", totals("on Moved by to { }"), []],
  ["several fields", totals("on Moved { }"), ["TEN0683 5:8"]],
  ["a field that the event lacks", totals("on Sold by place { }"), ["TEN0683 5:16"]],
  ["a field of another type", totals("on Sold by sum { }"), ["TEN0683 5:16"]],
  ["an unknown event", totals(`${sold} on Bought remove`), ["TEN0681 5:41"]],
  ["an event twice", totals(`${sold} on Sold remove`), ["TEN0681 5:41"]],
  ["no event that makes a row", totals("on Sold if exists { } on Moved by to remove"), ["TEN0688 3:94"]],
  ["an optional key", totals(sold, "count: Int = 0", "shop: ShopId?"), ["TEN0682 3:116"]],
  ["a field without a first value", totals(sold, "count: Int = 0  name: String"), ["TEN0686 5:8"]],
  ["one that the event sets", totals("on Sold { name -> note }", "name: String"), []],
  ["one that an event sets that makes no row", totals(`${sold} on Moved by to if exists { }`), []],
  ["a computed field", totals(sold, "count: Int = 0  double: Int = count * 2"), ["TEN0684 4:21"]],
  ["a list", totals(sold, "count: Int = 0  all: List<Int>"), ["TEN0684 4:21"]],
  ["the key", totals("on Sold { shop -> shop }"), ["TEN0685 5:15"]],
  ["a field of the event", totals("on Sold { sum -> 1 }"), ["TEN0685 5:15"]],
])("%s", (_name, source, want) => {
  expect(found(projections, source)).toEqual(want);
});

/** A read model of some rows, which events of other rows feed. */
const fedBy = (raising: string, whose: string) => `context A {
  event Sold { shop: ShopId }
  aggregate Shops root Shop ${raising} { entity Shop identified by ShopId { create open() { emit Sold(shop: id) } } }
  readmodel Totals keyed by shop: ShopId ${whose} {
    count: Int = 0
    on Sold { count -> count + 1 }
  }
}`;

test.each<Row>([
  ["rows of tenants in a read model of everybody", fedBy("per tenant", ""), ["TEN0687 6:8"]],
  ["rows of owners in one of tenants", fedBy("owned by caller", "per tenant"), ["TEN0687 6:8"]],
  ["rows of everybody in one of tenants", fedBy("", "per tenant"), ["TEN0687 6:8"]],
  ["another claim", fedBy("per tenant", 'per tenant "org"'), ["TEN0687 6:8"]],
  ["the same claim", fedBy('per tenant "org"', 'per tenant "org"'), []],
  ["rows of owners in a tenant", fedBy("per tenant owned by caller", "per tenant"), []],
])("whose rows: %s", (_name, source, want) => {
  expect(found(projections, source)).toEqual(want);
});

test("rows of owners are counted by a root whose rows belong to nobody", () => {
  expect(hintsOf(projections, fedBy("owned by caller", ""))).toEqual([
    expect.stringContaining("Let a policy on the event"),
  ]);
  const counted = `context A {
  event Sold { shop: ShopId }
  event Counted { shop: ShopId }
  aggregate Shops root Shop owned by caller { entity Shop identified by ShopId { create open() { emit Sold(shop: id) } } }
  aggregate Counts root Count { entity Count identified by CountId { create note(shop: ShopId) internal { emit Counted(shop: shop) } } }
  policy NoteSale when Sold then Count.note(shop: shop)
  readmodel Totals keyed by shop: ShopId { count: Int = 0  on Counted { count -> count + 1 } }
}`;
  expect(foundInAll(counted).filter((one) => !one.startsWith("DSL0806"))).toEqual([]);
});

test.each<Row>([
  ["a field of the event hides one of the row", totals("on Sold { note -> note.trim }"), []],
  [
    "a field of the row may be absent",
    totals("on Moved by to { note -> note + note }"),
    ["DSL0402 5:30", "DSL0402 5:37"],
  ],
  ["the key and the time are known", totals("on Sold { last -> now  by -> shop }", "last: Instant?  by: ShopId?"), []],
  ["another type", totals("on Sold { count -> note }"), ["DSL0502 5:24"]],
  ["nobody calls", totals('on Sold { count -> if caller.has("x") then 1 else 2 }'), ["TEN0634 5:27"]],
])("what it reads: %s", (_name, source, want) => {
  expect(foundInTypes(source)).toEqual(want);
});

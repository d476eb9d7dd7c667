import { expect } from "vitest";
import { type Deals, type Row, storeDeals } from "./deals.ts";
import { depots, storeDepots } from "./depots.ts";
import type { StoredHost } from "./stored-host.ts";

/** A test of queries, for each database and kind of context. */
interface QueryTest {
  readonly name: string;
  readonly run: (host: StoredHost) => Promise<void>;
}

/** The criteria of two queries, which together name each field of `DealRow` that a text can hold. */
const criteria = {
  "/find-deals": [
    ...["customer", "reference", "status", "crew", "weight", "placedAt", "isRush", "title", "total", "isOpen"],
    ...["city", "billCity", "phone", "money", "deposit"],
  ],
  "/count-deals": [
    ...["lineCount", "pieces", "surcharges", "isGift", "isCheap", "isPlain", "isEmpty", "points", "isRated", "rate"],
    ...[
      "isFlagged",
      "crateCount",
      "crateWeight",
      "fees",
      "isCourier",
      "isSigned",
      "late",
      "label",
      "crewOrNone",
      "heavyLines",
      "heavyPieces",
      "isLow",
      "inSlot",
    ],
  ],
};

/** Asks a query with criteria, which must take one statement. */
async function asked({ ok }: StoredHost, path: string, given: Readonly<Record<string, unknown>> = {}) {
  const pairs = Object.entries(given).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}=${encodeURIComponent(String(one))}`),
  );
  const { body, statements } = await ok("GET", `${path}?${pairs.join("&")}`);
  expect(statements).toBe(1);
  return body;
}

async function posted({ ok }: StoredHost, path: string, body: unknown) {
  const answer = await ok("POST", path, body);
  expect(answer.statements).toBe(1);
  return answer.body;
}

/** Compares each filter of a field with the rows that C# makes. */
async function expectEachFilter(host: StoredHost, { own, made }: Deals): Promise<void> {
  const rows = await made("DealRow");
  for (const [path, names] of Object.entries(criteria))
    for (const name of names)
      for (const value of new Set(rows.map((row) => row[name]).filter((one) => one !== null))) {
        const expected = rows.filter((row) => row[name] === value).map(({ id }) => id);
        expect([name, value, own(await asked(host, path, { [name]: value }))]).toEqual([name, value, expected]);
      }
}

/** Stores depots and compares their projections, and the filter of each field, with what C# makes of them. */
async function expectEachForm(host: StoredHost): Promise<void> {
  await storeDepots(host);
  const rows: Row[] = [];
  for (const id of depots) rows.push((await host.ok("GET", `/made-depot?id=${id}`)).body as Row);
  for (const row of rows) expect(await asked(host, `/bazaar/depots/${row.id}`)).toEqual(row);
  expect(await asked(host, "/find-depots")).toEqual(rows);
  for (const name of Object.keys(rows[0] ?? {}).filter((one) => one !== "id"))
    for (const value of new Set(rows.map((row) => row[name]))) {
      const found = await asked(host, "/find-depots", { [name]: value });
      expect([name, value, found]).toEqual([name, value, rows.filter((row) => row[name] === value)]);
    }
}

export const queryTests: readonly QueryTest[] = [
  {
    name: "a projection of the database equals that of C#, for one and for all in the order of the keys",
    run: async (host) => {
      const deals = await storeDeals(host, "Same");
      for (const [readModel, path, all] of [
        ["DealRow", "", "/all-deals"],
        ["DealSheet", "/sheet", "/all-sheets"],
        ["DealCosts", "/costs", "/all-costs"],
      ] as const) {
        const made = await deals.made(readModel);
        for (const [at, id] of deals.ids.entries())
          expect(await asked(host, `/bazaar/deals/${id}${path}`)).toEqual(made[at]);
        const listed = (await asked(host, all)) as readonly Row[];
        expect(listed.filter(({ id }) => deals.ids.includes(id))).toEqual(made);
      }
    },
  },
  {
    name: "each field of a read model filters, computed or not, and an absent criterion does not",
    run: async (host) => {
      const deals = await storeDeals(host, "Each");
      expect(deals.own(await asked(host, "/find-deals"))).toEqual(deals.ids);
      await expectEachFilter(host, deals);
    },
  },
  { name: "nested and combined forms are computed as in C#", run: expectEachForm },
  {
    name: "criteria are one of a list or set, within a range, and equal to a value",
    run: async (host) => {
      const { ids, own, customer } = await storeDeals(host, "Kind");
      const [bare, full, other] = ids;
      const among = async (given: Readonly<Record<string, unknown>>) => own(await asked(host, "/deals-among", given));
      expect(await among({ status: ["Draft", "Placed"] })).toEqual([bare, other]);
      expect(await among({ status: ["Draft", "Gone"], customer: [customer] })).toEqual([bare, full]);
      expect(await among({ status: ["Draft", "Gone"], crew: [0, 3] })).toEqual([full, other]);
      expect(await among({ status: ["Draft", "Gone"], reference: ["N-1 ü", "none"] })).toEqual([full, other]);
      const worth = async (given: object) => own(await posted(host, "/deals-worth", given));
      expect(await worth({ total: { start: 20, end: 21.6 } })).toEqual([full, other]);
      expect(await worth({ total: { start: 20.01, end: 21.6 } })).toEqual([full]);
      expect(await worth({ total: { start: 0, end: 20 } })).toEqual([bare, other]);
      const at = "2020-01-02T03:04:05.123456Z";
      expect(await worth({ total: { start: 0, end: 99 }, placedAt: { start: at, end: at } })).toEqual([full]);
      expect(await worth({ total: { start: 0, end: 99 }, crew: { start: 0, end: 3 } })).toEqual([full, other]);
      const to = async (given: object) => own(await posted(host, "/deals-to", given));
      expect(await to({ shipTo: { street: "Quay", city: "Kiel" } })).toEqual([full, other]);
      expect(await to({ shipTo: { street: null, city: "Kiel" } })).toEqual([bare]);
      expect(await to({ shipTo: { street: "Quay", city: "Kiel" }, slot: { start: 1, end: 8 } })).toEqual([]);
      expect(own(await asked(host, "/costs-of", { customer }))).toEqual([bare, full]);
    },
  },
  {
    name: "a criterion is an item of a list or of a set, whatever its text",
    run: async (host) => {
      const { ids, own } = await storeDeals(host, "Item");
      const [, full, other] = ids;
      const holding = async (given: Readonly<Record<string, unknown>>) =>
        own(await asked(host, "/deals-holding", given));
      for (const [tags, expected] of [
        ["rush", [full]],
        [",", [full]],
        ["rushed", [other]],
        ["a,", [other]],
        ['b\n"c"', [other]],
        ["RUSH", []],
        ["%", []],
        ["us", []],
        ["", []],
      ] as const)
        expect([tags, await holding({ tags })]).toEqual([tags, expected]);
      expect(await holding({ codes: 12 })).toEqual(ids);
      expect(await holding({ codes: 1 })).toEqual([]);
      expect(await holding({ scores: 5 })).toEqual([full]);
      expect(await holding({ flags: "Draft" })).toEqual([full, other]);
      expect(await holding({ flags: "Draft", tags: "rush" })).toEqual([full]);
      expect(await holding({})).toEqual(ids);
      // A finder uses the same.
      const tagged = (await asked(host, "/tagged", { tags: "rush" })) as readonly string[];
      expect(tagged.filter((id) => ids.includes(id))).toEqual([full]);
    },
  },
  {
    name: "one is the first by key, or a 404",
    run: async (host) => {
      const { ids } = await storeDeals(host, "First");
      const [, full, other] = ids;
      const reference = "N-1 ü";
      const [first] = (await asked(host, "/find-deals", { reference })) as readonly Row[];
      expect(await asked(host, "/deal-by-reference", { reference })).toEqual(first);
      expect(await asked(host, "/deal-like", { city: "Kiel", reference })).toEqual(first);
      expect(await asked(host, "/costs-by-reference", { reference: "" })).toMatchObject({ length: 0 });
      expect(await asked(host, `/bazaar/deals/${full}/in/Gone`)).toMatchObject({ id: full });
      const missing = async (path: string) => {
        const { status, statements } = await host.send("GET", path);
        expect([path, status, statements]).toEqual([path, 404, 1]);
      };
      await missing("/bazaar/deals/nobody");
      await missing("/bazaar/deals/nobody/costs");
      await missing(`/bazaar/deals/${other}/in/Gone`);
      await missing("/deal-by-reference?reference=none");
      await missing("/deal-like?reference=none&city=Kiel");
      await missing("/costs-by-reference?reference=none");
    },
  },
  {
    name: "read models of children and of roots under a value",
    run: async (host) => {
      await storeDeals(host, "Child");
      const crates = (await asked(host, "/crates-of", { carrier: "Courier" })) as readonly Row[];
      expect(crates.every(({ carrier }) => carrier === "Courier")).toBe(true);
      expect(crates.length).toBeGreaterThan(0);
      const fees = (await asked(host, "/crate-fees")) as readonly Row[];
      expect(fees.map(({ id }) => Number(id))).toEqual(fees.map(({ id }) => Number(id)).toSorted((a, b) => a - b));
      expect(new Set(fees.map(({ fee }) => fee))).toEqual(new Set([4.5, 12]));
      const worth = { amount: 5, currency: "EUR", isFree: false };
      const voucher = { id: { letters: `L${Date.now()}`, year: 1 }, worth };
      await host.ok("POST", "/bazaar/vouchers", { ...voucher, worth: { amount: 5 } });
      const given = { voucher: JSON.stringify(voucher.id) };
      expect(await asked(host, "/bazaar/vouchers/one", given)).toEqual({ ...voucher, isUsed: false });
      expect(await asked(host, "/all-vouchers", { isUsed: false })).toContainEqual({ ...voucher, isUsed: false });
      expect(await asked(host, "/all-vouchers", { isUsed: true })).toEqual([]);
    },
  },
  {
    name: "a hook chooses, and without one the query fails with what to write",
    run: async (host) => {
      const { ids, own } = await storeDeals(host, "Hook");
      const [bare, full, other] = ids;
      const within = async (given: object) => own(await posted(host, "/deals-within", given));
      expect(await within({ span: { first: 0, last: 99 } })).toEqual(ids);
      expect(await within({ span: { first: 1, last: 99 }, status: "Draft" })).toEqual([other]);
      expect(await within({ span: { first: 0, last: 0 } })).toEqual([bare]);
      expect(await host.send("GET", "/deals-near?place=here")).toMatchObject({ status: 501, statements: 0 });
      expect(await host.send("GET", "/costs-of-length?length=1")).toMatchObject({ status: 501, statements: 0 });
      expect((await host.ok("GET", "/hook")).text).toContain(
        "`place` names nothing that a database compares in Deal: implement Choose in a second part of DealsNearHandler.",
      );
      // Finders use the same.
      const oldest = (await asked(host, "/oldest", { howMany: 1000 })) as readonly string[];
      expect(oldest).toEqual(expect.arrayContaining([full, other]));
      const crewed = (await asked(host, "/crewed", { crew: 3 })) as readonly string[];
      expect(crewed.filter((id) => ids.includes(id))).toEqual([full]);
    },
  },
  {
    name: "a handler of the host wins, and answers what has no table",
    run: async ({ ok }) => {
      const id = "11111111-1111-1111-1111-111111111111";
      expect((await ok("GET", `/bazaar/customers/${id}`)).body).toEqual({ id, name: "of the host" });
      expect((await ok("GET", "/price-tags")).body).toEqual([{ amount: 1, currency: "EUR" }]);
    },
  },
];

import { expect } from "vitest";
import type { StoredHost } from "./stored-host.ts";

/** A test of lists that are mapped, and of selected children, for each database and kind of context. */
interface PickingTest {
  readonly name: string;
  readonly run: (host: StoredHost) => Promise<void>;
}

interface Basket {
  readonly id: string;
  readonly items: readonly { readonly id: number }[];
}

const boxes = [
  { code: "a", height: 1, width: 2 },
  { code: "b", height: 3, width: 4 },
];

/** Opens a basket with items 9 to 1, of which there are as many as their number says. */
async function open({ ok }: StoredHost): Promise<string> {
  const opened = await ok("POST", "/basket/open", { boxes, tags: [" x", "y "], stock: { a: 1, b: 2 } });
  const { id } = opened.body as Basket;
  for (const number of [9, 1, 8, 2, 7, 3])
    await ok("POST", "/basket/take", { id, number, product: `p${number % 2}`, count: number, price: 10, notes: ["n"] });
  return id;
}

const loaded = async ({ load }: StoredHost, id: string) => (await load("Baskets", id, "Picking")).body as Basket;

const numbersOf = ({ items }: Basket) => items.map((item) => item.id);

type Answer = Awaited<ReturnType<StoredHost["ok"]>>;

/** Expects statements for two rows and that of their root, and for none of the four others. */
function expectFewStatements(changing: Answer, reading: Answer): void {
  expect(reading.statements).toBeGreaterThan(0);
  const statements = changing.statements - reading.statements;
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThanOrEqual(3);
}

export const pickingTests: readonly PickingTest[] = [
  {
    name: "the children that a condition selects are removed, and their rows alone",
    run: async (host) => {
      const id = await open(host);
      const none = await host.ok("POST", "/basket/sweep", { id, least: 1 });
      const some = await host.ok("POST", "/basket/sweep", { id, least: 3 });
      expect(numbersOf(await loaded(host, id))).toEqual([9, 8, 7, 3]);
      expectFewStatements(some, none);
      // The usual count is 6.75 before any item is removed.
      await host.ok("POST", "/basket/thin", { id });
      expect(numbersOf(await loaded(host, id))).toEqual([9, 8, 7]);
    },
  },
  {
    name: "a command is called on the children that a condition selects, which keep their places",
    run: async (host) => {
      const id = await open(host);
      const none = await host.ok("POST", "/basket/cap", { id, most: 9 });
      const some = await host.ok("POST", "/basket/cap", { id, most: 7 });
      expect(some.body).toEqual([7, 1, 7, 2, 7, 3]);
      expectFewStatements(some, none);
      expect(numbersOf(await loaded(host, id))).toEqual([9, 1, 8, 2, 7, 3]);
      expect(await host.send("POST", "/basket/cap", { id, most: -1 })).toMatchObject({
        status: 400,
        body: { detail: "a count is not negative" },
      });
      await host.ok("POST", "/basket/raise", { id, percent: 50, item: "p0" });
      await host.ok("POST", "/basket/raise", { id, percent: 10 });
      const prices = [11, 11, 16.5, 16.5, 11, 11].map((price) => ({ price }));
      expect(await loaded(host, id)).toMatchObject({ items: prices });
    },
  },
  {
    name: "items of lists, sets and maps are replaced by results, and the order stays",
    run: async (host) => {
      const id = await open(host);
      await host.ok("POST", "/basket/turn", { id });
      const by = { code: "c", height: 5, width: 5 };
      await host.ok("POST", "/basket/swap", { id, code: "a", by });
      expect(await loaded(host, id)).toMatchObject({
        boxes: [by, { code: "b", height: 4, width: 3 }],
        tags: ["X", "Y"],
        stock: { a: 2, b: 3 },
      });
    },
  },
  {
    name: "the database reads a result of each child in one statement, in the order of the list",
    run: async (host) => {
      const id = await open(host);
      const empty = (await host.ok("POST", "/basket/open", { boxes: [], tags: [], stock: {} })).body as Basket;
      const row = { id, pieces: 30, products: ["p1", "p1", "p0", "p0", "p1", "p1"] };
      const answer = await host.ok("GET", `/baskets/${id}`);
      expect(answer).toMatchObject({ body: row, statements: 1 });
      expect((await host.ok("GET", `/baskets/${empty.id}`)).body).toEqual({ id: empty.id, pieces: 0, products: [] });
      const page = await host.ok("GET", "/baskets?pageSize=100");
      expect(page.statements).toBe(2);
      const { items } = page.body as { readonly items: readonly Basket[] };
      expect(items.find((one) => one.id === id)).toEqual(row);
      expect((await host.ok("GET", `/basket-sheets/${id}`)).body).toEqual({
        products: row.products,
        notes: Array.from({ length: 6 }, () => ["n"]),
        prices: Array.from({ length: 6 }, () => 10),
        shelves: { a: [], b: [1] },
      });
    },
  },
];

import { expect } from "vitest";
import type { StoredHost } from "./stored-host.ts";

/** A test of joined rows, for each database and kind of context. */
interface JoinTest {
  readonly name: string;
  readonly run: (host: StoredHost) => Promise<void>;
}

interface Page {
  readonly items: readonly { readonly id: number }[];
  readonly totalCount: number;
}

/** Returns a number that no other run has stored. */
const fresh = () => Math.floor(Math.random() * 1_000_000_000);

/** Stores a district with a host, and returns their identities and what books a dinner. */
async function setTable({ ok }: StoredHost) {
  const id = fresh();
  const district = `d${id}`;
  const title = `District ${id}`;
  await ok("POST", "/districts", { id: district, title, fee: 4.5 });
  const welcome = async (guest: number, name: string) => {
    await ok("POST", "/guests", { id: guest, name, district });
    return guest;
  };
  const host = await welcome(id, "Ada");
  const book = (number: number, guest: number | null, seats: number) =>
    ok("POST", "/dinners", { id: number, host, guest, price: 2.5, seats });
  return { id, district, title, host, welcome, book };
}

export const joinTests: readonly JoinTest[] = [
  {
    name: "joined rows come in one statement, and in pages with their number",
    run: async (stored) => {
      const { id, district, title, host, book } = await setTable(stored);
      for (const number of [id + 2, id, id + 1]) await book(number, null, number - id + 1);
      const row = { id, host, district, name: "Ada", title, total: 2.5, note: null, isNear: true };
      const one = await stored.ok("GET", `/dinners/${id}`);
      expect([one.body, one.statements]).toEqual([row, 1]);
      const page = async (search: string) => {
        const { body, statements } = await stored.ok("GET", `/dinners?host=${host}${search}`);
        const { items, totalCount } = body as Page;
        return [items.map((item) => item.id - id), totalCount, statements];
      };
      expect(await page("")).toEqual([[0, 1], 3, 2]);
      expect(await page("&page=2")).toEqual([[2], 3, 2]);
      expect(await page(`&title=${encodeURIComponent(title)}&pageSize=9`)).toEqual([[0, 1, 2], 3, 2]);
      expect(await page(`&seats=${encodeURIComponent('{"start":2,"end":3}')}&pageSize=9`)).toEqual([[1, 2], 2, 2]);
      expect(await page("&title=Elsewhere")).toEqual([[], 0, 1]);
    },
  },
  {
    name: "a row that need not be there leaves its fields empty, and one that must be there hides what names it",
    run: async (stored) => {
      const { id, title, host, welcome, book } = await setTable(stored);
      await book(id, await welcome(id + 1, "Bob"), 1);
      await book(id + 1, null, 1);
      await book(id + 2, fresh(), 1);
      const row = (number: number, guestName: string) => {
        return { id: id + number, hostName: "Ada", guestName, title: guestName === "Bob" ? title : null };
      };
      const pairs = async (search = "") => {
        const { body, statements } = await stored.ok("GET", `/pairs?host=${host}${search}`);
        return [body, statements];
      };
      expect(await pairs()).toEqual([[row(0, "Bob"), row(1, "nobody"), row(2, "nobody")], 1]);
      expect(await pairs("&guestName=nobody")).toEqual([[row(1, "nobody"), row(2, "nobody")], 1]);
      const alone = await stored.ok("GET", `/nobody?host=${host}&guestName=nobody&page=2&pageSize=1`);
      expect(alone.body).toMatchObject({ items: [row(2, "nobody")], page: 2, totalCount: 2 });
      // A removed guest is no guest, and a dinner without its host is in no list of them.
      await stored.ok("POST", `/removed-guest?id=${id + 1}`);
      expect(await pairs("&guestName=nobody")).toEqual([[0, 1, 2].map((number) => row(number, "nobody")), 1]);
      await stored.ok("POST", `/removed-guest?id=${host}`);
      expect(await pairs()).toEqual([[], 1]);
      expect(await stored.send("GET", `/dinners/${id}`)).toMatchObject({ status: 404 });
    },
  },
  {
    name: "joined rows are those of the caller",
    run: async (stored) => {
      const { id, district, book } = await setTable(stored);
      const caller = (tenant: string) => (method: string, path: string, body?: unknown) =>
        stored.sendWith({ "X-Claims": `tenant_id=${tenant}` }, method, path, body);
      const [north, south] = [caller(`north-${id}`), caller(`south-${id}`)];
      const hire = (number: number, name: string, mentor: number | null) =>
        ({ id: id + number, name, mentor, from: number === 0 ? district : null }) as const;
      expect(await north("POST", "/cooks", hire(0, "Nia", null))).toMatchObject({ status: 200 });
      expect(await south("POST", "/cooks", hire(1, "Sam", id))).toMatchObject({ status: 200 });
      expect(await north("POST", "/cooks", hire(2, "Noa", id))).toMatchObject({ status: 200 });
      await book(id, null, 1);
      for (const number of [0, 1, 2])
        await stored.ok("POST", `/dinners/${id}/servings`, { dish: `soup ${id}`, cook: id + number });
      const servings = async (one: typeof north) => {
        const { body, statements } = await one("GET", `/servings?dish=soup%20${id}`);
        const { items, totalCount } = body as { readonly items: readonly object[]; readonly totalCount: number };
        return { items: items.map((item) => ({ ...item, id: undefined, dish: undefined })), totalCount, statements };
      };
      const seen = await servings(north);
      expect(seen).toMatchObject({ totalCount: 2, statements: 2 });
      expect(seen.items).toEqual(
        expect.arrayContaining([
          { cookName: "Nia", mentorName: null, fee: 4.5 },
          { cookName: "Noa", mentorName: "Nia", fee: null },
        ]),
      );
      // The mentor is of another tenant.
      expect(await servings(south)).toMatchObject({
        ...{ totalCount: 1, items: [{ cookName: "Sam", mentorName: null, fee: null }] },
      });
      expect((await stored.send("GET", "/servings?dish=x")).status).toBe(401);
    },
  },
];

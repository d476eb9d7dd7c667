import { expect } from "vitest";
import type { StoredHost } from "./stored-host.ts";

/** A test of lists with cursors, for each database and kind of context. */
interface CursorTest {
  readonly name: string;
  readonly run: (host: StoredHost) => Promise<void>;
}

interface Page {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly pageSize: number;
  readonly next: string | null;
  readonly totalCount?: number;
}

type Send = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ readonly status: number; readonly body: unknown; readonly statements: number }>;

/** Follows a list from page to page, by one statement each, and returns its rows. */
async function rowsOf(send: Send, path: string, statements = 1): Promise<Page["items"]> {
  const rows: Page["items"][number][] = [];
  for (let after: string | null = ""; after !== null; ) {
    const answer = await send("GET", `${path}${path.includes("?") ? "&" : "?"}after=${after}`);
    expect([path, answer.status, answer.statements]).toEqual([path, 200, statements]);
    const page = answer.body as Page;
    rows.push(...page.items);
    expect(rows.length).toBeLessThan(100);
    after = page.next;
  }
  return rows;
}

/** Returns what sends requests of a caller of a tenant of its own. */
function callerOf({ sendWith }: StoredHost): Send {
  const claims = { "X-Claims": `tenant_id=${crypto.randomUUID()};sub=ann` };
  return (method, path, body) => sendWith(claims, method, path, body);
}

const number = () => Math.trunc(Math.random() * 2_000_000_000);
const titlesOf = (rows: Page["items"]) => rows.map(({ title }) => title);

/** Stores papers of two authors, with equal and absent values. */
async function storePapers(send: Send): Promise<void> {
  const authors = [number(), number()];
  for (const [index, id] of authors.entries())
    await send("POST", "/paper-authors", { id, name: ["Jane", "Ada"][index], email: null });
  const papers = [
    ["E", null, "letter", 10, null],
    ["B", "seen", "map", 10, "2020-01-02T00:00:00+02:00"],
    ["A", "also", "photo", 9.5, "2020-01-01T22:00:00.1234567Z"],
    ["C", "seen", "map", 100, "1999-12-31T23:59:59Z"],
    ["B", null, "letter", 10, null],
    ["ü", "Seen", "letter", 0.1, "2020-01-02T00:00:00Z"],
    ['"\\\\ö', "", "photo", 1000.25, null],
  ] as const;
  for (const [index, [title, note, kind, price, writtenAt]] of papers.entries()) {
    const body = { id: number(), title, note, kind, author: authors[index % 2], price, writtenAt };
    expect(await send("POST", "/papers", body)).toMatchObject({ status: 200 });
  }
}

const sorts = [
  "",
  "title",
  "-title",
  "note,title",
  "-note",
  "kind,-price",
  "-kind",
  "price",
  "-price,title",
  "writtenAt",
  "-writtenAt,note",
];

export const cursorTests: readonly CursorTest[] = [
  {
    name: "the pages behind cursors have all rows of the list once, in its order, by one statement each",
    run: async (host) => {
      const send = callerOf(host);
      await storePapers(send);
      for (const [criteria, ...sizes] of [
        ["", 1, 7],
        ["&kind=letter", 2],
        ["&search=E", 6],
      ] as const)
        for (const sort of sorts) {
          const { body } = await send("GET", `/papers?pageSize=10&sort=${sort}${criteria}`);
          for (const size of sizes) {
            const rows = await rowsOf(send, `/papers-by-cursor?pageSize=${size}&sort=${sort}${criteria}`);
            expect([sort, criteria, size, rows]).toEqual([sort, criteria, size, (body as Page).items]);
          }
        }
    },
  },
  {
    name: "the pages of joined rows continue behind a row, too",
    run: async (host) => {
      const send = callerOf(host);
      await storePapers(send);
      const all = ((await send("GET", "/papers-of-authors?pageSize=10")).body as Page).items;
      expect(all).toHaveLength(7);
      expect(await rowsOf(send, "/papers-of-authors-by-cursor?pageSize=3")).toEqual(all);
      const sorted = ((await send("GET", "/papers-of-authors?pageSize=10&sort=-name,title")).body as Page).items;
      expect(await rowsOf(send, "/sorted-papers-of-authors-by-cursor?pageSize=2&sort=-name,title")).toEqual(sorted);
    },
  },
  {
    name: "rows that are added before a cursor do not shift the next page, and the count is given on request",
    run: async (host) => {
      const send = callerOf(host);
      await storePapers(send);
      const path = "/papers-by-cursor?sort=title&count=true";
      const first = (await send("GET", path)).body as Page;
      expect(first).toMatchObject({ pageSize: 2, totalCount: 7 });
      const author = number();
      await send("POST", "/paper-authors", { id: author, name: "Eve", email: null });
      const paper = { id: number(), title: " before", note: null, kind: "map", author, price: 1, writtenAt: null };
      await send("POST", "/papers", paper);
      const second = await send("GET", `${path}&after=${first.next}`);
      expect(second).toMatchObject({ status: 200, statements: 2, body: { totalCount: 8 } });
      const titles = titlesOf(((await send("GET", "/papers?pageSize=10&sort=title")).body as Page).items);
      const shown = titlesOf([...first.items, ...(second.body as Page).items]);
      expect(shown).toEqual(titles.filter((title) => title !== " before").slice(0, 4));
      expect((await send("GET", "/papers-by-cursor?count=false")).body).not.toHaveProperty("totalCount");
    },
  },
  {
    name: "a text that is no cursor of the list is refused, and so is the number of a page",
    run: async (host) => {
      const send = callerOf(host);
      await storePapers(send);
      const { next } = (await send("GET", "/papers-by-cursor?kind=letter&sort=writtenAt")).body as Page;
      const [digest, ...place] = JSON.parse(Buffer.from(next ?? "", "base64url").toString()) as unknown[];
      const cursor = (...parts: readonly unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");
      const changed = [...place.slice(0, -1), 1];
      const wrong: readonly (readonly [search: string, name: string])[] = [
        ["after=x", "after"],
        ["after=%00", "after"],
        ["after=bnVsbA", "after"],
        [`kind=map&sort=writtenAt&after=${next}`, "after"],
        [`kind=letter&sort=-writtenAt&after=${next}`, "after"],
        [`kind=letter&sort=writtenAt&after=${cursor(digest, ...changed)}`, "after"],
        [`kind=letter&sort=writtenAt&after=${cursor(digest, ...place, 1)}`, "after"],
        [`kind=letter&sort=writtenAt&after=${cursor(digest)}`, "after"],
        [`kind=letter&sort=title&after=${cursor(digest, "\0", 1)}`, "after"],
        [`kind=letter&sort=title&after=${cursor(digest, { a: 1 }, "x")}`, "after"],
        ["page=2", "page"],
        ["pageSize=0", "pageSize"],
        ["pageSize=-1", "pageSize"],
      ];
      for (const [search, name] of wrong) {
        const answer = await send("GET", `/papers-by-cursor?${search}`);
        expect([search, answer]).toMatchObject([search, { status: 400, statements: 0 }]);
        expect([search, Object.keys((answer.body as { readonly errors: object }).errors)]).toEqual([search, [name]]);
      }
      expect(await send("GET", "/papers-by-cursor?pageSize=0&page=1")).toMatchObject({
        status: 400,
        body: { errors: { page: [expect.any(String)], pageSize: [expect.any(String)] } },
      });
      expect(await send("GET", "/papers-by-cursor?count=maybe")).toMatchObject({ status: 400 });
      const huge = await send("GET", "/papers-by-cursor?pageSize=99999999999999999999&count=&after=");
      expect(huge).toMatchObject({ status: 200, body: { pageSize: 10, next: null } });
    },
  },
  {
    name: "whole aggregates and criteria in a body have cursors",
    run: async ({ ok, send }) => {
      const shelf = Date.now() % 1_000_000_000;
      for (const one of [3, 1, 2])
        await ok("POST", "/volumes", { id: `${shelf}-${one}`, title: "V", genre: "Novel", bookcase: shelf });
      const among = async (after: string | null) =>
        (await ok("POST", "/volumes-among-by-cursor", { bookcase: [shelf], after, count: true })).body as Page;
      const first = await among(null);
      expect([first.items.map(({ id }) => id), first.totalCount]).toEqual([[`${shelf}-1`, `${shelf}-2`], 3]);
      expect(await among(first.next)).toMatchObject({ items: [{ id: `${shelf}-3` }], next: null });
      expect(await send("POST", "/volumes-among-by-cursor", { bookcase: [1], after: first.next })).toMatchObject({
        status: 400,
      });
      expect(await send("POST", "/volumes-among-by-cursor", { bookcase: [1], pageSize: 0 })).toMatchObject({
        status: 400,
      });
      const labels = (await rowsOf(send, "/volume-labels-by-cursor?pageSize=50")).map(({ id }) => id);
      expect(labels.filter((id) => String(id).startsWith(`${shelf}-`))).toHaveLength(3);

      const room = `r${shelf}`;
      for (const id of [0, 1, 2]) await ok("POST", "/bookcases", { id: shelf + id, room, text: `${id}` });
      const cases = (await ok("GET", `/bookcases-in-room-by-cursor?room=${room}`)).body as Page;
      const last = (await ok("GET", `/bookcases-in-room-by-cursor?room=${room}&after=${cases.next}`)).body;
      expect(last).toMatchObject({
        items: [{ id: shelf + 2, planks: [{ length: 80 }, { length: 120 }], plates: [{ text: "2" }] }],
        next: null,
      });
    },
  },
  {
    name: "composite identities, computed orders and children that count in their owner have cursors",
    run: async (host) => {
      const { ok, send } = host;
      const pupil = `eve ${crypto.randomUUID()}`;
      await ok("POST", "/pupils", { id: pupil, name: "Eve" });
      for (const mark of [undefined, 5, 5, 1]) {
        const course = crypto.randomUUID();
        await ok("POST", "/enrolments", { pupil, course, since: "2026-01-02" });
        if (mark !== undefined) await ok("PUT", `/enrolments/${encodeURIComponent(pupil)}/${course}/mark`, { mark });
      }
      for (const sort of ["", "mark", "-mark"]) {
        const search = `?pupil=${encodeURIComponent(pupil)}&sort=${sort}`;
        const all = ((await ok("GET", `/enrolments${search}`)).body as Page).items;
        expect(all).toHaveLength(4);
        expect(await rowsOf(send, `/enrolments-by-cursor${search}`)).toEqual(all);
      }

      const weight = 1 + Math.random() * 1e6;
      for (const latitude of [-0.25, 89.5, 0, 89.5]) {
        const position = { latitude, longitude: 7 };
        const reading = 1 + Math.random() * 1e6;
        const gauge = { reading, weight, position, mass: { amount: 0.1, unit: "Gram" }, samples: [], marks: {} };
        await ok("POST", "/gauges", gauge);
      }
      const gauges = ((await ok("GET", `/gauge-sums-by-cursor?weight=${weight}&sort=-north&pageSize=10`)).body as Page)
        .items;
      expect(gauges.map(({ north }) => north)).toEqual([89.5, 89.5, 7, 0]);
      expect(await rowsOf(send, `/gauge-sums-by-cursor?weight=${weight}&sort=-north`)).toEqual(gauges);

      const caller = callerOf(host);
      for (const title of ["one", "two"]) {
        const id = ((await caller("POST", "/diaries", { title })).body as { readonly id: string }).id;
        for (const text of ["a", "b"]) await caller("POST", `/diaries/${id}/pages`, { text: `${title} ${text}` });
      }
      const pages = (await caller("GET", "/pages")).body as Page["items"];
      expect(pages).toHaveLength(4);
      expect(await rowsOf(caller, "/pages-by-cursor?pageSize=1")).toEqual(pages);
    },
  },
];

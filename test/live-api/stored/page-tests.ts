import { expect } from "vitest";
import type { StoredHost } from "./stored-host.ts";

/** A test of pages, for each database and kind of context. */
interface PageTest {
  readonly name: string;
  readonly run: (host: StoredHost) => Promise<void>;
}

interface Page {
  readonly items: readonly { readonly id: unknown }[];
  readonly totalCount: number;
}

/** Stores volumes on a shelf of their own, in another order than that of their identities. */
async function storeVolumes({ ok }: StoredHost, shelf: number): Promise<readonly string[]> {
  const ids = [5, 2, 1, 4, 3].map((number) => `${shelf}-${number}`);
  for (const id of ids)
    await ok("POST", "/volumes", {
      id,
      title: `Volume ${id}`,
      genre: id.endsWith("1") ? "Poetry" : "Novel",
      bookcase: shelf,
    });
  return ids.toSorted();
}

const idsOf = ({ items }: Page) => items.map(({ id }) => id);

export const pageTests: readonly PageTest[] = [
  {
    name: "pages have the order of the identities and take two statements, beyond the end one",
    run: async (host) => {
      const shelf = Date.now() % 1_000_000_000;
      const ids = await storeVolumes(host, shelf);
      const path = `/bookcases/${shelf}/volumes`;
      const page = async (search: string, statements = 2) => {
        const answer = await host.ok("GET", `${path}${search}`);
        expect([search, answer.statements]).toEqual([search, statements]);
        return answer.body as Page;
      };
      expect(await page("")).toMatchObject({ page: 1, pageSize: 2, totalCount: 5, totalPages: 3 });
      expect(idsOf(await page(""))).toEqual(ids.slice(0, 2));
      expect(idsOf(await page("?page=3"))).toEqual(ids.slice(4));
      expect(idsOf(await page("?page=2&pageSize=99"))).toEqual(ids.slice(3));
      expect(await page("?genre=Poetry")).toMatchObject({ totalCount: 1, totalPages: 1 });
      expect(await page("?page=4", 1)).toMatchObject({ items: [], page: 4, totalCount: 5 });
      expect(await page("?page=99999999999999999999", 1)).toMatchObject({ items: [], totalCount: 5 });
      expect(await host.send("GET", `${path}?page=0`)).toMatchObject({ status: 400, statements: 0 });
      const among = (await host.ok("POST", "/volumes-among", { bookcase: [shelf], page: 2, pageSize: 3 })).body as Page;
      expect(idsOf(among)).toEqual(ids.slice(3));
      const genres = (await host.ok("GET", "/volumes-of-genres?genre=Poetry&genre=Novel&pageSize=3")).body as Page;
      expect([genres.items.length, genres.totalCount >= 5]).toEqual([3, true]);
      expect(((await host.ok("GET", "/volumes/pages/1")).body as Page).items).toHaveLength(2);
      const labels = (await host.ok("GET", "/volume-labels?pageSize=4")).body as Page;
      expect(labels.items).toEqual(Array(4).fill({ id: expect.any(String), letters: expect.any(Number) }));
    },
  },
  {
    name: "a page of aggregates that are read in parts has all of their children",
    run: async (host) => {
      const room = `r${Date.now()}`;
      const first = Date.now() % 1_000_000_000;
      for (const id of [first, first + 1, first + 2]) await host.ok("POST", "/bookcases", { id, room, text: `${id}` });
      const { body } = await host.ok("GET", `/bookcases-in-room?room=${room}&page=2`);
      expect(body).toMatchObject({
        items: [{ id: first + 2, planks: [{ length: 80 }, { length: 120 }], plates: [{ text: `${first + 2}` }] }],
        ...{ page: 2, pageSize: 2, totalCount: 3, totalPages: 2 },
      });
    },
  },
  {
    name: "a list that is not paged ends at the limit of its context",
    run: async (host) => {
      await storeVolumes(host, 7);
      const { body, statements } = await host.ok("GET", "/all-volumes");
      expect([(body as readonly unknown[]).length, statements]).toEqual([4, 1]);
    },
  },
];

import { expect } from "vitest";
import type { StoredHost } from "./stored-host.ts";

/** A test of lists that the caller narrows, for each database and kind of context. */
interface ListTest {
  readonly name: string;
  readonly run: (host: StoredHost) => Promise<void>;
}

const role = "http://schemas.microsoft.com/ws/2008/06/identity/claims/role";

/** Returns what sends requests of a caller of one tenant. */
const callerOf =
  ({ sendWith }: StoredHost, tenant: string, ...claims: readonly string[]) =>
  (method: string, path: string, body?: unknown) =>
    sendWith({ "X-Claims": [`tenant_id=${tenant}`, ...claims].join(";") }, method, path, body);

type Caller = ReturnType<typeof callerOf>;

const number = () => Math.trunc(Math.random() * 2_000_000_000);
const paper = { note: null, kind: "letter", price: 1, writtenAt: null };
const titles = (answer: { readonly body: unknown }) =>
  (answer.body as readonly { readonly title: string }[]).map(({ title }) => title);

/** Stores papers of one author by some callers, and returns their numbers. */
async function stored(caller: Caller, author: number, ...papers: readonly object[]): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const one of papers) {
    const id = number();
    expect(await caller("POST", "/papers", { ...paper, ...one, id, author })).toMatchObject({ status: 200 });
    ids.push(id);
  }
  return ids;
}

export const listTests: readonly ListTest[] = [
  {
    name: "a query shows the caller's own rows alone, whatever the request says",
    run: async (host) => {
      const [tenant, author] = [crypto.randomUUID(), number()];
      const [ann, ben] = [callerOf(host, tenant, "sub=ann"), callerOf(host, tenant, "sub=ben")];
      await ann("POST", "/paper-authors", { id: author, name: "Jane", email: null });
      const [id] = await stored(ann, author, { title: "Emma" });
      await stored(ben, author, { title: "Persuasion", kind: "map" });
      expect(titles(await ann("GET", "/my-papers?enteredBy=ben"))).toEqual(["Emma"]);
      expect(titles(await ben("GET", "/my-papers"))).toEqual(["Persuasion"]);
      expect(await ann("GET", `/my-papers/${id}`)).toMatchObject({ status: 200, body: { title: "Emma" } });
      expect(await ben("GET", `/my-papers/${id}`)).toMatchObject({ status: 404 });
      const page = "/my-papers-of-authors";
      expect(await ann("GET", page)).toMatchObject({
        body: { totalCount: 1, items: [{ title: "Emma", name: "Jane" }] },
      });
      const archivist = callerOf(host, tenant, "sub=ann", `${role}=archivist`);
      expect(await archivist("GET", page)).toMatchObject({ body: { totalCount: 2 } });
      expect(await archivist("GET", `${page}?kind=map`)).toMatchObject({ body: { totalCount: 1 } });
      expect(await callerOf(host, crypto.randomUUID(), "sub=ann")("GET", "/my-papers")).toMatchObject({ body: [] });
      expect(await host.send("GET", "/my-papers")).toMatchObject({ status: 401 });
      expect(await callerOf(host, tenant, "name=nobody")("GET", "/my-papers")).toMatchObject({ status: 403 });
    },
  },
  {
    name: "a list is sorted as the request or the model says, with the identity last and absent values as the smallest",
    run: async (host) => {
      const [tenant, author, other] = [crypto.randomUUID(), number(), number()];
      const ann = callerOf(host, tenant, "sub=ann");
      await ann("POST", "/paper-authors", { id: author, name: "Jane", email: null });
      await ann("POST", "/paper-authors", { id: other, name: "Ada", email: null });
      const papers = [
        { title: "B", price: 10, writtenAt: "2020-01-01T00:00:00Z", kind: "map" },
        { title: "A", price: 9.5, note: "seen" },
        { title: "C", price: 10, writtenAt: "2020-01-02T00:00:00+02:00", note: "also" },
      ];
      await stored(ann, author, ...papers);
      await stored(ann, other, { title: "D", price: 100 });
      const page = async (query: string, path = "/papers") => {
        const { body } = await ann("GET", `${path}?pageSize=10&${query}`);
        return titles({ body: (body as { readonly items: unknown }).items });
      };
      expect(await page("")).toEqual(["D", "B", "C", "A"]);
      expect(await page("sort=title")).toEqual(["A", "B", "C", "D"]);
      expect(await page("sort=-price,-title")).toEqual(["D", "C", "B", "A"]);
      expect(await page("sort=writtenAt,-Title")).toEqual(["D", "A", "B", "C"]);
      expect(await page("sort=-note,title")).toEqual(["A", "C", "B", "D"]);
      expect(await page("sort=-kind,title&kind=letter")).toEqual(["A", "C", "D"]);
      // The enum declares maps before letters.
      expect(await page("sort=kind,title")).toEqual(["B", "A", "C", "D"]);
      expect(await page("sort=-kind,title")).toEqual(["A", "C", "D", "B"]);
      expect(await ann("GET", "/papers?sort=title&page=2")).toMatchObject({
        body: { items: [{ title: "C" }, { title: "D" }] },
      });
      expect(await page("sort=name,-title", "/papers-of-authors")).toEqual(["D", "C", "B", "A"]);
      // The others have no time, and come by their random identities.
      expect(titles(await ann("GET", "/newest-papers?kind=letter&kind=map")).slice(0, 2)).toEqual(["C", "B"]);
      expect(await ann("GET", "/papers?sort=author")).toMatchObject({
        status: 400,
        body: { errors: { sort: [expect.stringMatching(/^'sort' must have at most 3 of title/)] } },
      });
      const { statements } = await ann("GET", "/papers?sort=title");
      expect(statements).toBe(2);
    },
  },
  {
    name: "a list is searched in some fields, in any letter case and letter by letter",
    run: async (host) => {
      const [tenant, author] = [crypto.randomUUID(), number()];
      const ann = callerOf(host, tenant, "sub=ann");
      await ann("POST", "/paper-authors", { id: author, name: "Jane%Doe", email: null });
      const texts = ["100% wool", "100 sheep", "a_b", "aXb", "back\\slash"];
      await stored(ann, author, ...texts.map((title) => ({ title })), { title: "Emma", note: "with a Map" });
      const found = async (text: string) => {
        const { body } = await ann("GET", `/papers?pageSize=10&sort=title&search=${encodeURIComponent(text)}`);
        return titles({ body: (body as { readonly items: unknown }).items });
      };
      expect(await found("0%")).toEqual(["100% wool"]);
      expect(await found("A_B")).toEqual(["a_b"]);
      expect(await found("\\")).toEqual(["back\\slash"]);
      expect(await found("a MAP")).toEqual(["Emma"]);
      expect(await found("nothing like it")).toEqual([]);
      expect(titles(await ann("GET", "/found-papers?search=jane%25d"))).toHaveLength(6);
      expect(titles(await ann("GET", "/found-papers?search=joan"))).toEqual([]);
      expect(await ann("GET", "/papers-of-authors?search=EMM")).toMatchObject({ body: { totalCount: 1 } });
      expect(await ann("GET", "/papers-of-authors?search=JANE")).toMatchObject({ body: { totalCount: 6 } });
      expect(await ann("GET", `/papers?search=${"a".repeat(201)}`)).toMatchObject({ status: 400 });
      expect(await callerOf(host, crypto.randomUUID(), "sub=ann")("GET", "/papers?search=emma")).toMatchObject({
        body: { totalCount: 0 },
      });
    },
  },
];

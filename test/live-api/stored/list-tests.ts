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
      await ann("POST", "/authors", { id: author, name: "Jane", email: null });
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
];

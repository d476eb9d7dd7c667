import { expect } from "vitest";
import type { StoredHost } from "./stored-host.ts";

/** A test of rows that belong to callers, for each database and kind of context. */
interface CallerTest {
  readonly name: string;
  readonly run: (host: StoredHost) => Promise<void>;
}

const unique = (word: string) => `${word}-${crypto.randomUUID()}`;

/** Returns what sends requests with the claims of a caller. */
const callerOf =
  ({ sendWith }: StoredHost, claims: Record<string, string>) =>
  (method: string, path: string, body?: unknown) => {
    const header = Object.entries(claims).map((claim) => claim.join("="));
    return sendWith(header.length === 0 ? {} : { "X-Claims": header.join(";") }, method, path, body);
  };

type Caller = ReturnType<typeof callerOf>;

/** Creates a diary with a page, and returns its identity. */
async function diaryOf(caller: Caller, title: string): Promise<string> {
  const begun = await caller("POST", "/diaries", { title });
  expect(begun).toMatchObject({ status: 200 });
  const { id } = begun.body as { readonly id: string };
  expect(await caller("POST", `/diaries/${id}/pages`, { text: title })).toMatchObject({ status: 200 });
  return id;
}

/** Lists the titles and texts that a caller sees in every list. */
async function seenBy(caller: Caller) {
  const [page, texts, pages] = [
    await caller("GET", "/diaries"),
    await caller("GET", "/diary-texts"),
    await caller("GET", "/pages"),
  ];
  const { items, totalCount } = page.body as {
    readonly items: readonly { readonly title: string }[];
    readonly totalCount: number;
  };
  return {
    titles: items.map(({ title }) => title),
    totalCount,
    texts: (texts.body as readonly { readonly title: string; readonly texts: number }[]).map((one) => [
      one.title,
      one.texts,
    ]),
    pages: (pages.body as readonly { readonly text: string }[]).map(({ text }) => text),
  };
}

const only = (title: string) => ({ titles: [title], totalCount: 1, texts: [[title, 1]], pages: [title] });
const nothing = { titles: [], totalCount: 0, texts: [], pages: [] };

export const callerTests: readonly CallerTest[] = [
  {
    name: "a caller of another tenant or another owner sees and changes nothing",
    run: async (host) => {
      const tenant_id = unique("t");
      const ann = callerOf(host, { tenant_id, sub: "ann" });
      const title = unique("diary");
      const id = await diaryOf(ann, title);
      expect(await seenBy(ann)).toEqual(only(title));
      for (const claims of [
        { tenant_id, sub: "ben" },
        { tenant_id: unique("t"), sub: "ann" },
      ]) {
        const other = callerOf(host, claims);
        expect(await seenBy(other)).toEqual(nothing);
        expect(await other("GET", `/diaries/${id}`)).toMatchObject({ status: 404 });
        expect(await other("PUT", `/diaries/${id}/title`, { title: "mine" })).toMatchObject({ status: 404 });
        expect(await other("POST", `/diaries/${id}/pages`, { text: "mine" })).toMatchObject({ status: 404 });
      }
      expect(await seenBy(ann)).toEqual(only(title));
      expect(await ann("PUT", `/diaries/${id}/title`, { title: `${title}!` })).toMatchObject({
        status: 200,
        tag: '"3"',
      });
    },
  },
  {
    name: "a caller who meets the policy uses the rows of all owners of the tenant, which stay theirs",
    run: async (host) => {
      const tenant_id = unique("t");
      const ann = callerOf(host, { tenant_id, sub: "ann" });
      const librarian = callerOf(host, { tenant_id, job: "librarian" });
      const title = unique("diary");
      const id = await diaryOf(ann, title);
      expect(await seenBy(librarian)).toEqual(only(title));
      expect(await librarian("POST", `/diaries/${id}/pages`, { text: "added" })).toMatchObject({ status: 200 });
      expect((await seenBy(ann)).pages.toSorted()).toEqual(["added", title].toSorted());
      expect(await seenBy(callerOf(host, { tenant_id: unique("t"), job: "librarian" }))).toEqual(nothing);
      expect(await librarian("POST", "/diaries", { title: unique("diary") })).toMatchObject({ status: 403 });
    },
  },
  {
    name: "nobody is a 401, and a caller without the claim a 403, whatever the operation",
    run: async (host) => {
      const operations = [
        ["POST", "/diaries", { title: unique("diary") }],
        ["GET", "/diaries"],
        ["GET", "/diary-texts"],
        ["GET", "/pages"],
        ["GET", `/diaries/${crypto.randomUUID()}`],
        ["PUT", `/diaries/${crypto.randomUUID()}/title`, { title: "t" }],
      ] as const;
      for (const [method, path, body] of operations) {
        const answer = async (claims: Record<string, string>) => [
          path,
          (await callerOf(host, claims)(method, path, body)).status,
        ];
        expect(await answer({})).toEqual([path, 401]);
        expect(await answer({ sub: "ann" })).toEqual([path, 403]);
        expect(await answer({ tenant_id: "t" })).toEqual([path, 403]);
        expect(await answer({ tenant_id: " ", sub: "ann" })).toEqual([path, 403]);
        expect(await answer({ tenant_id: "t".repeat(256), sub: "ann" })).toEqual([path, 403]);
      }
    },
  },
  {
    name: "a removed aggregate is gone with its children, its value can be taken again, and its rows stay",
    run: async (host) => {
      const ann = callerOf(host, { tenant_id: unique("t"), sub: "ann" });
      const title = unique("diary");
      const id = await diaryOf(ann, title);
      // The diary and its page.
      expect(await ann("POST", `/removed-diary?id=${id}`)).toMatchObject({ status: 200, body: 2 });
      expect(await seenBy(ann)).toEqual(nothing);
      expect(await ann("GET", `/diaries/${id}`)).toMatchObject({ status: 404 });
      expect(await ann("PUT", `/diaries/${id}/title`, { title: "mine" })).toMatchObject({ status: 404 });
      await diaryOf(ann, title);
      expect(await seenBy(ann)).toEqual(only(title));
      expect(await ann("GET", "/removed-diaries")).toMatchObject({ status: 200, body: 2 });
      expect(await ann("POST", "/diaries", { title })).toMatchObject({ status: 409 });
    },
  },
  {
    name: "unique values are asked within the tenant, whoever owns them, and an identity everywhere",
    run: async (host) => {
      const [tenant_id, title] = [unique("t"), unique("diary")];
      await diaryOf(callerOf(host, { tenant_id, sub: "ann" }), title);
      const ben = callerOf(host, { tenant_id, sub: "ben" });
      const detail = `Diary with title '${title}' exists already.`;
      expect(await ben("POST", "/diaries", { title })).toMatchObject({ status: 409, body: { detail } });
      await diaryOf(callerOf(host, { tenant_id: unique("t"), sub: "ben" }), title);
      const sticker = { id: unique("sticker"), colour: "red" };
      expect(await callerOf(host, { org: "a" })("POST", "/stickers", sticker)).toMatchObject({ status: 200 });
      expect(await callerOf(host, { org: "b" })("POST", "/stickers", sticker)).toMatchObject({ status: 409 });
      expect((await callerOf(host, { org: "b" })("GET", "/stickers")).text).not.toContain(sticker.id);
    },
  },
];

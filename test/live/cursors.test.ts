import { createHash } from "node:crypto";
import { expect } from "vitest";
import { isEverything, sizeOf, someOf } from "../sample.ts";
import { type Answer, type Api, databaseTest, type Row, unique } from "./api.ts";

/** Values of each type, the smallest first as the database sorts them. */
const values = {
  rank: [1, 2, 3],
  guid: [1, 9].map((digit) => `${digit}1111111-1111-1111-1111-111111111111`),
  text: ["0", "B", "a", "é\u{1f600}'\"\\"],
  flag: [false, true],
  byte: [0, 255],
  short: [-32768, 7],
  int: [-2147483648, 7],
  long: [-5000000000, 5000000000],
  float: [-0.1, 0.3],
  double: [-0.1, 1.7976931348623157e308],
  decimal: [-0.5, 9, 12345.678],
  at: ["2026-02-03T04:05:06Z", "2026-02-03T04:05:06.1Z", "2026-02-03T04:05:06.123456Z"],
  instant: ["2026-02-03T05:05:06+02:00", "2026-02-03T04:05:06.1+00:00", "2026-02-03T05:05:06.123456+01:00"],
  day: ["0001-01-01", "2026-02-03"],
  time: ["00:00:00", "23:59:59.9999990"],
  span: ["-1.00:00:00", "1.02:03:04.5000000"],
  tint: ["Amber", "Lead", "Zinc"],
} as const;
const names = Object.keys(values) as (keyof typeof values)[];

/** Returns a row with values that many rows share. */
function rowOf(index: number, batch: string, hasNulls: boolean): Row {
  const some = names.map((name, at) => {
    const choices = hasNulls && name !== "rank" ? [null, ...values[name]] : values[name];
    return [name, choices[(index * 7 + (index >> (at % 5)) * 3 + at) % choices.length]];
  });
  return { ...Object.fromEntries(some), batch };
}

async function inParallel<T>(count: number, action: (index: number) => Promise<T>): Promise<readonly T[]> {
  const results: T[] = [];
  for (let start = 0; start < count; start += 20) {
    const some = Array.from({ length: Math.min(20, count - start) }, (_item, index) => action(start + index));
    results.push(...(await Promise.all(some)));
  }
  return results;
}

interface Page {
  readonly items: readonly Row[];
  readonly pageSize: number;
  readonly next: string | null;
  readonly totalCount?: number;
}

async function pageOf({ call }: Api, path: string): Promise<Page> {
  const { status, body, text } = await call("GET", path);
  if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${text}`);
  return body as Page;
}

function keyOf({ id, number }: Row): unknown {
  return id ?? number;
}

/** Walks a list to its end and returns the keys; calls an action between the pages. */
async function walk(api: Api, path: string, between: () => Promise<unknown> = async () => undefined) {
  const keys: unknown[] = [];
  let page = await pageOf(api, path);
  for (;;) {
    keys.push(...page.items.map(keyOf));
    if (page.next === null) return keys;
    await between();
    page = await pageOf(api, `${path}&after=${page.next}`);
  }
}

function errorsOf({ status, type, body }: Answer) {
  return [status, type, (body as { errors?: object }).errors];
}

const orders = names.flatMap((first) =>
  names
    .filter((second) => second !== first)
    .flatMap((second) => ["", "-"].flatMap((one) => ["", "-"].map((other) => `${one}${first},${other}${second}`))),
);

databaseTest(
  "a walk by any two properties finds each row once that stands still, while others come and go",
  async (api) => {
    const { call, create } = api;
    const batch = unique();
    const rows = await inParallel(sizeOf(10_000, 120), (index) => create("/markers", rowOf(index, batch, true)));
    const standing = new Set(rows.map(({ id }) => id));
    const moving: unknown[] = [];
    let count = 0;
    const move = async () => {
      moving.push((await create("/markers", rowOf(++count * 13, batch, true)))["id"]);
      if (moving.length > 3) await call("DELETE", `/markers/${moving.shift()}`);
    };
    for (const sort of someOf(`cursors ${api.database}`, 100, orders)) {
      const keys = await walk(api, `/markers?batch=${batch}&pageSize=${sizeOf(500, 40)}&sort=${sort}`, move);
      expect([sort, new Set(keys).size]).toEqual([sort, keys.length]);
      expect([sort, keys.filter((key) => standing.has(key)).length]).toEqual([sort, standing.size]);
    }
  },
  { timeout: isEverything ? 3_600_000 : 120_000 },
);

/** Compares a walk in short pages with the list as a whole, which a longer page shows. Returns that. */
async function compareWith(api: Api, path: string, pageSize: number): Promise<readonly Row[]> {
  const { items, next } = await pageOf(api, `${path}&pageSize=100`);
  expect([path, next]).toEqual([path, null]);
  expect([path, await walk(api, `${path}&pageSize=${pageSize}`)]).toEqual([path, items.map(keyOf)]);
  return items;
}

for (const [path, hasNulls] of [
  ["/markers", true],
  ["/postmarks", false],
] as const) {
  databaseTest(`the pages of a walk are the parts of the whole list, by each property of ${path}`, async (api) => {
    const batch = unique();
    await inParallel(24, (index) => api.create(path, rowOf(index, batch, hasNulls)));
    for (const name of names.filter((one) => hasNulls || one !== "rank")) {
      for (const query of [`sort=${name}`, `sortBy=${name}&sortDir=desc`]) {
        const items = await compareWith(api, `${path}?batch=${batch}&${query}`, 7);
        const sorted = items.map((item) => item[name] ?? null);
        const [first, last] = [sorted[0], sorted.at(-1)];
        expect([query, items.length, sorted.includes(null)]).toEqual([query, 24, hasNulls && name !== "rank"]);
        if (sorted.includes(null)) expect([query, query.includes("desc") ? last : first]).toEqual([query, null]);
      }
    }
  });
}

databaseTest("a page has its items, its size and its next, and counts where the request asks", async (api) => {
  const batch = unique();
  const rows = [];
  for (let rank = 0; rank < 3; rank++) rows.push(await api.create("/markers", { batch, rank }));
  const path = `/markers?batch=${batch}&unknown=%3E%2C1&sort=rank`;
  const first = await api.call("GET", `${path}&pageSize=2`);
  const { next } = first.body as Page;
  expect(first.body).toEqual({ items: rows.slice(0, 2), pageSize: 2, next: expect.stringMatching(/^[\w-]+$/) });
  const link = /^<(\/markers\?[^>]*)>; rel="next"$/.exec(first.headers.get("Link") ?? "")?.[1] ?? "";
  expect([...new URLSearchParams(link.split("?")[1])]).toEqual([
    ["batch", batch],
    ["unknown", ">,1"],
    ["sort", "rank"],
    ["pageSize", "2"],
    ["after", next],
  ]);
  const last = await api.call("GET", link);
  expect([last.body, last.headers.get("Link")]).toEqual([{ items: rows.slice(2), pageSize: 2, next: null }, null]);
  expect((await api.call("GET", `${path}&after=${next}&AFTER=&pageSize=1000000&page=&count=`)).status).toBe(400);
  expect((await api.call("GET", `${path}&after=${next}&pageSize=1000000&page=&count=TRUE`)).body).toEqual({
    items: rows.slice(2),
    pageSize: 500,
    next: null,
    totalCount: 3,
  });
  expect((await api.call("GET", `${path}&count=false&after=`)).body).toEqual({ items: rows, pageSize: 10, next: null });
  expect((await api.call("GET", "/markers?batch=nobody&count=true")).body).toEqual({
    items: [],
    pageSize: 10,
    next: null,
    totalCount: 0,
  });
});

databaseTest("a page is one statement without an offset, and a count one more", async (api) => {
  const batch = unique();
  await inParallel(6, (index) => api.create("/markers", rowOf(index, batch, true)));
  const { next } = await pageOf(api, `/markers?batch=${batch}&sort=text,-at,flag&pageSize=2`);
  const statements = async (path: string) => (await api.call("GET", path)).headers.get("X-Statements");
  expect(await statements(`/markers?batch=${batch}&pageSize=2`)).toBe("1");
  expect(await statements(`/markers?batch=${batch}&sort=text,-at,flag&pageSize=2&after=${next}`)).toBe("1");
  expect(await statements(`/markers?batch=${batch}&pageSize=2&count=true`)).toBe("2");
  expect(await statements(`/markers?batch=${batch}&page=1`)).toBe("0");
});

databaseTest("a cursor that was cut or edited, or is none, is a 400", async (api) => {
  const batch = unique();
  for (let rank = 0; rank < 3; rank++) await api.create("/markers", { batch, rank, text: "ÄÖ" });
  const path = `/markers?batch=${batch}&sort=text,-rank&pageSize=1`;
  const next = String((await pageOf(api, path)).next);
  const bytes = Buffer.from(next, "base64url");
  const wrong = [
    ...Array.from(next, (_letter, at) => next.slice(0, at)).slice(1),
    ...Array.from(next, (letter, at) => `${next.slice(0, at)}${letter === "A" ? "B" : "A"}${next.slice(at + 1)}`),
    ...[
      `${next}A`,
      `${next}=`,
      `${next}%20`,
      `%20${next}`,
      next.toLowerCase(),
      "null",
      "0",
      "-",
      "é",
      "%00",
      "x".repeat(10_000),
    ],
    ...["null", "[]", "{}", "1", '["x"]', "[null,null,null,null]", '["x","ÄÖ",2,"y"]', "[".repeat(5000)].map((text) =>
      Buffer.from(text).toString("base64url"),
    ),
    Buffer.from(String(bytes).replace("ÄÖ", "ÄÜ")).toString("base64url"),
    Buffer.from(String(bytes).replace("[", "[ ")).toString("base64url"),
    Buffer.from(String(bytes).replace("ÄÖ", "\\u00c4Ö")).toString("base64url"),
  ];
  const answers = await inParallel(wrong.length, (at) => api.call("GET", `${path}&after=${wrong[at]}`));
  const refused = [
    400,
    "application/problem+json",
    { after: ["'after' must be the next of a page of this list, with the same filters and order."] },
  ];
  for (const [at, answer] of answers.entries()) {
    expect([wrong[at], errorsOf(answer)]).toEqual([wrong[at], refused]);
  }
});

/** Makes a cursor as a list does: its values, behind a digest of them and of the list. */
function forged(list: readonly unknown[], values: readonly unknown[]): string {
  const digest = createHash("sha256")
    .update(JSON.stringify([...list, values]))
    .digest()
    .subarray(0, 12);
  return Buffer.from(JSON.stringify([digest.toString("base64url"), ...values])).toString("base64url");
}

databaseTest("a cursor that somebody made up never leads to a fault of the server", async (api) => {
  const batch = unique();
  const rows = [];
  for (let rank = 0; rank < 2; rank++) rows.push(await api.create("/markers", { batch, rank, text: "a" }));
  const [first] = rows.map(({ id }) => id).toSorted();
  const answerTo = async (name: string, value: unknown) => {
    const list = [
      "/markers",
      [["batch", "eq", batch]],
      [
        [name, false],
        ["id", false],
      ],
    ];
    const after = forged(list, [value, first]);
    return [after, (await api.call("GET", `/markers?batch=${batch}&sort=${name}&after=${after}`)).status];
  };
  const { next } = await pageOf(api, `/markers?batch=${batch}&sort=text&pageSize=1`);
  expect(await answerTo("text", "a")).toEqual([next, 200]);
  for (const [name, value] of [
    ["text", "\0"],
    ["text", 1],
    ["rank", 2 ** 40],
    ["rank", "1"],
    ["tint", "None"],
    ["guid", "x"],
  ] as const)
    expect([name, value, (await answerTo(name, value))[1]]).toEqual([name, value, 400]);
  for (const at of ["0001-01-01T00:00:00", "9999-12-31T23:59:59.9999999"])
    expect((await answerTo("at", at))[1]).toBeLessThan(500);
});

databaseTest("a cursor of another list, filter or order is a 400", async (api) => {
  const { create, call } = api;
  const batch = unique();
  for (let rank = 0; rank < 3; rank++) await create("/markers", { batch, rank });
  for (let index = 0; index < 2; index++) await create("/postmarks", { ...rowOf(1, batch, false) });
  const codes = [unique("trail"), unique("trail")];
  for (const code of codes) await create("/trails", { code, name: batch });
  for (let index = 0; index < 6; index++)
    await create("/steps", { trailCode: codes[index % 2], detourCode: codes[index % 2] });
  const lists = [
    `/markers?batch=${batch}`,
    `/markers?batch=${batch}&rank[gte]=0`,
    `/markers?batch=${batch}&rank[gte]=-1`,
    `/markers?batch=${batch}&rank[in]=0&rank[in]=1`,
    `/markers?batch=${batch}&rank[in]=1&rank[in]=0`,
    `/markers?batch=${batch}&sort=rank`,
    `/markers?batch=${batch}&sort=-rank`,
    `/markers?batch=${batch}&sort=int`,
    `/markers?batch=${batch}&sort=rank,int`,
    `/markers?batch=${batch}&sort=int,rank`,
    `/postmarks?batch=${batch}`,
    `/trails?name=${batch}`,
    "/steps?",
    ...codes.flatMap((code) => [`/trails/${code}/steps?`, `/trails/${code}/detours?`]),
  ];
  for (const own of lists) {
    const { next } = await pageOf(api, `${own}&pageSize=1`);
    for (const other of lists) {
      const { status } = await call("GET", `${other}&pageSize=2&after=${next}`);
      expect([own, other, status]).toEqual([own, other, own === other ? 200 : 400]);
    }
  }
  const { next } = await pageOf(api, `/markers?batch=${batch}&rank[gte]=0&sortBy=rank&pageSize=1`);
  for (const same of [
    `RANK[GTE]=%2B0&Batch=${batch}&sort=Rank`,
    `unknown=1&sort=rank&rank[gte]=0&batch=${batch}&count=true`,
  ]) {
    expect([same, (await call("GET", `/markers?${same}&after=${next}`)).status]).toEqual([same, 200]);
  }
});

databaseTest("a page number is a 400 beside a cursor, with all else that is wrong", async ({ call }) => {
  const page = "'page' must be left out: this list continues with 'after'.";
  expect(errorsOf(await call("GET", "/markers?page=1"))).toEqual([400, "application/problem+json", { page: [page] }]);
  expect(errorsOf(await call("GET", "/markers?page=x&pageSize=0&count=2&rank=x&after=1&after=2"))[2]).toEqual({
    page: [page],
    pageSize: ["'pageSize' must be a whole number from 1."],
    count: ["'count' must be true or false."],
    rank: ["'rank' must be a 32-bit integer."],
    after: ["'after' must be given once."],
  });
  expect(errorsOf(await call("GET", "/trails/nobody/steps?page=2"))[2]).toEqual({ page: [page] });
  expect((await call("GET", "/leaves?after=x&count=x")).body).toMatchObject({ page: 1 });
});

databaseTest("the children of a parent are pages that continue, in the order of their keys", async (api) => {
  const { call, create } = api;
  const [code, other] = [unique("ä/ trail").replace("/", "%"), unique("trail")];
  for (const one of [code, other]) await create("/trails", { code: one, name: one });
  const steps = [];
  for (let index = 0; index < 5; index++)
    steps.push((await create("/steps", { trailCode: code, detourCode: index < 3 ? other : null }))["id"]);
  const path = `/trails/${encodeURIComponent(code)}/steps`;
  expect(await walk(api, `${path}?sort=nothing`)).toEqual(steps);
  expect(await walk(api, `/trails/${other}/detours?pageSize=1`)).toEqual(steps.slice(0, 3));
  const first = await call("GET", `${path}?pageSize=4&count=true`);
  expect([first.headers.get("X-Statements"), first.body]).toMatchObject(["2", { pageSize: 4, totalCount: 5 }]);
  const link = /^<(.*)&count=true(.*)>/.exec(first.headers.get("Link") ?? "") ?? [];
  const last = await call("GET", `${link[1]}${link[2]}`);
  expect([last.headers.get("X-Statements"), last.body]).toMatchObject(["1", { items: [{ id: steps[4] }], next: null }]);
  expect((await call("GET", `/trails/${other}/steps`)).body).toEqual({ items: [], pageSize: 2, next: null });
  expect((await call("GET", `/trails/${unique()}/steps`)).status).toBe(404);
});

databaseTest("a class of the host has cursors over its own mapping", async (api) => {
  const { id: publisherId } = await api.create("/publishers", { name: "House" });
  for (const [index, price] of [1.239, 2.5, 1.241, 10, 9.5].entries()) {
    const publishedAt = index % 2 === 0 ? null : "2026-02-03T04:05:06.1234567Z";
    await api.create("/editions", { title: `Edition ${index % 2}`, price, publisherId, publishedAt });
  }
  for (const sort of ["price", "-price,title", "publishedAt,-price", "-publishedAt", "title,publishedAt,-price"]) {
    expect(await compareWith(api, `/editions?publisherId=${publisherId}&sort=${sort}`, 1)).toHaveLength(5);
  }
  const title = unique();
  for (const folding of ["Quarto_Small", "Folio", "Quarto_Small"]) {
    await api.create("/volumes", { title, folding, spare: folding === "Folio" ? null : folding });
  }
  for (const sort of ["folding", "-folding", "spare,folding", "-spare"]) {
    expect(await compareWith(api, `/volumes?title=${title}&sort=${sort}`, 1)).toHaveLength(3);
  }
});

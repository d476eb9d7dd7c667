import { expect } from "vitest";
import { type Answer, type Api, databaseTest, unique } from "./api.ts";

/** The entities with versions: the path, and a body with a number. */
const entities = [
  ["/gauges", (reading: number) => ({ reading })],
  ["/crates", (label: number) => ({ label: String(label) })],
] as const;

const tagOf = ({ headers }: Answer) => headers.get("ETag") ?? "";
const someone = '"77"';

async function created(
  { call }: Api,
  path: string,
  body: unknown,
): Promise<{ readonly item: string; readonly tag: string }> {
  const answer = await call("POST", path, { body });
  expect(answer.status).toBe(201);
  return { item: answer.headers.get("Location") ?? "", tag: tagOf(answer) };
}

databaseTest("create, get and update answer the version as ETag, lists and bodies do not", async (api) => {
  for (const [path, body] of entities) {
    const { item, tag } = await created(api, path, body(1));
    expect(tag).toBe('"1"');
    expect(tagOf(await api.call("GET", item))).toBe(tag);
    const changed = await api.call("PUT", item, { body: body(2) });
    expect([changed.status, tagOf(changed)]).toEqual([200, '"2"']);
    const read = await api.call("GET", item);
    expect([tagOf(read), read.text]).toEqual(['"2"', changed.text]);
    expect(read.text).not.toMatch(/version|revision|etag/i);
    const list = await api.call("GET", path);
    expect([list.headers.get("ETag"), /version|revision|etag/i.test(list.text)]).toEqual([null, false]);
  }
});

databaseTest("If-Match lets an update and a delete through on its version only", async (api) => {
  for (const [path, body] of entities) {
    const { item, tag } = await created(api, path, body(1));
    const put = (value: string) => api.call("PUT", item, { body: body(5), headers: { "If-Match": value } });
    for (const value of [someone, `W/${tag}`, `${someone}, W/${tag}`]) {
      const { status, type } = await put(value);
      expect([value, status, type]).toEqual([value, 412, "application/problem+json"]);
      const refused = await api.call("DELETE", item, { headers: { "If-Match": value } });
      expect([value, refused.status]).toEqual([value, 412]);
    }
    expect((await put(`${someone} , ${tag}`)).status).toBe(200);
    expect((await put(tag)).status).toBe(412);
    expect((await put("*")).status).toBe(200);
    const now = tagOf(await api.call("GET", item));
    expect((await api.call("DELETE", item, { headers: { "If-Match": now } })).status).toBe(204);
    for (const value of ["*", now]) expect((await put(value)).status).toBe(404);
  }
});

databaseTest("a malformed If-Match is a 400 problem and changes nothing", async (api) => {
  const { item, tag } = await created(api, "/gauges", { reading: 1 });
  for (const value of ["1", '"1', '1"', '"1" "2"', "W/1", '*, "1"', '"a b"', ",", '"1",']) {
    for (const [method, message] of [
      ["PUT", { body: { reading: 9 } }],
      ["DELETE", {}],
    ] as const) {
      const { status, type } = await api.call(method, item, { ...message, headers: { "If-Match": value } });
      expect([value, method, status, type]).toEqual([value, method, 400, "application/problem+json"]);
    }
  }
  expect(tagOf(await api.call("GET", item))).toBe(tag);
});

databaseTest("without If-Match any version is changed, and a text key of its own carries versions too", async (api) => {
  const code = unique("cellar");
  const { item, tag } = await created(api, "/cellars", { code, version: "B" });
  expect(tag).toBe('"1"');
  const changed = await api.call("PUT", item, { body: { version: "C" } });
  expect([changed.status, tagOf(changed), changed.body]).toEqual([200, '"2"', { code, version: "C" }]);
  const gauge = await created(api, "/gauges", { reading: 1, cellarCode: code });
  expect((await api.call("DELETE", item)).status).toBe(409);
  expect((await api.call("DELETE", gauge.item)).status).toBe(204);
  expect((await api.call("DELETE", item)).status).toBe(204);
});

/** Reads, adds one and writes under the version that was read, until nobody was faster. Returns the number of attempts. */
async function increment({ call }: Api, item: string): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const read = await call("GET", item);
    const { reading } = read.body as { reading: number };
    const headers = { "If-Match": tagOf(read) };
    const { status } = await call("PUT", item, { body: { reading: reading + 1 }, headers });
    if (status === 200) return attempt;
    expect(status).toBe(412);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
  }
}

/** Increments so many times, one after the other. Returns the number of attempts. */
async function increments(api: Api, item: string, times: number): Promise<number> {
  let attempts = 0;
  for (let time = 0; time < times; time++) attempts += await increment(api, item);
  return attempts;
}

databaseTest(
  "two hundred increments by twenty callers at once with If-Match lose none",
  async (api) => {
    const { item } = await created(api, "/gauges", { reading: 0 });
    // Of all at once, each would try a hundred times.
    const attempts = await Promise.all(Array.from({ length: 20 }, () => increments(api, item, 10)));
    expect(Math.max(...attempts)).toBeGreaterThan(10);
    const { body, headers } = await api.call("GET", item);
    expect([(body as { reading: number }).reading, headers.get("ETag")]).toEqual([200, '"201"']);
  },
  { timeout: 120_000 },
);

databaseTest(
  "writes that race without If-Match: each is done or a 409, and the version counts those that are done",
  async (api) => {
    for (const [path, body] of entities) {
      const { item } = await created(api, path, body(0));
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) => api.call("PUT", item, { body: body(index) })),
      );
      const done = answers.filter(({ status }) => status === 200);
      expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
      // The answer of an existing class is read back, so it can show a later version.
      if (path === "/gauges") expect(new Set(done.map(tagOf)).size).toBe(done.length);
      expect(tagOf(await api.call("GET", item))).toBe(`"${done.length + 1}"`);
    }
  },
);

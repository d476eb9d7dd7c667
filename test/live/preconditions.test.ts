import { expect } from "vitest";
import { announceLargeBody } from "../announce-large-body.ts";
import { type Answer, type Api, call, databaseTest, liveHost, liveTest, unique } from "./api.ts";

const tagOf = ({ headers }: Answer) => headers.get("ETag") ?? "";
const nowhere = `/dials/${crypto.randomUUID()}`;
const writes = ["PUT", "PATCH", "DELETE"] as const;

async function dial({ create }: Api, more: object = {}) {
  const row = await create("/dials", { text: unique("dial"), ...more });
  return { row, item: `/dials/${row["id"]}` };
}

function send(
  { call }: Api,
  method: string,
  path: string,
  text: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  return call(method, path, { headers, ...(method !== "DELETE" && { body: { text } }) });
}

databaseTest("a write that states no version is a 428 problem and changes nothing", async (api) => {
  const { row, item } = await dial(api);
  for (const method of writes) {
    const refused = await send(api, method, item, "changed");
    expect([method, refused.status, refused.type]).toEqual([method, 428, "application/problem+json"]);
    expect(refused.body).toMatchObject({
      status: 428,
      title: expect.any(String),
      detail: expect.stringMatching(/If-Match/),
    });
    expect((await send(api, method, item, "changed", { "If-Match": "1" })).status).toBe(400);
    expect((await send(api, method, item, "changed", { "If-Match": '"2", W/"1"' })).status).toBe(412);
  }
  const read = await api.call("GET", item);
  expect([tagOf(read), read.body]).toEqual(['"1"', row]);
  expect(tagOf(await send(api, "PUT", item, unique(), { "If-Match": '"1"' }))).toBe('"2"');
  expect(tagOf(await send(api, "PATCH", item, unique(), { "If-Match": "*" }))).toBe('"3"');
  expect((await send(api, "DELETE", item, "", { "If-Match": '"3"' })).status).toBe(204);
});

databaseTest("refusals come in one order: 415, 413, 400, 428, 404, 412, 409", async (api) => {
  const [taken, whole] = [await dial(api), await dial(api)];
  await dial(api, { wholeId: whole.row["id"] });
  const text = { "Content-Type": "text/plain", "If-Match": "malformed" };
  const url = liveHost().urls[api.database];
  for (const method of writes) {
    const status = async (path: string, value: unknown, headers: Readonly<Record<string, string>>) =>
      (await send(api, method, path, value, headers)).status;
    if (method !== "DELETE") {
      expect(await status(nowhere, 5, text)).toBe(415);
      const charset = { ...text, "Content-Type": "application/json; charset=foo" };
      expect(await status(nowhere, 5, charset)).toBe(415);
      expect((await announceLargeBody(`${url}${nowhere}`, {}, method)).status).toBe(413);
      expect(await status(nowhere, 5, {})).toBe(400);
    }
    const late = method === "PATCH" ? null : "a text";
    expect(await status(nowhere, late, { "If-Match": "malformed" })).toBe(400);
    expect(await status(nowhere, late, {})).toBe(428);
    expect(await status(nowhere, late, { "If-Match": '"7"' })).toBe(404);
    // The result of a patch is validated once its row is known.
    expect(await status(whole.item, late, { "If-Match": '"7"' })).toBe(412);
    if (method === "PATCH") expect(await status(whole.item, late, { "If-Match": '"1"' })).toBe(400);
    expect(await status(whole.item, taken.row["text"], { "If-Match": '"1"' })).toBe(409);
  }
});

databaseTest("a get that knows the version answers 304 without a body, in weak comparison", async (api) => {
  const { item } = await dial(api);
  const known = (tag: string, path = item) => api.call("GET", path, { headers: { "If-None-Match": tag } });
  for (const tag of ['"1"', 'W/"1"', '"0", "1"', "*"]) {
    const { status, text, headers } = await known(tag);
    expect([tag, status, text, headers.get("ETag")]).toEqual([tag, 304, "", '"1"']);
  }
  for (const tag of ['"2"', "1", "", '"1']) expect([tag, (await known(tag)).status]).toEqual([tag, 200]);
  expect((await known('"1"', `${item}?include=parts`)).status).toBe(200);
  expect((await known("*", nowhere)).status).toBe(404);
  expect((await known("*", "/dials")).status).toBe(200);
  await send(api, "PUT", item, unique(), { "If-Match": '"1"' });
  expect(tagOf(await known('"1"'))).toBe('"2"');
  const crate = `/crates/${(await api.create("/crates", { label: "1" }))["id"]}`;
  expect((await known('"1"', crate)).status).toBe(304);
});

databaseTest("a change by code of the host counts the version, so that no 304 is stale", async (api) => {
  const { row, item } = await dial(api);
  await api.call("POST", `/testing/dials/${row["id"]}/rating`);
  const read = await api.call("GET", item, { headers: { "If-None-Match": '"1"' } });
  expect([read.status, tagOf(read), read.body]).toEqual([200, '"2"', { ...row, rating: 5 }]);
  await api.call("POST", `/testing/dials/${row["id"]}/rating`);
  expect(tagOf(await api.call("GET", item))).toBe('"2"');
  expect((await send(api, "PUT", item, "x", { "If-Match": '"1"' })).status).toBe(412);
  const { id } = await api.create("/crates", { label: "1" });
  await api.call("POST", `/testing/crates/${id}/label?text=${unique()}`);
  expect(tagOf(await api.call("GET", `/crates/${id}`))).toBe('"2"');
});

databaseTest("a resource without versions has the entity tag of its content, if the file says so", async (api) => {
  const created = await api.call("POST", "/notices", { body: { text: "A" } });
  const item = created.headers.get("Location") ?? "";
  const tag = tagOf(await api.call("GET", item));
  expect(tag).toMatch(/^"[A-Za-z0-9+/]{22}=="$/);
  const known = () => api.call("GET", item, { headers: { "If-None-Match": `W/${tag}` } });
  expect([(await known()).status, tagOf(await known()), (await known()).text]).toEqual([304, tag, ""]);
  expect(tagOf(await api.call("PUT", item, { body: { text: "B" } }))).toBe("");
  const changed = await known();
  expect([changed.status, tagOf(changed) === tag]).toEqual([200, false]);
  await api.call("PUT", item, { body: { text: "A" } });
  expect((await known()).status).toBe(304);
  const other = (await api.create("/notices", { text: "A" }))["id"];
  expect(tagOf(await api.call("GET", `/notices/${other}`))).not.toBe(tag);
  const missing = await api.call("GET", "/notices/999999", { headers: { "If-None-Match": "*" } });
  expect([missing.status, tagOf(missing)]).toEqual([404, ""]);
});

liveTest("the host's document shows the headers and the answers of preconditions", async () => {
  const { paths } = (await call("GET", "/openapi/v1.json")).body as {
    paths: Readonly<
      Record<
        string,
        Readonly<Record<string, { parameters: readonly { name: string; in: string }[]; responses: object }>>
      >
    >;
  };
  const told = (path: string, method: string) => {
    const { parameters = [], responses = {} } = paths[path]?.[method] ?? {};
    return [parameters.filter((one) => one.in === "header").map(({ name }) => name), Object.keys(responses)];
  };
  expect(told("/dials/{id}", "get")).toEqual([["If-None-Match"], ["200", "304", "404"]]);
  expect(told("/notices/{id}", "get")).toEqual([["If-None-Match"], ["200", "304", "404"]]);
  const write = ["200", "400", "404", "409", "412", "413"];
  expect(told("/dials/{id}", "put")).toEqual([["If-Match"], [...write, "428"]]);
  expect(told("/dials/{id}", "patch")).toEqual([["If-Match"], [...write, "415", "428"]]);
  expect(told("/dials/{id}", "delete")).toEqual([["If-Match"], ["204", "400", "404", "409", "412", "428"]]);
});

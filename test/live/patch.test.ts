import { expect } from "vitest";
import { announceLargeBody } from "../announce-large-body.ts";
import { type Answer, type Api, call, create, databaseTest, liveHost, liveTest, type Row, unique } from "./api.ts";
import { withSettings } from "./with-settings.ts";

const mergePatch = { "Content-Type": "application/merge-patch+json" };
const secret = "a long secret";

/** Sends a patch: a value as JSON, or a raw text. */
function patch(
  { call }: Pick<Api, "call">,
  item: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return call("PATCH", item, { text, headers: { ...mergePatch, ...headers } });
}

function errorsOf({ status, body }: Answer): readonly unknown[] {
  const { errors, detail } = body as { errors?: object; detail?: string };
  return [status, errors === undefined ? detail : Object.keys(errors)];
}

async function member({ create }: Api, more: Row = {}) {
  const row = await create("/members", { login: unique("login"), secret, nick: unique("nick"), team: "red", ...more });
  return { row, item: `/members/${row["id"]}` };
}

databaseTest("an absent member keeps its value, null clears it, and other members are ignored", async (api) => {
  const { row, item } = await member(api, { number: 7 });
  const changed = await patch(api, item, { number: 8 });
  expect([changed.status, changed.body]).toEqual([200, { ...row, number: 8 }]);
  expect((await api.call("GET", item)).text).toBe(changed.text);
  expect((await patch(api, item, { team: null })).body).toEqual({ ...row, number: 8, team: null });
  const others = { login: "other", rating: 9, id: crypto.randomUUID(), invitation: "i", unknown: [{}] };
  expect((await patch(api, item, others)).body).toEqual({ ...row, number: 8, team: null });
  expect((await patch(api, item, {})).body).toEqual({ ...row, number: 8, team: null });
  expect((await patch(api, item, '{"NICK":null}')).body).toEqual({ ...row, number: 8, team: null, nick: null });
  expect((await patch(api, `/members/${crypto.randomUUID()}`, { secret: null })).status).toBe(404);
});

databaseTest("the result is validated whole, with the values that the patch keeps", async (api) => {
  const { row, item } = await member(api);
  expect(errorsOf(await patch(api, item, { secret: null }))).toEqual([400, ["secret"]]);
  const wrong = await patch(api, item, { secret: "short", nick: "x".repeat(41), number: "no" });
  expect(errorsOf(wrong)).toEqual([400, ["number"]]);
  expect(errorsOf(await patch(api, item, { secret: "short", nick: "x".repeat(41) }))).toEqual([
    400,
    ["nick", "secret"],
  ]);
  const authors = `/authors/${(await api.create("/authors", { name: "Ada", country: "UK" }))["id"]}`;
  expect((await api.call("PATCH", authors, { body: {} })).status).toBe(405);
  expect((await api.call("GET", item)).body).toEqual(row);
});

databaseTest("a taken value is a 409 that names its member", async (api) => {
  const [first, second] = [await member(api), await member(api)];
  const taken = await patch(api, second.item, { nick: first.row["nick"] });
  expect(errorsOf(taken)).toEqual([409, "Another member has the same nick."]);
  expect((await patch(api, second.item, { nick: second.row["nick"] })).status).toBe(200);
});

databaseTest("patches of different members at once lose none", async (api) => {
  const { row, item } = await member(api);
  const bodies = Array.from({ length: 60 }, (_, index) => [{ team: "blue" }, { number: 5 }, { nick: null }][index % 3]);
  const answers = await Promise.all(bodies.map((body) => patch(api, item, body)));
  expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
  expect((await api.call("GET", item)).body).toEqual({ ...row, team: "blue", number: 5, nick: null });
});

/** A value of each type as JSON, at the end of its precision, and another one. */
const types = {
  batch: ['"a"', '"b"'],
  guid: ['"11111111-1111-1111-1111-111111111111"', '"99999999-aaaa-aaaa-aaaa-999999999999"'],
  text: ['"ü \\uD83D\\uDE00"', '""'],
  flag: ["true", "false"],
  byte: ["255", "0"],
  short: ["-32768", "1"],
  int: ["2147483647", "-1"],
  long: ["9223372036854775807", "-9223372036854775808"],
  float: ["3.4028235E+38", "-0.1"],
  double: ["1.7976931348623157E+308", "-0.1"],
  decimal: ["7.9228162514264337593543950335", "0.5"],
  at: ['"2026-02-03T04:05:06.123456Z"', '"0001-01-01T00:00:00Z"'],
  instant: ['"2026-02-03T04:05:06.123456+00:00"', '"9999-12-31T23:59:59.999999+00:00"'],
  day: ['"9999-12-31"', '"0001-01-01"'],
  time: ['"23:59:59.9999990"', '"00:00:00"'],
  span: ['"-1.02:03:04.5000001"', '"00:00:00"'],
  bytes: ['"AQID"', '"/+8="'],
  colour: ['"DarkBlue"', '"Red"'],
  mode: ['"Strict"', '"Loose"'],
} as const;
const names = Object.keys(types) as (keyof typeof types)[];

const textOf = (id: unknown, changed?: keyof typeof types) =>
  `{"id":"${id}",${names.map((name) => `"${name}":${types[name][name === changed ? 1 : 0]}`).join(",")}}`;

databaseTest("a member of any type changes alone, and every other one keeps each digit", async (api) => {
  const stored = await api.call("POST", "/readings", { text: textOf("x") });
  const { id } = stored.body as Row;
  const item = `/readings/${id}`;
  // An empty text is no value of a required member.
  for (const name of names.filter((one) => one !== "text")) {
    const changed = await patch(api, item, `{"${name}":${types[name][1]}}`);
    expect([changed.status, changed.text]).toEqual([200, textOf(id, name)]);
    expect((await api.call("GET", item)).text).toBe(changed.text);
    expect((await patch(api, item, `{"${name}":${types[name][0]}}`)).text).toBe(stored.text);
    expect(errorsOf(await patch(api, item, `{"${name}":null}`))).toEqual([400, [name]]);
  }
  expect((await api.call("GET", item)).text).toBe(stored.text);
});

databaseTest("a hostile body is a 400 problem or is ignored, and changes nothing", async (api) => {
  const { row, item } = await member(api);
  const deep = `{"unknown":${"[".repeat(100)}${"]".repeat(100)}}`;
  for (const text of [
    "",
    "[]",
    "null",
    '"x"',
    "1",
    "{",
    '{"nick":',
    '{"nick":1} x',
    '{"nick":null,}',
    deep,
    '{"\\ud800":1}',
  ])
    expect([text, ...errorsOf(await patch(api, item, text))]).toEqual([
      text,
      400,
      "The request body must be a valid JSON object.",
    ]);
  for (const [text, members] of [
    ['{"nick":"a","nick":"b"}', ["nick"]],
    ['{"nick":"a","Nick":"a"}', ["Nick"]],
    ['{"number":"x","team":{},"NICK":[]}', ["number", "team", "NICK"]],
    ['{"nick":"\\ud800"}', ["nick"]],
    ['{"nick":"a\\u0000b"}', ["nick"]],
    ['{"number":1e400}', ["number"]],
  ] as const)
    expect([text, ...errorsOf(await patch(api, item, text))]).toEqual([text, 400, members]);
  for (const text of [
    '{"__proto__":{"nick":1}}',
    '{"constructor":{"prototype":1}}',
    '{"":1,"$id":2}',
    `{"x":"${"y".repeat(10 << 20)}"}`,
  ])
    expect((await patch(api, item, text)).status).toBe(200);
  const many = `{${'"nick":"x",'.repeat(900_000)}"nick":"y"}`;
  expect(errorsOf(await patch(api, item, many))).toEqual([400, ["nick"]]);
  expect(errorsOf(await patch(api, item, { nick: "x".repeat(10 << 20) }))).toEqual([400, ["nick"]]);
  expect((await api.call("GET", item)).body).toEqual(row);
});

databaseTest("a patch is JSON or a merge patch: another type is a 415 that names the type", async (api) => {
  const { row, item } = await member(api);
  for (const type of [
    "application/json",
    "Application/Merge-Patch+JSON; charset=utf-8",
    "application/json; charset=utf-16",
  ]) {
    const isWide = type.endsWith("16");
    const body = isWide ? new Uint8Array(Buffer.from('{"team":"green"}', "utf16le")) : '{"team":"green"}';
    const url = liveHost().urls[api.database];
    const response = await fetch(url + item, { method: "PATCH", headers: { "Content-Type": type }, body });
    expect([type, response.status, await response.json()]).toEqual([type, 200, { ...row, team: "green" }]);
  }
  for (const type of [
    "text/plain",
    "application/json-patch+json",
    "application/x",
    "application/merge-patch+json; charset=foo",
    "utf-7",
  ]) {
    const answer = await patch(api, item, "not read", { "Content-Type": type });
    expect([type, answer.status, answer.type]).toEqual([type, 415, "application/problem+json"]);
    expect(answer.headers.get("Accept-Patch")).toBe("application/merge-patch+json");
  }
  const large = await announceLargeBody(`${liveHost().urls[api.database]}${item}`, {}, "PATCH");
  expect(large).toMatchObject({ status: 413, type: "application/problem+json" });
});

databaseTest("a patch counts the version, and If-Match lets it through on its version only", async (api) => {
  for (const [path, body, change] of [
    ["/gauges", { reading: 1 }, { reading: 2 }],
    ["/crates", { label: "1" }, { label: "2" }],
  ] as const) {
    const item = `${path}/${(await api.create(path, body))["id"]}`;
    const changed = await patch(api, item, change, { "If-Match": '"1"' });
    expect([changed.status, changed.headers.get("ETag"), changed.body]).toMatchObject([200, '"2"', change]);
    expect((await patch(api, item, { reading: null, label: null }, { "If-Match": '"1"' })).status).toBe(412);
    expect((await patch(api, item, { reading: null, label: null }, { "If-Match": '"2"' })).status).toBe(400);
    expect((await patch(api, item, change, { "If-Match": "2" })).status).toBe(400);
    expect((await patch(api, item, change)).headers.get("ETag")).toBe('"3"');
    expect((await api.call("GET", item)).headers.get("ETag")).toBe('"3"');
  }
});

databaseTest("a class of the host is patched by its own mapping", async (api) => {
  const { id } = await api.create("/publishers", { name: "A" });
  const edition = { publisherId: id, title: "One", price: 9.99, publishedAt: "2026-02-03T04:05:06.123456Z" };
  const created = await api.create("/editions", edition);
  const item = `/editions/${created["number"]}`;
  const changed = await patch(api, item, { title: "Two" });
  expect([changed.status, changed.body]).toEqual([200, { ...created, title: "Two" }]);
  expect((await patch(api, item, { price: 1.005, publishedAt: null })).body).toMatchObject({
    title: "Two",
    publishedAt: null,
  });
  expect((await patch(api, item, { publisherId: crypto.randomUUID() })).status).toBe(409);
  const label = unique("label");
  const badge = await api.create("/badges", { label, pin: "1234" });
  const kept = await patch(api, `/badges/${badge["number"]}`, { label: "other", printing: 3, pin: "4321" });
  expect([kept.status, kept.body]).toEqual([200, badge]);
});

liveTest("names and errors of a patch are those of the host's JSON options", async () => {
  await withSettings({ Testing__Json: "snake" }, async (url) => {
    const { edition: _, ...publisher } = await create("/publishers", { name: "A" }, url);
    const first = await create("/editions", { publisher_id: publisher["id"], title: "One", price: 1 }, url);
    const send = (body: unknown) => call("PATCH", `/editions/${first["number"]}`, { body, headers: mergePatch, url });
    // The mapping of the host keeps no offset on SQLite.
    const at = "2026-02-03T04:05:06";
    expect((await send({ published_at: `${at}Z`, publishedAt: 5 })).body).toEqual({ ...first, published_at: at });
    expect(errorsOf(await send({ publisher_id: null }))).toEqual([400, ["publisher_id"]]);
  });
});

liveTest("the host's document shows the members of a patch, none of which is required", async () => {
  interface Described {
    readonly paths: Readonly<
      Record<string, Readonly<Record<string, { readonly requestBody: { readonly content: unknown } }>>>
    >;
    readonly components: { readonly schemas: Readonly<Record<string, { required?: unknown; properties: object }>> };
  }
  const { paths, components } = (await call("GET", "/openapi/v1.json")).body as Described;
  const schema = { schema: { $ref: "#/components/schemas/PatchMemberRequest" } };
  expect(paths["/members/{id}"]?.["patch"]).toMatchObject({
    requestBody: { required: true, content: { "application/merge-patch+json": schema, "application/json": schema } },
  });
  const { PatchMemberRequest: patched, UpdateMemberRequest: updated } = components.schemas;
  expect([patched?.required, patched?.properties]).toEqual([undefined, updated?.properties]);
  expect(updated?.required).toEqual(["secret"]);
});

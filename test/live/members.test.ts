import { expect } from "vitest";
import { type Answer, call, databaseTest, liveTest, type Row, unique } from "./api.ts";

databaseTest("each member is in its bodies alone", async ({ call, create }) => {
  const login = unique("login");
  const sent = { login, secret: "a long secret", invitation: unique("i"), rating: 4.5 };
  const member = await create("/members", sent);
  expect(member).toEqual({ id: expect.any(String), login, nick: null, team: null, number: null, rating: null });
  const item = `/members/${member["id"]}`;
  expect(
    (await call("PUT", item, { body: { ...sent, login: unique("other"), secret: "another secret" } })).body,
  ).toEqual(member);
  expect((await call("GET", item)).body).toEqual(member);
  const refused = await call("PUT", item, { body: { login, secret: "short" } });
  expect([refused.status, refused.body]).toEqual([
    400,
    expect.objectContaining({ errors: { secret: [expect.any(String)] } }),
  ]);
  expect((await call("PUT", item, { body: {} })).status).toBe(400);
  expect((await call("POST", "/members", { body: { secret: "a long secret" } })).status).toBe(400);
});

databaseTest("no filter and no sorting reads a member that responses hide", async ({ create, list }) => {
  const secrets = ["the first secret", "the other secret"];
  const login = unique("shared");
  for (const secret of secrets) await create("/members", { login, secret });
  const found = await list(`/members?login=${login}&secret=${encodeURIComponent(secrets[0] ?? "")}`);
  expect(found.totalCount).toBe(2);
  const sorted = (direction: string) => list(`/members?login=${login}&sortBy=secret&sortDir=${direction}`);
  expect(await sorted("asc")).toEqual(await sorted("desc"));
});

databaseTest("a class of the host sets its own members, which no request does", async ({ call, create }) => {
  const label = unique("label");
  const badge = await create("/badges", { label, printing: 9, pin: "1234" });
  expect(badge).toEqual({ number: expect.any(Number), label, printing: 7 });
  const put = await call("PUT", `/badges/${badge["number"]}`, { body: { label: "B", printing: 9, pin: "4321" } });
  expect([put.status, put.body]).toEqual([200, badge]);
});

const parcel = {
  name: 'a "new" {{one}}',
  note: "none",
  price: 9.9,
  weight: -1.5,
  share: 0,
  stock: -3,
  level: 255,
  depth: -5,
  shown: true,
  stage: "Draft",
  mood: "Good",
  guid: "00000000-0000-4000-8000-000000000002",
  batch: "00000000-0000-4000-8000-000000000001",
  until: "2028-02-29",
  opens: "08:30:00",
  lasts: "1.02:03:04",
};
// JavaScript cannot keep the digits of the long, and the two instants have an offset in answers.
const instants = { since: "2026-01-02T03:04:05.123456Z", at: "2026-01-02T03:04:05+00:00" };

databaseTest("a creation fills in the defaults, of every type", async ({ call, create }) => {
  const stored = await create("/parcels", {});
  expect(stored).toMatchObject({ ...parcel, ...instants, rank: 7, worth: 1.5 });
  const read = await call("GET", `/parcels/${stored["id"]}`);
  expect([read.body, /"sold":9223372036854775807\b/.test(read.text)]).toEqual([stored, true]);
  const stated = { ...parcel, ...instants, sold: 1, name: "stated", price: 0, stage: "Shown", shown: false };
  expect(await create("/parcels", { ...stated, rank: 1 })).toMatchObject({ ...stated, rank: 7 });
});

databaseTest("a stated null is no absent member", async ({ call, create }) => {
  const optional = { note: null, weight: null, mood: null, guid: null, until: null };
  expect(await create("/parcels", optional)).toMatchObject({ ...parcel, ...optional });
  const required = Object.keys({ ...parcel, ...instants, sold: 1 }).filter((name) => !(name in optional));
  const body = Object.fromEntries(required.map((name) => [name, null]));
  const { status, body: problem } = await call("POST", "/parcels", { body });
  expect([status, Object.keys((problem as { errors: object }).errors).sort()]).toEqual([400, required.sort()]);
  for (const name of required)
    expect([name, (await call("POST", "/parcels", { body: { [name]: null } })).status]).toEqual([name, 400]);
  const wrong = await call("POST", "/parcels", { body: { name: " ", price: -1 } });
  expect(Object.keys((wrong.body as { errors: object }).errors)).toEqual(["name", "price"]);
  const empty = await call("PUT", `/parcels/${(await create("/parcels", {}))["id"]}`, { body: {} });
  expect(empty.status).toBe(400);
});

liveTest("the host's document shows the defaults of a body, as ours does", async () => {
  const { components } = (await call("GET", "/openapi/v1.json")).body as {
    components: {
      schemas: Record<
        string,
        { required?: readonly string[]; properties: Record<string, { default?: unknown; minLength?: number }> }
      >;
    };
  };
  const { CreateParcelRequest: created, UpdateParcelRequest: updated } = components.schemas;
  const defaults = Object.entries(created?.properties ?? {}).map(([name, schema]) => [name, schema.default]);
  expect(created?.required).toBeUndefined();
  expect(Object.fromEntries(defaults)).toMatchObject({
    ...parcel,
    // The package of ASP.NET Core shows none beside a reference that can be null.
    mood: undefined,
    since: "2026-01-02T03:04:05.123456",
    at: instants.at,
  });
  expect(Object.values(updated?.properties ?? {}).filter((one) => one.default !== undefined)).toEqual([]);
});

const secret = "a long secret";

/** Returns the status and the detail of an answer. */
function said({ status, body }: Answer): readonly unknown[] {
  return [status, (body as { detail?: string }).detail];
}

databaseTest("a taken value is a 409 that names its members, at creation and update", async ({ call, create }) => {
  const [nick, team, invitation, login] = [unique("nick"), unique("team"), unique("i"), unique("login")];
  const first = await create("/members", { login, secret, nick, team, number: 1, invitation });
  const second = await create("/members", { login, secret, team, number: 2 });
  const third = await create("/members", { login, secret, team });
  await create("/members", { login, secret, team });
  const post = async (body: object) => said(await call("POST", "/members", { body: { login, secret, ...body } }));
  expect(await post({ nick })).toEqual([409, "Another member has the same nick."]);
  expect(await post({ team, number: 2 })).toEqual([409, "Another member has the same team and number."]);
  expect(await post({ invitation })).toEqual([409, "Another member has the same invitation."]);
  const put = async (row: Row, body: object) =>
    said(await call("PUT", `/members/${row["id"]}`, { body: { secret, ...body } }));
  expect(await put(second, { nick })).toEqual([409, "Another member has the same nick."]);
  expect(await put(third, { team, number: 1 })).toEqual([409, "Another member has the same team and number."]);
  expect(await put(first, { nick, team, number: 1 })).toEqual([200, undefined]);
  expect(await put(first, { team, number: 1 })).toEqual([200, undefined]);
  expect(await put(second, { nick, team, number: 2 })).toEqual([200, undefined]);
});

databaseTest("a class of the host has the unique index of its own mapping", async ({ call, create }) => {
  const label = unique("label");
  await create("/badges", { label, pin: "1" });
  const taken = await call("POST", "/badges", { body: { label, pin: "2" } });
  expect(said(taken)).toEqual([409, "Another badge has the same label."]);
});

databaseTest("a hundred creations with one value at once: one is done, the others are told why", async ({ call }) => {
  const [nick, login] = [unique("race"), unique("login")];
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => call("POST", "/members", { body: { login, secret, nick } })),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(said)).toEqual(Array(99).fill([409, "Another member has the same nick."]));
});

databaseTest("a value that moves between rows at once: only documented answers", async ({ call, create, list }) => {
  const [nick, login] = [unique("moves"), unique("login")];
  const rows = await Promise.all(Array.from({ length: 10 }, () => create("/members", { login, secret })));
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_one, index) =>
      call("PUT", `/members/${rows[index % 10]?.["id"]}`, { body: { secret, ...(index % 3 > 0 && { nick }) } }),
    ),
  );
  expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
  expect((await list(`/members?nick=${nick}`)).totalCount).toBeLessThanOrEqual(1);
});

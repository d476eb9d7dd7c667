import { expect } from "vitest";
import { call, databaseTest, liveTest, unique } from "./api.ts";

databaseTest("each member is in its bodies alone", async ({ call, create }) => {
  const login = unique("login");
  const sent = { login, secret: "a long secret", invitation: unique("i"), rating: 4.5 };
  const member = await create("/members", sent);
  expect(member).toEqual({ id: expect.any(String), login, rating: null });
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
  const badge = await create("/badges", { label: "A", printing: 9, pin: "1234" });
  expect(badge).toEqual({ number: expect.any(Number), label: "A", printing: 7 });
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

import { expect } from "vitest";
import { databaseTest, type Row, unique } from "./api.ts";

const routes: Readonly<Record<string, Row>> = {
  users: { state: "Open" },
  groups: { guids: "One" },
  versions: {},
  responses: { code: "code" },
  news: { list: "Long" },
  statuses: {},
  endpoints: {},
  results: {},
  product2s: {},
  events: {},
  options: {},
  types: {},
  outcomes: {},
  "http-contexts": {},
  "json-exceptions": {},
  canonicals: { at: "2026-02-03T04:05:06Z" },
  "office-equipment": {},
  shoal: {},
  "spiky-things": {},
};

databaseTest(
  "entities with the names of C# and of the framework work like any other",
  async ({ call, create, list }) => {
    for (const [route, members] of Object.entries(routes)) {
      const row = { ...members, name: unique() };
      const created = await create(`/${route}`, row);
      expect([route, created]).toEqual([route, expect.objectContaining(row)]);
      const { items } = await list(`/${route}?name=${row.name}&sortBy=name`);
      expect([route, items]).toEqual([route, [created]]);
      const key = created["id"] ?? created["version1"] ?? created["code"];
      const updated = await call("PUT", `/${route}/${key}`, { body: { ...members, name: "changed" } });
      expect([route, updated.status, updated.body]).toEqual([route, 200, { ...created, name: "changed" }]);
      expect([route, (await call("DELETE", `/${route}/${key}`)).status]).toEqual([route, 204]);
    }
  },
);

databaseTest("properties with such names are stored, filtered and sorted by", async ({ create, list }) => {
  const row = {
    name: unique(),
    class: "a",
    event: 1,
    namespace: true,
    await: "b",
    var: "c",
    record: "d",
    value: "e",
    field: "f",
    request: "g",
    service: "h",
    ct: "i",
    context: "j",
    query: "k",
    filter: "l",
    errors: "m",
    items: "n",
    totalCount: 2,
    status: "o",
    dateTime: "2026-02-03T04:05:06Z",
    timeSpan: "00:01:00",
    string: "p",
    task: "q",
    htmlText: "r",
    length: 3,
  };
  const created = await create("/keywords", row);
  expect(created).toMatchObject(row);
  const conditions = Object.entries(row).map(([name, value]): [string, string] => [name, String(value)]);
  // A request has at most 20.
  for (const some of [conditions.slice(0, 20), [...conditions.slice(0, 1), ...conditions.slice(20)]])
    expect((await list(`/keywords?${new URLSearchParams(some)}`)).items).toEqual([created]);
  for (const name of Object.keys(row)) {
    expect([name, (await list(`/keywords?name=${row.name}&sortBy=${name}`)).totalCount]).toEqual([name, 1]);
  }
});

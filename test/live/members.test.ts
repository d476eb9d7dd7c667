import { expect } from "vitest";
import { databaseTest, unique } from "./api.ts";

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

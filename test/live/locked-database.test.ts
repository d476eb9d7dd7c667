import { expect } from "vitest";
import { call, databaseTest, liveHost, liveTest, unique } from "./api.ts";

databaseTest(
  "writes to a locked database are a 503 problem within seconds, reads and later writes succeed",
  async ({ call, create }) => {
    const body = { name: "Ada", country: "UK" };
    const [changed, deleted] = [await create("/authors", body), await create("/authors", body)];
    expect((await call("POST", "/testing/locks/8")).status).toBe(200);
    const start = Date.now();
    const writes = Promise.all([
      call("POST", "/authors", { body, isOnce: true }),
      call("PUT", `/authors/${changed["id"]}`, { body: { ...body, name: "Bea" }, isOnce: true }),
      call("DELETE", `/authors/${deleted["id"]}`, { isOnce: true }),
    ]);
    expect((await call("GET", `/authors/${changed["id"]}`)).body).toEqual(changed);
    expect(Date.now() - start).toBeLessThan(4_000);
    for (const { status, type, body } of await writes) {
      expect([status, type]).toEqual([503, "application/problem+json"]);
      expect(body).toMatchObject({ status: 503, title: expect.any(String) });
    }
    expect(Date.now() - start).toBeLessThan(7_500);
    await new Promise((resolve) => setTimeout(resolve, 8_500 - (Date.now() - start)));
    expect((await call("PUT", `/authors/${changed["id"]}`, { body })).status).toBe(200);
    expect((await call("DELETE", `/authors/${deleted["id"]}`)).status).toBe(204);
  },
);

liveTest("a key that is taken is a conflict, however late PostgreSQL can say so", async () => {
  const body = { code: unique("late"), name: "Late" };
  const create = (headers = {}) =>
    call("POST", "/rooms", { body, headers, url: liveHost().urls.postgres, isOnce: true });
  expect((await create()).status).toBe(201);
  expect((await create({ "X-Late-By": "5" })).status).toBe(409);
});

import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { blocksOf } from "../readme-blocks.ts";
import { type Answer, type call, databaseTest, unique } from "./api.ts";

type Post = typeof call;

const ticket = (body: object = {}) => ({ code: unique("t"), hall: unique("hall"), seat: 1, ...body });

interface Sent {
  readonly key: string;
  readonly user?: string;
  readonly path?: string;
}

/** Sends a creation with a key. */
function send(call: Post, body: unknown, { key, user, path = "/tickets" }: Sent): Promise<Answer> {
  const headers = { "Idempotency-Key": key, ...(user !== undefined && { "X-User": user }) };
  return call("POST", path, typeof body === "string" ? { text: body, headers } : { body, headers });
}

/** Returns what a repetition must have in common with the first answer. */
function shown({ status, text, headers }: Answer) {
  return [status, text, headers.get("Location"), headers.get("ETag"), headers.get("Content-Type")];
}

/** Returns the status and the reason of a refusal. */
function refusal({ status, type, body }: Answer) {
  return [status, type, (body as { detail?: string }).detail];
}

const problem = "application/problem+json";
const reused = [422, problem, "The Idempotency-Key was used with another body."];
const running = [409, problem, "A request with this Idempotency-Key still runs."];

function idOf({ status, body }: Answer): unknown {
  expect(status).toBe(201);
  return (body as { id: unknown }).id;
}

databaseTest("a repetition is answered as the first request, and stores nothing", async ({ call, list }) => {
  const [key, body] = [unique("key"), ticket({ pin: "1234" })];
  const first = await send(call, body, { key });
  expect(shown(first)).toEqual([201, first.text, `/tickets/${idOf(first)}`, '"1"', "application/json; charset=utf-8"]);
  expect(shown(await send(call, body, { key }))).toEqual(shown(first));
  const turned = JSON.stringify({ other: 1, ...Object.fromEntries(Object.entries(body).reverse()) }, null, 2);
  expect(shown(await send(call, turned, { key }))).toEqual(shown(first));
  expect((await list(`/tickets?code=${body.code}`)).totalCount).toBe(1);
  const put = { code: body.code, hall: null, seat: null, price: 7, pin: "1" };
  expect((await call("PUT", `/tickets/${idOf(first)}`, { body: put })).status).toBe(200);
  expect(shown(await send(call, body, { key }))).toEqual(shown(first));
  expect((await call("DELETE", `/tickets/${idOf(first)}`)).status).toBe(204);
  expect(shown(await send(call, body, { key }))).toEqual(shown(first));
  expect((await send(call, body, { key: unique("key") })).status).toBe(201);
});

// The exchanges that docs/specification/endpoints.md shows.
const page = readFileSync(new URL("../../docs/specification/endpoints.md", import.meta.url), "utf8");
const exchanges = blocksOf(page)
  .filter(({ label }) => label === "asked in: test/live/retries.test.ts")
  .flatMap(({ text }) => text.trimEnd().split("\n"));

databaseTest("requests are answered as the specification shows", async ({ call, list }) => {
  expect(exchanges).toHaveLength(3);
  const own = unique("own");
  const statuses = [];
  for (const exchange of exchanges) {
    const [, key, code] = /^POST \/tickets, Idempotency-Key: (\S+), Code: (\S+) +→ {2}\d+$/.exec(exchange) ?? [];
    const { status } = await send(call, { code: `${own}-${code}` }, { key: `${own}-${key}` });
    statuses.push(exchange.endsWith(`  ${status}`));
  }
  expect(statuses).toEqual([true, true, true]);
  expect((await list(`/tickets?code=${own}-T-1`)).totalCount).toBe(1);
});

databaseTest("a key belongs to one body, one operation and one caller", async ({ call, list }) => {
  const [key, title] = [unique("key"), unique("show")];
  const path = "/shows";
  const first = await send(call, { title }, { key, path });
  expect(refusal(await send(call, { title: "Another" }, { key, path }))).toEqual(reused);
  const ids = [first];
  for (const user of ["ann", "ben", "ann"]) ids.push(await send(call, { title }, { key, path, user }));
  expect(new Set(ids.map(idOf)).size).toBe(3);
  expect(idOf(ids[3] as Answer)).toBe(idOf(ids[1] as Answer));
  const many = { items: [{ title }] };
  const batch = await send(call, many, { key, path: "/shows/batch", user: "admin" });
  expect(batch.status).toBe(201);
  expect(shown(await send(call, many, { key, path: "/shows/batch", user: "admin" }))).toEqual(shown(batch));
  const other = { items: [{ title }, { title }] };
  expect(refusal(await send(call, other, { key, path: "/shows/batch", user: "admin" }))).toEqual(reused);
  expect((await list(`/shows?title=${title}`)).totalCount).toBe(4);
});

databaseTest("a refusal is not stored, so the key can be used again", async ({ call, create }) => {
  const [key, taken] = [unique("key"), await create("/tickets", ticket())];
  expect((await send(call, { seat: 1 }, { key })).status).toBe(400);
  const conflict = await send(call, ticket({ code: taken["code"] }), { key });
  expect(refusal(conflict)).toEqual([409, problem, "Another ticket has the same code."]);
  const parent = await send(call, ticket({ showId: 2_000_000 }), { key });
  expect(refusal(parent)).toEqual([409, problem, "A row that this ticket refers to does not exist."]);
  const many = await send(call, { items: [ticket(), { seat: 0 }] }, { key, path: "/tickets/batch" });
  expect(many.status).toBe(400);
  expect((await send(call, ticket(), { key })).status).toBe(201);
});

databaseTest("a key of another form is a 400 that names the header", async ({ call, list }) => {
  const hall = unique("hall");
  for (const key of ["", "x".repeat(256), "x".repeat(10_000), "a\tb"]) {
    const { status, body } = await send(call, ticket({ hall }), { key });
    expect([key.length, status, Object.keys((body as { errors: object }).errors)]).toEqual([
      key.length,
      400,
      ["Idempotency-Key"],
    ]);
  }
  expect((await send(call, ticket({ hall }), { key: "é" })).status).toBe(400);
  expect((await list(`/tickets?hall=${hall}`)).totalCount).toBe(0);
  expect((await send(call, ticket(), { key: unique("x".repeat(240)) })).status).toBe(201);
  expect((await send(call, ticket(), { key: `"${crypto.randomUUID()}", ~!` })).status).toBe(201);
});

databaseTest("a hundred equal requests at once: one row, and a hundred equal answers", async ({ call, list }) => {
  const [key, body] = [unique("key"), ticket()];
  const answers = await Promise.all(Array.from({ length: 100 }, () => send(call, body, { key })));
  expect(new Set(answers.map((answer) => JSON.stringify(shown(answer)))).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect((await list(`/tickets?code=${body.code}`)).totalCount).toBe(1);
});

databaseTest("many requests with one key and two bodies at once: one of them is done", async ({ call, list }) => {
  const [key, hall] = [unique("key"), unique("hall")];
  const bodies = [ticket({ hall }), ticket({ hall, seat: 2 })];
  const items = bodies.map((one) => ({ items: [one, ticket()] }));
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_one, index) => send(call, items[index % 2], { key, path: "/tickets/batch" })),
  );
  const done = answers.findIndex(({ status }) => status === 201);
  const same = answers.filter((_answer, index) => index % 2 === done % 2);
  expect(new Set(same.map((answer) => JSON.stringify(shown(answer)))).size).toBe(1);
  expect(answers.filter((_answer, index) => index % 2 !== done % 2).map(refusal)).toEqual(Array(20).fill(reused));
  expect((await list(`/tickets?hall=${hall}`)).totalCount).toBe(1);
});

databaseTest(
  "the row and the answer of an existing class have the version that its mapping counts",
  async ({ call }) => {
    const [key, body, path] = [unique("key"), { label: "A crate" }, "/crates"];
    const first = await send(call, body, { key, path });
    expect(first.headers.get("ETag")).toMatch(/^"\d+"$/);
    const put = await call("PUT", `/crates/${idOf(first)}`, { body: { label: "Another" } });
    expect(put.headers.get("ETag")).not.toBe(first.headers.get("ETag"));
    expect(shown(await send(call, body, { key, path }))).toEqual(shown(first));
  },
);

databaseTest("a key can be used again after 24 hours", async ({ call, list }) => {
  const [key, title, path] = [unique("key"), unique("show"), "/shows"];
  const first = idOf(await send(call, { title }, { key, path }));
  await call("POST", `/testing/clock/${23 * 60 + 55}`);
  expect(idOf(await send(call, { title }, { key, path }))).toBe(first);
  await call("POST", "/testing/clock/6");
  const second = idOf(await send(call, { title }, { key, path }));
  expect(second).not.toBe(first);
  expect(idOf(await send(call, { title }, { key, path }))).toBe(second);
  await call("POST", `/testing/clock/${24 * 60 + 1}`);
  const other = { title: unique("show") };
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(call, other, { key, path })));
  expect(new Set(answers.map(idOf)).size).toBe(1);
  expect((await list(`/shows?title=${title}`)).totalCount).toBe(2);
});

databaseTest(
  "a repetition waits for the first request, at most as long as a write may",
  async ({ call, list }) => {
    const slowly = (seconds: number, isStored: boolean, body: object, key: string) =>
      call("POST", `/testing/slow-shows/${seconds}?isStored=${isStored}`, {
        body,
        headers: { "Idempotency-Key": key },
      });
    for (const isStored of [true, false]) {
      const [key, body, path] = [unique("key"), { title: unique("show") }, "/shows"];
      const slow = slowly(2, isStored, body, key);
      await new Promise((resolve) => setTimeout(resolve, 500));
      const answers = await Promise.all([1, 2, 3].map(() => send(call, body, { key, path })));
      expect(new Set(answers.map(idOf)).size).toBe(1);
      await slow;
      expect((await list(`/shows?title=${body.title}`)).totalCount).toBe(1);
    }
    const [key, body, path] = [unique("key"), { title: unique("show") }, "/shows"];
    const slow = slowly(8, true, body, key);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const start = Date.now();
    expect(refusal(await send(call, body, { key, path }))).toEqual(running);
    expect(Date.now() - start).toBeLessThan(7_000);
    await slow;
    expect((await send(call, body, { key, path })).status).toBe(201);
    expect((await list(`/shows?title=${body.title}`)).totalCount).toBe(1);
  },
  { concurrent: true, timeout: 90_000 },
);

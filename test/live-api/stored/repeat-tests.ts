import { expect } from "vitest";
import type { StoredHost } from "./stored-host.ts";

/** A test of repeated requests, for each database and kind of context. */
interface RepeatTest {
  readonly name: string;
  readonly run: (host: StoredHost) => Promise<void>;
}

type Answer = Awaited<ReturnType<StoredHost["send"]>>;

const unique = (word: string) => `${word}-${crypto.randomUUID()}`;
const payment = (amount = 5) => ({ price: { amount }, note: "n" });
const reused = [422, "The Idempotency-Key was used with another body."];
const running = [409, "A request with this Idempotency-Key still runs."];

/** Sends a request with a key. */
function post({ sendWith }: StoredHost, path: string, body: unknown, key: string, user?: string): Promise<Answer> {
  return sendWith({ "Idempotency-Key": key, ...(user !== undefined && { "X-User": user }) }, "POST", path, body);
}

const shown = ({ status, text, tag }: Answer) => [status, text, tag];
const refusal = ({ status, body }: Answer) => [status, (body as { readonly detail?: string }).detail];

/** Opens an account of a test's own, and returns the path of its payments. */
async function accountOf({ ok }: StoredHost): Promise<string> {
  const id = unique("a");
  await ok("POST", "/accounts", { id });
  return `/accounts/${id}/payments`;
}

async function paid({ ok }: StoredHost, payments: string): Promise<number> {
  return ((await ok("GET", payments)).body as readonly unknown[]).length;
}

/** Expects what the policy has counted in the end: the events of an account come one after another, each once. */
async function expectCounted({ ok }: StoredHost, payments: string, counted: object): Promise<void> {
  const account = payments.replace("/payments", "");
  await expect.poll(async () => (await ok("GET", account)).body, { timeout: 20_000 }).toEqual(counted);
}

export const repeatTests: readonly RepeatTest[] = [
  {
    name: "a repetition is answered as the first request, and stores neither an aggregate nor an event",
    run: async (host) => {
      const [key, path] = [unique("key"), await accountOf(host)];
      const first = await post(host, path, payment(), key);
      expect(shown(first)).toEqual([200, expect.stringContaining('"isFree":false'), '"1"']);
      const { id } = first.body as { readonly id: number };
      await host.ok("PUT", `/payments/${id}/note`, { note: "changed" });
      const turned = JSON.stringify({ other: 1, note: "n", price: { currency: "EUR", amount: 5 } }, null, 2);
      for (const body of [payment(), turned]) expect(shown(await post(host, path, body, key))).toEqual(shown(first));
      expect(await paid(host, path)).toBe(1);
      await post(host, path, payment(2), unique("key"));
      expect(shown(await host.send("POST", path, payment(1)))).toEqual([200, expect.any(String), '"1"']);
      await expectCounted(host, path, { total: 8, payments: 3 });
    },
  },
  {
    name: "a key belongs to one body, one route, one operation and one caller",
    run: async (host) => {
      const [key, path, other] = [unique("key"), await accountOf(host), await accountOf(host)];
      await post(host, path, payment(), key);
      expect(refusal(await post(host, path, payment(6), key))).toEqual(reused);
      expect(refusal(await post(host, other, payment(), key))).toEqual(reused);
      const id = unique("a");
      expect((await post(host, "/accounts", { id }, key)).status).toBe(200);
      const answers = [];
      for (const user of ["ann", "ben", "ann"]) answers.push(await post(host, path, payment(), key, user));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(answers[2]?.text).toBe(answers[0]?.text);
      expect(answers[1]?.text).not.toBe(answers[0]?.text);
      expect(await paid(host, path)).toBe(3);
    },
  },
  {
    name: "a refusal is not stored, so the key can be used again",
    run: async (host) => {
      const [key, path, id] = [unique("key"), await accountOf(host), unique("a")];
      expect(await post(host, path, payment(-1), key)).toMatchObject({ status: 400, tag: null });
      expect((await post(host, path, {}, key)).status).toBe(400);
      expect((await post(host, path, payment(), key)).status).toBe(200);
      await host.ok("POST", "/accounts", { id });
      const taken = unique("key");
      expect(refusal(await post(host, "/accounts", { id }, taken))).toEqual([409, `Account '${id}' exists already.`]);
      expect((await post(host, "/accounts", { id: unique("a") }, taken)).status).toBe(200);
    },
  },
  {
    name: "a key of another form is a 400 that names the header",
    run: async (host) => {
      const path = await accountOf(host);
      for (const key of ["", "x".repeat(256), "a\tb"]) {
        const { status, body } = await post(host, path, payment(), key);
        const { errors } = body as { readonly errors: object };
        expect([key, status, Object.keys(errors)]).toEqual([key, 400, ["Idempotency-Key"]]);
      }
      expect((await post(host, path, payment(), "\u00e9")).status).toBe(400);
      expect(await paid(host, path)).toBe(0);
      expect((await post(host, path, payment(), `"${crypto.randomUUID()}", ~!`)).status).toBe(200);
    },
  },
  {
    name: "twenty equal requests at once: one aggregate, one event and equal answers",
    run: async (host) => {
      const [key, path] = [unique("key"), await accountOf(host)];
      const answers = await Promise.all(Array.from({ length: 20 }, () => post(host, path, payment(), key)));
      expect(new Set(answers.map((answer) => JSON.stringify(shown(answer)))).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      expect(await paid(host, path)).toBe(1);
      const others = Array.from({ length: 10 }, (_, index) => post(host, path, payment(index + 1), `${key}-${index}`));
      expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(10).fill(200));
      await expectCounted(host, path, { total: 60, payments: 11 });
    },
  },
  {
    name: "a repetition waits for the first request, at most as long as a write may",
    run: async (host) => {
      const slowly = (seconds: number, isStored: boolean, id: string, key: string) =>
        post(host, `/slow-accounts?seconds=${seconds}&isStored=${isStored}`, { id }, key);
      for (const isStored of [true, false]) {
        const [key, id] = [unique("key"), unique("a")];
        const slow = slowly(2, isStored, id, key);
        await new Promise((resolve) => setTimeout(resolve, 500));
        const answers = await Promise.all([1, 2, 3].map(() => post(host, "/accounts", { id }, key)));
        expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
        expect(answers[0]?.status).toBe(200);
        await slow;
      }
      const [key, id] = [unique("key"), unique("a")];
      const slow = slowly(8, true, id, key);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(refusal(await post(host, "/accounts", { id }, key))).toEqual(running);
      await slow;
      expect((await post(host, "/accounts", { id }, key)).status).toBe(200);
    },
  },
  {
    name: "a key can be used again after 24 hours",
    run: async (host) => {
      const [key, path] = [unique("key"), await accountOf(host)];
      const first = await post(host, path, payment(), key);
      await host.ok("POST", `/older-answers?minutes=${23 * 60 + 55}`);
      expect((await post(host, path, payment(), key)).text).toBe(first.text);
      await host.ok("POST", "/older-answers?minutes=6");
      expect((await post(host, path, payment(9), key)).status).toBe(200);
      expect(await paid(host, path)).toBe(2);
    },
  },
];

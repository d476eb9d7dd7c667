import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { runCommandLine } from "../../generators/cli/run-command-line.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { call, create, liveHost, liveTest } from "./api.ts";
import { withSettings } from "./with-settings.ts";

liveTest("every generated endpoint is a partial class: a second file adds a policy", async () => {
  const body = { text: "hello" };
  expect((await call("POST", "/notes", { body })).status).toBe(401);
  expect((await call("POST", "/notes", { body, headers: { "X-User": "guest" } })).status).toBe(403);
  expect((await call("POST", "/notes", { body, headers: { "X-User": "admin" } })).status).toBe(201);
});

liveTest("a second file adds an endpoint filter, and metadata that wins over what was generated", async () => {
  expect((await call("GET", "/notes")).headers.get("X-Filter")).toBe("seen");
  const { body } = await call("GET", "/openapi/v1.json");
  expect(body).toMatchObject({ paths: { "/notes/{id}": { get: { summary: "Changed by a second file." } } } });
});

liveTest("every kind of endpoint ends in the hook of its partial class, the health endpoints too", async () => {
  const headers = [];
  const { orderNumber } = await create("/orders", { reference: "A" });
  const item = `/orders/${orderNumber}`;
  for (const [method, path, body] of [
    ["POST", "/orders", { reference: "B" }],
    ["GET", "/orders", undefined],
    ["GET", item, undefined],
    ["PUT", item, { reference: "C" }],
    ["PATCH", item, { reference: "D" }],
    ["GET", `${item}/order-lines`, undefined],
    ["DELETE", item, undefined],
    ["GET", "/health", undefined],
    ["GET", "/ready", undefined],
  ] as const) {
    headers.push([method, path, (await call(method, path, { body })).headers.get("X-Hook")]);
  }
  expect(headers.filter(([, , hook]) => hook !== "seen")).toEqual([]);
});

liveTest("a service that the host registers takes the place of the generated one", async () => {
  await withSettings({ Testing__Services: "own" }, async (url) => {
    const id = crypto.randomUUID();
    expect((await call("GET", `/series/${id}`, { url })).body).toEqual({ id });
    expect((await call("POST", "/series", { body: {}, url })).status).toBe(409);
  });
});

liveTest("names on the wire are those of the host's JSON options, in bodies, in answers and in errors", async () => {
  await withSettings({ Testing__Json: "snake" }, async (url) => {
    const { id } = await create("/authors", { name: "Ada", country: "UK" }, url);
    const post = { title: "Notes", likes: 1, published: true, rating: 1 };
    const { body } = await call("POST", "/posts", {
      body: { ...post, author_id: id, posted_at: "2026-02-03T04:05:06Z" },
      url,
    });
    expect(body).toMatchObject({ author_id: id, posted_at: "2026-02-03T04:05:06Z", editor_id: null });
    const refused = await call("POST", "/posts", { body: { ...post, AUTHOR_ID: null }, url });
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ errors: { author_id: expect.any(Array) } }),
    ]);
    expect((await call("GET", "/authors", { url })).body).toMatchObject({
      page_size: 10,
      total_count: expect.any(Number),
    });
  });
});

liveTest("a second file adds rules to a validator", async () => {
  const { status, body } = await call("POST", "/notes", {
    body: { text: "forbidden" },
    headers: { "X-User": "admin" },
  });
  expect([status, body]).toEqual([400, expect.objectContaining({ errors: { text: expect.any(Array) } })]);
});

liveTest("a run again writes nothing and leaves the user's files alone", async () => {
  const { folder } = liveHost();
  const mine = join(folder, "Testing", "NoteEndpoints.cs");
  const before = readFileSync(mine, "utf8");
  const { exitCode, output } = await runCommandLine(["graft", "--host", folder], createContext(folder));
  expect([exitCode, output]).toEqual([
    0,
    expect.stringMatching(/^Nothing to do: \d+ files are as they should be\.\n$/),
  ]);
  expect(readFileSync(mine, "utf8")).toBe(before);
});

liveTest("access: anonymous, authenticated and a policy, for each operation", async () => {
  const body = { text: "hush" };
  const as = (user: string) => ({ headers: { "X-User": user } });
  expect((await call("GET", "/secrets")).status).toBe(200);
  expect((await call("POST", "/secrets", { body })).status).toBe(401);
  const created = await call("POST", "/secrets", { body, ...as("guest") });
  expect(created.status).toBe(201);
  const path = created.headers.get("Location") ?? "";
  expect((await call("GET", path)).status).toBe(401);
  expect((await call("GET", path, as("guest"))).status).toBe(200);
  expect((await call("DELETE", path)).status).toBe(401);
  expect((await call("DELETE", path, as("guest"))).status).toBe(403);
  expect((await call("DELETE", path, as("admin"))).status).toBe(204);
});

liveTest("the host's own endpoint and document are as they were", async () => {
  const subscribed = await call("POST", "/newsletter", { body: { email: `${crypto.randomUUID()}@example.org` } });
  expect(subscribed.status).toBeLessThan(300);
  const { body } = await call("GET", "/openapi/v1.json");
  expect(body).toMatchObject({ paths: { "/authors": { get: { operationId: "GetAllAuthors", tags: ["Authors"] } } } });
  await create("/authors", { name: "Ada", country: "UK" });
});

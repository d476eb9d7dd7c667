import { request } from "node:http";
import { afterAll, beforeAll, expect } from "vitest";
import type { RunningHost } from "../../scripts/dotnet.js";
import { announceLargeBody } from "../announce-large-body.ts";
import { call, databaseTest, liveHost, liveTest, unique } from "./api.ts";
import { startLiveHost } from "./start-live-host.ts";

let production: RunningHost | undefined;

beforeAll(async () => {
  const environment = { ASPNETCORE_ENVIRONMENT: "Production", Prefix: "/api" };
  production = await startLiveHost(liveHost(), environment);
});

afterAll(() => production?.stop());

const internals = /System\.|Microsoft\.|Bookshop|Exception|\bat \w+\.|\.cs\b|SQLite|Npgsql|LineNumber|BytePosition/;

/** Invalid bodies, each with the members that the response must name. */
const bodies = [
  ['{"name":', undefined],
  ['{"name":"a"} trailing', undefined],
  ['{"name":"a",}', undefined],
  ["[]", undefined],
  ['"x"', undefined],
  ["null", undefined],
  ["", undefined],
  ['{"name":5,"country":"UK"}', ["name"]],
  ['{"name":{"a":1},"country":"UK"}', ["name"]],
  ['{"NAME":[],"country":"UK"}', ["NAME"]],
  ['{"name":5,"country":[]}', ["name", "country"]],
  // The rules for the others count as well.
  ['{"name":5,"country":"a\\u0000b"}', ["name", "country"]],
  ['{"name":5}', ["name", "country"]],
] as const;

liveTest(
  "a body that cannot be read is a 400 problem in Development and in Production, naming the member",
  async () => {
    for (const url of [`${liveHost().urls.sqlite}`, `${liveHost().urls.postgres}`, `${production?.url}/api`]) {
      for (const [text, members] of bodies) {
        const answer = await call("POST", "/authors", { text, url });
        expect([url, text, answer.status, answer.type]).toEqual([url, text, 400, "application/problem+json"]);
        const { errors, title, status } = answer.body as { errors?: object; title?: string; status?: number };
        expect([text, errors && Object.keys(errors)]).toEqual([text, members]);
        expect([title === "", status]).toEqual([false, 400]);
        expect(answer.text).not.toMatch(internals);
      }
    }
  },
);

liveTest("every other error of ours is a problem too, and tells nothing of our code", async () => {
  const { urls } = liveHost();
  for (const url of [urls.sqlite, urls.postgres, `${production?.url}/api`]) {
    const code = unique();
    await call("POST", "/categories", { body: { code, name: "Name" }, url });
    const answers = [
      await call("POST", "/categories", { body: { code, name: "Name" }, url }),
      await call("POST", "/posts", {
        body: { authorId: crypto.randomUUID(), title: "Ab", likes: 1, published: true, rating: 1 },
        url,
      }),
      await call("GET", `/categories/${unique()}`, { url }),
      await call("PUT", `/categories/${unique()}`, { body: { name: "Name" }, url }),
      await call("DELETE", `/categories/${unique()}`, { url }),
      await call("GET", `/categories/${unique()}/categories`, { url }),
      await call("GET", "/posts?likes=many", { url }),
      await call("POST", "/posts", { body: {}, url }),
    ];
    expect(answers.map(({ status, type }) => [status, type])).toEqual(
      [409, 409, 404, 404, 404, 404, 400, 400].map((status) => [status, "application/problem+json"]),
    );
    for (const { text, body, status } of answers) {
      expect(text).not.toMatch(internals);
      expect(body).toMatchObject({ status, title: expect.any(String), type: expect.stringMatching(/^https:/) });
    }
  }
});

liveTest("a body that is too large is a 413 problem", async () => {
  for (const url of [`${liveHost().urls.sqlite}/authors`, `${production?.url}/api/authors`]) {
    expect(await announceLargeBody(url)).toMatchObject({
      status: 413,
      type: "application/problem+json",
      body: { status: 413 },
    });
  }
});

liveTest("a body that is no JSON by its type is the host's 415", async () => {
  const headers = { "Content-Type": "text/plain" };
  for (const [method, path] of [
    ["POST", "/authors"],
    ["PUT", "/authors/00000000-0000-0000-0000-000000000001"],
  ] as const) {
    expect((await call(method, path, { text: '{"name":"Ada","country":"UK"}', headers })).status).toBe(415);
  }
});

liveTest("JSON in an unknown encoding is a 415 problem in Development and in Production", async () => {
  const { urls } = liveHost();
  const item = "/authors/00000000-0000-0000-0000-000000000001";
  for (const charset of ["foo", "utf-7", "%00"]) {
    const headers = { "Content-Type": `application/json; charset=${charset}` };
    for (const url of [urls.sqlite, urls.postgres, `${production?.url}/api`]) {
      for (const [method, path] of [
        ["POST", "/authors"],
        ["PUT", item],
      ] as const) {
        const answer = await call(method, path, { text: '{"name":"Ada","country":"UK"}', headers, url });
        expect([charset, answer.status, answer.type]).toEqual([charset, 415, "application/problem+json"]);
        expect(answer.body).toMatchObject({ status: 415, title: expect.any(String) });
        expect(answer.text).not.toMatch(internals);
      }
      expect((await call("GET", "/authors", { headers, url })).status).toBe(200);
      expect((await call("DELETE", item, { headers, url })).status).toBe(404);
    }
  }
});

liveTest("JSON in another known encoding is read", async () => {
  const headers = { "Content-Type": "application/json; charset=ISO-8859-1" };
  const text = '{"name":"Ada","country":"UK"}';
  expect((await call("POST", "/authors", { text, headers })).status).toBe(201);
});

databaseTest("a NUL in a path reaches no database", async ({ call }) => {
  for (const path of ["/categories/a%00b", "/categories/a%00b/categories", "/text-parents/%00/children"]) {
    expect([path, [400, 404].includes((await call("GET", path)).status)]).toEqual([path, true]);
  }
});

liveTest("the host's own routes answer a wrong body as they did before", async () => {
  const malformed = { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"email":' };
  const inProduction = await fetch(`${production?.url}/newsletter`, malformed);
  expect([inProduction.status, await inProduction.text(), inProduction.headers.get("Content-Type")]).toEqual([
    400,
    "",
    null,
  ]);
  const inDevelopment = await fetch(`${liveHost().urls.sqlite}/newsletter`, malformed);
  expect([inDevelopment.status, inDevelopment.headers.get("Content-Type")]).toEqual([400, "text/plain; charset=utf-8"]);
  expect(await inDevelopment.text()).toContain("BadHttpRequestException");
});

liveTest("below a prefix Location keeps it, and health stays where it was", async () => {
  const url = production?.url ?? "";
  const created = await call("POST", "/api/authors", { body: { name: "Ada", country: "UK" }, url });
  const location = created.headers.get("Location") ?? "";
  expect(location).toMatch(/^\/api\/authors\/[0-9a-f-]{36}$/);
  expect((await call("GET", location, { url })).text).toBe(created.text);
  expect((await call("GET", "/health", { url })).body).toEqual({ status: "Healthy" });
  expect((await call("GET", "/ready", { url })).body).toEqual({ status: "Ready" });
  expect((await call("GET", "/authors", { url })).status).toBe(404);
});

liveTest("Location is a path, whatever host the request names", async () => {
  const { urls } = liveHost();
  const location = await new Promise((resolve, reject) => {
    const headers = { "Content-Type": "application/json", Host: "evil.example", "X-Forwarded-Host": "evil.example" };
    const message = request(`${urls.sqlite}/authors`, { method: "POST", headers }, (response) => {
      resolve(response.headers.location);
      response.resume();
    });
    message.on("error", reject).end('{"name":"Ada","country":"UK"}');
  });
  expect(location).toMatch(/^\/authors\//);
});

import { expect, inject, test } from "vitest";
import { call, create, unique } from "./api.ts";
import { withSettings } from "./with-settings.ts";

/** A test of what only a host on FastEndpoints does. */
const fastTest = test.skipIf(inject("live")?.library !== "fastendpoints");

const author = { name: "Ada", country: "UK" };

fastTest("the key comes from the route, whatever the body, the query, claims and headers say", async () => {
  const [{ id }, { id: other }] = [await create("/authors", author), await create("/authors", author)];
  const headers = { "X-User": "admin", id: `${other}`, Id: `${other}` };
  const path = `/authors/${id}?id=${other}&Id=${other}`;
  expect((await call("GET", path, { headers })).body).toMatchObject({ id });
  const body = { id: other, Id: other, name: "Grace", country: "US" };
  expect((await call("PUT", path, { body, headers })).body).toEqual({ ...body, id, Id: undefined });
  expect((await call("GET", `/authors/${other}`)).body).toMatchObject({ id: other, name: "Ada" });
  expect((await call("DELETE", path, { headers })).status).toBe(204);
  expect((await call("GET", `/authors/${other}`)).status).toBe(200);
});

fastTest("a member comes from the body alone: neither the query nor a header sets it", async () => {
  const headers = { name: "Header", country: "US" };
  const answer = await call("POST", "/authors?name=Query&country=US", { body: {}, headers });
  expect(answer.body).toMatchObject({ status: 400, errors: { name: expect.any(Array) } });
});

fastTest("the host's own endpoints keep the habits of the library", async () => {
  const bound = await call("PUT", "/own/parcels/1?label=Query&id=2", { body: { label: "Body" } });
  expect([bound.status, bound.body]).toEqual([200, { id: 2, label: "Query" }]);
  const refused = await call("PUT", "/own/parcels/1", { body: {} });
  expect([refused.status, refused.body]).toEqual([
    400,
    { statusCode: 400, message: "One or more errors occurred!", errors: { label: ["'label' must not be empty."] } },
  ]);
  expect((await call("PUT", "/own/parcels/1", { text: "{" })).body).toMatchObject({ statusCode: 400 });
  expect((await call("GET", "/own/parcels")).status).toBe(401);
  expect((await call("GET", "/own/parcels", { headers: { "X-User": "guest" } })).body).toEqual(["one"]);
});

fastTest("health stays outside the prefix and the versions of the library, our other endpoints do not", async () => {
  await withSettings({ Testing__Version: "3", Prefix: "/api" }, async (url) => {
    expect((await call("GET", "/health", { url })).body).toEqual({ status: "Healthy" });
    expect((await call("GET", "/ready", { url })).body).toEqual({ status: "Ready" });
    const created = await call("POST", "/api/v3/authors", { body: author, url });
    const location = created.headers.get("Location") ?? "";
    expect([created.status, location]).toEqual([201, expect.stringMatching(/^\/api\/v3\/authors\/[0-9a-f-]{36}$/)]);
    expect((await call("GET", location, { url })).text).toBe(created.text);
    expect((await call("GET", "/authors", { url })).status).toBe(404);
  });
});

fastTest("names on the wire are those of the serializer that the host sets up for the library", async () => {
  await withSettings({ Testing__Serializer: "snake" }, async (url) => {
    const { id } = await create("/authors", author, url);
    const post = { title: "Notes", likes: 1, published: true, rating: 1, posted_at: "2026-02-03T04:05:06Z" };
    expect((await call("POST", "/posts", { body: { ...post, author_id: id }, url })).body).toMatchObject({
      author_id: id,
      posted_at: "2026-02-03T04:05:06Z",
    });
    const refused = await call("POST", "/posts", { body: post, url });
    expect(refused.body).toMatchObject({ errors: { author_id: [expect.stringContaining("'Author Id'")] } });
    const { items } = (await call("GET", "/authors?pageSize=1", { url })).body as { items: readonly unknown[] };
    expect(items).toHaveLength(1);
  });
});

fastTest("a document describes what the hook of an endpoint says, also in the words of the library", async () => {
  const { body } = await call("GET", "/openapi/v1.json");
  expect(body).toMatchObject({ paths: { "/notes/{id}": { get: { summary: "Changed by a second file." } } } });
  expect((await call("GET", `/notes/${unique()}`)).status).toBe(404);
});

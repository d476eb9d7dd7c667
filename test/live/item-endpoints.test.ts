import { expect } from "vitest";
import { databaseTest, liveHost, unique } from "./api.ts";

const absent = "00000000-0000-0000-0000-000000000001";
const author = { name: "Ada", country: "UK" };
const post = { title: "Notes", likes: 1, published: true, rating: 1 };

databaseTest("GetEndpointGenerator: one resource; 404 when absent", async ({ call, create }) => {
  const created = await create("/authors", author);
  const found = await call("GET", `/authors/${created["id"]}`);
  expect([found.status, found.body]).toEqual([200, created]);
  const missing = await call("GET", `/authors/${absent}`);
  expect([missing.status, missing.type]).toEqual([404, "application/problem+json"]);
});

databaseTest(
  "route constraints: Guid takes :guid, int takes :int, long takes :long, string takes none",
  async ({ call, create }) => {
    const { orderNumber } = await create("/orders", { reference: "A" });
    const code = unique("x y");
    await create("/categories", { code, name: "Name" });
    expect((await call("GET", `/orders/${orderNumber}`)).status).toBe(200);
    expect((await call("GET", `/categories/${encodeURIComponent(code)}`)).body).toMatchObject({ code });
    // If no route matches, the host responds: 404 without a generated body.
    for (const path of ["/authors/1", "/orders/abc", "/orders/99999999999", "/order-lines/abc"]) {
      const { status, body } = await call("GET", path);
      expect([path, status, body]).toEqual([path, 404, undefined]);
    }
  },
);

databaseTest(
  "the route before a rename redirects to the new one, with everything below it",
  async ({ call, create }) => {
    const { id } = await create("/authors", author);
    const answer = await fetch(`${liveHost().urls.sqlite}/writers/${id}/posts?page=2&sortBy=a%20b`, {
      method: "DELETE",
      redirect: "manual",
    });
    expect([answer.status, answer.headers.get("Location")]).toEqual([308, `/authors/${id}/posts?page=2&sortBy=a%20b`]);
    expect((await call("GET", `/writers/${id}`)).body).toMatchObject({ id, ...author });
    expect((await call("POST", "/writers/", { body: author })).status).toBe(201);
  },
);

databaseTest("the query cannot change which row is meant", async ({ call, create }) => {
  const one = await create("/authors", author);
  const other = await create("/authors", { ...author, name: "Grace" });
  expect((await call("GET", `/authors/${one["id"]}?id=${other["id"]}`)).body).toEqual(one);
  await call("PUT", `/authors/${one["id"]}?id=${other["id"]}`, {
    body: { name: "Changed", country: "UK", id: other["id"] },
  });
  expect((await call("GET", `/authors/${other["id"]}`)).body).toEqual(other);
  await call("DELETE", `/authors/${one["id"]}?id=${other["id"]}`);
  expect((await call("GET", `/authors/${other["id"]}`)).status).toBe(200);
});

databaseTest(
  "UpdateEndpointGenerator: PUT persists the changes and answers with the stored resource",
  async ({ call, create }) => {
    const { id } = await create("/authors", author);
    const updated = await call("PUT", `/authors/${id}`, { body: { name: "Grace", country: "US" } });
    expect([updated.status, updated.body]).toEqual([200, { id, name: "Grace", country: "US" }]);
    expect((await call("GET", `/authors/${id}`)).body).toEqual(updated.body);
  },
);

databaseTest("PUT validates with the generated validator", async ({ call, create }) => {
  const { id } = await create("/authors", author);
  const { status, type, body } = await call("PUT", `/authors/${id}`, { body: { name: "x".repeat(41) } });
  expect([status, type]).toEqual([400, "application/problem+json"]);
  expect(Object.keys((body as { errors: object }).errors).sort()).toEqual(["country", "name"]);
  expect((await call("GET", `/authors/${id}`)).body).toMatchObject(author);
});

databaseTest("PUT never creates: 404 when absent", async ({ call }) => {
  const { status, type } = await call("PUT", `/authors/${absent}`, { body: author });
  expect([status, type]).toEqual([404, "application/problem+json"]);
  expect((await call("PUT", `/categories/${unique()}`, { body: { name: "Name" } })).status).toBe(404);
});

databaseTest("PUT to an absent parent is a 409 and changes nothing", async ({ call, create }) => {
  const { id: authorId } = await create("/authors", author);
  const { id } = await create("/posts", { ...post, authorId });
  const { status } = await call("PUT", `/posts/${id}`, { body: { ...post, title: "Other", authorId: absent } });
  expect([status, (await call("GET", `/posts/${id}`)).body]).toEqual([
    409,
    expect.objectContaining({ title: "Notes", authorId }),
  ]);
});

databaseTest("a string key is taken from the route only", async ({ call, create }) => {
  const code = unique();
  await create("/categories", { code, name: "Name" });
  const { body } = await call("PUT", `/categories/${code}`, { body: { code: unique(), name: "Other" } });
  expect(body).toEqual({ code, name: "Other", parentCode: null });
});

databaseTest("DeleteEndpointGenerator: 204, and 404 the second time", async ({ call, create }) => {
  const { id } = await create("/authors", author);
  const deleted = await call("DELETE", `/authors/${id}`);
  expect([deleted.status, deleted.body]).toEqual([204, undefined]);
  const again = await call("DELETE", `/authors/${id}`);
  expect([again.status, again.type]).toEqual([404, "application/problem+json"]);
});

databaseTest("DELETE of a row that others refer to is a 409", async ({ call, create }) => {
  const { id: authorId } = await create("/authors", author);
  const { id } = await create("/posts", { ...post, authorId });
  const refused = await call("DELETE", `/authors/${authorId}`);
  expect([refused.status, refused.type]).toEqual([409, "application/problem+json"]);
  await call("DELETE", `/posts/${id}`);
  expect((await call("DELETE", `/authors/${authorId}`)).status).toBe(204);
});

databaseTest("the whole life of a row, with each kind of key", async ({ call, create, list }) => {
  const lives = [
    ["/authors", author, { name: "B", country: "FR" }, "id"],
    ["/orders", { reference: "A" }, { reference: "B" }, "orderNumber"],
    ["/categories", { code: unique("k"), name: "A" }, { name: "B" }, "code"],
    ["/tasks", { class: "A" }, { class: "B", from: "x" }, "id"],
  ] as const;
  for (const [path, first, second, key] of lives) {
    const row = await create(path, first);
    const item = `${path}/${row[key]}`;
    expect((await call("GET", item)).body).toEqual(row);
    expect((await list(path)).totalCount).toBeGreaterThan(0);
    expect((await call("PUT", item, { body: second })).body).toMatchObject(second);
    expect((await call("DELETE", item)).status).toBe(204);
    expect((await call("GET", item)).status).toBe(404);
  }
});

databaseTest("a verb that a path does not have is the host's 405", async ({ call }) => {
  expect((await call("DELETE", "/authors")).status).toBe(405);
  expect((await call("POST", `/authors/${absent}`, { body: author })).status).toBe(405);
});

import { expect } from "vitest";
import { databaseTest, unique } from "./api.ts";

const author = { name: "Ada", country: "UK" };
const post = { title: "Notes", likes: 1, published: true, rating: 1 };

databaseTest(
  "GetByParentEndpointGenerator: the children of that parent, paged, with their own TotalCount",
  async ({ call, create, list }) => {
    const { id: authorId } = await create("/authors", author);
    const { id: other } = await create("/authors", author);
    for (let index = 0; index < 12; index++) await create("/posts", { ...post, authorId });
    await create("/posts", { ...post, authorId: other });
    const { body } = await call("GET", `/authors/${authorId}/posts`);
    expect(body).toMatchObject({ page: 1, pageSize: 10, totalCount: 12, totalPages: 2 });
    const second = await list(`/authors/${authorId}/posts?page=2`);
    expect(second.items.map((child) => child["authorId"])).toEqual([authorId, authorId]);
    expect((await list(`/authors/${other}/posts`)).totalCount).toBe(1);
  },
);

databaseTest(
  "a parent that does not exist is a 404; one without children has an empty list",
  async ({ call, create, list }) => {
    const { id } = await create("/authors", author);
    expect(await list(`/authors/${id}/posts`)).toMatchObject({ items: [], totalCount: 0 });
    const missing = await call("GET", "/authors/00000000-0000-0000-0000-000000000001/posts");
    expect([missing.status, missing.type]).toEqual([404, "application/problem+json"]);
    expect((await call("GET", "/authors/abc/posts")).status).toBe(404);
  },
);

databaseTest("pages have the rules of every list, and other parameters are ignored", async ({ call, create, list }) => {
  const { id: authorId } = await create("/authors", author);
  await create("/posts", { ...post, authorId });
  expect((await call("GET", `/authors/${authorId}/posts?pageSize=1000000&page=`)).body).toMatchObject({
    page: 1,
    pageSize: 100,
  });
  const wrong = await call("GET", `/authors/${authorId}/posts?pageSize=ten&page=-1`);
  expect([wrong.status, wrong.type, wrong.body]).toEqual([
    400,
    "application/problem+json",
    expect.objectContaining({
      errors: {
        page: ["'page' must be a whole number from 1."],
        pageSize: ["'pageSize' must be a whole number from 1."],
      },
    }),
  ]);
  expect((await list(`/authors/${authorId}/posts?likes=abc&title=no&sortBy=x`)).totalCount).toBe(1);
});

databaseTest(
  "two relationships of one parent lead to one child by different foreign keys",
  async ({ call, create, list }) => {
    const { id: authorId } = await create("/authors", author);
    const { id: editorId } = await create("/authors", author);
    const { id } = await create("/posts", { ...post, authorId, editorId });
    expect((await list(`/authors/${editorId}/drafts`)).items.map((child) => child["id"])).toEqual([id]);
    expect((await list(`/authors/${editorId}/posts`)).totalCount).toBe(0);
    const absent = await call("POST", "/posts", { body: { ...post, authorId, editorId: crypto.randomUUID() } });
    expect(absent.status).toBe(409);
  },
);

databaseTest("a parent with an int key, and a page size of the child", async ({ call, create }) => {
  const { orderNumber } = await create("/orders", { reference: "A" });
  for (let quantity = 1; quantity <= 4; quantity++) await create("/order-lines", { orderNumber, quantity });
  const { body } = await call("GET", `/orders/${orderNumber}/order-lines`);
  expect(body).toMatchObject({ pageSize: 3, totalCount: 4, totalPages: 2 });
  expect((await call("GET", "/orders/999999/order-lines")).status).toBe(404);
});

databaseTest("a relationship of an entity to itself, with a string key", async ({ call, create, list }) => {
  const code = unique("root");
  await create("/categories", { code, name: "Root" });
  await create("/categories", { code: unique("leaf"), name: "Leaf", parentCode: code });
  expect((await list(`/categories/${code}/categories`)).items.map(({ name }) => name)).toEqual(["Leaf"]);
  expect((await call("DELETE", `/categories/${code}`)).status).toBe(409);
});

databaseTest(
  "a foreign key that the child does not declare: the list is there and stays empty",
  async ({ call, create, list }) => {
    const code = unique("shadow");
    await create("/categories", { code, name: "Name" });
    await create("/products", { name: "Name" });
    expect(await list(`/categories/${code}/products`)).toMatchObject({ items: [], totalCount: 0 });
    expect((await call("GET", `/categories/${unique()}/products`)).status).toBe(404);
  },
);

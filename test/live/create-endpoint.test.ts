import { expect } from "vitest";
import { databaseTest, unique } from "./api.ts";

const author = { name: "Ada", country: "UK" };
const post = { title: "Notes", likes: 0, published: false, rating: 4.5 };

databaseTest(
  "CreateEndpointGenerator: POST accepts a create request, persists it and returns the created resource",
  async ({ call }) => {
    const created = await call("POST", "/authors", { body: author });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({ id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/), ...author });
    const location = created.headers.get("Location") ?? "";
    expect(location).toMatch(/^\/authors\//);
    expect((await call("GET", location)).body).toEqual(created.body);
  },
);

databaseTest("a key in the body is ignored where the server makes it", async ({ create }) => {
  const { id } = await create("/authors", { ...author, id: "00000000-0000-0000-0000-000000000001" });
  expect(id).not.toBe("00000000-0000-0000-0000-000000000001");
});

databaseTest("an int key comes from the database, whatever it is called", async ({ create }) => {
  const first = await create("/orders", { reference: "A", orderNumber: 7000 });
  const second = await create("/orders", { reference: "B" });
  expect(Number(second["orderNumber"])).toBe(Number(first["orderNumber"]) + 1);
});

databaseTest("a string key comes from the body; a key that is taken is a 409", async ({ call }) => {
  const code = unique("history");
  const created = await call("POST", "/categories", { body: { code, name: "History" } });
  expect([created.status, created.headers.get("Location")]).toEqual([201, `/categories/${code}`]);
  expect(created.body).toEqual({ code, name: "History", parentCode: null });
  const again = await call("POST", "/categories", { body: { code, name: "Other" } });
  expect([again.status, again.type]).toEqual([409, "application/problem+json"]);
});

databaseTest("a string key that a path could not carry is a 400", async ({ call }) => {
  for (const code of ["a/b", ".", "..", "a\u0000b", "a\nb", "", " ", null, undefined]) {
    const { status, body } = await call("POST", "/categories", { body: { code, name: "Name" } });
    expect([code, status, body]).toEqual([code, 400, expect.objectContaining({ errors: { code: expect.any(Array) } })]);
  }
});

databaseTest(
  "a text without a length takes 10,000 characters in POST and PUT, and without a limit any number",
  async ({ call, create }) => {
    const { id } = await create("/authors", author);
    for (const [method, path, done] of [
      ["POST", "/authors", 201],
      ["PUT", `/authors/${id}`, 200],
    ] as const) {
      const withLength = (length: number) => call(method, path, { body: { ...author, country: "a".repeat(length) } });
      expect((await withLength(10_000)).status).toBe(done);
      const { status, body } = await withLength(10_001);
      expect([status, body]).toEqual([400, expect.objectContaining({ errors: { country: expect.any(Array) } })]);
    }
    const http = "a".repeat(100_000);
    expect(await create("/tasks", { http })).toMatchObject({ http });
  },
);

databaseTest("every failing field is in one answer, by its name on the wire", async ({ call }) => {
  const { status, type, body } = await call("POST", "/posts", { body: { title: "x", rating: 6, likes: -1 } });
  expect([status, type]).toEqual([400, "application/problem+json"]);
  expect(Object.keys((body as { errors: object }).errors).sort()).toEqual([
    "authorId",
    "likes",
    "published",
    "rating",
    "title",
  ]);
});

databaseTest("POST and PUT have the same rules, and say them in the same words", async ({ call, create }) => {
  const { id: authorId } = await create("/authors", author);
  const { id } = await create("/posts", { ...post, authorId });
  const bodies = [
    {},
    { title: "", likes: -1, rating: 5.51 },
    { title: 'a "quoted" one', published: null, postedAt: "2026-02-03T04:05:06Z" },
    { title: "x".repeat(61), subtitle: "a\u0000" },
  ];
  for (const body of bodies) {
    const posted = await call("POST", "/posts", { body });
    const put = await call("PUT", `/posts/${id}`, { body });
    const errorsOf = (answer: typeof put) => (answer.body as { errors: object }).errors;
    expect([posted.status, put.status, errorsOf(put)]).toEqual([400, 400, errorsOf(posted)]);
  }
});

databaseTest("the message of a rule names its field", async ({ call }) => {
  const { body } = await call("POST", "/authors", { body: { name: "", country: "x" } });
  expect(body).toMatchObject({ errors: { name: [expect.stringContaining("'Name'")] } });
});

databaseTest("0 and false are values; only absence and null fail", async ({ call, create }) => {
  const { id: authorId } = await create("/authors", author);
  expect(await create("/posts", { ...post, authorId })).toMatchObject({ likes: 0, published: false });
  const { body } = await call("POST", "/posts", { body: { ...post, authorId, likes: null, published: undefined } });
  expect(body).toMatchObject({ errors: { likes: expect.any(Array), published: expect.any(Array) } });
});

databaseTest("limits hold at their very bounds, decimals exactly", async ({ call, create }) => {
  const { id: authorId } = await create("/authors", author);
  const statuses = [];
  for (const change of [
    { rating: 5.5 },
    { rating: 5.51 },
    { title: "x".repeat(60) },
    { title: "x".repeat(61) },
    { title: 'q"' },
  ]) {
    statuses.push((await call("POST", "/posts", { body: { ...post, authorId, ...change } })).status);
  }
  expect(statuses).toEqual([201, 400, 201, 400, 400]);
});

databaseTest("optional properties may be left out and are answered as null", async ({ create }) => {
  const { id: authorId } = await create("/authors", author);
  expect(await create("/posts", { ...post, authorId })).toMatchObject({ subtitle: null, views: null, postedAt: null });
});

databaseTest("an absent parent is a 409", async ({ call }) => {
  const { status, type } = await call("POST", "/posts", { body: { ...post, authorId: crypto.randomUUID() } });
  expect([status, type]).toEqual([409, "application/problem+json"]);
});

databaseTest("malformed JSON, a wrong JSON type, no body and null are problems", async ({ call }) => {
  for (const text of ['{"name":', '{"name":5,"country":"UK"}', "", "null", "[]", '"x"']) {
    const { status, type } = await call("POST", "/authors", { text });
    expect([text, status, type]).toEqual([text, 400, "application/problem+json"]);
  }
});

databaseTest("request names are read in any letter case", async ({ create }) => {
  expect(await create("/authors", { NAME: "Ada", Country: "UK" })).toMatchObject(author);
});

databaseTest("NUL in a text is a 400", async ({ call }) => {
  expect((await call("POST", "/authors", { body: { name: "a\u0000", country: "UK" } })).status).toBe(400);
});

databaseTest("an entity of nothing but a key is created from an empty object", async ({ create }) => {
  expect(await create("/series", {})).toEqual({ id: expect.any(String) });
});

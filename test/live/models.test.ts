import { expect } from "vitest";
import { call, create, liveTest, unique } from "./api.ts";

const nobody = "00000000-0000-0000-0000-000000000001";
const loan = { borrower: nobody, lines: [{ copy: nobody, fine: { amount: 2 } }] };
const headers = { "X-User": "librarian" };

liveTest("models and entities live in one host, each with its own errors", async () => {
  const author = await create("/authors", { name: unique(), country: "UK" });
  const opened = await call("POST", "/library/loans", { body: loan, headers });
  expect([author["id"], opened]).toEqual([expect.any(String), expect.objectContaining({ status: 200 })]);

  expect(await call("POST", "/authors", { body: {} })).toMatchObject({
    status: 400,
    type: "application/problem+json",
    body: { errors: { name: expect.any(Array) } },
  });
  expect(await call("POST", "/library/loans", { body: {}, headers })).toMatchObject({
    status: 400,
    type: "application/problem+json",
    body: { errors: { borrower: ["'borrower' is required."], lines: ["'lines' is required."] } },
  });
  expect(await call("GET", `/authors/${nobody}`)).toMatchObject({ status: 404, type: "application/problem+json" });
  expect(await call("GET", `/library/loans/${nobody}`)).toMatchObject({
    status: 404,
    type: "application/problem+json",
  });
});

liveTest("models and entities share the authentication and the policies of the host", async () => {
  expect((await call("POST", "/library/loans", { body: loan })).status).toBe(401);
  expect((await call("POST", "/library/loans", { body: loan, headers: { "X-User": "admin" } })).status).toBe(403);
});

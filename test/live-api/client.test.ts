import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import createClient from "openapi-fetch";
import openapiTS, { astToString } from "openapi-typescript";
import { expect, inject, test } from "vitest";
import { expectFile } from "../cases/expected.ts";
import { printedDocuments } from "../emit/openapi/documents.ts";
import { apiTest } from "./api.ts";
import type { paths } from "./client/expected/lending.ts";

const types = fileURLToPath(new URL("client/expected/lending.ts", import.meta.url));
const lending = readFileSync(join(import.meta.dirname, "../../examples/library/lending.model"), "utf8");

// The project compiles the client below against these types.
test("the types of a client are those that a generator makes of the document", async () => {
  // Requests may omit members with defaults, which the generator does not assume by itself.
  const { "Lending/openapi.json": document = "" } = printedDocuments(
    { "lending.model": lending },
    "--openapi-format",
    "json",
  );
  const made = astToString(await openapiTS(JSON.parse(document), { defaultNonNullable: false }));
  expectFile(types, made);
});

apiTest("a typed client drives a loan through its whole life", async () => {
  const client = createClient<paths>({ baseUrl: `${inject("apiUrls")?.plain}/Lending` });
  const as = (role: string) => ({ headers: { "X-User": role } });
  const borrower = crypto.randomUUID();
  const lines = [{ copy: crypto.randomUUID(), fine: { amount: 1.5 } }];

  const opened = await client.POST("/loans", { body: { borrower, lines }, ...as("librarian") });
  expect(opened.response.status).toBe(200);
  const { id = "", state, lines: [line] = [] } = opened.data ?? {};
  expect([state, line?.fine]).toEqual(["Requested", { amount: 1.5, currency: "EUR", waived: false }]);

  const path = { id };
  const unread = await client.PUT("/loans/{id}/activation", { params: { path }, body: { note: "at the desk" } });
  expect(unread.response.status).toBe(401);
  const activated = await client.PUT("/loans/{id}/activation", {
    params: { path },
    body: { note: "at the desk" },
    ...as("librarian"),
  });
  expect(activated.response.status).toBe(200);
  const twice = await client.PUT("/loans/{id}/activation", {
    params: { path },
    body: { note: "" },
    ...as("librarian"),
  });
  expect([twice.response.status, twice.error?.detail]).toEqual([400, "only a requested loan can be activated"]);

  const listed = await client.GET("/loans-by-state", { params: { query: { state: "Active" } }, ...as("auditor") });
  expect(listed.data?.find((row) => row.id === id)).toMatchObject({ borrower, state: "Active", copies: 1, owed: 1.5 });
  const one = await client.GET("/loans/{loan}", { params: { path: { loan: id } } });
  expect(one.data?.state).toBe("Active");

  const closed = await client.DELETE("/loans/{id}", { params: { path }, ...as("librarian") });
  expect([closed.response.status, closed.data]).toEqual([200, 1]);
  const lost = await client.DELETE("/loans/{id}", { params: { path: { id: borrower } }, ...as("librarian") });
  expect([lost.response.status, lost.error?.status]).toEqual([404, 404]);
});

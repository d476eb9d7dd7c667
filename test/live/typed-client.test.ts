import { fileURLToPath } from "node:url";
import createClient from "openapi-fetch";
import openapiTS, { astToString } from "openapi-typescript";
import { expect, test } from "vitest";
import { expectFile } from "../cases/expected.ts";
import { liveHost, liveTest, unique } from "./api.ts";
import { clientDocument } from "./client/document.ts";
import type { paths } from "./client/expected/clients.ts";

const types = fileURLToPath(new URL("client/expected/clients.ts", import.meta.url));

// The project compiles the requests below against these types.
test("the types of a client are those that a generator makes of the document", async () => {
  // Requests may omit members with defaults, which the generator does not assume by itself.
  const made = astToString(await openapiTS(JSON.parse(clientDocument()), { defaultNonNullable: false }));
  expectFile(types, made);
});

/** Creates a vineyard, and a wine of each year by one request that can be repeated. */
async function cellar(...years: readonly number[]) {
  const client = createClient<paths>({ baseUrl: liveHost().urls.sqlite });
  const { data: vineyard = { id: "" } } = await client.POST("/vineyards", { body: { name: unique("Hill") } });
  const items = years.map((year) => ({
    vineyardId: vineyard.id,
    name: `Wine of ${year}`,
    year,
    colour: year % 2 === 0 ? ("Red" as const) : ("White" as const),
    notes: "dry",
  }));
  const create = () =>
    client.POST("/wines/batch", { params: { header: { "Idempotency-Key": vineyard.id } }, body: { items } });
  return { client, vineyard, create, wines: (await create()).data?.items ?? [] };
}

liveTest("a typed client creates many rows once, and finds them by operators", async () => {
  const { client, vineyard, create, wines } = await cellar(2001, 2002, 2003, 2004);
  expect(wines.map(({ year, price }) => [year, price])).toEqual([2001, 2002, 2003, 2004].map((year) => [year, 9.5]));
  expect((await create()).data?.items).toEqual(wines);
  const other = await client.POST("/wines/batch", {
    params: { header: { "Idempotency-Key": vineyard.id } },
    body: { items: wines.slice(1) },
  });
  expect([other.response.status, other.error?.status]).toEqual([422, 422]);
  const query = {
    vineyardId: vineyard.id,
    "year[gte]": 2002,
    "colour[in]": ["Red" as const, "Rose" as const],
    "name[startsWith]": "wine",
    "notes[isNull]": false,
    "price[lte]": 9.5,
    sort: "-year",
  };
  const found = await client.GET("/wines", { params: { query } });
  expect(found.data?.items).toEqual([wines[3], wines[1]]);
});

liveTest("a typed client walks a list to its end, by cursors and by links", async () => {
  const { client, vineyard, wines } = await cellar(1991, 1992, 1993, 1994, 1995);
  const walked = [];
  let after: string | null | undefined;
  do {
    const query = { vineyardId: vineyard.id, sort: "year", pageSize: 2, count: true, ...(after && { after }) };
    const { data, response } = await client.GET("/wines", { params: { query } });
    expect(data?.totalCount).toBe(5);
    expect(response.headers.has("Link")).toBe(data?.next !== null);
    walked.push(...(data?.items ?? []));
    after = data?.next;
  } while (after);
  expect(walked).toEqual(wines);
});

liveTest("a typed client includes related rows, and asks for a row that it knows", async () => {
  const { client, vineyard, wines } = await cellar(1999);
  const { id = "" } = wines[0] ?? {};
  const child = await client.GET("/wines/{id}", { params: { path: { id }, query: { include: "vineyard" } } });
  expect(child.data?.vineyard).toEqual(vineyard);
  const path = { id: vineyard.id };
  const parent = await client.GET("/vineyards/{id}", { params: { path, query: { include: "wines" } } });
  expect(parent.data?.wines).toEqual(wines);
  const known = await client.GET("/vineyards/{id}", { params: { path } });
  const header = { "If-None-Match": known.response.headers.get("ETag") ?? "" };
  const again = await client.GET("/vineyards/{id}", { params: { path, header } });
  expect([known.data, again.response.status, again.data]).toEqual([vineyard, 304, undefined]);
});

liveTest("a typed client clears a member, and states the version of what it changes", async () => {
  const { client, wines } = await cellar(1985);
  const { id = "" } = wines[0] ?? {};
  const patch = (version: string) =>
    client.PATCH("/wines/{id}", {
      params: { path: { id }, header: { "If-Match": version } },
      headers: { "Content-Type": "application/merge-patch+json" },
      body: { notes: null },
    });
  const cleared = await patch('"1"');
  expect([cleared.data, cleared.response.headers.get("ETag")]).toEqual([{ ...wines[0], notes: null }, '"2"']);
  const stale = await patch('"1"');
  expect([stale.response.status, stale.error?.status]).toEqual([412, 412]);
  // @ts-expect-error The types demand a version.
  const unversioned = await client.DELETE("/wines/{id}", { params: { path: { id } } });
  expect([unversioned.response.status, unversioned.error?.status]).toEqual([428, 428]);
  const deleted = await client.DELETE("/wines/{id}", { params: { path: { id }, header: { "If-Match": '"2"' } } });
  expect(deleted.response.status).toBe(204);
});

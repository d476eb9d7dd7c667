import { expect } from "vitest";
import { type Answer, type Api, databaseTest, unique } from "./api.ts";

const absent = "00000000-0000-0000-0000-000000000001";

const newInvoice = ({ create }: Api) => create("/invoices", { reference: unique("I") });

const detailOf = ({ status, body }: Answer) => [status, (body as { detail?: string } | undefined)?.detail];

databaseTest("the whole life of a row, by all properties of its key", async (api) => {
  const { call, list } = api;
  const { id: invoiceId } = await newInvoice(api);
  const posted = await call("POST", "/invoice-lines", { body: { invoiceId, line: 0, article: "Pen" } });
  const item = `/invoice-lines/${invoiceId}/0`;
  expect([posted.status, posted.headers.get("Location"), posted.headers.get("ETag")]).toEqual([201, item, '"1"']);
  expect(posted.body).toEqual({ invoiceId, line: 0, article: "Pen", quantity: 1 });
  const got = await call("GET", item);
  expect([got.text, got.headers.get("ETag")]).toEqual([posted.text, '"1"']);
  expect((await call("GET", item, { headers: { "If-None-Match": '"1"' } })).status).toBe(304);
  const put = await call("PUT", item, { body: { article: "Ink", quantity: 2, line: 7, invoiceId: absent } });
  expect(put.body).toEqual({ invoiceId, line: 0, article: "Ink", quantity: 2 });
  const patch = await call("PATCH", item, { body: { quantity: 3 }, headers: { "If-Match": '"2"' } });
  expect([patch.status, patch.body]).toEqual([200, { invoiceId, line: 0, article: "Ink", quantity: 3 }]);
  expect((await call("PATCH", item, { body: { quantity: 4 }, headers: { "If-Match": '"2"' } })).status).toBe(412);
  expect((await call("PATCH", item, { body: { line: 1 } })).body).toEqual(patch.body);
  expect((await list(`/invoice-lines?invoiceId=${invoiceId}`)).items).toEqual([patch.body]);
  for (const other of [`/invoice-lines/${invoiceId}/1`, `/invoice-lines/${absent}/0`])
    for (const [method, body] of [["GET"], ["PUT", { article: "A", quantity: 1 }], ["DELETE"]] as const)
      expect([method, other, (await call(method, other, { body })).status]).toEqual([method, other, 404]);
  expect((await call("GET", `/invoice-lines/${invoiceId}/first`)).status).toBe(404);
  expect([(await call("DELETE", item)).status, (await call("GET", item)).status]).toEqual([204, 404]);
});

databaseTest("a taken key, a taken value and an absent parent are conflicts", async (api) => {
  const { call, create } = api;
  const [{ id: invoiceId }, { id: other }] = [await newInvoice(api), await newInvoice(api)];
  await create("/invoice-lines", { invoiceId, line: 1, article: "Pen" });
  const post = async (body: object) => detailOf(await call("POST", "/invoice-lines", { body }));
  expect(await post({ invoiceId, line: 1, article: "Ink" })).toEqual([409, "The key is taken."]);
  expect(await post({ invoiceId, line: 2, article: "Pen" })).toEqual([
    409,
    "Another invoice line has the same invoiceId and article.",
  ]);
  expect(await post({ invoiceId: absent, line: 1, article: "Pen" })).toEqual([
    409,
    "A row that this invoice line refers to does not exist.",
  ]);
  expect(await post({ invoiceId: other, line: 1, article: "Pen" })).toEqual([201, undefined]);
  expect((await call("POST", "/invoice-lines", { body: { article: "Pen" } })).body).toMatchObject({
    errors: { invoiceId: [expect.any(String)], line: [expect.any(String)] },
  });
  expect((await call("DELETE", `/invoices/${invoiceId}`)).status).toBe(409);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      call("POST", "/invoice-lines", { body: { invoiceId: other, line: 5, article: `A${index}` } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
});

databaseTest("many are created at once, none if two have one key", async (api) => {
  const { call, list } = api;
  const { id: invoiceId } = await newInvoice(api);
  const line = (number: number) => ({ invoiceId, line: number, article: `Article ${number}` });
  const send = (...numbers: readonly number[]) =>
    call("POST", "/invoice-lines/batch", { body: { items: numbers.map(line) } });
  expect(detailOf(await send(1, 2, 1))).toEqual([409, "items[2]: The key is taken."]);
  const stored = await send(3, 1, 2);
  expect([stored.status, stored.body]).toEqual([
    201,
    { items: [3, 1, 2].map((one) => ({ ...line(one), quantity: 1 })) },
  ]);
  expect(detailOf(await send(4, 2))).toEqual([409, "items[1]: The key is taken."]);
  const lines = `/invoices/${invoiceId}/lines`;
  const shown = async (path: string) => (await list(path)).items.map((one) => one["line"]);
  expect(await shown(lines)).toEqual([1, 2, 3]);
  expect([await shown(`${lines}?pageSize=2`), await shown(`${lines}?pageSize=2&page=2`)]).toEqual([[1, 2], [3]]);
  expect(await shown(`/invoice-lines?invoiceId=${invoiceId}&sort=-line&pageSize=2`)).toEqual([3, 2]);
  const { body } = await call("GET", `/invoices/${invoiceId}?include=lines`);
  expect((body as { lines: readonly { line: number }[] }).lines.map((one) => one.line)).toEqual([1, 2, 3]);
  const { items } = await list(`/invoice-lines?invoiceId=${invoiceId}&include=invoice`);
  expect(items.map((one) => (one["invoice"] as { id: unknown }).id)).toEqual([invoiceId, invoiceId, invoiceId]);
  const headers = { "Idempotency-Key": unique("k") };
  const [first, again] = [
    await call("POST", "/invoice-lines", { body: line(9), headers }),
    await call("POST", "/invoice-lines", { body: line(9), headers }),
  ];
  expect([again.status, again.text, again.headers.get("Location")]).toEqual([
    201,
    first.text,
    `/invoice-lines/${invoiceId}/9`,
  ]);
});

databaseTest("rows of a tenant, texts in the key, and cursors", async ({ call }) => {
  const as = (tenant: string) => ({ "X-User": "guest", "X-Claims": `tenant_id=${tenant};sub=ann` });
  const [mine, other] = [as(crypto.randomUUID()), as(crypto.randomUUID())];
  const request = Date.now() * 1000 + Math.floor(Math.random() * 1000);
  const phrase = (language: string, code: string) => ({ request, language, code, text: "A" });
  const phrases = ["de", "en"].flatMap((language) => ["ä b", "ok?", "x%y"].map((code) => phrase(language, code)));
  const many = await call("POST", "/phrases/batch", { body: { items: phrases }, headers: mine });
  expect([many.status, many.body]).toMatchObject([201, { items: phrases }]);
  const posted = await call("POST", "/phrases", { body: phrase("fr", "a&b c"), headers: mine });
  expect(posted.status).toBe(201);
  const item = posted.headers.get("Location") ?? "";
  expect((await call("GET", item, { headers: mine })).text).toBe(posted.text);
  expect((await call("PATCH", item, { body: { text: "B" }, headers: mine })).status).toBe(200);
  for (const method of ["GET", "DELETE"]) expect((await call(method, item, { headers: other })).status).toBe(404);
  expect(detailOf(await call("POST", "/phrases", { body: phrase("fr", "a&b c"), headers: other }))).toEqual([
    409,
    "The key is taken.",
  ]);
  expect((await call("POST", "/phrases", { body: phrase("f/r", "x"), headers: mine })).status).toBe(400);
  expect([
    (await call("DELETE", item, { headers: mine })).status,
    (await call("GET", item, { headers: mine })).status,
    detailOf(await call("POST", "/phrases", { body: phrase("fr", "a&b c"), headers: mine })),
    (await call("POST", `${item}/restore`, { headers: mine })).status,
  ]).toEqual([204, 404, [409, "The key is taken."], 200]);
  const pages: unknown[] = [];
  let after: string | null = "";
  while (after !== null) {
    const search = new URLSearchParams({ request: String(request), pageSize: "2", sort: "-text", after });
    const { status, body } = await call("GET", `/phrases?${search}`, { headers: mine });
    expect(status).toBe(200);
    const page = body as { items: readonly { language: string; code: string }[]; next: string | null };
    pages.push(...page.items.map(({ language, code }) => `${language} ${code}`));
    after = page.next;
  }
  expect(pages[0]).toBe("fr a&b c");
  expect(pages.slice(1).toSorted()).toEqual(phrases.map(({ language, code }) => `${language} ${code}`).toSorted());
  expect(pages.slice(1, 4).every((one) => String(one).startsWith("de"))).toBe(true);
});

databaseTest("a class of the host with such a key", async ({ call, create, list }) => {
  const aisle = unique("a");
  const bay = await create("/bays", { aisle, number: 2 });
  expect(bay).toEqual({ aisle, number: 2, content: null });
  const item = `/bays/${aisle}/2`;
  const put = await call("PUT", item, { body: { content: "Books" } });
  expect([put.body, (await call("GET", item)).body]).toEqual([
    { ...bay, content: "Books" },
    { ...bay, content: "Books" },
  ]);
  const items = [
    { aisle, number: 3, content: "A" },
    { aisle: `${aisle}b`, number: 2, content: "B" },
  ];
  const many = await call("POST", "/bays/batch", { body: { items } });
  expect([many.status, many.body]).toEqual([201, { items }]);
  expect((await list(`/bays?aisle=${aisle}`)).items.map((one) => one["number"])).toEqual([2, 3]);
  expect(detailOf(await call("POST", "/bays", { body: { aisle, number: 2 } }))).toEqual([409, "The key is taken."]);
  expect([(await call("DELETE", item)).status, (await call("GET", item)).status]).toEqual([204, 404]);
});

import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { blocksOf } from "../readme-blocks.ts";
import { type Answer, call, databaseTest, liveTest, type Row, unique } from "./api.ts";

type Post = typeof call;

const ticket = (body: object = {}) => ({ code: unique("t"), hall: unique("hall"), seat: 1, ...body });

/** Sends a request that creates many rows. */
function sendMany(call: Post, path: string, items: readonly unknown[], headers = {}): Promise<Answer> {
  return call("POST", `${path}/batch`, { body: { items }, headers });
}

/** Returns the rows that an answer shows. */
function itemsOf({ status, body }: Answer): readonly Row[] {
  expect(status).toBe(201);
  return (body as { items: readonly Row[] }).items;
}

/** Returns the status, the paths of the errors and the detail of an answer. */
function refusal({ status, body, type }: Answer) {
  const { errors = {}, detail } = body as { errors?: object; detail?: string };
  return [status, type, Object.keys(errors), detail];
}

const invalid = (...paths: readonly string[]) => [400, "application/problem+json", paths, undefined];
const malformed = [400, "application/problem+json", [], "The request body must be a valid JSON object."];
const conflict = (detail: string) => [409, "application/problem+json", [], detail];

databaseTest("many are created at once, in order, as each is read later", async ({ call, list }) => {
  const hall = unique("hall");
  const sent = Array.from({ length: 100 }, (_one, index) => ticket({ hall, seat: 100 - index, pin: "1" }));
  const answer = await sendMany(call, "/tickets", sent);
  const created = itemsOf(answer);
  expect(created.map(({ seat }) => seat)).toEqual(sent.map(({ seat }) => seat));
  expect(created[0]).toEqual({
    ...{ id: expect.any(String), code: sent[0]?.code, hall, seat: 100, price: 9.5 },
    ...{ soldAt: null, showId: null },
  });
  expect([answer.headers.get("Location"), answer.headers.get("ETag")]).toEqual([null, null]);
  expect((await list(`/tickets?hall=${hall}`)).totalCount).toBe(100);
  for (const one of [created[0], created[99]]) {
    const read = await call("GET", `/tickets/${one?.["id"]}`);
    expect([read.body, read.headers.get("ETag")]).toEqual([one, '"1"']);
  }
});

databaseTest("the database numbers many rows, which their class completes", async ({ call, create }) => {
  const labels = [unique("b"), unique("a"), unique("c")];
  const badges = itemsOf(
    await sendMany(
      call,
      "/badges",
      labels.map((label) => ({ label, pin: "1", printing: 9 })),
    ),
  );
  expect(badges).toEqual(labels.map((label) => ({ number: expect.any(Number), label, printing: 7 })));
  for (const badge of badges) expect((await call("GET", `/badges/${badge["number"]}`)).body).toEqual(badge);
  const taken = await sendMany(call, "/badges", [
    { label: unique("d"), pin: "1" },
    { label: labels[1], pin: "1" },
  ]);
  expect(refusal(taken)).toEqual(conflict("items[1]: Another badge has the same label."));
  const { id: showId } = await create("/shows", { title: "A show" });
  const nested = itemsOf(await sendMany(call, "/tickets", [ticket({ showId }), ticket({ showId })]));
  expect(nested.map((one) => one["showId"])).toEqual([showId, showId]);
});

// The request that docs/specification/endpoints.md shows.
const page = readFileSync(new URL("../../docs/specification/endpoints.md", import.meta.url), "utf8");

databaseTest("a request is answered as the specification shows", async ({ call }) => {
  const [block] = blocksOf(page).filter(({ label }) => label === "asked in: test/live/many.test.ts");
  const { items } = JSON.parse(block?.text ?? "") as { items: readonly object[] };
  const answer = await sendMany(
    call,
    "/tickets",
    items.map((item) => ({ ...item, code: unique("A") })),
  );
  expect(itemsOf(answer)).toHaveLength(items.length);
});

databaseTest("nothing is stored if anything is wrong, and each error has its path", async ({ call, list }) => {
  const hall = unique("hall");
  const good = Array.from({ length: 99 }, (_one, index) => ticket({ hall, seat: index + 1 }));
  const refused = async (items: readonly unknown[]) => refusal(await sendMany(call, "/tickets", items));
  expect(await refused([...good, ticket({ hall, price: -1 })])).toEqual(invalid("items[99].price"));
  expect(await refused([{}, ticket(), { price: "x", seat: 0 }])).toEqual(
    invalid("items[0].code", "items[2].price", "items[2].code", "items[2].seat"),
  );
  expect(await refused([ticket(), null, 3, "x", [], ticket({ seat: {} })])).toEqual(
    invalid("items[1]", "items[2]", "items[3]", "items[4]", "items[5].seat"),
  );
  expect(await refused([])).toEqual(invalid("items"));
  expect(await refused([...good, ticket(), ticket()])).toEqual(invalid("items"));
  expect(await refused([...good, ticket({ hall, seat: 4 })])).toEqual(
    conflict("items[99]: Another ticket has the same hall and seat."),
  );
  expect(await refused([...good, ticket({ code: good[7]?.code })])).toEqual(
    conflict("items[99]: Another ticket has the same code."),
  );
  expect(await refused([...good, ticket({ showId: 2_000_000 })])).toEqual(
    conflict("items[99]: A row that this ticket refers to does not exist."),
  );
  expect((await list(`/tickets?hall=${hall}`)).totalCount).toBe(0);
  expect(itemsOf(await sendMany(call, "/tickets", good))).toHaveLength(99);
  expect(await refused([ticket(), good[0]])).toEqual(conflict("items[1]: Another ticket has the same code."));
  const many = await refused(Array.from({ length: 100 }, () => ({})));
  expect(many[2]).toHaveLength(100);
});

databaseTest("a body that holds no items is a 400, and one without JSON a 415", async ({ call }) => {
  const refused = async (text: string) => refusal(await call("POST", "/tickets/batch", { text }));
  for (const text of ["{}", '{"items":null}', '{"items":{}}', '{"items":3}', '{"items":"x"}'])
    expect([text, await refused(text)]).toEqual([text, invalid("items")]);
  expect((await refused("null"))[0]).toBe(400);
  for (const text of ["[]", "3", "{", '{"items":[', `[${JSON.stringify(ticket())}]`])
    expect([text, await refused(text)]).toEqual([text, malformed]);
  const plain = await call("POST", "/tickets/batch", { text: "{}", headers: { "Content-Type": "text/plain" } });
  expect(plain.status).toBe(415);
  const unknown = await call("POST", "/tickets/batch", { body: { Items: [ticket({ x: 1 })], items2: [] } });
  expect(unknown.status).toBe(201);
});

databaseTest("ten megabytes are refused without a fault", async ({ call, list }) => {
  const hall = unique("hall");
  const long = "x".repeat(10_000_000);
  const refused = async (items: readonly unknown[]) => refusal(await sendMany(call, "/tickets", items));
  expect(await refused([ticket({ hall }), ticket({ hall, code: long })])).toEqual(invalid("items[1].code"));
  expect(await refused(Array.from({ length: 200_000 }, () => ({ code: "a", seat: 1, hall })))).toEqual(
    invalid("items"),
  );
  const unknown = Array.from({ length: 100 }, () => ({ price: "x", other: "y".repeat(100_000) }));
  expect((await refused(unknown))[0]).toBe(400);
  expect((await list(`/tickets?hall=${hall}`)).totalCount).toBe(0);
});

databaseTest("a text key is taken once, and may be that of the route", async ({ call }) => {
  const [parent, child] = [unique("parent"), unique("child")];
  const labels = await sendMany(call, "/labels", [{ code: child, parentCode: parent }, { code: parent }]);
  expect(itemsOf(labels).map(({ code }) => code)).toEqual([child, parent]);
  const refused = async (...codes: readonly string[]) =>
    refusal(
      await sendMany(
        call,
        "/labels",
        codes.map((code) => ({ code })),
      ),
    );
  expect(await refused(unique("l"), "same", "same")).toEqual(conflict("items[2]: The key is taken."));
  expect(await refused(unique("l"), parent)).toEqual(conflict("items[1]: The key is taken."));
  expect(await refused("a/b")).toEqual(invalid("items[0].code"));
  expect((await call("POST", "/labels", { body: { code: unique("l") } })).status).toBe(405);
  const [batch] = itemsOf(await sendMany(call, "/labels", [{ code: "batch", text: "one" }]));
  expect((await call("GET", "/labels/batch")).body).toEqual(batch);
  expect((await call("PUT", "/labels/batch", { body: { text: "two" } })).body).toEqual({ ...batch, text: "two" });
  expect((await call("DELETE", "/labels/batch")).status).toBe(204);
  expect((await call("GET", "/labels/batch")).status).toBe(404);
});

databaseTest(
  "many requests for the same rows at once: one is done, the others are told why",
  async ({ call, list }) => {
    const hall = unique("race");
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        sendMany(call, "/tickets", [ticket(), ticket({ hall, seat: 7 }), ticket({ hall, seat: 8 })]),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(refusal)).toEqual(
      Array(39).fill(conflict("items[1]: Another ticket has the same hall and seat.")),
    );
    expect((await list(`/tickets?hall=${hall}`)).totalCount).toBe(2);
  },
);

liveTest("creating many has an access rule of its own, else that of the creation", async () => {
  const items = [{ title: unique("show") }];
  expect((await sendMany(call, "/shows", items)).status).toBe(401);
  expect((await sendMany(call, "/shows", items, { "X-User": "member" })).status).toBe(403);
  expect(itemsOf(await sendMany(call, "/shows", items, { "X-User": "admin" }))).toHaveLength(1);
  expect((await call("POST", "/shows", { body: items[0] })).status).toBe(201);
});

liveTest("the host's document shows the items with their rules", async () => {
  const { paths, components } = (await call("GET", "/openapi/v1.json")).body as {
    paths: Record<string, { post: { requestBody: { content: Record<string, { schema: { $ref: string } }> } } }>;
    components: { schemas: Record<string, { properties: { items: object } }> };
  };
  const { post } = paths["/tickets/batch"] ?? {};
  const name = post?.requestBody.content["application/json"]?.schema.$ref.split("/").at(-1) ?? "";
  expect(Object.keys((post as unknown as { responses: object }).responses)).toEqual([
    "201",
    "400",
    "409",
    "413",
    "422",
  ]);
  expect(components.schemas[name]).toMatchObject({
    required: ["items"],
    type: "object",
    properties: {
      items: {
        ...{ minItems: 1, maxItems: 100, type: "array" },
        items: { $ref: "#/components/schemas/CreateTicketRequest" },
      },
    },
  });
});

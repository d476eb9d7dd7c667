import { expect } from "vitest";
import { type Answer, type Api, databaseTest, type Row, unique } from "./api.ts";

interface Person {
  readonly user?: string;
  readonly claims?: string;
}

const nameIdentifier = "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/nameidentifier";

/** Returns a person of a tenant. */
function person(tenant: string, sub: string, more: Partial<Person> = {}): Person {
  return { claims: `tenant_id=${tenant};sub=${sub};signer=${sub.length}`, ...more };
}

/** Returns requests as a person on one database. */
function as({ call }: Api, { user = "guest", claims = "" }: Person) {
  return (method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
    call(method, path, {
      ...(body !== undefined && { body }),
      headers: { "X-User": user, "X-Claims": claims, ...headers },
    });
}

type Send = ReturnType<typeof as>;

async function created(send: Send, path: string, body: unknown): Promise<Row> {
  const answer = await send("POST", path, body);
  expect([answer.status, answer.text]).toEqual([201, answer.text]);
  return answer.body as Row;
}

const itemsOf = ({ body }: Answer) => (body as { items: readonly Row[] }).items;

/** Returns two tenants, with two owners in the first one. */
function people(api: Api) {
  const [mine, other] = [crypto.randomUUID(), crypto.randomUUID()];
  return {
    mine,
    ann: as(api, person(mine, "ann")),
    ben: as(api, person(mine, "ben")),
    cay: as(api, person(other, "ann")),
  };
}

/** Sends every operation about a row, and returns the statuses. */
async function everyOperation(send: Send, path: string, body: object, id: unknown) {
  const match = { "If-Match": "*" };
  const answers = [
    await send("GET", `${path}/${id}`),
    await send("PUT", `${path}/${id}`, body, match),
    await send("PATCH", `${path}/${id}`, body, match),
    await send("DELETE", `${path}/${id}`, undefined, match),
  ];
  return [answers.map(({ status }) => status), itemsOf(await send("GET", path)).length];
}

const hidden = [[404, 404, 404, 404], 0];

databaseTest("another tenant sees and changes nothing", async (api) => {
  const { mine, ann, ben, cay } = people(api);
  const code = unique("code");
  const binder = await created(ann, "/binders", { code, tenantId: crypto.randomUUID() });
  expect(binder).toMatchObject({ tenantId: mine, code });
  const label = await created(ann, "/binder-labels", { binderId: binder["id"] });
  expect(Object.keys(label)).toEqual(["id", "binderId"]);
  expect(await everyOperation(cay, "/binders", { code: "x" }, binder["id"])).toEqual(hidden);
  expect(await everyOperation(cay, "/binder-labels", { binderId: binder["id"] }, label["id"])).toEqual(hidden);
  for (const path of ["memos", "binder-label", "remarks"])
    expect([path, (await cay("GET", `/binders/${binder["id"]}/${path}`)).status]).toEqual([path, 404]);
  expect((await ann("GET", `/binders/${binder["id"]}/binder-label`)).body).toEqual(label);
  expect((await ben("GET", `/binders/${binder["id"]}`)).body).toEqual(binder);
  expect(itemsOf(await ben("GET", `/binders?tenantId=${mine}`))).toEqual([binder]);
  expect(itemsOf(await cay("GET", `/binders?tenantId=${mine}`))).toEqual([]);
});

databaseTest("another owner sees and changes nothing, but who fulfils the policy does", async (api) => {
  const { mine, ann, ben, cay } = people(api);
  const binder = await created(ann, "/binders", { code: unique("code") });
  const body = { binderId: binder["id"], text: unique("text"), ownerId: "ben" };
  const memo = await created(ann, "/memos", body);
  expect(memo).toMatchObject({ ownerId: "ann" });
  expect(Object.keys(memo)).not.toContain("tenantId");
  for (const send of [ben, cay]) expect(await everyOperation(send, "/memos", body, memo["id"])).toEqual(hidden);
  expect(itemsOf(await ben("GET", `/binders/${binder["id"]}/memos`))).toEqual([]);
  expect((await ben("GET", `/binders/${binder["id"]}?include=memos`)).body).toMatchObject({ memos: [] });
  expect((await ann("GET", `/binders/${binder["id"]}?include=memos`)).body).toMatchObject({ memos: [memo] });
  expect((await ann("GET", `/memos/${memo["id"]}?include=binder`)).body).toMatchObject({ binder });
  const admin = as(api, person(mine, "eve", { user: "admin" }));
  expect((await admin("GET", `/memos/${memo["id"]}`)).body).toEqual(memo);
  const changed = await admin("PUT", `/memos/${memo["id"]}`, { ...body, text: unique("text") });
  expect([changed.status, (changed.body as Row)["ownerId"]]).toEqual([200, "ann"]);
  const foreign = as(api, person(crypto.randomUUID(), "eve", { user: "admin" }));
  expect(await everyOperation(foreign, "/memos", body, memo["id"])).toEqual(hidden);
  const patched = await ann("PATCH", `/memos/${memo["id"]}`, { ownerId: "ben" });
  expect([patched.status, (patched.body as Row)["ownerId"]]).toEqual([200, "ann"]);
  expect((await ann("DELETE", `/memos/${memo["id"]}`)).status).toBe(204);
});

databaseTest("a foreign key to a row of another caller is one to no row", async (api) => {
  const { ann, cay } = people(api);
  const [binder, foreign] = [
    await created(ann, "/binders", { code: unique("code") }),
    await created(cay, "/binders", { code: unique("code") }),
  ];
  const bodies = { memos: { text: unique("text") }, "binder-labels": {}, remarks: {} };
  for (const [path, body] of Object.entries(bodies)) {
    const [mine, theirs, none] = [binder["id"], foreign["id"], crypto.randomUUID()].map((binderId) => ({
      ...body,
      binderId,
    }));
    const row = await created(ann, `/${path}`, mine);
    const refused = async (to: unknown) => {
      const answers = [
        await ann("POST", `/${path}`, to),
        await ann("POST", `/${path}/batch`, { items: [to] }),
        await ann("PUT", `/${path}/${row["id"]}`, to),
        await ann("PATCH", `/${path}/${row["id"]}`, to),
      ];
      return answers.map(({ status, text }) => [status, text.replace(/"traceId":"[^"]*"/, "")]);
    };
    const answers = await refused(theirs);
    expect([path, answers.map(([status]) => status)]).toEqual([path, [409, 409, 409, 409]]);
    expect([path, answers]).toEqual([path, await refused(none)]);
    expect((await ann("GET", `/${path}/${row["id"]}`)).body).toEqual(row);
  }
});

databaseTest("the rows of children are those of their parents", async (api) => {
  const { mine, ann, ben, cay } = people(api);
  const binder = await created(ann, "/binders", { code: unique("code") });
  const memoOf = (send: Send) => created(send, "/memos", { binderId: binder["id"], text: unique("text") });
  const [memo, second, foreign] = [await memoOf(ann), await memoOf(ann), await memoOf(ben)];
  const line = await created(ann, "/memo-lines", { memoId: memo["id"] });
  for (const send of [ben, cay])
    expect(await everyOperation(send, "/memo-lines", { memoId: foreign["id"] }, line["id"])).toEqual(hidden);
  expect((await ben("GET", `/memos/${memo["id"]}/memo-lines`)).status).toBe(404);
  const admin = as(api, person(mine, "eve", { user: "admin" }));
  expect((await admin("GET", `/memo-lines/${line["id"]}?include=memo`)).body).toMatchObject({ ...line, memo });
  const path = `/memo-lines/${line["id"]}`;
  const statuses = [
    (await ann("PUT", path, { memoId: foreign["id"] })).status,
    (await ann("PATCH", path, { memoId: foreign["id"] })).status,
    (await ann("POST", "/memo-lines", { memoId: foreign["id"] })).status,
    (await ann("PUT", path, { memoId: second["id"] })).status,
  ];
  expect(statuses).toEqual([409, 409, 409, 200]);
  expect(itemsOf(await ann("GET", `/memos/${second["id"]}/memo-lines`))).toHaveLength(1);
});

databaseTest("values are unique in a tenant, and a key that a client chooses in the table", async (api) => {
  const { mine, ann, ben, cay } = people(api);
  const code = unique("code");
  const first = await created(ann, "/binders", { code });
  const second = await created(cay, "/binders", { code });
  const [many] = [await ben("POST", "/binders/batch", { items: [{ code: unique("code") }, { code }] })];
  expect([many.status, many.body]).toMatchObject([409, { detail: "items[1]: Another binder has the same code." }]);
  expect((await cay("PUT", `/binders/${second["id"]}`, { code })).status).toBe(200);
  const memo = { text: unique("text"), binderId: first["id"] };
  await created(ann, "/memos", memo);
  // The value of another owner in the tenant counts.
  const taken = await ben("POST", "/memos", memo);
  expect([taken.status, taken.body]).toMatchObject([409, { detail: "Another memo has the same text." }]);
  const contract = { code: unique("c"), title: unique("title") };
  expect(await created(ann, "/contracts", contract)).toMatchObject({ tenantId: mine, signerId: 3 });
  expect((await cay("POST", "/contracts", { ...contract, title: "x" })).status).toBe(409);
  expect((await cay("GET", `/contracts/${contract.code}`)).status).toBe(404);
});

databaseTest("rows of existing classes belong to callers as well", async (api) => {
  const { mine, ann, cay } = people(api);
  const longer = as(api, person(mine, "dora"));
  const contract = { code: unique("c"), title: unique("title") };
  const row = await created(ann, "/contracts", contract);
  for (const send of [longer, cay]) {
    expect(await everyOperation(send, "/contracts", { title: "x" }, contract.code)).toEqual(hidden);
    const clause = await send("POST", "/clauses", { contractCode: contract.code });
    expect(clause.status).toBe(409);
  }
  await created(ann, "/clauses", { contractCode: contract.code });
  expect((await ann("POST", "/clauses", { cabinetId: 1 })).status).toBe(409);
  expect((await ann("PATCH", `/contracts/${contract.code}`, { signerId: 4 })).body).toEqual(row);
  expect((await ann("DELETE", `/contracts/${contract.code}`)).status).toBe(409);
});

databaseTest("a caller without a valid claim is refused", async (api) => {
  const { mine, ann } = people(api);
  const binder = await created(ann, "/binders", { code: unique("code") });
  const invalid = {
    missing: "sub=ann",
    twice: `tenant_id=${mine};tenant_id=${mine};sub=ann`,
    empty: "tenant_id=;sub=ann",
    "of another type": "tenant_id=1;sub=ann",
  };
  const requests = [
    ["GET", "/binders"],
    ["GET", `/binders/${binder["id"]}`],
    ["POST", "/binders", { code: unique("code") }],
    ["POST", "/binders/batch", { items: [{ code: unique("code") }] }],
    ["PUT", `/binders/${binder["id"]}`, { code: unique("code") }],
    ["PATCH", `/binders/${binder["id"]}`, {}],
    ["DELETE", `/binders/${binder["id"]}`],
    ["GET", `/binders/${binder["id"]}/memos`],
    ["GET", `/binders/${binder["id"]}/binder-label`],
    ["GET", `/binders/${binder["id"]}/remarks`],
    ["POST", "/remarks", { binderId: binder["id"] }],
  ] as const;
  for (const [name, claims] of Object.entries(invalid)) {
    for (const [method, path, body] of requests) {
      const { status, type } = await as(api, { claims })(method, path, body);
      expect([name, method, path, status, type]).toEqual([name, method, path, 403, "application/problem+json"]);
    }
  }
  const memo = { binderId: binder["id"], text: unique("text") };
  for (const sub of ["", " ", "x".repeat(21)]) {
    const send = as(api, person(mine, sub));
    expect([sub, (await send("POST", "/memos", memo)).status]).toEqual([sub, 403]);
    expect([sub, (await send("GET", "/memos")).status]).toEqual([sub, 403]);
  }
  expect((await as(api, { claims: "" })("POST", "/binders", {})).status).toBe(400);
  expect((await api.call("GET", "/binders")).status).toBe(401);
});

databaseTest("a claim is found by the name that ASP.NET Core gives it", async (api) => {
  const { mine, ann } = people(api);
  const renamed = as(api, { claims: `tenant_id=${mine};${nameIdentifier}=ann` });
  const binder = await created(ann, "/binders", { code: unique("code") });
  const memo = await created(renamed, "/memos", { binderId: binder["id"], text: unique("text") });
  expect((await ann("GET", `/memos/${memo["id"]}`)).body).toEqual(memo);
  const several = as(api, { claims: `tenant_id=${mine};${nameIdentifier}=ann;${nameIdentifier}=ben` });
  expect((await several("GET", "/memos")).status).toBe(403);
});

databaseTest("a repeated request of another tenant is another request", async (api) => {
  const { ann, cay } = people(api);
  const [key, code] = [{ "Idempotency-Key": unique("key") }, unique("code")];
  const ids = [];
  for (const send of [ann, cay, ann]) ids.push(((await send("POST", "/binders", { code }, key)).body as Row)["id"]);
  expect(ids[1]).not.toBe(ids[0]);
  expect(ids[2]).toBe(ids[0]);
});

databaseTest("links lead to no row of somebody else's, from either side", async (api) => {
  const { ann, ben, cay } = people(api);
  const binder = await created(ann, "/binders", { code: unique("code") });
  const memo = await created(ann, "/memos", { binderId: binder["id"], text: unique("text") });
  const link = `/binders/${binder["id"]}/pins/${memo["id"]}`;
  // The binder is hidden from another tenant, and the memo from another owner.
  for (const other of [cay, ben])
    expect([(await other("PUT", link)).status, (await other("DELETE", link)).status]).toEqual([404, 404]);
  expect(itemsOf(await ann("GET", `/binders/${binder["id"]}/pins`))).toEqual([]);
  expect((await ann("PUT", link)).status).toBe(204);
  expect(itemsOf(await ann("GET", `/binders/${binder["id"]}/pins`))).toEqual([memo]);
  expect(itemsOf(await ann("GET", `/memos/${memo["id"]}/pinned-in`))).toEqual([binder]);
  expect([(await ben("DELETE", link)).status, (await cay("DELETE", link)).status]).toEqual([404, 404]);
  expect(itemsOf(await ben("GET", `/binders/${binder["id"]}/pins`))).toEqual([]);
  expect((await ben("GET", `/memos/${memo["id"]}/pinned-in`)).status).toBe(404);
  expect((await cay("GET", `/binders/${binder["id"]}/pins`)).status).toBe(404);
  expect((await ann("DELETE", link)).status).toBe(204);
  expect(itemsOf(await ann("GET", `/binders/${binder["id"]}/pins`))).toEqual([]);
});

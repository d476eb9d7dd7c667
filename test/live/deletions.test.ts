import { expect } from "vitest";
import { type Answer, type Api, databaseTest, type Row, unique } from "./api.ts";

/** Returns requests as a person of a tenant on one database; without a person, as nobody. */
function as({ call }: Api, person?: { readonly tenant?: string; readonly sub?: string }) {
  const claims = Object.entries({ tenant_id: person?.tenant, sub: person?.sub }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  const signedIn = person === undefined ? {} : { "X-User": "guest", "X-Claims": claims.join(";") };
  return (method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
    call(method, path, { ...(body !== undefined && { body }), headers: { ...signedIn, ...headers } });
}

type Send = ReturnType<typeof as>;

/** Returns two people of one tenant, and one of another. */
function people(api: Api) {
  const [tenant, other] = [crypto.randomUUID(), crypto.randomUUID()];
  return {
    ann: as(api, { tenant, sub: "ann" }),
    ben: as(api, { tenant, sub: "ben" }),
    cay: as(api, { tenant: other, sub: "ann" }),
  };
}

async function created(send: Send, path: string, body: unknown): Promise<Row> {
  const answer = await send("POST", path, body);
  expect([path, answer.status, answer.text]).toEqual([path, 201, answer.text]);
  return answer.body as Row;
}

async function statusOf(answer: Promise<Answer>): Promise<number> {
  return (await answer).status;
}

async function deleted(send: Send, path: string): Promise<void> {
  expect([path, await statusOf(send("DELETE", path))]).toEqual([path, 204]);
}

const itemsOf = ({ body }: Answer) => (body as { items: readonly Row[] }).items;

databaseTest("a deleted row is gone for every operation, until it is restored", async (api) => {
  const { ann } = people(api);
  const consignment = await created(ann, "/consignments", { code: unique("code") });
  const [path, body] = [`/consignments/${consignment["id"]}`, { code: unique("code") }];
  const item = await created(ann, "/consignment-items", { consignmentId: consignment["id"] });
  await created(ann, "/couriers", { name: unique("courier") });
  const other = await created(ann, "/consignments", { code: unique("code") });
  await deleted(ann, path);
  const answers = [
    ann("GET", path),
    ann("PUT", path, body),
    ann("PATCH", path, body),
    ann("DELETE", path),
    ann("GET", `${path}/consignment-items`),
    ann("GET", `${path}/consignment-bill`),
    ann("GET", `${path}/couriers`),
    ann("GET", `/consignment-items/${item["id"]}`),
  ];
  expect(await Promise.all(answers.map(statusOf))).toEqual(answers.map(() => 404));
  expect((await ann("GET", "/consignments")).body).toMatchObject({ items: [other], totalCount: 1 });
  const child = { consignmentId: consignment["id"] };
  const refused = [
    ann("POST", "/consignment-items", child),
    ann("POST", "/consignment-items/batch", { items: [child] }),
    ann("POST", "/consignment-remarks", child),
    ann("POST", "/consignment-bills", child),
  ];
  expect(await Promise.all(refused.map(statusOf))).toEqual([409, 409, 409, 409]);
  const restored = await ann("POST", `${path}/restore`);
  expect([restored.status, restored.body]).toMatchObject([200, { id: consignment["id"], code: consignment["code"] }]);
  expect(restored.headers.get("ETag")).not.toBeNull();
  const found = await ann("GET", path);
  expect([found.status, found.body]).toEqual([200, restored.body]);
  expect(found.headers.get("ETag")).toBe(restored.headers.get("ETag"));
  const again = await ann("POST", `${path}/restore`);
  expect([again.status, again.body]).toEqual([200, restored.body]);
  // Its items stay deleted, each until it is restored itself.
  expect(itemsOf(await ann("GET", `${path}/consignment-items`))).toEqual([]);
  expect(await statusOf(ann("POST", `/consignment-items/${item["id"]}/restore`))).toBe(200);
  expect(itemsOf(await ann("GET", `${path}/consignment-items`))).toHaveLength(1);
  expect((await ann("GET", `${path}?include=items`)).body).toMatchObject({ items: [{ id: item["id"] }] });
});

databaseTest("a row of another tenant, an unknown one and a removed one cannot be restored", async (api) => {
  const { ann, cay } = people(api);
  const consignment = await created(ann, "/consignments", { code: unique("code") });
  await deleted(ann, `/consignments/${consignment["id"]}`);
  expect(await statusOf(cay("POST", `/consignments/${consignment["id"]}/restore`))).toBe(404);
  expect(await statusOf(ann("POST", `/consignments/${crypto.randomUUID()}/restore`))).toBe(404);
  expect(await statusOf(as(api, { sub: "ann" })("POST", `/consignments/${consignment["id"]}/restore`))).toBe(403);
  expect(await statusOf(as(api)("POST", `/consignments/${consignment["id"]}/restore`))).toBe(401);
  expect(await statusOf(ann("POST", `/consignments/${consignment["id"]}/restore`))).toBe(200);
});

databaseTest("children follow the deletion of their parent, or forbid it", async (api) => {
  const { ann, ben } = people(api);
  const consignment = await created(ann, "/consignments", { code: unique("code") });
  const path = `/consignments/${consignment["id"]}`;
  const child = { consignmentId: consignment["id"] };
  const [item, remark, bill] = [
    await created(ann, "/consignment-items", child),
    await created(ann, "/consignment-remarks", child),
    await created(ann, "/consignment-bills", child),
  ];
  const seal = await created(ann, "/item-seals", { consignmentItemId: item["id"] });
  const mark = await created(ann, "/item-marks", { consignmentItemId: item["id"] });
  // The bill forbids it, then the mark of an item; nothing has changed.
  const refusal = { detail: "Other rows still refer to this consignment." };
  for (const blocking of [`/consignment-bills/${bill["id"]}`, `/item-marks/${mark["id"]}`]) {
    const refused = await ben("DELETE", path);
    expect([refused.status, refused.body]).toMatchObject([409, refusal]);
    expect((await ann("GET", path)).body).toEqual(consignment);
    expect((await ann("GET", `/consignment-items/${item["id"]}`)).body).toEqual(item);
    expect((await ann("GET", `/consignment-remarks/${remark["id"]}`)).body).toEqual(remark);
    await deleted(ann, blocking);
  }
  const tag = (await ann("GET", `/consignment-items/${item["id"]}`)).headers.get("ETag");
  await deleted(ben, path);
  expect(await statusOf(ann("GET", `/consignment-items/${item["id"]}`))).toBe(404);
  expect(await statusOf(ann("GET", `/item-seals/${seal["id"]}`))).toBe(404);
  expect((await ann("GET", `/consignment-remarks/${remark["id"]}`)).body).toMatchObject({
    consignmentId: null,
    updatedBy: "ben",
  });
  // Without its parent, a child cannot come back.
  expect(await statusOf(ann("POST", `/consignment-items/${item["id"]}/restore`))).toBe(409);
  expect(await statusOf(ann("POST", `/consignment-bills/${bill["id"]}/restore`))).toBe(409);
  expect(await statusOf(ann("POST", `${path}/restore`))).toBe(200);
  const restored = await ann("POST", `/consignment-items/${item["id"]}/restore`);
  expect([restored.status, restored.body]).toMatchObject([200, { ...item, updatedAt: expect.any(String) }]);
  expect(restored.headers.get("ETag")).not.toBe(tag);
  expect(await statusOf(ann("POST", `/item-seals/${seal["id"]}/restore`))).toBe(200);
});

databaseTest("values are unique among the rows that are not deleted", async (api) => {
  const { ann } = people(api);
  const code = unique("code");
  const first = await created(ann, "/consignments", { code });
  await deleted(ann, `/consignments/${first["id"]}`);
  const second = await created(ann, "/consignments", { code });
  const refused = await ann("POST", `/consignments/${first["id"]}/restore`);
  expect([refused.status, refused.body]).toMatchObject([409, { detail: "Another consignment has the same code." }]);
  expect(await statusOf(ann("POST", "/consignments/batch", { items: [{ code }] }))).toBe(409);
  await deleted(ann, `/consignments/${second["id"]}`);
  expect(await statusOf(ann("POST", `/consignments/${first["id"]}/restore`))).toBe(200);
  const bill = await created(ann, "/consignment-bills", { consignmentId: first["id"] });
  expect(await statusOf(ann("POST", "/consignment-bills", { consignmentId: first["id"] }))).toBe(409);
  await deleted(ann, `/consignment-bills/${bill["id"]}`);
  const next = await created(ann, "/consignment-bills", { consignmentId: first["id"] });
  expect((await ann("GET", `/consignments/${first["id"]}/consignment-bill`)).body).toEqual(next);
  expect(await statusOf(ann("POST", `/consignment-bills/${bill["id"]}/restore`))).toBe(409);
  const name = unique("courier");
  await created(ann, "/couriers", { name });
  await deleted(ann, `/couriers/${name}`);
  const taken = await ann("POST", "/couriers", { name });
  expect([taken.status, taken.body]).toMatchObject([409, { detail: "The key is taken." }]);
  expect(await statusOf(ann("POST", `/couriers/${name}/restore`))).toBe(200);
});

databaseTest("a row with a key of several properties is deleted with its parent and restored", async (api) => {
  const { ann } = people(api);
  const consignment = await created(ann, "/consignments", { code: unique("code") });
  const body = { consignmentId: consignment["id"], number: 1 };
  await created(ann, "/consignment-pages", body);
  const path = `/consignment-pages/${consignment["id"]}/1`;
  const deletions = [
    () => deleted(ann, path),
    async () => {
      await deleted(ann, `/consignments/${consignment["id"]}`);
      expect(await statusOf(ann("POST", `/consignments/${consignment["id"]}/restore`))).toBe(200);
    },
  ];
  for (const remove of deletions) {
    await remove();
    expect([await statusOf(ann("GET", path)), await statusOf(ann("DELETE", path))]).toEqual([404, 404]);
    expect(await statusOf(ann("POST", "/consignment-pages", body))).toBe(409);
    expect(await statusOf(ann("POST", `${path}/restore`))).toBe(200);
    expect((await ann("GET", path)).body).toMatchObject(body);
  }
});

databaseTest("links of a deleted row are out of sight until it is restored", async (api) => {
  const { ann } = people(api);
  const consignment = await created(ann, "/consignments", { code: unique("code") });
  const courier = await created(ann, "/couriers", { name: unique("courier") });
  const link = `/consignments/${consignment["id"]}/couriers/${courier["name"]}`;
  expect(await statusOf(ann("PUT", link))).toBe(204);
  await deleted(ann, `/couriers/${courier["name"]}`);
  expect(itemsOf(await ann("GET", `/consignments/${consignment["id"]}/couriers`))).toEqual([]);
  expect([await statusOf(ann("PUT", link)), await statusOf(ann("DELETE", link))]).toEqual([404, 404]);
  expect(await statusOf(ann("POST", `/couriers/${courier["name"]}/restore`))).toBe(200);
  expect(itemsOf(await ann("GET", `/consignments/${consignment["id"]}/couriers`))).toHaveLength(1);
});

databaseTest("rows tell who created and changed them, and nobody else can", async (api) => {
  const { ann, ben } = people(api);
  const start = Date.now() - 60_000;
  const lie = {
    createdAt: "2001-01-01T00:00:00Z",
    createdBy: "eve",
    updatedAt: "2001-01-01T00:00:00Z",
    updatedBy: "eve",
  };
  const consignment = await created(ann, "/consignments", { code: unique("code"), ...lie });
  expect(consignment).toMatchObject({ createdBy: "ann", updatedBy: "ann", updatedAt: consignment["createdAt"] });
  expect(Date.parse(String(consignment["createdAt"]))).toBeGreaterThan(start);
  const path = `/consignments/${consignment["id"]}`;
  expect((await ann("GET", path)).body).toEqual(consignment);
  const changes = [
    () => ben("PUT", path, { code: unique("code"), ...lie }),
    () => ann("PATCH", path, { code: unique("code"), ...lie }),
    async () => {
      await deleted(ann, path);
      return ben("POST", `${path}/restore`, lie);
    },
  ];
  let last = consignment;
  for (const [index, change] of changes.entries()) {
    const { status, body } = await change();
    const { createdAt, createdBy } = consignment;
    expect([status, body]).toMatchObject([200, { createdAt, createdBy, updatedBy: ["ben", "ann", "ben"][index] }]);
    expect(Date.parse(String((body as Row)["updatedAt"]))).toBeGreaterThanOrEqual(
      Date.parse(String(last["updatedAt"])),
    );
    expect((body as Row)["updatedAt"]).not.toBe(last["updatedAt"]);
    expect((await ann("GET", path)).body).toEqual(body);
    last = body as Row;
  }
  const many = await ben("POST", "/consignments/batch", { items: [{ code: unique("code"), ...lie }] });
  expect(itemsOf(many)).toMatchObject([{ createdBy: "ben", updatedBy: "ben" }]);
  const anonymous = await created(as(api), "/couriers", { name: unique("courier") });
  expect(anonymous).toMatchObject({ createdBy: null, updatedBy: null });
  const longer = as(api, { sub: "x".repeat(256) });
  expect(await statusOf(longer("POST", "/couriers", { name: unique("courier") }))).toBe(403);
});

databaseTest("a version counts deletions and restorations", async (api) => {
  const { ann } = people(api);
  const answer = await ann("POST", "/consignments", { code: unique("code") });
  const [path, tag] = [`/consignments/${(answer.body as Row)["id"]}`, answer.headers.get("ETag") ?? ""];
  expect(await statusOf(ann("DELETE", path, undefined, { "If-Match": '"999"' }))).toBe(412);
  expect(await statusOf(ann("DELETE", path, undefined, { "If-Match": tag }))).toBe(204);
  expect(await statusOf(ann("DELETE", path, undefined, { "If-Match": tag }))).toBe(404);
  expect(await statusOf(ann("POST", `${path}/restore`))).toBe(200);
  expect(await statusOf(ann("PUT", path, { code: unique("code") }, { "If-Match": tag }))).toBe(412);
  expect(await statusOf(ann("GET", path, undefined, { "If-None-Match": tag }))).toBe(200);
});

databaseTest("rows of existing classes stay as well", async (api) => {
  const { ann, ben } = people(api);
  const code = unique("code");
  const locker = await created(ann, "/lockers", { code });
  expect(Object.keys(locker)).toEqual(["id", "code", "createdAt", "changedAt", "changedBy"]);
  expect(locker).toMatchObject({ changedBy: "ann" });
  const path = `/lockers/${locker["id"]}`;
  const slot = await created(ann, "/slots", { lockerId: locker["id"] });
  const foreign = await created(ben, "/slots", { lockerId: locker["id"] });
  await deleted(ann, path);
  const answers = [ann("GET", path), ann("PUT", path, { code }), ann("PATCH", path, { code }), ann("DELETE", path)];
  const gone = [...answers, ann("GET", `/slots/${slot["id"]}`), ben("GET", `/slots/${foreign["id"]}`)];
  expect(await Promise.all(gone.map(statusOf))).toEqual(gone.map(() => 404));
  expect(itemsOf(await ann("GET", `/lockers?code=${code}`))).toEqual([]);
  expect(await statusOf(ann("POST", "/slots", { lockerId: locker["id"] }))).toBe(409);
  const second = await created(ann, "/lockers", { code });
  expect(await statusOf(ben("POST", `${path}/restore`))).toBe(409);
  await deleted(ann, `/lockers/${second["id"]}`);
  const restored = await ben("POST", `${path}/restore`);
  expect([restored.status, restored.body]).toMatchObject([
    200,
    { code, createdAt: locker["createdAt"], changedBy: "ben" },
  ]);
  expect(await statusOf(ben("POST", `/slots/${slot["id"]}/restore`))).toBe(404);
  expect(await statusOf(ann("POST", `/slots/${slot["id"]}/restore`))).toBe(200);
  expect((await ann("GET", `${path}?include=slots`)).body).toMatchObject({ slots: [{ id: slot["id"] }] });
  const changed = await ben("PATCH", path, { code: unique("code") });
  expect(changed.body).toMatchObject({ changedBy: "ben", createdAt: locker["createdAt"] });
});

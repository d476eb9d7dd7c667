import { expect } from "vitest";
import { databaseTest, unique } from "./api.ts";

const absent = {
  guidParentId: "00000000-0000-0000-0000-000000000001",
  hostId: "00000000-0000-0000-0000-000000000001",
  intParentId: 2147483647,
  longParentId: 9223372036854770000,
  textParentId: "nobody",
} as const;

databaseTest("a child can have parents of every kind of key at once", async ({ call, create, list }) => {
  const name = unique();
  const guid = (await create("/guid-parents", { name }))["id"];
  const int = (await create("/int-parents", { name }))["number"];
  const long = (await create("/long-parents", { name }))["id"];
  const text = (await create("/text-parents", { code: `${name} ä/`.replace("/", "%"), name }))["code"];
  const child = await create("/children", {
    name,
    guidParentId: guid,
    hostId: guid,
    intParentId: int,
    longParentId: long,
    textParentId: text,
  });
  const lists = [
    `/guid-parents/${guid}/children`,
    `/guid-parents/${guid}/guests`,
    `/int-parents/${int}/children`,
    `/long-parents/${long}/children`,
    `/text-parents/${encodeURIComponent(String(text))}/children`,
  ];
  for (const path of lists) expect([path, (await list(path)).items]).toEqual([path, [child]]);
  for (const path of [`/guid-parents/${guid}`, `/int-parents/${int}`, `/long-parents/${long}`]) {
    expect([path, (await call("DELETE", path)).status]).toEqual([path, 409]);
  }
  expect((await call("DELETE", `/children/${child["id"]}`)).status).toBe(204);
  for (const path of lists) expect([path, (await list(path)).totalCount]).toEqual([path, 0]);
  expect((await call("DELETE", `/guid-parents/${guid}`)).status).toBe(204);
});

databaseTest(
  "each foreign key to an absent parent is a 409, in POST and in PUT; null is none",
  async ({ call, create }) => {
    const orphan = await create("/children", { name: "Orphan" });
    for (const [name, key] of Object.entries(absent)) {
      const posted = await call("POST", "/children", { body: { name: "Child", [name]: key } });
      const put = await call("PUT", `/children/${orphan["id"]}`, { body: { name: "Child", [name]: key } });
      expect([name, posted.status, posted.type, put.status]).toEqual([name, 409, "application/problem+json", 409]);
    }
    expect((await call("GET", `/children/${orphan["id"]}`)).body).toEqual(orphan);
  },
);

databaseTest("a parent key that no row can have is a 404 of the nested list", async ({ call }) => {
  const paths = [
    "/guid-parents/00000000-0000-0000-0000-000000000001/children",
    "/guid-parents/abc/children",
    "/int-parents/2147483648/children",
    "/int-parents/-1/children",
    "/long-parents/9223372036854775808/children",
    "/text-parents/%27%20or%201=1/children",
    "/text-parents/a%2Fb/children",
  ];
  for (const path of paths) expect([path, (await call("GET", path)).status]).toEqual([path, 404]);
});

databaseTest(
  "a text key and a foreign key far longer than an index can hold are answered, not failed on",
  async ({ call }) => {
    const long = Array.from({ length: 250 }, () => crypto.randomUUID()).join("");
    expect((await call("POST", "/rooms", { body: { code: long, name: "Long" } })).status).toBe(400);
    expect((await call("POST", "/beds", { body: { roomCode: long } })).status).toBe(409);
    expect((await call("GET", `/beds?roomCode=${long.slice(0, 4000)}`)).status).toBe(200);
    const code = unique("é€😀").repeat(20);
    expect((await call("POST", "/rooms", { body: { code, name: "Short" } })).headers.get("Location")).toBe(
      `/rooms/${encodeURIComponent(code)}`,
    );
  },
);

databaseTest("a parent has one child at most, which is read under the parent", async ({ call, create }) => {
  const { id: parent } = await create("/guid-parents", { name: unique() });
  const path = `/guid-parents/${parent}/passport`;
  const none = await call("GET", path);
  expect([none.status, none.type]).toEqual([404, "application/problem+json"]);
  const passport = await create("/passports", { country: "IS", guidParentId: parent });
  const found = await call("GET", path);
  const item = await call("GET", `/passports/${passport["id"]}`);
  expect([found.status, found.body, found.headers.get("ETag")]).toEqual([200, passport, item.headers.get("ETag")]);
  const known = { "If-None-Match": String(found.headers.get("ETag")) };
  expect((await call("GET", path, { headers: known })).status).toBe(304);
  expect((await call("GET", "/guid-parents/00000000-0000-0000-0000-000000000001/passport")).status).toBe(404);
  expect((await call("GET", `/guid-parents/${parent}/shadow`)).status).toBe(404);
  expect((await call("DELETE", `/passports/${passport["id"]}`)).status).toBe(204);
  expect((await call("GET", path)).status).toBe(404);
});

databaseTest("a second child of a parent is a 409 that names the foreign key", async ({ call, create }) => {
  const { id: first } = await create("/guid-parents", { name: unique() });
  const { id: second } = await create("/guid-parents", { name: unique() });
  await create("/passports", { country: "IS", guidParentId: first });
  const other = await create("/passports", { country: "IS", guidParentId: second });
  const body = { country: "NO", guidParentId: first };
  const posted = await call("POST", "/passports", { body });
  const put = await call("PUT", `/passports/${other["id"]}`, { body });
  const detail = "Another passport has the same guidParentId.";
  expect([posted, put]).toMatchObject([
    { status: 409, body: { detail } },
    { status: 409, body: { detail } },
  ]);
  const { id: third } = await create("/guid-parents", { name: unique() });
  const raced = await Promise.all(
    Array.from({ length: 8 }, () => call("POST", "/passports", { body: { country: "FI", guidParentId: third } })),
  );
  expect(raced.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
});

databaseTest("one child and its parent include each other", async ({ call, create, list }) => {
  const name = unique();
  const guid = await create("/guid-parents", { name });
  const int = await create("/int-parents", { name });
  const text = await create("/text-parents", { code: name, name });
  const parents = { guidParentId: guid["id"], intParentId: int["number"], textParentId: text["code"] };
  const passport = await create("/passports", { country: "IS", ...parents });
  for (const path of [`/guid-parents/${guid["id"]}`, `/int-parents/${int["number"]}`, `/text-parents/${name}`]) {
    const { body } = await call("GET", `${path}?include=passport`);
    expect([path, body]).toEqual([path, expect.objectContaining({ name, passport })]);
    const child = await call("GET", `${path}/passport?include=guidParent,textParent`);
    expect([path, child.body]).toEqual([path, { ...passport, guidParent: guid, textParent: text }]);
  }
  const lonely = await create("/guid-parents", { name });
  const listed = await list(`/guid-parents?name=${name}&include=passport`);
  expect(listed.items).toEqual(expect.arrayContaining([{ ...guid, passport }, lonely]));
  expect((await call("DELETE", `/text-parents/${name}`)).status).toBe(204);
  expect((await call("GET", `/passports/${passport["id"]}`)).body).toMatchObject({ textParentId: null });
  expect((await call("DELETE", `/int-parents/${int["number"]}`)).status).toBe(204);
  expect((await call("GET", `/passports/${passport["id"]}`)).status).toBe(404);
});

databaseTest("a link is added and removed by its address, and seen from both sides", async ({ call, create, list }) => {
  const name = unique("é/").replace("/", "%");
  const guid = await create("/guid-parents", { name });
  const text = await create("/text-parents", { code: name, name });
  const texts = `/guid-parents/${guid["id"]}/text-parents`;
  const guids = `/text-parents/${encodeURIComponent(name)}/guids`;
  const link = `${texts}/${encodeURIComponent(name)}`;
  expect(await list(texts)).toMatchObject({ items: [], totalCount: 0 });
  for (const _ of ["the first time", "again"]) {
    const added = await call("PUT", link);
    expect([added.status, added.text]).toEqual([204, ""]);
  }
  expect([await list(texts), await list(guids)]).toMatchObject([
    { items: [text], totalCount: 1 },
    { items: [guid], totalCount: 1 },
  ]);
  for (const path of [`/guid-parents/${guid["id"]}`, `/text-parents/${encodeURIComponent(name)}`])
    expect([path, (await call("DELETE", path)).status]).toEqual([path, 409]);
  for (const _ of ["the first time", "again"]) expect((await call("DELETE", link)).status).toBe(204);
  expect((await list(guids)).totalCount).toBe(0);
  expect((await call("DELETE", `/guid-parents/${guid["id"]}`)).status).toBe(204);
});

databaseTest("a link to a row that does not exist is a 404, and is not stored", async ({ call, create }) => {
  const { id } = await create("/guid-parents", { name: unique() });
  const { code } = await create("/text-parents", { code: unique(), name: "Text" });
  const { number } = await create("/int-parents", { name: "Int" });
  const paths = [
    `/guid-parents/${id}/text-parents/nobody`,
    `/guid-parents/${id}/text-parents/${"long".repeat(200)}`,
    `/guid-parents/00000000-0000-0000-0000-000000000001/text-parents/${code}`,
    `/guid-parents/abc/text-parents/${code}`,
    `/int-parents/${number}/longs/9223372036854770000`,
    `/int-parents/${number}/longs/9223372036854775808`,
    `/int-parents/2147483647/longs/1`,
  ];
  for (const path of paths) {
    for (const verb of ["PUT", "DELETE"])
      expect([verb, path, (await call(verb, path)).status]).toEqual([verb, path, 404]);
  }
  expect((await call("GET", "/guid-parents/00000000-0000-0000-0000-000000000001/text-parents")).status).toBe(404);
  expect((await call("GET", "/text-parents/nobody/guids")).status).toBe(404);
});

databaseTest(
  "linked rows are paged in the order of their keys, by numbers and by cursors",
  async ({ call, create, list }) => {
    const { number } = await create("/int-parents", { name: unique() });
    const longs: unknown[] = [];
    for (const name of ["a", "b", "c"]) longs.push((await create("/long-parents", { name }))["id"]);
    for (const id of longs.toReversed()) await call("PUT", `/int-parents/${number}/longs/${id}`);
    const first = await call("GET", `/int-parents/${number}/longs?pageSize=2`);
    const next = /<([^>]*)>/.exec(first.headers.get("Link") ?? "")?.[1] ?? "";
    const [shown, rest] = [await list(`/int-parents/${number}/longs?pageSize=2`), await list(next)];
    expect([...shown.items, ...rest.items].map(({ id }) => id)).toEqual(longs);
    const { number: other } = await create("/int-parents", { name: unique() });
    await call("PUT", `/int-parents/${other}/longs/${longs[0]}`);
    expect((await list(`/long-parents/${longs[0]}/ints?pageSize=1&page=2`)).items).toMatchObject([{ number: other }]);
    expect((await call("GET", `/long-parents/${longs[0]}/ints?page=0`)).status).toBe(400);
  },
);

databaseTest(
  "with cascade, the links of a deleted row go, and the other side stays",
  async ({ call, create, list }) => {
    const { number } = await create("/int-parents", { name: unique() });
    const { id } = await create("/long-parents", { name: unique() });
    await call("PUT", `/int-parents/${number}/longs/${id}`);
    expect((await call("DELETE", `/int-parents/${number}`)).status).toBe(204);
    expect((await list(`/long-parents/${id}/ints`)).items).toEqual([]);
  },
);

databaseTest("rows of one entity are linked in one direction, or to themselves", async ({ call, create, list }) => {
  const [one, other] = [unique("1"), unique("2")];
  for (const code of [one, other]) await create("/rooms", { code, name: code });
  for (const code of [one, other]) expect((await call("PUT", `/rooms/${one}/neighbours/${code}`)).status).toBe(204);
  const codes = async (path: string) => (await list(path)).items.map(({ code }) => code);
  expect(await codes(`/rooms/${one}/neighbours`)).toEqual([one, other]);
  expect(await codes(`/rooms/${one}/neighbouring`)).toEqual([one]);
  expect(await codes(`/rooms/${other}/neighbouring`)).toEqual([one]);
});

databaseTest(
  "requests that add and remove one link at once succeed, and store it once",
  async ({ call, create, list }) => {
    const { id } = await create("/guid-parents", { name: unique() });
    const { code } = await create("/text-parents", { code: unique(), name: "Text" });
    const link = `/guid-parents/${id}/text-parents/${code}`;
    const statuses = async (verbs: readonly string[]) =>
      new Set((await Promise.all(verbs.map((verb) => call(verb, link)))).map(({ status }) => status));
    expect([...(await statuses(Array.from({ length: 8 }, () => "PUT")))]).toEqual([204]);
    expect((await list(`/guid-parents/${id}/text-parents`)).totalCount).toBe(1);
    const mixed = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? "DELETE" : "PUT"));
    expect([...(await statuses(mixed))]).toEqual([204]);
  },
);

databaseTest("links are rows of an entity with endpoints of its own", async ({ call, create, list }) => {
  const { id } = await create("/guid-parents", { name: unique() });
  const stray = await create("/strays", { name: "Stray" });
  const link = `/guid-parents/${id}/visited/${stray["id"]}`;
  const raced = await Promise.all(Array.from({ length: 4 }, () => call("PUT", link)));
  expect(raced.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  const { items } = await list(`/guid-parents/${id}/visits`);
  expect(items).toMatchObject([{ guidParentId: id, strayId: stray["id"], minutes: 5, note: null }]);
  expect((await list(`/guid-parents/${id}/visited`)).items).toEqual([stray]);
  expect((await list(`/strays/${stray["id"]}/visitors`)).items).toMatchObject([{ id }]);
  const again = await call("POST", "/visits", { body: { guidParentId: id, strayId: stray["id"] } });
  expect([again.status, (await call("PUT", `/guid-parents/${id}/visited/2147483647`)).status]).toEqual([409, 404]);
  const photo = await create("/photos", { visitId: items[0]?.["id"] });
  const kept = await call("DELETE", link);
  expect([kept.status, kept.type]).toEqual([409, "application/problem+json"]);
  expect((await call("DELETE", `/photos/${photo["id"]}`)).status).toBe(204);
  expect((await call("DELETE", link)).status).toBe(204);
  expect((await list(`/guid-parents/${id}/visits`)).items).toEqual([]);
});

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

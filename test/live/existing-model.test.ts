import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { databaseTest, liveHost, liveTest, unique } from "./api.ts";

const absent = "00000000-0000-0000-0000-000000000001";

databaseTest(
  "a class and a mapping of the host's own: the whole life of a row, with each kind of key",
  async ({ call, create, list }) => {
    const { id: publisherId } = await create("/publishers", { name: unique("House") });
    expect(publisherId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    const lives = [
      ["/publishers", { name: "A" }, { name: "B" }, "id"],
      ["/editions", { title: "A", price: 1, publisherId }, { title: "B", price: 2.5, publisherId }, "number"],
      ["/shelves", { code: unique("s"), name: "A" }, { name: "B" }, "code"],
    ] as const;
    for (const [path, first, second, key] of lives) {
      const row = await create(path, first);
      const item = `${path}/${row[key]}`;
      expect([path, row, (await call("GET", item)).body]).toEqual([path, expect.objectContaining(first), row]);
      expect((await call("PUT", item, { body: second })).body).toEqual({ ...row, ...second });
      expect((await call("PUT", item, { body: {} })).status).toBe(400);
      expect((await list(`${path}?pageSize=100`)).items).toContainEqual({ ...row, ...second });
      expect([(await call("DELETE", item)).status, (await call("GET", item)).status]).toEqual([204, 404]);
      expect((await call("PUT", item, { body: second })).status).toBe(404);
    }
  },
);

databaseTest("what the host's mapping makes of a value is what POST and PUT answer", async ({ call, create }) => {
  const { id: publisherId } = await create("/publishers", { name: "House" });
  const posted = await call("POST", "/editions", { body: { title: "A", price: 1.239, publisherId } });
  const item = posted.headers.get("Location") ?? "";
  expect(posted.body).toMatchObject({ price: 1.24, publishedAt: null });
  expect((await call("GET", item)).text).toBe(posted.text);
  const put = await call("PUT", item, {
    body: { title: "A", price: 2.001, publisherId, publishedAt: "2026-02-03T04:05:06.1234567+02:00" },
  });
  expect((await call("GET", item)).text).toBe(put.text);
  expect(put.body).toMatchObject({ price: 2, publishedAt: expect.stringMatching(/^2026-02-03T02:05:06\.123456/) });
});

databaseTest(
  "relationships of such classes: the mapping of the child's owner decides",
  async ({ call, create, list }) => {
    const { id: publisherId } = await create("/publishers", { name: "House" });
    const edition = await create("/editions", { title: "A", price: 1, publisherId });
    const leaflet = await create("/leaflets", { text: "A", publisherId });
    const shelf = await create("/shelves", { code: unique("s"), name: "A", leafletId: leaflet["id"] });
    expect((await list(`/publishers/${publisherId}/editions`)).items).toEqual([edition]);
    expect((await list(`/publishers/${publisherId}/leaflets`)).items).toEqual([leaflet]);
    expect((await list(`/leaflets/${leaflet["id"]}/shelves`)).items).toEqual([shelf]);
    expect((await call("GET", `/publishers/${absent}/editions`)).status).toBe(404);
    expect((await call("DELETE", `/publishers/${publisherId}`)).status).toBe(409);
    for (const [path, body] of [
      ["/editions", { title: "A", price: 1, publisherId: absent }],
      ["/leaflets", { text: "A", publisherId: absent }],
      ["/shelves", { code: unique("s"), name: "A", leafletId: 2147483647 }],
    ] as const) {
      expect([path, (await call("POST", path, { body })).status]).toEqual([path, 409]);
    }
    expect((await call("DELETE", `/leaflets/${leaflet["id"]}`)).status).toBe(204);
    expect((await call("GET", `/shelves/${shelf["code"]}`)).body).toEqual({ ...shelf, leafletId: null });
  },
);

databaseTest("foreign keys and unique indexes that only the host's mapping has are a 409", async ({ call, create }) => {
  const motif = unique("Sea");
  const poster = await create("/posters", { motif, sheet: 1 });
  const refused = { motif: unique("Lake"), printerId: 2147483647 };
  const twin = { motif, sheet: 1 };
  for (const [body, detail] of [
    [refused, "A row that this one refers to does not exist."],
    [twin, "Another row has the same motif and sheet."],
  ] as const) {
    const answer = await call("POST", "/posters", { body });
    expect([answer.status, answer.body]).toEqual([409, expect.objectContaining({ detail })]);
  }
  const { id } = await create("/posters", { motif, sheet: 2 });
  const put = (body: object) => call("PUT", `/posters/${id}`, { body });
  expect((await put(twin)).status).toBe(409);
  expect((await put({ motif, sheet: 2, printerId: 7 })).status).toBe(409);
  expect((await put({ motif, sheet: 2 })).status).toBe(200);
  // Absent values are equal to nothing.
  for (const _ of [1, 2]) await create("/posters", { motif });
  expect((await call("GET", `/posters/${poster["id"]}`)).body).toEqual(poster);
});

databaseTest(
  "a row that was changed meanwhile, by the host's own concurrency token, is a 409",
  async ({ call, create }) => {
    const { id: publisherId } = await create("/publishers", { name: "House" });
    const { number } = await create("/editions", { title: "0", price: 1, publisherId });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_item, title) =>
        call("PUT", `/editions/${number}`, { body: { title: String(title), price: title, publisherId } }),
      ),
    );
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
  },
);

databaseTest(
  "a row that a query filter hides is a 404 to every endpoint, and stays",
  async ({ call, create, list }) => {
    const { id: publisherId } = await create("/publishers", { name: "House" });
    const title = unique("withdrawn");
    const { number } = await create("/editions", { title, price: 1, publisherId });
    await call("POST", `/testing/editions/${number}/withdrawal`);
    const item = `/editions/${number}`;
    expect((await call("GET", item)).status).toBe(404);
    expect((await call("PUT", item, { body: { title: "Back", price: 1, publisherId } })).status).toBe(404);
    expect((await call("DELETE", item)).status).toBe(404);
    expect((await list(`/editions?title=${title}&count=true`)).totalCount).toBe(0);
    expect((await call("GET", `/testing/counts/${title}`)).body).toBe(1);
  },
);

databaseTest("a filter that a second file adds to a generated mapping holds for DELETE too", async ({ call }) => {
  const text = unique("hidden");
  const headers = { "X-User": "admin" };
  const { status, headers: answered } = await call("POST", "/notes", { body: { text }, headers });
  const item = answered.get("Location") ?? "";
  expect([status, (await call("GET", item)).status, (await call("DELETE", item)).status]).toEqual([201, 404, 404]);
  expect((await call("GET", `/testing/counts/${text}`)).body).toBe(1);
});

databaseTest("a key that a hidden row has is taken", async ({ call, create }) => {
  const code = unique("taken");
  await create("/shelves", { code, name: "A" });
  await call("POST", `/testing/racks/${code}/hiding`);
  expect((await call("GET", `/shelves/${code}`)).status).toBe(404);
  expect((await call("POST", "/shelves", { body: { code, name: "B" } })).status).toBe(409);
});

liveTest("neither class nor mapping is generated, and a required member of the class is no hindrance", () => {
  const editions = join(liveHost().folder, "Tenon/Editions");
  const data = readFileSync(join(editions, "EditionData.g.cs"), "utf8");
  expect(existsSync(join(editions, "Edition.g.cs"))).toBe(false);
  expect([data.includes("class EditionMapping"), data.includes("class EditionService")]).toEqual([false, true]);
});

databaseTest(
  "an enum of the host is written by its names, whatever the host stores",
  async ({ call, create, list }) => {
    const title = unique("volume");
    const row = await create("/volumes", { title, folding: "Quarto_Small", spare: null });
    expect(row).toMatchObject({ folding: "Quarto_Small", spare: null });
    const item = `/volumes/${row["id"]}`;
    expect((await call("PUT", item, { body: { title, folding: "folio", spare: "Quarto_Small" } })).body).toMatchObject({
      folding: "Folio",
      spare: "Quarto_Small",
    });
    expect((await list(`/volumes?title=${title}&spare=quarto_small`)).items).toHaveLength(1);
    expect((await call("GET", "/volumes?folding=1")).status).toBe(400);
    expect((await call("POST", "/volumes", { body: { title, folding: 1 } })).status).toBe(400);
  },
);

databaseTest(
  "a class that guards its state is created by its constructor, read and deleted, and not updated",
  async ({ call, list }) => {
    const id = String((await call("POST", "/testing/guarded")).body);
    for (const [path, text] of [
      ["/stamps", "A"],
      ["/sureties", 12.5],
    ] as const) {
      const item = `${path}/${id}`;
      const { body } = await call("GET", item);
      expect(body).toMatchObject(typeof text === "string" ? { id, text } : { id, amount: text });
      expect((await list(`${path}?pageSize=100`)).items).toContainEqual(body);
      const given = typeof text === "string" ? { text: "B" } : { amount: 2.5 };
      expect((await call("POST", path, { body: given })).body).toMatchObject(given);
      expect((await call("PUT", item, { body: { text: "B" } })).status).toBe(405);
      expect((await call("DELETE", item)).status).toBe(204);
      expect((await call("GET", item)).status).toBe(404);
    }
  },
);

databaseTest("records and init are filled where the class allows it", async ({ call, create }) => {
  const ribbon = await create("/ribbons", { text: "A" });
  expect((await call("PUT", `/ribbons/${ribbon["id"]}`, { body: { text: "B" } })).body).toEqual({
    ...ribbon,
    text: "B",
  });
  const seal = await create("/seals", { text: "A" });
  expect((await call("PUT", `/seals/${seal["id"]}`, { body: { text: "B" } })).status).toBe(405);
});

databaseTest(
  "an entity without operations is a reference, and its keys say what its deletion does",
  async ({ call }) => {
    const id = String((await call("POST", "/testing/guarded")).body);
    expect((await call("GET", "/buildings")).status).toBe(404);
    const chamber = await call("POST", "/chambers", { body: { buildingId: id, name: "A" } });
    expect([chamber.status, chamber.headers.get("Location")]).toEqual([201, null]);
    expect((await call("POST", "/chambers", { body: { buildingId: absent, name: "A" } })).status).toBe(409);
    expect((await call("GET", `/buildings/${id}/chambers`)).body).toMatchObject({ items: [chamber.body] });
    const plaque = await call("POST", "/plaques", { body: { buildingId: id } });
    expect((await call("DELETE", `/testing/buildings/${id}`)).body).toBe(1);
    expect((await call("GET", `/buildings/${id}/chambers`)).status).toBe(404);
    expect((await call("GET", plaque.headers.get("Location") ?? "")).body).toMatchObject({ buildingId: null });
  },
);

databaseTest(
  "a class that makes and changes its rows itself, by the methods that the file names",
  async ({ call, create }) => {
    const deed = { holder: "Ada", folding: "Folio", note: "n" };
    const first = await create("/deeds", deed);
    expect(first).toEqual({ ...deed, id: expect.stringMatching(/^[0-9a-f-]{36}$/), renamings: 0 });
    const item = `/deeds/${first["id"]}`;
    const renamed = { holder: "Bob", folding: "Quarto_Small", note: null };
    expect((await call("PUT", item, { body: renamed })).body).toEqual({ ...first, ...renamed, renamings: 1 });
    // A method is called for its own members alone.
    expect((await call("PATCH", item, { body: { note: "m" } })).body).toMatchObject({ holder: "Bob", renamings: 1 });
    expect((await call("PATCH", item, { body: { holder: "Cy" } })).body).toMatchObject({ note: "m", renamings: 2 });
    expect((await call("PATCH", item, { body: { holder: null } })).status).toBe(400);
    expect((await call("GET", item)).body).toMatchObject({ holder: "Cy", folding: "Quarto_Small" });
    const batch = await call("POST", "/deeds/batch", { body: { items: [deed, { ...deed, holder: "Eve" }] } });
    expect(batch.status).toBe(201);
  },
);

databaseTest(
  "rows of the host's classes are linked by a generated table and by a class of its own",
  async ({ call, create, list }) => {
    const publisher = await create("/publishers", { name: unique() });
    const shelf = await create("/shelves", { code: unique(), name: "Shelf" });
    const crate = (await create("/crates", { label: "Crate" }))["id"];
    const own = `/publishers/${publisher["id"]}`;
    for (const link of [`${own}/shelves/${shelf["code"]}`, `${own}/crates/${crate}`]) {
      for (const _ of ["the first time", "again"])
        expect([link, (await call("PUT", link)).status]).toEqual([link, 204]);
    }
    expect((await list(`${own}/shelves`)).items).toEqual([shelf]);
    expect((await list(`/crates/${crate}/publishers`)).items).toEqual([publisher]);
    expect((await call("DELETE", own)).status).toBe(409);
    expect((await call("DELETE", `${own}/crates/${crate}`)).status).toBe(204);
    await call("POST", `/testing/racks/${shelf["code"]}/hiding`);
    for (const verb of ["PUT", "DELETE"]) {
      const answers = await Promise.all(
        [`shelves/${shelf["code"]}`, `crates/${absent}`].map((one) => call(verb, `${own}/${one}`)),
      );
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    }
    expect((await list(`${own}/shelves`)).totalCount).toBe(0);
    expect((await call("DELETE", own)).status).toBe(204);
  },
);

databaseTest("types around one value are that value on the wire: keys, foreign keys and members", async (api) => {
  const { call, create, list } = api;
  const [home, next] = [unique("h").slice(0, 10), unique("n").slice(0, 10)];
  for (const code of [home, next]) await create("/harbours", { code, name: "A" });
  expect((await call("POST", "/harbours", { body: { code: home, name: "B" } })).status).toBe(409);
  const ship = await create("/ships", { home });
  expect(ship).toMatchObject({ home, next: null, load: 1.5, spare: null });
  const item = `/ships/${ship["id"]}`;
  const moved = { home: next, next: home, load: 2, spare: 3 };
  expect((await call("PUT", item, { body: moved })).body).toEqual({ ...ship, ...moved });
  expect((await call("PUT", item, { body: { ...moved, home: "nowhere" } })).status).toBe(409);
  expect((await call("PATCH", item, { body: { next: null, spare: 4 } })).body).toMatchObject({ next: null, spare: 4 });
  expect((await call("PATCH", item, { body: { next: home } })).body).toMatchObject({ ...moved, spare: 4 });
  expect((await call("PATCH", item, { body: { home: null } })).status).toBe(400);
  const { status } = await call("POST", "/ships/batch", { body: { items: [{ home, next }, { home }] } });
  expect(status).toBe(201);
  const found = await list(`/ships?home=${home}&sort=-next,load`);
  expect(found.items.map((one) => one["next"])).toEqual([next, null]);
  expect((await list(`/ships?next=${home}&spare=4`)).items).toMatchObject([{ id: ship["id"] }]);
  expect((await call("GET", "/ships?load=heavy")).status).toBe(400);
  expect((await list(`/harbours/${next}/ships`)).items).toMatchObject([{ id: ship["id"] }]);
  expect((await call("GET", `${item}?include=harbour`)).body).toMatchObject({ harbour: { code: next } });
  expect((await call("GET", `/harbours/${home}?include=ships`)).body).toMatchObject({
    ships: [{ home }, { home }],
  });
  expect((await call("DELETE", `/harbours/${next}`)).status).toBe(409);
  expect([(await call("DELETE", item)).status, (await call("GET", item)).status]).toEqual([204, 404]);
  expect((await call("DELETE", `/harbours/${next}`)).status).toBe(204);
});

databaseTest("the database numbers a key in a type of its own", async ({ call, create }) => {
  const [first, second] = [await create("/berths", { name: "A" }), await create("/berths", { name: "B" })];
  expect(Number(second["id"])).toBeGreaterThan(Number(first["id"]));
  expect((await call("PUT", `/berths/${first["id"]}`, { body: { name: "C" } })).body).toEqual({ ...first, name: "C" });
});

databaseTest("rows without a key are listed, filtered and paged in the order that the file states", async (api) => {
  const { call, create, list } = api;
  const codes = ["b", "a", "c"].map((one) => unique(one).slice(0, 10));
  for (const code of codes) await create("/harbours", { code, name: "A" });
  const [b = "", a = "", c = ""] = codes;
  for (const home of [a, b, c, c]) await create("/ships", { home });
  const isOurs = ({ harbour }: Readonly<Record<string, unknown>>) => codes.includes(String(harbour));
  const ours = (await list("/convoys?pageSize=100")).items.filter(isOurs);
  expect(ours).toEqual([
    { harbour: c, size: 2 },
    { harbour: a, size: 1 },
    { harbour: b, size: 1 },
  ]);
  expect((await list("/convoys?size[gte]=2&pageSize=100")).items.filter(isOurs)).toEqual([{ harbour: c, size: 2 }]);
  const sorted = (await list("/convoys?sort=-harbour&pageSize=100")).items.filter(isOurs);
  expect(sorted.map(({ harbour }) => harbour)).toEqual([c, b, a]);
  expect((await call("POST", "/convoys", { body: { harbour: a, size: 1 } })).status).toBe(405);
});

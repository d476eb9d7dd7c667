import { expect } from "vitest";
import { type Api, databaseTest, type Row, unique } from "./api.ts";

/** Creates two bands, the first with six albums and the second with none. */
async function bands({ create }: Api) {
  const name = unique("band");
  const first = await create("/bands", { name });
  const second = await create("/bands", { name });
  const albums: Row[] = [];
  for (let index = 0; index < 6; index++) {
    const producerId = index === 0 ? null : second["id"];
    albums.push(await create("/albums", { bandId: first["id"], producerId, title: `${name} ${index}` }));
  }
  return { name, first, second, albums };
}

/** Returns the answer with the number of its statements. */
async function asked({ call }: Api, path: string) {
  const { status, body, headers } = await call("GET", path);
  return { status, body: body as { items: readonly Row[] } & Row, statements: headers.get("X-Statements") };
}

databaseTest("a child includes its parents, by one statement for each", async (api) => {
  const { first, second, albums } = await bands(api);
  const one = await asked(api, `/albums/${albums[1]?.["id"]}?include=band,producer`);
  expect([one.body, one.statements]).toEqual([{ ...albums[1], band: first, producer: second }, "3"]);
  const orphan = await asked(api, `/albums/${albums[0]?.["id"]}?include=producer`);
  expect(orphan.body).toEqual(albums[0]);
  const list = await asked(api, `/albums?bandId=${first["id"]}&include=BAND&pageSize=4`);
  expect([list.body.items, list.statements]).toEqual([
    albums.slice(0, 4).map((album) => ({ ...album, band: first })),
    "2",
  ]);
  const nested = await asked(api, `/bands/${first["id"]}/albums?include=band&include=producer&pageSize=2`);
  expect(nested.body.items).toEqual([
    { ...albums[0], band: first },
    { ...albums[1], band: first, producer: second },
  ]);
  expect((await asked(api, `/albums/${albums[1]?.["id"]}?include=`)).body).toEqual(albums[1]);
});

databaseTest("a parent includes its children, at most a page of each, by one statement for all", async (api) => {
  const { name, first, second, albums } = await bands(api);
  const one = await asked(api, `/bands/${first["id"]}?include=albums`);
  expect([one.body, one.statements]).toEqual([{ ...first, albums: albums.slice(0, 4) }, "2"]);
  const list = await asked(api, `/bands?name=${name}&include=albums,productions`);
  expect(list.statements).toBe("3 OFFSET");
  expect(list.body).toMatchObject({ totalCount: 2, page: 1 });
  const shown = new Map(list.body.items.map((band) => [band["id"], band]));
  expect(shown.get(first["id"])).toEqual({ ...first, albums: albums.slice(0, 4), productions: [] });
  expect(shown.get(second["id"])).toEqual({ ...second, albums: [], productions: albums.slice(1, 5) });
  expect((await asked(api, "/bands?name=nobody&include=albums")).body).toMatchObject({ items: [] });
});

databaseTest("an unknown name is a 400, with all else that is wrong, and before a 404", async (api) => {
  const { first } = await bands(api);
  const rule = "'include' must name some of albums, productions, separated by commas.";
  const problem = (errors: object) => ({ status: 400, body: expect.objectContaining({ errors }) });
  for (const path of [`/bands/${first["id"]}`, "/bands", `/bands/${crypto.randomUUID()}`]) {
    for (const include of ["album", "albums,x", "albums,albums.band", "%00", "albums%20"]) {
      expect([path, include, await asked(api, `${path}?include=${include}`)]).toMatchObject([
        path,
        include,
        problem({ include: [rule] }),
      ]);
    }
  }
  expect(await asked(api, "/bands?include=x&page=0")).toMatchObject(
    problem({ include: [rule], page: [expect.any(String)] }),
  );
  expect(await asked(api, "/albums?include=albums&count=x")).toMatchObject(
    problem({ include: [expect.stringContaining("band, producer")], count: [expect.any(String)] }),
  );
  expect((await asked(api, `/bands/${crypto.randomUUID()}?include=albums`)).status).toBe(404);
  expect((await asked(api, "/trails?include=x")).status).toBe(200);
});

databaseTest("a response with related rows has the version of its row, and the others are as before", async (api) => {
  const { first } = await bands(api);
  const path = `/bands/${first["id"]}`;
  const plain = await api.call("GET", path);
  expect([plain.body, plain.headers.get("ETag")]).toEqual([first, '"1"']);
  const including = await api.call("GET", `${path}?include=albums`, { headers: { "If-None-Match": '"1"' } });
  expect([including.status, including.headers.get("ETag")]).toEqual([200, '"1"']);
  const put = await api.call("PUT", `${path}?include=albums`, { body: { name: "Other" } });
  expect([put.status, put.body]).toEqual([200, { ...first, name: "Other" }]);
});

databaseTest("rows of an entity that relates to itself, by a text key", async (api) => {
  const [root, left, right] = [unique("root"), unique("left"), unique("right")];
  await api.create("/genres", { code: root });
  for (const code of [left, right]) await api.create("/genres", { code, parentCode: root });
  const kinds = [left, right].map((code) => ({ code, parentCode: root }));
  expect((await asked(api, `/genres/${root}?include=kinds,parent`)).body).toEqual({
    code: root,
    parentCode: null,
    kinds,
  });
  expect((await asked(api, `/genres/${root}/genres?include=parent`)).body.items).toEqual(
    kinds.map((kind) => ({ ...kind, parent: { code: root, parentCode: null } })),
  );
});

databaseTest("classes of the host include each other, but for rows that a query filter hides", async (api) => {
  const publisher = await api.create("/publishers", { name: unique("House") });
  const edition = await api.create("/editions", { title: "A", price: 1, publisherId: publisher["id"] });
  expect((await asked(api, `/editions/${edition["number"]}?include=publisher`)).body).toEqual({
    ...edition,
    publisher,
  });
  expect((await asked(api, `/publishers/${publisher["id"]}?include=editions`)).body).toEqual({
    ...publisher,
    editions: [edition],
  });
});

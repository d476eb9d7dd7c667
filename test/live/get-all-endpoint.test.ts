import { expect } from "vitest";
import { type Api, databaseTest, unique } from "./api.ts";

/** Creates rows with a country of their own, so that only this test sees them. */
async function authors({ create }: Api, count: number): Promise<string> {
  const country = unique("land");
  for (let index = 0; index < count; index++) await create("/authors", { name: `N${index % 7}`, country });
  return country;
}

async function posts({ create }: Api, ...rows: readonly object[]): Promise<string> {
  const { id } = await create("/authors", { name: "Ada", country: "UK" });
  for (const row of rows)
    await create("/posts", { authorId: id, title: "Title", likes: 0, published: false, rating: 0, ...row });
  return String(id);
}

databaseTest(
  "GetAllEndpointGenerator: page is 1 and pageSize 10 by default; TotalCount counts the whole filtered set",
  async (api) => {
    const { call } = api;
    const country = await authors(api, 12);
    const { body } = await call("GET", `/authors?country=${country}`);
    expect(body).toEqual({ items: expect.any(Array), page: 1, pageSize: 10, totalCount: 12, totalPages: 2 });
    expect((body as { items: unknown[] }).items).toHaveLength(10);
  },
);

databaseTest("pages neither repeat nor lose rows, in every order", async (api) => {
  const { list } = api;
  const country = await authors(api, 23);
  for (const order of ["", "&sortBy=name", "&sortBy=name&sortDir=desc", "&sortBy=country"]) {
    const seen = [];
    for (let page = 1; page <= 5; page++)
      seen.push(...(await list(`/authors?country=${country}&pageSize=5&page=${page}${order}`)).items);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(23);
  }
});

databaseTest("page and pageSize have defaults, and a size above the cap is the cap", async ({ call }) => {
  const rows = [
    ["", 1, 10],
    ["page=&pageSize=", 1, 10],
    ["page=01&pageSize=007", 1, 7],
    ["page=2&pageSize=101", 2, 100],
    ["PAGE=3&PageSize=7", 3, 7],
    ["pageSize=99999999999999999999", 1, 100],
    ["page=9223372036854775807&pageSize=100", Number("9223372036854775807"), 100],
  ] as const;
  for (const [query, page, pageSize] of rows) {
    const { status, body } = await call("GET", `/authors?${query}`);
    expect([query, status, body]).toEqual([query, 200, expect.objectContaining({ page, pageSize })]);
  }
});

databaseTest("a page or a size that is no whole number from 1 is a 400 that names it", async ({ call }) => {
  const wrong = ["0", "-1", "abc", "1e3", "2.0", "0x10", " 2", "+2", "١", "1,5", "-9223372036854775808"];
  for (const name of ["page", "pageSize"]) {
    for (const value of wrong) {
      const { status, type, body } = await call("GET", `/authors?${name}=${encodeURIComponent(value)}`);
      expect([value, status, type]).toEqual([value, 400, "application/problem+json"]);
      expect(body).toMatchObject({ errors: { [name]: [`'${name}' must be a whole number from 1.`] } });
    }
    const { status, body } = await call("GET", `/authors?${name}=1&${name}=2`);
    expect([status, body]).toEqual([400, expect.objectContaining({ errors: { [name]: expect.any(Array) } })]);
  }
});

databaseTest("everything wrong with a list request stands in one problem", async ({ call }) => {
  const { status, body } = await call("GET", "/posts?page=0&pageSize=x&likes=many&published=maybe&sortBy=nothing");
  expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([
    400,
    ["page", "pageSize", "likes", "published"],
  ]);
});

databaseTest("a page beyond the end is empty, with the true TotalCount", async (api) => {
  const { call } = api;
  const country = await authors(api, 3);
  for (const page of [2, 2147483647, "2147483647&pageSize=100", "9223372036854775807"]) {
    expect((await call("GET", `/authors?country=${country}&page=${page}`)).body).toMatchObject({
      items: [],
      totalCount: 3,
      totalPages: 1,
    });
  }
});

databaseTest("a page of all rows brings its count along; others count unless the page shows the end", async (api) => {
  const country = await authors(api, 3);
  const statements = async (query: string) =>
    (await api.call("GET", `/authors?${query}`)).headers.get("X-Statements")?.slice(0, 1);
  expect(await statements("pageSize=2")).toBe("1");
  expect(await statements(`country=${country}`)).toBe("1");
  expect(await statements(`country=${country}&pageSize=2`)).toBe("2");
  expect(await statements(`country=${country}&pageSize=2&page=2`)).toBe("1");
  expect(await statements("page=99999999")).toBe("2");
  const { totalCount } = await api.list("/authors?pageSize=1");
  expect((await api.call("GET", "/authors?page=99999999")).body).toMatchObject({ items: [] });
  expect(totalCount).toBeGreaterThanOrEqual(3);
});

databaseTest("an entity has its own page size and cap", async ({ call }) => {
  expect((await call("GET", "/order-lines")).body).toMatchObject({ pageSize: 3 });
  expect((await call("GET", "/order-lines?pageSize=50")).body).toMatchObject({ pageSize: 5 });
});

databaseTest("a filter is exact equality; several combine with AND", async (api) => {
  const { list } = api;
  const authorId = await posts(api, { title: "One", likes: 1 }, { title: "One", likes: 2 }, { title: "Two", likes: 1 });
  expect((await list(`/posts?authorId=${authorId}&title=One`)).totalCount).toBe(2);
  expect((await list(`/posts?authorId=${authorId}&title=One&likes=1`)).totalCount).toBe(1);
  expect((await list(`/posts?authorId=${authorId}&title=on`)).totalCount).toBe(0);
});

databaseTest("filters are typed: string, int, long, bool, decimal, Guid and DateTime", async (api) => {
  const { list } = api;
  const postedAt = "2026-02-03T04:05:06.5Z";
  const authorId = await posts(
    api,
    { title: "a'b%_c", likes: 7, published: true, rating: 1.5, views: 5000000000, postedAt },
    {},
  );
  const filters = [
    `title=${encodeURIComponent("a'b%_c")}`,
    "likes=7",
    "likes=%2B7",
    "published=true",
    "published=TRUE",
    "rating=1.5",
    "rating=1.50",
    "views=5000000000",
    `postedAt=${postedAt}`,
    `postedAt=${encodeURIComponent("2026-02-03T06:05:06.5+02:00")}`,
    "Likes=7&PUBLISHED=true",
  ];
  for (const filter of filters) {
    expect([filter, (await list(`/posts?authorId=${authorId.toUpperCase()}&${filter}`)).totalCount]).toEqual([
      filter,
      1,
    ]);
  }
});

databaseTest(
  "a filter value that cannot be of the type is a 400 that names the parameter; a repeated filter too",
  async ({ call }) => {
    const rows = [
      ["likes=many", "likes"],
      ["likes=1,5", "likes"],
      ["likes=99999999999", "likes"],
      ["published=yes", "published"],
      ["rating=1,5", "rating"],
      ["rating=1e2", "rating"],
      ["authorId=1", "authorId"],
      ["postedAt=soon", "postedAt"],
      ["title=a%00b", "title"],
      ["title=a&title=b", "title"],
      ["likes=1&likes=1", "likes"],
    ] as const;
    for (const [query, name] of rows) {
      const { status, type, body } = await call("GET", `/posts?${query}`);
      expect([query, status, type]).toEqual([query, 400, "application/problem+json"]);
      expect(Object.keys((body as { errors: object }).errors)).toEqual([name]);
    }
  },
);

databaseTest("only non-key properties are filterable, and an unknown name is ignored without an error", async (api) => {
  const { list } = api;
  const country = await authors(api, 2);
  for (const query of [
    "id=00000000-0000-0000-0000-000000000001",
    "unknown=1",
    "name%27%20or%201=1",
    "Country.Length=3",
  ]) {
    expect((await list(`/authors?country=${country}&${query}`)).totalCount).toBe(2);
  }
});

databaseTest("the same page asked for twice has the same rows, sorted or not", async (api) => {
  const country = await authors(api, 9);
  for (const order of ["", "&sortBy=country", "&sortBy=country&sortDir=desc"]) {
    const path = `/authors?country=${country}&pageSize=4&page=2${order}`;
    expect((await api.call("GET", path)).text).toBe((await api.call("GET", path)).text);
  }
});

databaseTest("an empty filter value is ignored", async (api) => {
  const { list } = api;
  const country = await authors(api, 2);
  expect((await list(`/authors?country=${country}&name=`)).totalCount).toBe(2);
});

databaseTest("sortBy sorts by a property and sortDir says which way; asc is the default", async (api) => {
  const { list } = api;
  const authorId = await posts(
    api,
    { likes: 2, rating: 1, title: "Cc" },
    { likes: 10, rating: 2, title: "Aa" },
    { likes: 1, rating: 3, title: "Bb", published: true },
  );
  const likes = async (order: string) =>
    (await list(`/posts?authorId=${authorId}&${order}`)).items.map((post) => post["likes"]);
  expect(await likes("sortBy=likes")).toEqual([1, 2, 10]);
  expect(await likes("sortBy=LIKES&sortDir=asc")).toEqual([1, 2, 10]);
  expect(await likes("sortBy=likes&sortDir=desc")).toEqual([10, 2, 1]);
  expect(await likes("sortBy=likes&sortDir=DESC")).toEqual([10, 2, 1]);
  expect(await likes("sortBy=likes&sortDir=down")).toEqual([1, 2, 10]);
  expect(await likes("sortBy=rating&sortDir=desc")).toEqual([1, 10, 2]);
  expect(await likes("sortBy=title")).toEqual([10, 1, 2]);
  expect((await likes("sortBy=published&sortDir=desc"))[0]).toBe(1);
});

databaseTest("an invalid sortBy, the key among them, is ignored and no sorting is applied", async (api) => {
  const { list } = api;
  const country = await authors(api, 5);
  const keys = async (query: string) => (await list(`/authors?country=${country}${query}`)).items.map(({ id }) => id);
  const unsorted = await keys("");
  for (const sortBy of ["nothing", "id", "name;drop table Authors", "name,country", ""]) {
    expect(await keys(`&sortBy=${encodeURIComponent(sortBy)}&sortDir=desc`)).toEqual(unsorted);
  }
});

databaseTest(
  "filters, sorting and paging combine in one request, and TotalCount is the filtered count",
  async (api) => {
    const { list } = api;
    const authorId = await posts(
      api,
      { likes: 3, published: true },
      { likes: 1, published: true },
      { likes: 2, published: true },
      { likes: 9 },
    );
    const { items, totalCount } = await list(
      `/posts?authorId=${authorId}&published=true&sortBy=likes&sortDir=desc&page=2&pageSize=2`,
    );
    expect([items.map((post) => post["likes"]), totalCount]).toEqual([[1], 3]);
  },
);

databaseTest(
  "a plural of the file's own names the path, the operation and the nested list",
  async ({ call, create, list }) => {
    const { id: authorId } = await create("/authors", { name: "Ada", country: "UK" });
    const goose = await create("/gaggle", { authorId });
    expect((await list(`/authors/${authorId}/gaggle`)).items).toEqual([goose]);
    const { body } = await call("GET", "/openapi/v1.json");
    expect(body).toMatchObject({
      paths: {
        "/gaggle": { get: { operationId: "GetAllGaggle" } },
        "/authors/{authorId}/gaggle": { get: { operationId: "GetGaggleByAuthor" } },
      },
    });
  },
);

databaseTest("the path is the plural in lower case, hyphenated", async ({ call }) => {
  expect((await call("GET", "/order-lines")).status).toBe(200);
  expect((await call("GET", "/categories")).status).toBe(200);
  expect((await call("GET", "/series")).status).toBe(200);
});

databaseTest("filters whose names the endpoint's own code uses work like any other", async ({ create, list }) => {
  const http = unique();
  await create("/tasks", { http, reader: "r", class: "c", from: "here" });
  expect((await list(`/tasks?http=${http}&reader=r&class=c&from=here`)).totalCount).toBe(1);
  expect((await list(`/tasks?http=${http}&reader=other`)).totalCount).toBe(0);
});

databaseTest(
  "ten thousand rows are paged through in every order, none lost and none twice",
  async ({ call, list }) => {
    const batch = unique("ticks");
    await call("POST", `/testing/ticks/${batch}`);
    for (const sortBy of ["", "level", "at", "share", "batch", "id"]) {
      for (const sortDir of ["asc", "desc"]) {
        const rows = [];
        for (let page = 1; page <= 10; page++) {
          const query = `batch=${batch}&sortBy=${sortBy}&sortDir=${sortDir}&pageSize=1000&page=${page}`;
          rows.push(...(await list(`/ticks?${query}`)).items);
        }
        const order = [sortBy, sortDir];
        expect([order, rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([order, 10_000, 10_000]);
        if (sortBy === "level" || sortBy === "share") {
          const values = rows.map((row) => Number(row[sortBy] ?? -1));
          const sorted = values.toSorted((one, other) => (sortDir === "asc" ? one - other : other - one));
          expect([order, values]).toEqual([order, sorted]);
        }
      }
    }
  },
  { timeout: 120_000 },
);

databaseTest("a page beyond 64 bits is the last that a number can name, and is empty", async ({ call }) => {
  for (const page of ["9223372036854775807", "9223372036854775808", "18446744073709551617"]) {
    const { status, text } = await call("GET", `/authors?page=${page}&pageSize=100`);
    const wanted = expect.stringContaining('"items":[],"page":9223372036854775807,');
    expect([page, status, text]).toEqual([page, 200, wanted]);
  }
});

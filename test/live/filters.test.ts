import { expect } from "vitest";
import { type Api, databaseTest, unique } from "./api.ts";

/** Three values for each ordered type, the smallest first. */
const ordered = {
  byte: [0, 7, 255],
  short: [-32768, 7, 32767],
  int: [-2147483648, 7, 2147483647],
  long: [-5000000000, 7, 5000000000],
  float: [-0.1, 7, 3.4028235e38],
  double: [-0.1, 7, 1.7976931348623157e308],
  decimal: [-0.5, 7, 12345.678],
  at: ["2026-02-03T04:05:06Z", "2026-02-03T04:05:06.1Z", "2026-02-03T05:05:06.123456+01:00"],
  instant: ["2026-02-03T04:05:06+00:00", "2026-02-03T04:05:06.1+00:00", "2026-02-03T05:05:06.123456+01:00"],
  day: ["0001-01-01", "2026-02-03", "9999-12-31"],
  time: ["00:00:00", "12:30", "23:59:59.9999990"],
  span: ["-1.00:00:00", "00:00:00", "1.02:03:04.5000000"],
} as const;

/** Three values for each type that is only equal or not. */
const unordered = {
  guid: [1, 5, 9].map((digit) => `${digit}1111111-1111-1111-1111-111111111111`),
  text: ["Aa", "Bb", "Cc"],
  colour: ["Red", "Green", "DarkBlue"],
} as const;

const all: Readonly<Record<string, readonly unknown[]>> = { ...ordered, ...unordered };
const bodyOf = (index: number) =>
  Object.fromEntries(Object.entries(all).map(([name, values]) => [name, values[index]]));

/** Creates three rows with a value of each type and one with none. Returns a search that prints the positions of the rows it finds. */
async function rows({ create, list }: Api) {
  const batch = unique();
  const keys: unknown[] = [];
  for (const body of [bodyOf(0), bodyOf(1), bodyOf(2), {}]) {
    keys.push((await create("/observations", { batch, ...body }))["id"]);
  }
  return async (...conditions: readonly (readonly [name: string, value: unknown])[]) => {
    const query = conditions.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join("&");
    const { items, totalCount } = await list(`/observations?batch=${batch}&${query}`);
    expect([query, totalCount]).toEqual([query, items.length]);
    return items.map(({ id }) => keys.indexOf(id)).join("");
  };
}

databaseTest("numbers, dates and times are compared by gt, gte, lt and lte", async (api) => {
  const found = await rows(api);
  for (const [name, [least, middle, most]] of Object.entries(ordered)) {
    const answers = [
      await found([`${name}[gt]`, least]),
      await found([`${name}[gte]`, middle]),
      await found([`${name}[lt]`, middle]),
      await found([`${name}[lte]`, middle]),
      await found([`${name}[gte]`, least], [`${name}[lt]`, most]),
      await found([`${name}[gt]`, most]),
    ];
    expect([name, ...answers]).toEqual([name, "12", "12", "0", "01", "01", ""]);
  }
});

databaseTest("every type is compared by ne and in, and asked for null", async (api) => {
  const found = await rows(api);
  for (const [name, [first, second, third]] of Object.entries(all)) {
    const answers = [
      await found([`${name}[ne]`, second]),
      await found([`${name}[in]`, first], [`${name}[in]`, third]),
      await found([`${name}[in]`, second]),
      await found([`${name}[isNull]`, "true"]),
      await found([`${name}[isNull]`, "False"]),
      await found([name, second]),
      await found([`${name}[eq]`, second]),
    ];
    expect([name, ...answers]).toEqual([name, "023", "02", "1", "3", "012", "1", "1"]);
  }
});

databaseTest(
  "contains and startsWith ignore the case of ASCII letters, and take signs as they are",
  async ({ create, list }) => {
    const batch = unique();
    const texts = [
      "100% Sure",
      "100 percent",
      "snake_case",
      "snakeXcase",
      "back\\slash",
      "a\\",
      "İstanbul ß Übung",
      "",
    ];
    for (const text of texts) await create("/observations", { batch, text });
    await create("/observations", { batch });
    const found = async (operator: string, value: string) =>
      (await list(`/observations?batch=${batch}&text[${operator}]=${encodeURIComponent(value)}`)).items.map(
        ({ text }) => text,
      );
    const contained = [
      ["SURE", ["100% Sure"]],
      ["0%", ["100% Sure"]],
      ["_", ["snake_case"]],
      ["E_C", ["snake_case"]],
      ["\\", ["back\\slash", "a\\"]],
      ["K\\S", ["back\\slash"]],
      ["İ", ["İstanbul ß Übung"]],
      ["STANBUL ß Übung", ["İstanbul ß Übung"]],
      ["'", []],
      ["*", []],
      ["[a-z]", []],
    ] as const;
    for (const [value, wanted] of contained) expect([value, await found("contains", value)]).toEqual([value, wanted]);
    const begun = [
      ["100%", ["100% Sure"]],
      ["SNAKE_", ["snake_case"]],
      ["SNAKE", ["snake_case", "snakeXcase"]],
      ["a\\", ["a\\"]],
      ["BACK\\", ["back\\slash"]],
      ["%", []],
      ["_", []],
      ["İSTANBUL ß Übung", ["İstanbul ß Übung"]],
      ["case", []],
    ] as const;
    for (const [value, wanted] of begun) expect([value, await found("startsWith", value)]).toEqual([value, wanted]);
  },
);

databaseTest("names and operators are read in any letter case, and an empty value counts as absent", async (api) => {
  const found = await rows(api);
  expect(await found(["INT[GTE]", 7], ["Text[StartsWith]", "b"])).toBe("1");
  expect(await found(["int[gte]", ""], ["int[in]", ""], ["int[in]", ""], ["int[isNull]", ""], ["int[wrong]", ""])).toBe(
    "0123",
  );
  expect(await found(["int[in]", ""], ["int[in]", 7])).toBe("1");
});

databaseTest(
  "an operator that a property does not have is a 400, and a name of no property is ignored",
  async ({ call, list }) => {
    const rows = [
      [
        "/observations?int[contains]=1",
        "int[contains]",
        /must be one of int, int\[ne\], int\[gt\], .*int\[isNull\]\.$/,
      ],
      ["/observations?int[]=1", "int[]", /must be one of/],
      ["/observations?int[0]=1", "int[0]", /must be one of/],
      ["/observations?int[gte][lt]=1", "int[gte][lt]", /must be one of/],
      ["/observations?int[like]=1", "int[like]", /must be one of/],
      ["/authors?country[ne]=UK", "country[ne]", /must be one of country\.$/],
      ["/limited-ones?quoted=1", "quoted", /must not filter this list\.$/],
      ["/limited-ones?linear=a", "linear", /must be one of linear\[startsWith\]\.$/],
      ["/observations?int[gte]=x", "int[gte]", /must be a 32-bit integer\.$/],
      ["/observations?int[gte]=1&INT[GTE]=2", "int[gte]", /must be given once\.$/],
      ["/observations?int[in]=1&int[in]=x", "int[in]", /must be a 32-bit integer\.$/],
      ["/observations?colour[in]=Red&colour[in]=2", "colour[in]", /must be one of Red, Green, DarkBlue\.$/],
      ["/observations?int[isNull]=1", "int[isNull]", /must be true or false\.$/],
      ["/observations?text[contains]=%00", "text[contains]", /must not contain NUL\.$/],
    ] as const;
    for (const [path, name, rule] of rows) {
      const { status, type, body } = await call("GET", path);
      expect([path, status, type]).toEqual([path, 400, "application/problem+json"]);
      expect(body).toMatchObject({ errors: { [name]: [expect.stringMatching(rule)] } });
    }
    for (const query of [
      "unknown[gte]=1",
      "unknown[wrong]=1",
      "id[gte]=1",
      "[gte]=1",
      "int[gte=1",
      "int[gte]x=1",
      "bytes[isNull]=x",
    ]) {
      expect([query, (await list(`/observations?batch=nobody&${query}`)).totalCount]).toEqual([query, 0]);
    }
  },
);

databaseTest("in takes up to 100 values, and a request up to 20 conditions", async (api) => {
  const found = await rows(api);
  const many = (count: number) => Array.from({ length: count }, (_item, index) => ["int[in]", index] as const);
  expect(await found(...many(100))).toBe("1");
  expect(
    (
      await api.call(
        "GET",
        `/observations?${many(101)
          .map((one) => one.join("="))
          .join("&")}`,
      )
    ).body,
  ).toMatchObject({
    errors: { "int[in]": ["'int[in]' must be given at most 100 times."] },
  });
  const conditions = Object.keys(ordered).flatMap((name) => [`${name}[isNull]`, `${name}[gte]`]);
  const query = (count: number) =>
    conditions
      .slice(0, count)
      .map(
        (name) => `${name}=${name.endsWith("l]") ? "false" : encodeURIComponent(String(all[name.slice(0, -5)]?.[1]))}`,
      );
  const twenty = await api.list(`/observations?${query(20).join("&")}&unknown=1&page=1`);
  expect(twenty.totalCount).toBeGreaterThan(0);
  const { status, body } = await api.call("GET", `/observations?page=0&${query(21).join("&")}`);
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({
      errors: {
        page: ["'page' must be a whole number from 1."],
        "time[isNull]": ["'time[isNull]' must be left out: a request has at most 20 conditions."],
      },
    }),
  ]);
});

databaseTest("sort takes up to three properties, - before those that descend, and the key comes last", async (api) => {
  const { create, list } = api;
  const { id: authorId } = await create("/authors", { name: "Ada", country: "UK" });
  const posts = [
    ["Aa", 2, 1],
    ["Bb", 1, 1],
    ["Aa", 1, null],
    ["Bb", 1, null],
    ["Aa", 2, 3],
  ] as const;
  const keys: unknown[] = [];
  for (const [title, likes, views] of posts)
    keys.push((await create("/posts", { authorId, title, likes, views, published: false, rating: 0 }))["id"]);
  const sorted = async (query: string) =>
    (await list(`/posts?authorId=${authorId}&${query}`)).items.map(({ id }) => keys.indexOf(id)).join("");
  const byKey = (...ties: readonly number[]) =>
    ties.toSorted((one, other) => (String(keys[one]) < String(keys[other]) ? -1 : 1)).join("");
  expect(await sorted("sort=title,-likes,views")).toBe("04231");
  expect(await sorted("sort=-likes,title,-views")).toBe("40213");
  expect(await sorted("sort=VIEWS,Title,Likes")).toBe("23014");
  expect(await sorted("sort=-views,title,likes")).toBe("40123");
  expect(await sorted("sort=title")).toBe(byKey(0, 2, 4) + byKey(1, 3));
  expect(await sorted("sort=")).toBe(await sorted(""));
  expect(await sorted("sort=&sortBy=likes&sortDir=desc")).toBe(byKey(0, 4) + byKey(1, 2, 3));
});

databaseTest(
  "a wrong sort is a 400 that names the properties, beside all else that is wrong",
  async ({ call, list }) => {
    const known = "name, country";
    const rule = `'sort' must have at most 3 of ${known}, each once, with - before those that descend.`;
    const wrong = [
      "nothing",
      "id",
      "--name",
      "+name",
      "name,",
      ",",
      "-",
      "name, country",
      "name,-name",
      "name,NAME",
      "name,country,name,name",
    ];
    for (const sort of wrong) {
      const { status, body } = await call("GET", `/authors?sort=${encodeURIComponent(sort)}`);
      expect([sort, status, body]).toEqual([sort, 400, expect.objectContaining({ errors: { sort: [rule] } })]);
    }
    for (const other of ["sortBy=name", "sortDir=desc", "sortBy=nothing"]) {
      expect((await call("GET", `/authors?sort=name&${other}`)).body).toMatchObject({
        errors: { sort: ["'sort' must be given without sortBy and sortDir."] },
      });
    }
    expect((await call("GET", "/authors?sort=name&sort=name")).body).toMatchObject({
      errors: { sort: ["'sort' must be given once."] },
    });
    const { body } = await call("GET", "/observations?page=x&sort=x&int[gte]=x&text[gt]=x");
    expect(Object.keys((body as { errors: object }).errors).sort()).toEqual(["int[gte]", "page", "sort", "text[gt]"]);
    expect((await list("/series?sort=nothing")).items).toEqual([]);
  },
);

databaseTest("a hostile query string is a 400 that says little", async ({ call }) => {
  const conditions = Array.from({ length: 10_000 }, (_item, index) => `int[${index}]=${index}`);
  const long = "x".repeat(1_000_000);
  const queries = [
    conditions.join("&"),
    `sort=${long}`,
    `sort=${"-int,".repeat(200_000)}`,
    `int[in]=${long}`,
    Array.from({ length: 50_000 }, (_item, index) => `int[in]=${index}`).join("&"),
    `text[contains]=${long}%00`,
  ];
  for (const query of queries) {
    const { status, text } = await call("GET", `/observations?${query}`);
    expect([query.slice(0, 20), status, text.length < 10_000]).toEqual([query.slice(0, 20), 400, true]);
  }
  const unknown = Array.from({ length: 10_000 }, (_item, index) => `x${index}[gte]=1`).join("&");
  expect((await call("GET", `/observations?batch=nobody&${unknown}`)).status).toBe(200);
});

databaseTest("a class of the host is filtered by operators over its own mapping", async ({ create, list }) => {
  const { id: publisherId } = await create("/publishers", { name: "House" });
  for (const price of [1, 2.5, 10]) await create("/editions", { title: `Edition of ${price}`, price, publisherId });
  const prices = async (query: string) =>
    (await list(`/editions?publisherId=${publisherId}&${query}`)).items.map(({ price }) => price);
  expect(await prices("price[gte]=2.5&sort=-price")).toEqual([10, 2.5]);
  expect(await prices("price[lt]=10&title[contains]=OF%202&sort=price")).toEqual([2.5]);
});

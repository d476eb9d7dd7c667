import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { isShownBy } from "../documentation/blocks/shown-json.ts";
import { blocksOf } from "../readme-blocks.ts";
import { databaseTest, unique } from "./api.ts";

// The answers that docs/specification/endpoints.md shows.
const page = readFileSync(new URL("../../docs/specification/endpoints.md", import.meta.url), "utf8");
const blocks = blocksOf(page).filter(({ label }) => label === "asked in: test/live/specification.test.ts");
const [list, continued, refusal, including] = blocks
  .filter(({ language }) => language === "json")
  .map(({ text }) => JSON.parse(text));
const exchanges = blocks
  .filter(({ language }) => language === "http")
  .flatMap(({ text }) => text.trimEnd().split("\n"));

databaseTest("a list is answered as the specification shows", async ({ call, create }) => {
  const { id } = await create("/authors", { name: unique(), country: "GB" });
  const post = { authorId: id, title: "Notes", likes: 3, published: true, rating: 1 };
  for (let count = 0; count < 12; count++) await create("/posts", post);
  const { body } = await call("GET", `/posts?authorId=${id}`);
  expect(isShownBy(list, body), JSON.stringify(body)).toBe(true);
});

databaseTest("a list with cursors is answered as the specification shows", async ({ call, create }) => {
  const codes = Array.from({ length: 11 }, () => unique());
  for (const code of codes) await create("/trails", { code, name: "Alps" });
  const { body } = await call("GET", "/trails?name=Alps");
  expect(isShownBy(continued, body), JSON.stringify(body)).toBe(true);
});

databaseTest("related rows are answered as the specification shows", async ({ call, create }) => {
  const { id: bandId } = await create("/bands", { name: "Alps" });
  const { id, ...album } = await create("/albums", { bandId, title: "Notes" });
  const { body } = await call("GET", `/albums/${id}?include=band`);
  expect(isShownBy({ ...including, id }, body), JSON.stringify([body, album])).toBe(true);
});

databaseTest("a filter of another type is refused as the specification shows", async ({ call }) => {
  const { status, body } = await call("GET", "/posts?likes=many");
  expect(status).toBe(400);
  expect(isShownBy(refusal, body), JSON.stringify(body)).toBe(true);
});

databaseTest("versions are answered as the specification shows", async ({ call, create }) => {
  const { id } = await create("/gauges", { reading: 1 });
  expect(exchanges).toHaveLength(3);
  for (const exchange of exchanges) {
    const [, verb = "", path = "", match, status, tag] =
      /^(GET|PUT) (\S+?)(?:, If-Match: (\S+))? +→ {2}(\d+)(?:, ETag: (\S+))?$/.exec(exchange) ?? [];
    const answer = await call(verb, path.replace("{id}", String(id)), {
      ...(verb === "PUT" && { body: { reading: 2 } }),
      ...(match !== undefined && { headers: { "If-Match": match } }),
    });
    expect([exchange, answer.status]).toEqual([exchange, Number(status)]);
    if (tag !== undefined) expect([exchange, answer.headers.get("ETag")]).toEqual([exchange, tag]);
  }
});

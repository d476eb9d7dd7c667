import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { BuiltInType } from "../../generators/entity/entity.ts";
import { routeOf } from "../../generators/text/nouns.ts";
import type { RandomEntity, RandomEntityFile } from "../random-entity-files.ts";
import { type Api, databaseTest, liveHost, type Row, unique } from "./api.ts";

/** A value for each type, the same in request and response. */
const values: Readonly<Record<BuiltInType, unknown>> = {
  Guid: "11111111-1111-1111-1111-111111111111",
  string: "text",
  bool: true,
  byte: 255,
  short: -2,
  int: 3,
  long: 4,
  float: 0.5,
  double: 0.25,
  decimal: 1.5,
  DateTime: "2026-02-03T04:05:06Z",
  DateTimeOffset: "2026-02-03T04:05:06+00:00",
  DateOnly: "2026-02-03",
  TimeOnly: "04:05:06",
  TimeSpan: "1.02:03:04",
  "byte[]": "AQID",
};
const samples: ReadonlyMap<string, unknown> = new Map(Object.entries(values));

interface Life {
  readonly name: string;
  readonly entity: RandomEntity;
  readonly item: string;
  readonly row: Row;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads and changes a row in every way that its entity has. */
async function askContract({ call }: Api, { name, entity, item, row, body, headers }: Life): Promise<void> {
  const found = await call("GET", item);
  const tag = found.headers.get("ETag");
  const isTagged = entity.etag !== undefined || entity.concurrency !== undefined;
  expect([name, found.body, tag !== null]).toEqual([name, row, isTagged]);
  if (tag !== null)
    expect([name, (await call("GET", item, { headers: { "If-None-Match": tag } })).status]).toEqual([name, 304]);
  expect([name, (await call("PUT", item, { body, headers })).body]).toEqual([name, row]);
  if (entity.operations?.includes("patch") === true)
    expect([name, (await call("PATCH", item, { body: {}, headers })).body]).toEqual([name, row]);
}

databaseTest("entities drawn at random compile, and every row has its life", async (api) => {
  const { call, list } = api;
  // The setup has written this file.
  const file = JSON.parse(readFileSync(join(liveHost().folder, "..", "random.yaml"), "utf8")) as RandomEntityFile;
  expect(Object.keys(file.entity).length).toBeGreaterThan(10);
  for (const [name, entity] of Object.entries(file.entity)) {
    const { properties, operations = [], idempotency = false } = entity;
    const path = `/${routeOf(name)}`;
    const members = Object.entries(properties).filter(([, { isKey = false, type }]) => !isKey || type === "string");
    const body = Object.fromEntries(
      members.map(([member, { isKey = false, type }]) => [
        member,
        isKey ? unique() : samples.get(type.replace("?", "")),
      ]),
    );
    const headers = { "If-Match": "*", "Idempotency-Key": unique() };
    const created = await call("POST", path, { body, headers });
    expect([name, created.status]).toEqual([name, 201]);
    // A created resource is always a JSON object.
    const row = created.body as Row;
    if (idempotency) expect([name, (await call("POST", path, { body, headers })).body]).toEqual([name, row]);
    expect([name, Object.values(row)]).toEqual([name, expect.arrayContaining(Object.values(body))]);
    const [keyName = ""] = Object.entries(properties).find(([, { isKey }]) => isKey) ?? [];
    const key = Object.entries(row).find(([member]) => member.toLowerCase() === keyName.toLowerCase())?.[1];
    const item = `${path}/${key}`;
    await askContract(api, { name, entity, item, row, body, headers });
    for (const member of Object.keys(properties)) {
      expect([name, member, (await list(`${path}?pageSize=100&sortBy=${member}`)).items]).toEqual([
        name,
        member,
        [row],
      ]);
    }
    expect([name, (await call("DELETE", item, { headers })).status, (await call("GET", item)).status]).toEqual([
      name,
      204,
      404,
    ]);
    if (operations.includes("createMany")) {
      const { status } = await call("POST", `${path}/batch`, { body: { items: [body] } });
      expect([name, status]).toEqual([name, 201]);
    }
  }
});

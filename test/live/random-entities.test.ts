import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { BuiltInType } from "../../generators/entity/entity.ts";
import { routeOf } from "../../generators/text/nouns.ts";
import type { RandomEntityFile } from "../random-entity-files.ts";
import { databaseTest, liveHost, unique } from "./api.ts";

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

databaseTest("entities drawn at random compile, and every row has its life", async ({ call, create, list }) => {
  // The setup has written this file.
  const file = JSON.parse(readFileSync(join(liveHost().folder, "..", "random.yaml"), "utf8")) as RandomEntityFile;
  expect(Object.keys(file.entity).length).toBeGreaterThan(10);
  for (const [name, { properties }] of Object.entries(file.entity)) {
    const path = `/${routeOf(name)}`;
    const members = Object.entries(properties).filter(([, { isKey = false, type }]) => !isKey || type === "string");
    const body = Object.fromEntries(
      members.map(([member, { isKey = false, type }]) => [
        member,
        isKey ? unique() : samples.get(type.replace("?", "")),
      ]),
    );
    const row = await create(path, body);
    expect([name, Object.values(row)]).toEqual([name, expect.arrayContaining(Object.values(body))]);
    const [keyName = ""] = Object.entries(properties).find(([, { isKey }]) => isKey) ?? [];
    const key = Object.entries(row).find(([member]) => member.toLowerCase() === keyName.toLowerCase())?.[1];
    const item = `${path}/${key}`;
    expect([name, (await call("GET", item)).body]).toEqual([name, row]);
    expect([name, (await call("PUT", item, { body })).body]).toEqual([name, row]);
    for (const member of Object.keys(properties)) {
      expect([name, member, (await list(`${path}?pageSize=100&sortBy=${member}`)).items]).toEqual([
        name,
        member,
        [row],
      ]);
    }
    expect([name, (await call("DELETE", item)).status, (await call("GET", item)).status]).toEqual([name, 204, 404]);
  }
});

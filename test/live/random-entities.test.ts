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

/** The caller of all rows. */
const caller = { "X-User": "guest", "X-Claims": "tenant_id=acme;sub=ann" };

interface Life {
  readonly name: string;
  readonly entity: RandomEntity;
  readonly item: string;
  readonly row: Row;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns a row without the traces of its changes. */
function untraced(row: unknown): Row {
  return Object.fromEntries(
    Object.entries(row as Row).filter(([name]) => !/^(?:created|updated)(?:At|By)$/.test(name)),
  );
}

/** Reads and changes a row in every way that its entity has. */
async function askContract({ call }: Api, { name, entity, item, row, body, headers }: Life): Promise<void> {
  const found = await call("GET", item, { headers });
  const tag = found.headers.get("ETag");
  const isTagged = entity.etag !== undefined || entity.concurrency !== undefined;
  expect([name, found.body, tag !== null]).toEqual([name, row, isTagged]);
  if (tag !== null)
    expect([name, (await call("GET", item, { headers: { ...caller, "If-None-Match": tag } })).status]).toEqual([
      name,
      304,
    ]);
  expect([name, untraced((await call("PUT", item, { body, headers })).body)]).toEqual([name, untraced(row)]);
  if (entity.operations?.includes("patch") === true)
    expect([name, untraced((await call("PATCH", item, { body: {}, headers })).body)]).toEqual([name, untraced(row)]);
}

/** Deletes a row, and restores it where that can be asked for. */
async function askDeletion({ call }: Api, { name, entity, item, row, headers }: Life): Promise<void> {
  const deleted = async () => [
    (await call("DELETE", item, { headers })).status,
    (await call("GET", item, { headers })).status,
  ];
  expect([name, await deleted()]).toEqual([name, [204, 404]]);
  if (entity.operations?.includes("restore") !== true) return;
  const restored = await call("POST", `${item}/restore`, { headers });
  expect([name, restored.status, untraced(restored.body)]).toEqual([name, 200, untraced(row)]);
  expect([name, await deleted()]).toEqual([name, [204, 404]]);
}

/** Returns a member of a row, whose name begins with a small letter. */
function memberOf(row: Row, name: string): unknown {
  return Object.entries(row).find(([member]) => member.toLowerCase() === name.toLowerCase())?.[1];
}

/** The properties that a creation has: all but counted keys, and those that no request sets. */
function created({ properties, key }: RandomEntity) {
  return Object.entries(properties).filter(
    ([, { isKey = false, type, readOnly = false }]) => !readOnly && (key !== undefined || !isKey || type === "string"),
  );
}

databaseTest("entities drawn at random compile, and every row has its life", async (api) => {
  const { call } = api;
  // The setup has written this file.
  const file = JSON.parse(readFileSync(join(liveHost().folder, "..", "random.yaml"), "utf8")) as RandomEntityFile;
  expect(Object.keys(file.entity).length).toBeGreaterThan(10);
  /** The keys of rows that stay, by the name of the foreign keys of their children. */
  const kept = new Map<string, unknown>();
  let lines = 0;
  for (const [name, entity] of Object.entries(file.entity)) {
    const { properties, operations = [], idempotency = false } = entity;
    const path = `/${routeOf(name)}`;
    const keys = entity.key ?? Object.keys(properties).filter((member) => properties[member]?.isKey === true);
    const drawn = (member: string, type: string) => {
      if (entity.key?.includes(member) === true && type === "int") return ++lines;
      const isText = keys.includes(member) && type === "string";
      return kept.get(member) ?? (isText ? unique() : samples.get(type.replace("?", "")));
    };
    const bodyOf = () => Object.fromEntries(created(entity).map(([member, { type }]) => [member, drawn(member, type)]));
    const body = bodyOf();
    const headers = { ...caller, "If-Match": "*", "Idempotency-Key": unique() };
    const answer = await call("POST", path, { body, headers });
    expect([name, answer.status, answer.text]).toEqual([name, 201, answer.text]);
    // A created resource is always a JSON object.
    const row = answer.body as Row;
    if (idempotency) expect([name, (await call("POST", path, { body, headers })).body]).toEqual([name, row]);
    const shown = Object.keys(properties).filter((member) => properties[member]?.writeOnly !== true);
    const sent = Object.entries(body).filter(([member]) => shown.includes(member));
    expect([name, Object.values(row)]).toEqual([name, expect.arrayContaining(sent.map(([, value]) => value))]);
    const item = `${path}/${keys.map((key) => memberOf(row, key)).join("/")}`;
    const life = { name, entity, item, row, body, headers };
    await askContract(api, life);
    for (const member of shown) {
      const list = await call("GET", `${path}?pageSize=100&sortBy=${member}`, { headers });
      const { items } = list.body as { readonly items: readonly Row[] };
      expect([name, member, items.map(untraced)]).toEqual([name, member, [untraced(row)]]);
    }
    await askDeletion(api, life);
    const next = bodyOf();
    const stored = operations.includes("createMany")
      ? await call("POST", `${path}/batch`, { body: { items: [next] }, headers: caller })
      : await call("POST", path, { body: next, headers: caller });
    expect([name, stored.status, stored.text]).toEqual([name, 201, stored.text]);
    const { items: [first] = [stored.body as Row] } = stored.body as { readonly items?: readonly Row[] };
    kept.set(`${name}Id`, memberOf(first ?? {}, keys[0] ?? ""));
  }
});

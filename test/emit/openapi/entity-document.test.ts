import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { OpenApiDocument } from "../../../generators/emit/openapi/open-api.ts";
import { run } from "../../in-memory.ts";
import { memoryDisk } from "../../memory-disk.ts";
import { entityFiles } from "../../random-entity-files.ts";
import { sizeOf } from "../../sample.ts";
import { faults, lint } from "./lint.ts";

const root = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const cases = readdirSync(new URL("test/cases/entity", root)).map((name) => `test/cases/entity/${name}/input.yaml`);
const live = readdirSync(new URL("test/live", root)).filter((name) => name.endsWith(".yaml"));
const files = ["examples/shop/shop.yaml", ...cases, ...live.map((name) => `test/live/${name}`)];

function printed(entities: string, ...args: readonly string[]): string {
  const disk = memoryDisk({ "/repo/shop.yaml": entities });
  const { exitCode, messages } = run(disk, "openapi", "shop.yaml", "--out", "out", ...args);
  if (exitCode !== 0) throw new Error(messages);
  return disk.snapshot()["/repo/out/openapi.yaml"] ?? disk.snapshot()["/repo/out/openapi.json"] ?? "";
}

function documentFor(entities: string): OpenApiDocument {
  // Each test asserts the parts that it reads.
  return parse(printed(entities)) as OpenApiDocument;
}

/** The lint rules that do not apply: no license is known, and /health has no invalid request. */
async function expectClean(text: string): Promise<void> {
  expect(await faults(parse(text))).toEqual([]);
  const problems = await lint(text);
  const left = problems.filter(
    ({ rule, at }) =>
      !(
        ["info-license", "no-unsafe-markdown"].includes(rule) ||
        (rule === "operation-4xx-response" && /health|ready/.test(at))
      ),
  );
  expect(left).toEqual([]);
}

test.each(files)("the document of %s is valid and clean", async (path) => {
  await expectClean(printed(read(path)));
});

test("so are those of random entity files, and two parsers read them alike", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(entityFiles, async (file) => {
      const entities = JSON.stringify(file);
      const text = printed(entities);
      await expectClean(text);
      expect(load(text)).toEqual(parse(text));
      expect(JSON.parse(printed(entities, "--openapi-format", "json"))).toEqual(parse(text));
    }),
    { numRuns: sizeOf(50, 12) },
  );
});

const person = (properties: string, rest = "") =>
  `defaults: { access: anonymous }\n${rest}entity:\n  Person:\n    properties:\n      Id: { type: Guid, isKey: true }\n${properties}`;

test.each([
  ["string?", { type: ["string", "null"], maxLength: 10_000 }],
  ["string?, maxLength: none", { type: ["string", "null"] }],
  ["string?, maxLength: 20000", { type: ["string", "null"], maxLength: 20_000 }],
  ["string, minLength: 20000", { type: "string", minLength: 20_000 }],
  ["string", { type: "string", minLength: 1, maxLength: 10_000 }],
  ["byte", { type: "integer", format: "uint8" }],
  ["long?", { type: ["integer", "null"], format: "int64" }],
  ["decimal", { type: "number" }],
  ["DateTimeOffset", { type: "string", format: "date-time" }],
  ["DateOnly", { type: "string", format: "date" }],
  ['"byte[]"', { type: "string", format: "byte" }],
  ["Mood", { $ref: "#/components/schemas/Mood" }],
  ["Mood?", { anyOf: [{ $ref: "#/components/schemas/Mood" }, { type: "null" }] }],
])("a property of type %s", (type, schema) => {
  const { components } = documentFor(person(`      X: { type: ${type} }\n`, "enums:\n  Mood: [Good, Bad]\n"));
  expect(components?.schemas?.["CreatePersonRequest"]?.properties).toEqual({ x: schema });
  expect(components?.schemas?.["Mood"]).toEqual({ type: "string", enum: ["Good", "Bad"] });
});

test("the rules of a property are keywords of its request, its description stands in both", () => {
  const { components } = documentFor(
    person(
      `      Name: { type: string, minLength: 2, maxLength: 9, pattern: '^\\S', description: Given. }\n      Age: { type: int?, min: 0, max: 150 }\n`,
    ),
  );
  expect(components?.schemas?.["UpdatePersonRequest"]).toEqual({
    type: "object",
    properties: {
      name: { type: "string", description: "Given.", minLength: 2, maxLength: 9, pattern: "^\\S" },
      age: { type: ["integer", "null"], format: "int32", minimum: 0, maximum: 150 },
    },
    required: ["name"],
  });
  expect(components?.schemas?.["PersonResponse"]?.properties?.["name"]).toEqual({
    type: "string",
    description: "Given.",
  });
});

test("who may call is a bearer scheme: of the policy, or of everybody who is signed in", () => {
  const document = documentFor(
    "entity:\n  Note:\n    access: { default: authenticated, getAll: anonymous, create: { policy: desk }, delete: { policy: front desk } }\n    properties:\n      Id: { type: int, isKey: true }\n",
  );
  const security = Object.values(document.paths).flatMap((item) =>
    Object.values(item).map((operation) => [operation.operationId, operation.security]),
  );
  expect(Object.fromEntries(security)).toEqual({
    Health: undefined,
    Ready: undefined,
    CreateNote: [{ desk: [] }],
    GetAllNotes: undefined,
    GetNote: [{ authenticated: [] }],
    UpdateNote: [{ authenticated: [] }],
    DeleteNote: [{ authenticated: [] }],
  });
  expect(Object.keys(document.components?.securitySchemes ?? {})).toEqual(["authenticated", "desk"]);
});

test("a text that means something in YAML is read back as it is", () => {
  const text = "yes: no # - *a &b !c %d @e `f` {g} [h] | > ' \" \\ 2024-01-01";
  const document = documentFor(person(`      X: { type: string, description: ${JSON.stringify(text)} }\n`));
  expect(document.components?.schemas?.["PersonResponse"]?.properties?.["x"]?.description).toBe(text);
});

test("an entity with versions takes If-Match and answers ETag, and its lists do neither", () => {
  const { paths } = documentFor(person("").replace("    properties:", "    concurrency: true\n    properties:"));
  const { get: list, post: create } = paths["/people"] ?? {};
  const { get, put: update, delete: remove } = paths["/people/{id}"] ?? {};
  const takes = (operation: { readonly parameters?: readonly object[] } | undefined) =>
    operation?.parameters?.some((one) => "name" in one && one.name === "If-Match") ?? false;
  expect([list, create, get, update, remove].map(takes)).toEqual([false, false, false, true, true]);
  const header = { description: "The version of the resource.", schema: { type: "string" } };
  expect(get?.responses["200"]).toMatchObject({ headers: { ETag: header } });
  expect(update?.responses["200"]).toMatchObject({ headers: { ETag: header } });
  expect(create?.responses["201"]).toMatchObject({ headers: { ETag: header, Location: {} } });
  expect(list?.responses["200"]).not.toHaveProperty("headers");
  expect(Object.keys(update?.responses ?? {})).toEqual(["200", "400", "404", "409", "412", "413"]);
  expect(Object.keys(remove?.responses ?? {})).toEqual(["204", "400", "404", "409", "412"]);
});

test("each property is in the schemas of its bodies, and a filter if responses have it", () => {
  const { paths, components } = documentFor(
    person(
      "      Login: { type: string, createOnly: true }\n      Pin: { type: string, writeOnly: true }\n      Rank: { type: int?, readOnly: true }\n",
    ),
  );
  const members = (name: string) => Object.keys(components?.schemas?.[name]?.properties ?? {});
  expect(members("CreatePersonRequest")).toEqual(["login", "pin"]);
  expect(members("UpdatePersonRequest")).toEqual(["pin"]);
  expect(members("PersonResponse")).toEqual(["id", "login", "rank"]);
  const { get: list } = paths["/people"] ?? {};
  const names = list?.parameters?.flatMap((one) => ("name" in one ? [one.name] : []));
  expect(names).toEqual(["page", "pageSize", "sort", "sortBy", "sortDir", "login", "rank"]);
});

test("a creation need not give a member with a default, which its schema shows", () => {
  const { components } = documentFor(
    person(
      '      Age: { type: int, min: 0, default: 18 }\n      Nick: { type: string?, default: "5" }\n      Shown: { type: bool, default: false }\n      Sold: { type: long, default: 9223372036854775807 }\n',
    ),
  );
  const { CreatePersonRequest: created, UpdatePersonRequest: updated } = components?.schemas ?? {};
  expect([created?.required, updated?.required]).toEqual([undefined, ["age", "shown", "sold"]]);
  // No number of JSON has the digits of the last one.
  const defaults = Object.values(created?.properties ?? {}).map((one) => one.default);
  expect(defaults).toEqual([18, "5", false, undefined]);
  expect(Object.values(updated?.properties ?? {}).map((one) => one.default)).toEqual(Array(4).fill(undefined));
});

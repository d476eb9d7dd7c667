import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect } from "vitest";
import { call, liveTest } from "./api.ts";

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly pattern?: string;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly schema: Schema;
}

interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: Schema }>> }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const texts = ["batch", "guid", "text", "at", "instant", "day", "time", "span", "bytes"];

/** The lint rules that only the host can satisfy, with the path of the exception if there is only one. */
const hostsOwn: readonly { readonly rule: string; readonly at?: RegExp; readonly reason: string }[] = [
  { rule: "info-license", reason: "the license is the host's" },
  { rule: "no-server-trailing-slash", reason: "the host's package writes the address it was asked at" },
  { rule: "security-defined", reason: "schemes are the host's; our metadata says only that there is one" },
  { rule: "tag-description", reason: "endpoint metadata carries the names of tags only" },
  { rule: "operation-4xx-response", at: /^#\/paths\/~1(?:health|ready)\//, reason: "neither has a wrong request" },
  { rule: "*", at: /^#\/paths\/~1(?:newsletter|testing)[/~]/, reason: "the host's own endpoint" },
];

/** Returns the document of the host. */
async function read(): Promise<Document> {
  // The package of the host guarantees the shape.
  return (await call("GET", "/openapi/v1.json")).body as Document;
}

/** Resolves the reference of a schema. */
function plain(document: Document, { $ref, ...rest }: Schema): Schema {
  const { description: _, ...schema } = { ...document.components.schemas[$ref?.split("/").at(-1) ?? ""], ...rest };
  return schema;
}

async function parametersOf(path: string): Promise<Readonly<Record<string, Schema>>> {
  const document = await read();
  const parameters = document.paths[path]?.["get"]?.parameters ?? [];
  return Object.fromEntries(parameters.map(({ name, schema }) => [name, plain(document, schema)]));
}

liveTest("the host's document passes Redocly's recommended rules, but for what only the host can say", async () => {
  const source = JSON.stringify((await call("GET", "/openapi/v1.json")).body);
  const problems = await lintFromString({ source, config: await createConfig({ extends: ["recommended"] }) });
  const found = problems.map(({ ruleId, location, message }) => ({ ruleId, at: location[0]?.pointer ?? "", message }));
  expect(
    found.filter(
      ({ ruleId, at }) => !hostsOwn.some((own) => [ruleId, "*"].includes(own.rule) && (own.at?.test(at) ?? true)),
    ),
  ).toEqual([]);
});

liveTest("a list describes its page, its order and its filters with their types, defaults and bounds", async () => {
  const { page, pageSize, sort, sortBy, sortDir, ...filters } = await parametersOf("/posts");
  expect({ page, pageSize, sort, sortBy, sortDir }).toEqual({
    page: { type: "integer", format: "int64", default: 1, minimum: 1 },
    pageSize: { type: "integer", format: "int32", default: 10, minimum: 1, maximum: 100 },
    sort: { type: "string" },
    sortBy: { type: "string", enum: Object.keys(filters) },
    sortDir: { type: "string", enum: ["asc", "desc"], default: "asc" },
  });
  expect(filters).toEqual({
    authorId: { type: "string", format: "uuid" },
    editorId: { type: "string", format: "uuid" },
    title: { type: "string" },
    likes: { type: "integer", format: "int32" },
    published: { type: "boolean" },
    rating: { type: "number", format: "double" },
    subtitle: { type: "string" },
    views: { type: "integer", format: "int64" },
    postedAt: { type: "string", format: "date-time" },
  });
});

liveTest(
  "a list describes its operators: the type of the property, many values for in, a truth value for isNull",
  async () => {
    const { page, pageSize, sort, sortBy, sortDir, ...filters } = await parametersOf("/observations");
    const names = Object.keys(filters);
    expect(names.filter((name) => /^(?:batch|int|text|bytes)/.test(name))).toEqual([
      "batch",
      "text",
      ...["ne", "in", "contains", "startsWith", "isNull"].map((one) => `text[${one}]`),
      "int",
      ...["ne", "gt", "gte", "lt", "lte", "in", "isNull"].map((one) => `int[${one}]`),
    ]);
    const int = { type: "integer", format: "int32" };
    expect([filters["int"], filters["int[gte]"], filters["int[in]"], filters["int[isNull]"]]).toEqual([
      int,
      int,
      { type: "array", items: int },
      { type: "boolean" },
    ]);
    expect(filters["text[contains]"]).toEqual({ type: "string" });
    expect(Object.keys(await parametersOf("/limited-ones"))).not.toContain("quoted");
  },
);

liveTest("a nested list describes its page, with the sizes of the child, and nothing else", async () => {
  expect(await parametersOf("/orders/{orderId}/order-lines")).toEqual({
    orderId: { type: "integer", format: "int32" },
    page: { type: "integer", format: "int64", default: 1, minimum: 1 },
    pageSize: { type: "integer", format: "int32", default: 3, minimum: 1, maximum: 5 },
  });
});

liveTest("every query parameter has a description, and every filter that is described is read", async () => {
  const { paths } = await read();
  // The endpoints for hostile text have a hostile policy name, which the host does not define.
  const lists = Object.entries(paths).filter(([path]) => !/^\/(?:traps$|testing)/.test(path));
  for (const [path, { get }] of lists) {
    const queries = get?.parameters?.filter((parameter) => parameter.in === "query") ?? [];
    expect([path, queries.filter(({ description = "" }) => description === "")]).toEqual([path, []]);
    const filters = queries
      .map(({ name }) => name)
      .filter((name) => !/^(?:page|pageSize|after|count|include|sortBy|sortDir)$/.test(name));
    for (const name of filters) {
      const values = Array.from({ length: 101 }, (_item, index) => `${name}=${index}`).slice(
        name.endsWith("[in]") ? 0 : -2,
      );
      const { body } = await call("GET", `${path}?${values.join("&")}`, { headers: { "X-User": "admin" } });
      expect([path, body]).toEqual([path, expect.objectContaining({ errors: { [name]: expect.any(Array) } })]);
    }
  }
});

liveTest("every operation describes every status that it answers with, errors as problems", async () => {
  const { paths } = await read();
  const statuses = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {});
  expect(statuses("/authors", "post")).toEqual(["201", "400", "409", "413"]);
  expect(statuses("/authors", "get")).toEqual(["200", "400"]);
  expect(statuses("/authors/{id}", "get")).toEqual(["200", "404"]);
  expect(statuses("/authors/{id}", "put")).toEqual(["200", "400", "404", "409", "413"]);
  expect(statuses("/authors/{id}", "delete")).toEqual(["204", "404", "409"]);
  expect(statuses("/authors/{authorId}/posts", "get")).toEqual(["200", "400", "404"]);
  expect(statuses("/health", "get")).toEqual(["200"]);
  expect(statuses("/ready", "get")).toEqual(["200", "503"]);
  const problems = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ responses }) => Object.entries(responses))
    .filter(([status]) => ["400", "404", "409", "413"].includes(status))
    .map(([status, { content }]) => [status, Object.keys(content ?? {})]);
  expect(problems.length).toBeGreaterThan(20);
  for (const [status, types] of problems) expect([status, types]).toEqual([status, ["application/problem+json"]]);
});

liveTest("401 and 403 are described where somebody asks for authorization, be it a second file", async () => {
  const { paths } = await read();
  const asks = (path: string, method: string) => {
    const statuses = Object.keys(paths[path]?.[method]?.responses ?? {});
    return statuses.includes("401") && statuses.includes("403");
  };
  expect([asks("/secrets", "get"), asks("/secrets", "post"), asks("/secrets/{id}", "delete")]).toEqual([
    false,
    true,
    true,
  ]);
  expect([asks("/notes", "post"), asks("/notes", "get")]).toEqual([true, false]);
});

liveTest(
  "a request body describes what its validator asks for, and a response that every member is there",
  async () => {
    const document = await read();
    const {
      CreatePostRequest: request,
      PostResponse: response,
      CreateCategoryRequest: category,
    } = document.components.schemas;
    expect(request?.required).toEqual(["authorId", "title", "likes", "published", "rating"]);
    const members = Object.entries(request?.properties ?? {}).map(([name, schema]) => [name, plain(document, schema)]);
    expect(Object.fromEntries(members)).toEqual({
      authorId: { type: "string", format: "uuid" },
      editorId: { type: ["null", "string"], format: "uuid" },
      title: { type: "string", minLength: 2, maxLength: 60, pattern: '^[^"\\\\<>]*$' },
      likes: { type: "integer", format: "int32", minimum: 0 },
      published: { type: "boolean" },
      rating: { type: "number", format: "double", minimum: 0, maximum: 5.5 },
      subtitle: { type: ["null", "string"], maxLength: 10_000 },
      views: { type: ["null", "integer"], format: "int64" },
      postedAt: { type: ["null", "string"], format: "date-time" },
    });
    expect(response?.required).toEqual(["id", ...Object.keys(request?.properties ?? {})]);
    expect(category).toMatchObject({
      required: ["code", "name"],
      properties: { code: { minLength: 1, maxLength: 40 } },
    });
  },
);

liveTest(
  "a request body describes the rules that a user adds to its validator, but for those that not every request meets",
  async () => {
    const { CreateNoteRequest: created, UpdateNoteRequest: updated } = (await read()).components.schemas;
    const { minLength: _, ...unchanged } = plain(await read(), updated?.properties?.["text"] ?? {}) as {
      minLength?: number;
    };
    expect(created?.properties?.["text"]).toEqual({ ...unchanged, minLength: 2 });
  },
);

liveTest(
  "schemas of bodies say what is taken and answered: no null where it is refused, no text for a number",
  async () => {
    const document = await read();
    const {
      CreateReadingRequest: request,
      UpdateObservationRequest: optional,
      ReadingResponse: response,
    } = document.components.schemas;
    const kinds = (schema: Schema | undefined) =>
      Object.entries(schema?.properties ?? {}).map(([name, property]) => [
        name,
        property.$ref === undefined
          ? (property.type ?? property.oneOf?.map(({ type, $ref }) => type ?? $ref))
          : property.$ref,
      ]);
    const colour = "#/components/schemas/Colour";
    for (const schema of [request, response]) {
      const { id: _key, ...found } = Object.fromEntries(kinds(schema));
      expect(found).toEqual({
        ...Object.fromEntries(texts.map((name) => [name, "string"])),
        ...Object.fromEntries(["byte", "short", "int", "long"].map((name) => [name, "integer"])),
        ...Object.fromEntries(["float", "double", "decimal"].map((name) => [name, "number"])),
        flag: "boolean",
        colour,
        mode: "#/components/schemas/Regex",
      });
    }
    const { batch, ...nullable } = Object.fromEntries(kinds(optional));
    expect([batch, nullable["colour"], nullable["int"], nullable["text"]]).toEqual([
      "string",
      ["null", colour],
      ["null", "integer"],
      ["null", "string"],
    ]);
    expect(Object.values(nullable).filter((kind) => !Array.isArray(kind) || kind[0] !== "null")).toEqual([]);
    expect(document.components.schemas["Colour"]).toMatchObject({ type: "string", enum: ["Red", "Green", "DarkBlue"] });
    expect(document.components.schemas["PagedResponseOfReadingResponse"]).toMatchObject({
      required: ["items", "page", "pageSize", "totalCount", "totalPages"],
      properties: { page: { type: "integer" }, totalPages: { type: "integer" } },
    });
  },
);

liveTest("schemas of the host's own stay as its options make them", async () => {
  const { components } = await read();
  expect(components.schemas["Shipment"]).toMatchObject({
    required: ["note"],
    properties: { note: { type: ["null", "string"] }, weight: { type: ["integer", "string"] } },
  });
});

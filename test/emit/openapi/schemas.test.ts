import { expect, test } from "vitest";
import type { Parameter, Schema } from "../../../generators/emit/openapi/open-api.ts";
import { documentFor, loan, operationAt, printedDocuments } from "./documents.ts";

function schemaIn(parameters: readonly Parameter[] | undefined, name: string): Schema | undefined {
  const parameter = parameters?.find((one) => one.name === name);
  return parameter !== undefined && "schema" in parameter ? parameter.schema : undefined;
}

function bodyOf(body: string, verb: string, path: string): Schema | undefined {
  return operationAt(documentFor(body), verb, path).requestBody?.content["application/json"]?.schema;
}

const close = '@route("/loans/{id}") @delete command close { state -> Active }';

test("269: the identity of an entity with Guids is a uuid in the path", () => {
  const { parameters } = operationAt(documentFor(loan(close)), "delete", "/loans/{id}");
  expect(schemaIn(parameters, "id")).toEqual({ type: "string", format: "uuid" });
});

test.each([
  ["sequence", { type: "integer", format: "int64" }],
  ["natural(Int)", { type: "integer", format: "int32" }],
  ["natural(String)", { type: "string" }],
])("270: an identity as %s has its own schema", (strategy, schema) => {
  const document = documentFor(loan(close, { identity: ` as ${strategy}` }));
  expect(schemaIn(operationAt(document, "delete", "/loans/{id}").parameters, "id")).toEqual(schema);
  expect(document.components?.schemas?.["LoanRow"]?.properties?.["id"]).toEqual(schema);
});

test.each([
  ["Int", { type: "integer", format: "int32" }],
  ["Decimal", { type: "number" }],
  ["Bool", { type: "boolean" }],
  ["Instant", { type: "string", format: "date-time" }],
  ["Long", { type: "integer", format: "int64" }],
  ["Double", { type: "number", format: "double" }],
  ["Email", { type: "string", format: "email", pattern: expect.stringContaining("@") }],
  ["Url", { type: "string", format: "uri", pattern: expect.stringContaining("https?://") }],
  ["Guid", { type: "string", format: "uuid" }],
  ["Date", { type: "string", format: "date" }],
  ["Time", { type: "string", pattern: "^\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,7})?$" }],
  ["LoanState", { $ref: "#/components/schemas/LoanState" }],
  ["CopyId", { type: "string", format: "uuid" }],
  ["Int?", { type: "integer", format: "int32" }],
])("271: a path parameter that binds to a parameter of type %s has its schema", (type, schema) => {
  const document = documentFor(
    `${loan(`@route("/loans/{id}/{WHAT}") @put command act(what: ${type}) { state -> Active }`)}`,
  );
  const { parameters, requestBody } = operationAt(document, "put", "/loans/{id}/{WHAT}");
  expect(schemaIn(parameters, "WHAT")).toEqual(schema);
  expect(requestBody).toBeUndefined();
});

test("272: a path parameter that binds to nothing is a plain text", () => {
  const document = documentFor(`${loan("")} @route("/a/{what}") query Find(): LoanRow`);
  expect(schemaIn(operationAt(document, "get", "/a/{what}").parameters, "what")).toEqual({ type: "string" });
});

test("a path parameter that the host cannot read is a plain text, and what it names stays in the body", () => {
  const body = `${loan("")} @route("/a/{fine}") @post query Find(fine: Fine): LoanRow`;
  expect(schemaIn(operationAt(documentFor(body), "post", "/a/{fine}").parameters, "fine")).toEqual({ type: "string" });
  expect(bodyOf(body, "post", "/a/{fine}")?.properties).toEqual({ fine: { $ref: "#/components/schemas/Fine" } });
});

test("273: a query with a body has all criteria in it, every one required, and none in the query string", () => {
  const body = `${loan("")} @post query Find(fine: Fine, state: LoanState?, note: String?): List<LoanRow>`;
  expect(bodyOf(body, "post", "/find")).toEqual({
    type: "object",
    properties: {
      fine: { $ref: "#/components/schemas/Fine" },
      state: { anyOf: [{ $ref: "#/components/schemas/LoanState" }, { type: "null" }] },
      note: { type: ["string", "null"], maxLength: 10_000 },
    },
    required: ["fine", "state", "note"],
  });
  expect(operationAt(documentFor(body), "post", "/find")).not.toHaveProperty("parameters");
});

test("a query with a body and without criteria has none", () => {
  expect(bodyOf(`${loan("")} @post query Find(): List<LoanRow>`, "post", "/find")).toBeUndefined();
});

test("274: a criterion in the path of such a query is a path parameter, the rest stays in the body", () => {
  const body = `${loan("")} @post @route("/find/{state}") query Find(state: LoanState, fine: Fine): List<LoanRow>`;
  expect(operationAt(documentFor(body), "post", "/find/{state}").parameters?.map(({ name }) => name)).toEqual([
    "state",
  ]);
  expect(bodyOf(body, "post", "/find/{state}")?.required).toEqual(["fine"]);
});

test("275: a query without annotations has parameters in the query string and no body", () => {
  const { parameters, requestBody } = operationAt(
    documentFor(`${loan("")} query Find(copies: Int, note: String?): LoanRow`),
    "get",
    "/find",
  );
  expect([requestBody, parameters]).toEqual([
    undefined,
    [
      { name: "copies", in: "query", required: true, schema: { type: "integer", format: "int32" } },
      { name: "note", in: "query", required: false, schema: { type: "string" } },
    ],
  ]);
});

test("a criterion in the path is listed once", () => {
  const document = documentFor(`${loan("")} @route("/find/{copies}") query Find(copies: Int): LoanRow`);
  expect(operationAt(document, "get", "/find/{copies}").parameters?.map((one) => [one.in, one.name])).toEqual([
    ["path", "copies"],
  ]);
});

test("a list in the query string is a repeated key; a value, map, range or list of values is one JSON text", () => {
  const document = documentFor(
    `${loan("")} query Find(states: List<LoanState>, ids: Set<CopyId>?, fine: Fine, all: List<Fine>, limits: Range<Int>?): LoanRow`,
  );
  const json = (schema: Schema) => ({ "application/json": { schema } });
  const fine = { $ref: "#/components/schemas/Fine" };
  expect(operationAt(document, "get", "/find").parameters).toEqual([
    {
      name: "states",
      in: "query",
      required: false,
      schema: { type: "array", items: { $ref: "#/components/schemas/LoanState" } },
    },
    {
      name: "ids",
      in: "query",
      required: false,
      schema: { type: "array", items: { type: "string", format: "uuid" }, uniqueItems: true },
    },
    { name: "fine", in: "query", required: true, content: json(fine) },
    { name: "all", in: "query", required: true, content: json({ type: "array", items: fine }) },
    {
      name: "limits",
      in: "query",
      required: false,
      content: json({
        type: "object",
        properties: { start: { type: "integer", format: "int32" }, end: { type: "integer", format: "int32" } },
        required: ["start", "end"],
      }),
    },
  ]);
});

test("276: values, read models and enums are schemas, in order; the doc comment of an enum describes it", () => {
  const { components } = documentFor(
    `value Zone { name: String }\n/// How it looks.\nenum Look { Good, Bad } value Area { look: Look } readmodel AreaRow from Area { look }`,
  );
  expect(Object.keys(components ?? {})).toEqual(["schemas"]);
  expect(Object.keys(components?.schemas ?? {})).toEqual(["Area", "AreaRow", "Look", "Zone"]);
  expect(components?.schemas?.["Look"]).toEqual({
    type: "string",
    description: "How it looks.",
    enum: ["Good", "Bad"],
  });
});

test("277: an optional field may be null and is not required", () => {
  const { components } = documentFor(
    "value Part { size: Decimal } value Fine { amount: Decimal? part: Part? parts: List<Part>? since: Int }",
  );
  expect(components?.schemas?.["Fine"]).toEqual({
    type: "object",
    properties: {
      amount: { type: ["number", "null"] },
      part: { anyOf: [{ $ref: "#/components/schemas/Part" }, { type: "null" }] },
      parts: { type: ["array", "null"], items: { $ref: "#/components/schemas/Part" }, maxItems: 1_000 },
      since: { type: "integer", format: "int32" },
    },
    required: ["since"],
  });
});

/** The default limits of requests, which a field without a rule of its own shows. */
const limits = { text: { maxLength: 10_000 }, list: { maxItems: 1_000 } };

test.each([
  ["x: Int", "x >= 0", { minimum: 0 }],
  ["x: Int", "x > 0", { exclusiveMinimum: 0 }],
  ["x: Int", "-2 <= x && x < 5", { minimum: -2, exclusiveMaximum: 5 }],
  ["x: Decimal", "x <= 2.5", { maximum: 2.5 }],
  ["x: Decimal", "x < 1 && x < 2", { exclusiveMaximum: 1 }],
  ["x: String", "x.length >= 3 && x.length <= 10", { minLength: 3, maxLength: 10 }],
  ["x: String", "x.length > 3 && 10 > x.length", { minLength: 4, maxLength: 9 }],
  ["x: String", "x.length == 2", { minLength: 2, maxLength: 2 }],
  ["x: String", "x matches /^[A-Z]+$/", { pattern: "^[A-Z]+$", ...limits.text }],
  ["x: List<Int>", "x.count >= 1 && x.count < 4", { minItems: 1, maxItems: 3 }],
  ["x: List<Int>", "x.isNotEmpty", { minItems: 1, ...limits.list }],
])("278: a value with %s and the rule %s has the keywords", (field, rule, keywords) => {
  const { components } = documentFor(`value V { ${field} invariant ${rule} "rule" }`);
  const { type, format, items, ...rest } = components?.schemas?.["V"]?.properties?.["x"] ?? {};
  expect(rest).toEqual(keywords);
});

test.each([
  ["a rule under a condition", "x: Int on: Bool", "x > 0 when on", {}],
  ["one of two rules", "x: Int", "x > 0 || x < -5", {}],
  ["a rule on two fields", "x: Int y: Int", "x > y", {}],
  ["a rule on what is computed", "x: String", "x.trim.length > 2", limits.text],
  ["a pattern that JavaScript cannot read", "x: String", "x matches /(?i)abc/", limits.text],
  ["a bound that a double would change", "x: Decimal", "x < 123456789012345678", {}],
])("278: %s has none", (_name, fields, rule, others) => {
  const { components } = documentFor(`value V { ${fields} invariant ${rule} "rule" }`);
  const { type, format, ...rest } = components?.schemas?.["V"]?.properties?.["x"] ?? {};
  expect(rest).toEqual(others);
});

test("279: a field from another context has the schema of that context, whatever its name means here", () => {
  const files = printedDocuments({
    "m.model": `context Billing { value Money { amount: Decimal } }
      context Lending { value Money { coins: Int }
        value Debt { owed: Billing.Money } readmodel DebtRow from Debt { owed } query Debts(): List<DebtRow> }`,
  });
  expect(files["Lending/openapi.yaml"]).toContain('owed:\n          $ref: "#/components/schemas/Billing.Money"\n');
  expect(files["Lending/openapi.yaml"]).toContain(
    "    Billing.Money:\n      type: object\n      properties:\n        amount:",
  );
});

test("names in JSON are those of the C# properties in camel case", () => {
  const { components } = documentFor("value V { name: String URL: String IPAddress: String _x: Int class: Int }");
  expect(Object.keys(components?.schemas?.["V"]?.properties ?? {})).toEqual([
    "name",
    "url",
    "ipAddress",
    "_x",
    "class",
  ]);
});

test("what a value computes is only read, and what has a default can be left out", () => {
  const { components } = documentFor(
    `enum Look { Good, Bad }
     value V { amount: Decimal = -0.5 name: String = "a" look: Look = Good is: Bool = true twice: Decimal = amount * 2 six: Int = 2 * 3 last: Int }`,
  );
  expect(components?.schemas?.["V"]).toEqual({
    type: "object",
    properties: {
      amount: { type: "number", default: -0.5 },
      name: { type: "string", default: "a", maxLength: 10_000 },
      look: { $ref: "#/components/schemas/Look", default: "Good" },
      is: { type: "boolean", default: true },
      twice: { type: "number", readOnly: true },
      six: { type: "integer", format: "int32" },
      last: { type: "integer", format: "int32" },
    },
    required: ["last"],
  });
});

test("maps are objects, and say what their names are where those are no plain texts", () => {
  const { components } = documentFor(
    "enum Look { Good, Bad } value V { a: Map<String, Int> b: Map<Look, Decimal> c: Map<CopyId, Bool> d: Map<Int, Int> }",
  );
  const int = { type: "integer", format: "int32" };
  expect(components?.schemas?.["V"]?.properties).toEqual({
    a: { type: "object", additionalProperties: int },
    b: {
      type: "object",
      propertyNames: { $ref: "#/components/schemas/Look" },
      additionalProperties: { type: "number" },
    },
    c: {
      type: "object",
      propertyNames: { type: "string", format: "uuid" },
      additionalProperties: { type: "boolean" },
    },
    d: { type: "object", additionalProperties: int },
  });
});

test("deprecated fields say so, and doc comments describe them", () => {
  const { components } = documentFor('value V {\n/// In Euro.\n@deprecated("gone") amount: Decimal }');
  expect(components?.schemas?.["V"]?.properties?.["amount"]).toEqual({
    type: "number",
    description: "In Euro.",
    deprecated: true,
  });
});

test("an identity that a parameter hides has another name in the body", () => {
  const schema = bodyOf(loan("command act(id: Int) { state -> Active }"), "post", "/loan/act");
  expect(schema?.properties).toEqual({
    aggregateId: { type: "string", format: "uuid" },
    id: { type: "integer", format: "int32" },
  });
});

test("the entities inside an aggregate are schemas where it is answered, and events never are", () => {
  const { components } = documentFor(`aggregate Desk root Loan {
    event LoanOpened { loan: LoanId }
    entity Copy identified by CopyId { title: String }
    entity Loan identified by LoanId { copies: List<Copy>? create open { emit LoanOpened(loan: id) } }
  }`);
  expect(Object.keys(components?.schemas ?? {})).toEqual(["CopyResponse", "LoanResponse"]);
  expect(components?.schemas?.["LoanResponse"]?.properties?.["copies"]).toEqual({
    type: ["array", "null"],
    items: { $ref: "#/components/schemas/CopyResponse" },
  });
});

test("the pattern of a length of time fits texts of days, hours, minutes and seconds alone", () => {
  const schema = schemaIn(
    operationAt(documentFor(`${loan("")} query Find(wait: Duration): LoanRow`), "get", "/find").parameters,
    "wait",
  );
  const pattern = new RegExp(schema?.pattern ?? "");
  const right = ["P3D", "-P1D", "PT36H", "P1DT2H", "PT0S", "PT1H30M", "PT1H5S", "-PT0.0000001S"];
  const wrong = ["P", "PT", "P1DT", "P1Y", "P1M", "P1W", "PT1M1H", "P1D2H", "1:00", "", "PT1.5H"];
  expect([...right, ...wrong].filter((text) => pattern.test(text))).toEqual(right);
});

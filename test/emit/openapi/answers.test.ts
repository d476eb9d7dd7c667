import { expect, test } from "vitest";
import { parse } from "yaml";
import type { OpenApiDocument } from "../../../generators/emit/openapi/open-api.ts";
import { documentFor, loan, operationAt, printedDocuments } from "./documents.ts";

const queries = `
  query Everything(): List<LoanRow>
  query Some(state: LoanState): List<LoanRow>
  query One(loan: LoanId): LoanRow
  @auth("desk") @post query Search(state: LoanState): List<LoanRow>`;
const items = `
  command close(note: String): Int { result lines.count }
  @route("/loans/{id}") @delete command forget { state -> Active }
  create open(lines: List<Line>) { }`;
const plain = documentFor(loan(items) + queries);
const versioned = documentFor((loan(items) + queries).replace("root Loan {", "root Loan versioned {"));

// Spec: model-http, Response statuses.
test.each([
  ["post", "/loan/close", "200 400 404 413"],
  ["delete", "/loans/{id}", "200 400 404"],
  ["post", "/loan/open", "200 400 413"],
  ["get", "/everything", "200"],
  ["get", "/some", "200 400"],
  ["get", "/one", "200 400 404"],
  ["post", "/search", "200 400 401 403 413"],
])("%s %s answers %s", (verb, path, statuses) => {
  expect(Object.keys(operationAt(plain, verb, path).responses).join(" ")).toBe(statuses);
});

test("a command of a versioned aggregate answers 409, too", () => {
  expect(operationAt(versioned, "post", "/loan/close").responses).toHaveProperty("409");
  expect(operationAt(versioned, "post", "/loan/open").responses).not.toHaveProperty("409");
});

// Spec: model-http, Versions.
test("operations on one versioned aggregate answer ETag, and its commands take If-Match and answer 412", () => {
  const tagged = [
    ["post", "/loan/close", true],
    ["delete", "/loans/{id}", true],
    ["post", "/loan/open", false],
    ["get", "/one", false],
  ] as const;
  for (const [verb, path, isConditional] of tagged) {
    const { parameters = [], responses } = operationAt(versioned, verb, path);
    expect([path, responses["200"]]).toMatchObject([path, { headers: { ETag: { schema: { type: "string" } } } }]);
    const condition = { name: "If-Match", in: "header", required: false };
    expect([path, parameters]).toEqual([
      path,
      isConditional
        ? expect.arrayContaining([expect.objectContaining(condition)])
        : expect.not.arrayContaining([expect.objectContaining(condition)]),
    ]);
    expect([path, "412" in responses]).toEqual([path, isConditional]);
  }
  for (const [verb, path] of [
    ["get", "/everything"],
    ["post", "/search"],
  ] as const)
    expect(operationAt(versioned, verb, path).responses["200"]).not.toHaveProperty("headers");
  expect(JSON.stringify(plain)).not.toMatch(/ETag|If-Match|"412"/);
});

test("with a store, a factory that is given an identity answers 409", () => {
  const body = loan("create import(id: LoanId, lines: List<Line>) { }", { identity: " as natural(String)" });
  const models = { "lending.model": `context Lending {\n${body}\n}\n` };
  const statusesOf = (...args: readonly string[]) => {
    const { "Lending/openapi.yaml": text = "" } = printedDocuments(models, ...args);
    return Object.keys((parse(text) as OpenApiDocument).paths["/loan/import"]?.["post"]?.responses ?? {});
  };
  expect(statusesOf()).toEqual(["200", "400", "413"]);
  expect(statusesOf("--layers", "api")).toEqual(["200", "400", "413"]);
  expect(statusesOf("--layers", "infrastructure,api")).toEqual(["200", "400", "409", "413"]);
});

// Spec: model-http, Repeated requests.
test("an idempotent factory takes an Idempotency-Key, and answers 409 and 422", () => {
  const repeatable = documentFor((loan(items) + queries).replace("open(lines: List<Line>)", "$& idempotent"));
  const { parameters, responses } = operationAt(repeatable, "post", "/loan/open");
  expect(parameters).toMatchObject([{ name: "Idempotency-Key", in: "header", required: false }]);
  expect(Object.keys(responses)).toEqual(["200", "400", "409", "413", "422"]);
  expect(repeatable.components?.responses).toMatchObject({
    Conflict: { description: expect.stringMatching(/, or a request with this Idempotency-Key still runs\.$/) },
    UnprocessableContent: { description: "The Idempotency-Key was used with another body." },
  });
  expect(operationAt(repeatable, "post", "/loan/close")).toEqual(operationAt(plain, "post", "/loan/close"));
});

test("a command answers its result, and nothing where it has none", () => {
  expect(operationAt(plain, "post", "/loan/close").responses["200"]).toEqual({
    description: "The result of the command.",
    content: { "application/json": { schema: { type: "integer", format: "int32" } } },
  });
  expect(operationAt(plain, "delete", "/loans/{id}").responses["200"]).toEqual({
    description: "The command succeeded.",
  });
});

test("a query answers one read model or a list of them", () => {
  const row = { $ref: "#/components/schemas/LoanRow" };
  expect(operationAt(plain, "get", "/one").responses["200"]).toMatchObject({
    content: { "application/json": { schema: row } },
  });
  expect(operationAt(plain, "get", "/some").responses["200"]).toMatchObject({
    content: { "application/json": { schema: { type: "array", items: row } } },
  });
});

test("the created aggregate is its public state: identity, fields and version, and no events", () => {
  expect(versioned.components?.schemas?.["LoanResponse"]).toEqual({
    type: "object",
    properties: {
      id: { type: "string", format: "uuid" },
      lines: { type: "array", items: { $ref: "#/components/schemas/Line" } },
      state: { $ref: "#/components/schemas/LoanState" },
      version: { type: "integer", format: "int32" },
    },
    required: ["id", "lines", "state", "version"],
  });
});

test("errors are problems; who may call is the host's to answer", () => {
  const responses = versioned.components?.responses ?? {};
  expect(Object.keys(responses)).toEqual([
    "BadRequest",
    "Unauthorized",
    "Forbidden",
    "NotFound",
    "Conflict",
    "PreconditionFailed",
    "ContentTooLarge",
  ]);
  const types = Object.entries(responses).map(([name, { content }]) => [name, Object.keys(content ?? {})]);
  expect(Object.fromEntries(types)).toMatchObject({
    BadRequest: ["application/problem+json"],
    Unauthorized: [],
    Forbidden: [],
    NotFound: ["application/problem+json"],
  });
});

test("a command without anything in its body documents none, as an absent body reads as an empty one", () => {
  expect(operationAt(plain, "delete", "/loans/{id}")).not.toHaveProperty("requestBody");
});

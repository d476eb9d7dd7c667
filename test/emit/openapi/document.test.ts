import { expect, test } from "vitest";
import { build } from "../../in-memory.ts";
import { documentFor, loan, operationAt, printedDocuments } from "./documents.ts";

const behaviours = `
      /// Opens a loan,
      /// copies in hand.
      create open(lines: List<Line>) { requires lines.isNotEmpty }
      command close(note: String): Int { result lines.count }
      command forget { state -> Active }`;

test("253: the name of the target is openapi, in any letter case", () => {
  const { result } = build({ "m.model": "context Lending { }" }, "--target", "OpenAPI");
  expect([result.exitCode, result.messages]).toEqual([0, ""]);
});

test("254: each context has a document of OpenAPI 3.1, and nothing else is written", () => {
  const files = printedDocuments({ "a.model": "context Lending { }", "b.model": "context Clinic version 3 { }" });
  expect(Object.keys(files).sort()).toEqual(["Clinic/openapi.yaml", "Lending/openapi.yaml"]);
  expect(files["Clinic/openapi.yaml"]).toBe(
    "openapi: 3.1.0\ninfo:\n  title: Clinic API\n  version: 3.0.0\nservers:\n  - url: /\nsecurity: []\npaths: {}\n",
  );
});

test("255: without commands and queries the paths are empty", () => {
  expect(documentFor("value Fine { amount: Decimal }").paths).toEqual({});
});

test("256: a context that declares nothing has no components", () => {
  expect(documentFor("")).toEqual({
    openapi: "3.1.0",
    info: { title: "Lending API", version: "1.0.0" },
    servers: [{ url: "/" }],
    security: [],
    paths: {},
  });
});

test("the doc comment of a context describes its document", () => {
  const { info } = documentFor("", "/// Lending of a library.\n/// The desk alone.\ncontext Lending version 2");
  expect(info).toEqual({
    title: "Lending API",
    description: "Lending of a library.\nThe desk alone.",
    version: "2.0.0",
  });
});

test("a member with a default is not required, and shows the default", () => {
  const document = documentFor(
    `value Fee { amount: Decimal  unit: String = "EUR" } ${loan("command charge(days: Int, state: LoanState = Active, fee: Fee = Fee(amount: 0.5), grace: Duration = 2 days) { state -> state }")}`,
  );
  expect(operationAt(document, "post", "/loan/charge").requestBody).toMatchObject({
    content: {
      "application/json": {
        schema: {
          properties: {
            state: { $ref: "#/components/schemas/LoanState", default: "Active" },
            fee: { $ref: "#/components/schemas/Fee", default: { amount: 0.5, unit: "EUR" } },
            grace: { default: "P2D" },
          },
          required: ["id", "days"],
        },
      },
    },
  });
});

test("257: a command is a post with a JSON body, a query a get with parameters in the query string", () => {
  const document = documentFor(`${loan(behaviours)} query Loans(state: LoanState, since: Instant?): List<LoanRow>`);
  expect(operationAt(document, "post", "/loan/close").requestBody).toEqual({
    required: true,
    content: {
      "application/json": {
        schema: {
          type: "object",
          properties: { id: { type: "string", format: "uuid" }, note: { type: "string", maxLength: 10_000 } },
          required: ["id", "note"],
        },
      },
    },
  });
  const query = operationAt(document, "get", "/loans");
  expect(query).not.toHaveProperty("requestBody");
  expect(query.parameters).toEqual([
    { name: "state", in: "query", required: true, schema: { $ref: "#/components/schemas/LoanState" } },
    { name: "since", in: "query", required: false, schema: { type: "string", format: "date-time" } },
  ]);
});

test("258: a factory is a post with summary, body, the created aggregate, and 400 for a rule that is broken", () => {
  const document = documentFor(loan(behaviours));
  expect(operationAt(document, "post", "/loan/open")).toEqual({
    operationId: "Loan_open",
    summary: "Opens a loan, copies in hand.",
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: {
            type: "object",
            properties: { lines: { type: "array", items: { $ref: "#/components/schemas/Line" }, maxItems: 1_000 } },
            required: ["lines"],
          },
        },
      },
    },
    responses: {
      "200": {
        description: "The created Loan.",
        content: { "application/json": { schema: { $ref: "#/components/schemas/LoanResponse" } } },
      },
      "400": { $ref: "#/components/responses/BadRequest" },
      "413": { $ref: "#/components/responses/ContentTooLarge" },
    },
  });
  expect(document.components?.responses?.["BadRequest"]?.description).toMatch(/precondition or invariant/);
});

test("259: a factory is there even if the repository cannot add, marked as unserved, with a warning", () => {
  const body = loan(behaviours, { repository: "repository { operations: getById }" });
  const operation = operationAt(documentFor(body), "post", "/loan/open");
  expect(operation["x-tenon-unserved"]).toBe(true);
  const { result } = build({ "m.model": `context Lending {${body}}` }, "--target", "openapi");
  expect(result.messages).toContain(
    "warning TEN0725: No endpoint can serve create `open` of `Loan`: the repository has no `add`.",
  );
  expect(operationAt(documentFor(loan(behaviours)), "post", "/loan/open")).not.toHaveProperty("x-tenon-unserved");
});

test("260: annotations move path and verb of a factory, and its operation id stays", () => {
  const document = documentFor(loan(behaviours.replace("create", '@route("/loans") @put create')));
  expect(operationAt(document, "put", "/loans").operationId).toBe("Loan_open");
  expect(document.paths).not.toHaveProperty(["/loan/open"]);
});

test("261: a role has the same form on a factory as on a command: one requirement, no scopes", () => {
  const marked = behaviours.replace("create", '@auth("desk") create').replace("command", '@auth("desk") command');
  const document = documentFor(loan(marked));
  for (const path of ["/loan/open", "/loan/close"]) {
    const { security, responses } = operationAt(document, "post", path);
    expect(security).toEqual([{ desk: [] }]);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(["401", "403"]));
  }
  expect(document.components?.securitySchemes).toEqual({
    desk: { type: "http", scheme: "bearer", description: "A caller in the role desk." },
  });
});

test("262: annotated routes, verbs and roles are where they say", () => {
  const document = documentFor(
    `${loan('@route("/loans/{id}") @delete @auth("desk") command close { state -> Active } @route("/loans/{id}") @put command keep { state -> Active }')}
    @route("/search") @auth("auditor") query Find(): List<LoanRow>`,
  );
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([verb, { operationId, security }]) => [verb, path, operationId, security]),
  );
  expect(operations).toEqual([
    ["delete", "/loans/{id}", "Loan_close", [{ desk: [] }]],
    ["put", "/loans/{id}", "Loan_keep", undefined],
    ["get", "/search", "Find", [{ auditor: [] }]],
  ]);
});

test("263: operations that share a route are merged under one path", () => {
  const items = ["put", "delete", "patch"].map(
    (verb) => `@route("/loans/{id}") @${verb} command ${verb}It { state -> Active }`,
  );
  const { paths } = documentFor(loan(items.join("\n")));
  expect(Object.entries(paths).map(([path, item]) => [path, Object.keys(item)])).toEqual([
    ["/loans/{id}", ["put", "delete", "patch"]],
  ]);
});

test("264: an operation without role has no security, and none is asked for by default", () => {
  const document = documentFor(loan(behaviours));
  for (const item of Object.values(document.paths))
    for (const operation of Object.values(item)) expect(operation).not.toHaveProperty("security");
  expect([document.security, document.components?.securitySchemes]).toEqual([[], undefined]);
});

test("265: every token is declared as a required path parameter", () => {
  const document = documentFor(
    `${loan("")} @route("/shelves/{shelf}/loans/{state?}") query Loans(state: LoanState?): List<LoanRow>`,
  );
  expect(operationAt(document, "get", "/shelves/{shelf}/loans/{state}").parameters).toEqual([
    { name: "shelf", in: "path", required: true, schema: { type: "string" } },
    { name: "state", in: "path", required: true, schema: { $ref: "#/components/schemas/LoanState" } },
  ]);
});

test.each([
  ["{id:int}", "{id}", "id"],
  ["{id?}", "{id}", "id"],
  ["{*rest}", "{rest}", "rest"],
  ["{**rest}", "{rest}", "rest"],
  ["{id:regex(^[0-9]{{3}}$)}", "{id}", "id"],
  ["{id=5}", "{id}", "id"],
])("266: the token %s is %s in the path, and its parameter is %s", (token, bare, name) => {
  const document = documentFor(`${loan("")} @route("/a/${token}") query Find(): LoanRow`);
  const { parameters } = operationAt(document, "get", `/a/${bare}`);
  expect(parameters?.map((parameter) => parameter.name)).toEqual([name]);
});

test("267: two operations of one path and verb are an error, and nothing is written", () => {
  const text = `context Lending {${loan("")}
    @route("/a/{id:int}") query One(id: Int): LoanRow
    @route("/a/{id}") query Other(id: String): LoanRow }`;
  const { disk, result } = build({ "m.model": text }, "--target", "openapi");
  expect([result.exitCode, result.messages]).toEqual([
    1,
    expect.stringContaining("error TEN0721: Both query `One` and query `Other` are `GET /a/{id}` in the document."),
  ]);
  expect(Object.keys(disk.snapshot()).filter((path) => path.startsWith("/repo/out"))).toEqual([]);
  expect(build({ "m.model": text }).result.exitCode).toBe(0);
});

test("a literal brace, and what would end a path, are percent-encoded", () => {
  const { paths } = documentFor(`${loan("")} @route("/a{{b}}/50%/c#d/é") query Find(): LoanRow`);
  expect(Object.keys(paths)).toEqual(["/a%7Bb%7D/50%25/c%23d/%C3%A9"]);
});

test("paths are in order, verbs in that of the model", () => {
  const { paths } = documentFor(
    `${loan("")} query Zeta(): LoanRow  query Alpha(): LoanRow  @route("/zeta") @post query Zulu(): LoanRow`,
  );
  expect(Object.entries(paths).map(([path, item]) => [path, Object.keys(item)])).toEqual([
    ["/alpha", ["get"]],
    ["/zeta", ["get", "post"]],
  ]);
});

test("an operation without a doc comment has a summary all the same", () => {
  const document = documentFor(`${loan(behaviours)} query Loans(): List<LoanRow>`);
  expect(operationAt(document, "post", "/loan/close").summary).toBe("close on Loan");
  expect(operationAt(document, "get", "/loans").summary).toBe("Loans");
});

test("a deprecated query is deprecated, with what the model says about it", () => {
  const document = documentFor(`${loan("")} @deprecated("use Find") query Loans(): List<LoanRow>`);
  expect(operationAt(document, "get", "/loans")).toMatchObject({
    deprecated: true,
    description: "Deprecated: use Find",
  });
});

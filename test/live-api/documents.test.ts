import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import fc from "fast-check";
import { expect, inject } from "vitest";
import { parse } from "yaml";
import type {
  Content,
  OpenApiDocument,
  Operation,
  Parameter,
  Response,
  Schema,
} from "../../generators/emit/openapi/open-api.ts";
import { documentPathOf, parseRoute } from "../../generators/http/route-template.ts";
import { casesIn, modelsOf } from "../cases/case-folder.ts";
import { printedDocuments } from "../emit/openapi/documents.ts";
import { apiTest } from "./api.ts";
import { valuesOf } from "./draw-from-schema.ts";
import { type Received, send } from "./send.ts";

type Documents = readonly (readonly [context: string, document: OpenApiDocument])[];

/** Returns the documents of all contexts of the host that some areas of cases bring, by context. */
function documentsOf(...areas: readonly string[]): Documents {
  if (inject("apiUrls") === undefined) return [];
  return areas
    .flatMap(casesIn)
    .flatMap((folder) =>
      Object.entries(printedDocuments(modelsOf(folder))).map(
        ([path, text]) => [path.split("/")[0] ?? "", parse(text) as OpenApiDocument] as const,
      ),
    );
}

const small = documentsOf("model", "api");
// Their rules let few random requests through; what they answer then stands in their own `expected.txt`.
const whole = documentsOf("whole");
const documents = [...small, ...whole];

/** The scheme of operations that take any caller who is signed in. Their endpoints name no role. */
const signedIn = "authenticated";

interface Endpoint {
  readonly template: string;
  readonly verbs: readonly string[];
  readonly roles: readonly (string | null)[];
}

interface Documented {
  readonly path: string;
  readonly verb: string;
  readonly operation: Operation;
}

function operationsOf({ paths }: OpenApiDocument): readonly Documented[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([verb, operation]) => ({ path, verb, operation })),
  );
}

const isServed = ({ operation }: Documented) => operation["x-tenon-unserved"] !== true;

apiTest(
  "the endpoints of the host are the operations of the documents, and ask for the roles that these name",
  async () => {
    const endpoints = JSON.parse((await send({ verb: "GET", path: "/testing/routes" })).text) as readonly Endpoint[];
    for (const [context, document] of documents) {
      const prefix = `/${context}/`;
      const served = endpoints
        .filter(({ template }) => template.startsWith(prefix))
        .flatMap(({ template, verbs, roles }) =>
          verbs.map(
            (verb) =>
              `${verb} ${documentPathOf(parseRoute(template.slice(prefix.length - 1)))} ${roles.map((role) => role ?? signedIn).join()}`,
          ),
        );
      const documented = operationsOf(document)
        .filter(isServed)
        .map(({ path, verb, operation: { security = [] } }) => {
          const roles = security.flatMap((requirement) => Object.keys(requirement));
          return `${verb.toUpperCase()} ${path} ${roles.join()}`;
        });
      expect([context, served.sort()]).toEqual([context, documented.sort()]);
    }
  },
);

/** The number of calls of each operation. */
const timesCalled = 8;

/** Operations that no random request can satisfy: they need a certain state or identity, or always fail. */
const unmet: ReadonlySet<string> = new Set([
  ...["ById", "LoanById", "Old", "ParcelById", "SheetOfTicket"],
  ...[
    "Vehicle_giveBack",
    "Vehicle_rent",
    "Vehicle_hire",
    "Vehicle_ready",
    "Vehicle_mend",
    "Loan_close",
    "Cart_fail",
    "Box_swap",
  ],
  // Of an order: one is made without the lines that it must have, the others name a child.
  ...["OrderById", "Order_forget", "Order_replace", "Order_takeBack", "Order_drop", "Order_recount", "Order_mark"],
  // These name a basket, which only its factory can.
  ...["BasketById", "SheetOfBasket"],
  // Of a bill: one names a child, and the host's store in memory keeps what a refused payment has changed.
  ...["Bill_swap", "Bill_remind"],
  // Of entities without a factory, or with rules between parameters.
  ...["domainEvents", "clearDomainEvents", "checkInvariants", "raise", "isTwin"].map((name) => `WithCommands_${name}`),
  ...["CheckInvariants_go", "Raise_tell", "WithFields_change", "Event_total", "Shelf_count"],
  ...["Loan_chase", "Loan_giveBack", "Loan_lend"],
  // Of a pupil: its master must be stored.
  ...["Pupil_enrol", "Pupil_move", "Pupil_name"],
  // Of casts, which nothing makes, and of a mould whose twin must be stored.
  ...["Cast_finish", "Cast_break_", "Mould_join"],
  // Its cursor is in the route, and only a page has one.
  "Behind",
  // It marks a timer in its first hour, and a request can begin one of any time.
  "Timer_mark",
  // It hands a task to somebody with a phone.
  "Ticket_hand",
  // Each stores numbers that make another overflow.
  ...["Share_scale", "Share_regroup", "Share_increase"],
]);

apiTest.each(whole)("every operation of %s answers what its document says", async (context, document) => {
  await callEverything(context, document);
});

apiTest.each(small)("every operation of %s answers what its document says, and succeeds", async (context, document) => {
  const failed = await callEverything(context, document);
  expect(failed.filter((id) => !unmet.has(id))).toEqual([]);
});

/** Calls every operation with random requests, and returns the ids of those that never succeeded. */
async function callEverything(context: string, document: OpenApiDocument): Promise<readonly string[]> {
  const conforms = validatorOf(document);
  // Factories first: commands need aggregates.
  const operations = operationsOf(document)
    .filter(isServed)
    .sort((one, other) => Number(isFactory(other)) - Number(isFactory(one)));
  const ids = new Map<string, unknown>();
  const failed: string[] = [];
  for (const documented of operations) {
    const { verb, operation } = documented;
    const role = rolesOf(operation)[0];
    const requests = fc.sample(requestsOf(documented, document, ids), timesCalled);
    const answers = [];
    for (const { address, body } of requests) {
      const sent = { verb, path: `/${context}${address}`, body, as: role };
      const received = await send(sent);
      expect([sent, received, conforms(operation, received)]).toEqual([sent, received, []]);
      answers.push(received);
    }
    const success = answers.find(({ status }) => status === 200);
    if (success === undefined) failed.push(operation.operationId);
    if (success !== undefined && isFactory(documented)) ids.set(entityOf(operation), JSON.parse(success.text).id);
    await expectRefusal({ verb, path: `/${context}${requests[0]?.address}` }, role);
  }
  return failed;
}

/** Expects 401 for an unknown caller, and 403 for a caller without a role that is asked for. */
async function expectRefusal(
  request: { readonly verb: string; readonly path: string },
  role: string | undefined,
): Promise<void> {
  if (role === undefined) return;
  expect([request, (await send(request)).status]).toEqual([request, 401]);
  if (role === signedIn) return;
  expect([request, (await send({ ...request, as: "nobody" })).status]).toEqual([request, 403]);
}

function rolesOf({ security = [] }: Operation): readonly string[] {
  return security.flatMap((requirement) => Object.keys(requirement));
}

function entityOf({ operationId }: Operation): string {
  return operationId.split("_")[0] ?? "";
}

function isFactory({ operation }: Documented): boolean {
  const [, response] = Object.entries(operation.responses).find(([status]) => status === "200") ?? [];
  return response !== undefined && "description" in response && response.description.startsWith("The created ");
}

/** Draws paths and bodies that the document allows. */
function requestsOf({ path, operation }: Documented, document: OpenApiDocument, ids: ReadonlyMap<string, unknown>) {
  const known = ids.get(entityOf(operation));
  const { parameters = [], requestBody } = operation;
  const values = fc.tuple(...parameters.map((parameter) => textsOfParameter(parameter, document, known)));
  const schema = requestBody?.content["application/json"]?.schema;
  const bodies = schema === undefined ? fc.constant(undefined) : valuesOf(schema, document);
  return fc.tuple(values, bodies).map(([texts, body]) => {
    const query = parameters.flatMap((parameter, index) => (parameter.in === "query" ? (texts[index] ?? []) : []));
    const address = parameters.reduce(
      (text, { in: place, name }, index) =>
        place === "path" ? text.replaceAll(`{${name}}`, texts[index]?.[0] ?? "") : text,
      path,
    );
    return {
      address: query.length === 0 ? address : `${address}?${query.join("&")}`,
      body: withKnownIdentity(body, schema, known),
    };
  });
}

/** Replaces identities in a body by identities of stored aggregates, if there are any. */
function withKnownIdentity(body: unknown, schema: Schema | undefined, known: unknown): unknown {
  const name = ["aggregateId", "id"].find((one) => schema?.properties?.[one] !== undefined);
  return known === undefined || name === undefined || typeof body !== "object" ? body : { ...body, [name]: known };
}

function textsOfParameter(
  parameter: Parameter,
  document: OpenApiDocument,
  known: unknown,
): fc.Arbitrary<readonly string[]> {
  const { name, in: place, required } = parameter;
  if (place === "path") {
    const value =
      known !== undefined && name.toLowerCase() === "id" ? fc.constant(known) : pathValues(parameter, document);
    return value.map((one) => [encodeURIComponent(String(one))]);
  }
  const isJson = "content" in parameter;
  const schema = isJson ? (parameter.content["application/json"]?.schema ?? {}) : parameter.schema;
  const texts = valuesOf(schema, document).map((value) => {
    const items = isJson ? [JSON.stringify(value)] : [value].flat().map(String);
    return items.map((item) => `${name}=${encodeURIComponent(item)}`);
  });
  return required ? texts : fc.oneof(texts, fc.constant([]));
}

/** Excludes empty segments, which would make another path. */
function pathValues(parameter: Parameter, document: OpenApiDocument): fc.Arbitrary<unknown> {
  const schema = "schema" in parameter ? parameter.schema : {};
  return valuesOf(schema, document).filter((value) => value !== "");
}

/** Returns a function that lists the contradictions between a response and its document. */
function validatorOf(document: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ $id: "document", ...document });
  return ({ responses }: Operation, received: Received): readonly unknown[] => {
    const answer = responses[String(received.status)];
    if (answer === undefined) return [`${received.status} is not documented`];
    const { content = {} } = "$ref" in answer ? responseAt(document, answer.$ref) : answer;
    return faultsOf(received, content, ajv);
  };
}

function faultsOf({ type, text }: Received, content: Content, ajv: Ajv2020): readonly unknown[] {
  const [expected] = Object.entries(content);
  if (expected === undefined) return text === "" ? [] : [`there is a body: ${text}`];
  const [wanted, { schema }] = expected;
  if (type !== wanted) return [`${type} is not ${wanted}`];
  const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')));
  return validate(JSON.parse(text)) ? [] : (validate.errors ?? []);
}

function responseAt({ components }: OpenApiDocument, reference: string): Response {
  const response = components?.responses?.[reference.split("/").at(-1) ?? ""];
  if (response === undefined) throw new Error(`There is no ${reference}.`);
  return response;
}

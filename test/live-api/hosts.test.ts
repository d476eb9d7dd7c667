import { expect, inject } from "vitest";
import { announceLargeBody } from "../announce-large-body.ts";
import { type Answer, apiTest, call } from "./api.ts";
import type { ApiHost } from "./live-api.setup.ts";
import { send } from "./send.ts";

/** The hosts, each with the prefix of the operations of the library. */
const hosts = [
  ["plain", "/Lending"],
  ["development", "/Lending"],
  ["strict", "/Lending"],
  ["group", "/api"],
  ["root", ""],
] as const satisfies readonly (readonly [ApiHost, string])[];

/** The role that the policy `librarian` requires on each host. Two hosts define the policy themselves. */
const librarianOn: Readonly<Record<(typeof hosts)[number][0], string>> = {
  plain: "librarian",
  development: "chief",
  strict: "chief",
  group: "librarian",
  root: "librarian",
};

const nobody = "00000000-0000-0000-0000-000000000001";
const line = { copy: nobody, fine: { amount: 2 } };
const loan = { borrower: nobody, lines: [line] };

interface Lending {
  readonly on: ApiHost;
  readonly url: string;
  readonly librarian: string;
  readonly send: (
    verb: string,
    path: string,
    message?: Omit<NonNullable<Parameters<typeof call>[2]>, "on">,
  ) => Promise<Answer>;
}

function everywhere(name: string, body: (lending: Lending) => Promise<void>): void {
  apiTest.each(hosts)(`${name} (%s)`, (on, prefix) =>
    body({
      on,
      librarian: librarianOn[on],
      url: `${inject("apiUrls")?.[on]}${prefix}`,
      send: (verb, path, message) => call(verb, prefix + path, { ...message, on }),
    }),
  );
}

async function open({ send, librarian }: Lending): Promise<string> {
  const { status, body } = await send("POST", "/loans", { as: librarian, body: loan });
  expect(status).toBe(200);
  // A created loan has an identity.
  return (body as { readonly id: string }).id;
}

const problem = (status: number, more: object = {}) => ({
  status,
  type: "application/problem+json",
  body: expect.objectContaining({ status, ...more }),
});

function missing(...paths: readonly string[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(paths.map((path) => [path, [`'${path}' is required.`]]));
}

function invalid(path: string): Readonly<Record<string, readonly string[]>> {
  return { [path]: [`'${path}' is not valid.`] };
}

everywhere("a loan is opened, activated, read and closed", async (lending) => {
  const { send, librarian } = lending;
  const id = await open(lending);
  expect(await send("GET", `/loans/${id}`)).toMatchObject({
    status: 200,
    body: { id, borrower: nobody, state: "Requested", copies: 1, owed: 2 },
  });
  const activation = await send("PUT", `/loans/${id}/activation`, { as: librarian, body: { note: "careful" } });
  expect([activation.status, activation.body]).toEqual([200, undefined]);
  expect(await send("DELETE", `/loans/${id}`, { as: librarian })).toMatchObject({ status: 200, body: 1 });
  expect((await send("GET", `/loans/${id}`)).body).toMatchObject({ state: "Returned" });
});

everywhere(
  "the URL wins over the body, whether this has another identity, none, or what can be none",
  async (lending) => {
    const { send, librarian, on } = lending;
    for (const id of [nobody, undefined, null, "me", 1, true, {}, { value: nobody }, [[nobody]]]) {
      const opened = await open(lending);
      const body = { id, note: "x" };
      const answer = await send("PUT", `/loans/${opened}/activation`, { as: librarian, body });
      expect([body, answer]).toMatchObject([body, { status: 200 }]);
    }
    const id = await open(lending);
    expect(await send("PUT", `/loans/${nobody}/activation`, { as: librarian, body: { id, note: "x" } })).toMatchObject(
      problem(404),
    );
    expect(on).toBeDefined();
  },
);

everywhere(
  "Authentication 1 and 3: 401 without a caller, 403 with another role, nothing asked where nothing is said",
  async (lending) => {
    const { send, librarian } = lending;
    const id = await open(lending);
    expect(await send("PUT", `/loans/${id}/activation`, { body: { note: "x" } })).toMatchObject({ status: 401 });
    expect(await send("PUT", `/loans/${id}/activation`, { as: "auditor", body: { note: "x" } })).toMatchObject({
      status: 403,
    });
    expect(await send("PUT", `/loans/${id}/activation`, { as: librarian, body: { note: "x" } })).toMatchObject({
      status: 200,
    });
    expect(await send("GET", "/loans-by-state?state=active", { as: librarian })).toMatchObject({ status: 403 });
    expect(await send("GET", `/loans/${id}`)).toMatchObject({ status: 200 });
  },
);

apiTest("a role is no policy of ours where the host has one of that name, added before or after", async () => {
  for (const on of ["development", "strict"] as const) {
    const answers = [];
    for (const as of ["librarian", "chief"])
      answers.push((await call("POST", "/Lending/loans", { on, as, body: loan })).status);
    expect([on, answers]).toEqual([on, [403, 200]]);
  }
});

everywhere("a body is checked as a whole, before anything else is said of it", async ({ send, librarian }) => {
  const wrong = { borrower: null, lines: [null, { copy: nobody, fine: {} }] };
  expect(await send("POST", "/loans", { as: librarian, body: wrong })).toMatchObject(
    problem(400, {
      errors: missing("borrower", "lines[0]", "lines[1].fine.amount"),
    }),
  );
  expect(await send("POST", "/loans", { as: librarian })).toMatchObject(
    problem(400, { errors: missing("borrower", "lines") }),
  );
});

everywhere("a value that cannot be is named by its path", async ({ send, librarian }) => {
  for (const [wrong, path] of [
    [{ ...loan, borrower: "me" }, "borrower"],
    [{ ...loan, borrower: 1 }, "borrower"],
    [{ ...loan, lines: "none" }, "lines"],
    [{ ...loan, lines: [line, { ...line, fine: { amount: "two" } }] }, "lines[1].fine.amount"],
  ] as const) {
    expect(await send("POST", "/loans", { as: librarian, body: wrong })).toMatchObject(
      problem(400, { errors: invalid(path) }),
    );
  }
});

everywhere("malformed bodies are a 400, never a 500", async ({ send, librarian }) => {
  const texts = [
    "{",
    "null",
    "[]",
    "1",
    '"x"',
    "[".repeat(10_000),
    `{"lines": ${'[{"x":'.repeat(500)}`,
    '{"borrower": "\\ud800"}',
    '{"\\ud800": 1}',
    "\u0000",
    "{}{}",
    '{"lines": 1e999}',
    new Uint8Array([0xff, 0xfe, 0x7b, 0x00]),
  ];
  for (const text of texts)
    expect([text, (await send("POST", "/loans", { as: librarian, text })).status]).toEqual([text, 400]);
  const utf16 = new Uint8Array(
    new Uint16Array([...JSON.stringify({ borrower: null, lines: [null] })].map((c) => c.charCodeAt(0))).buffer,
  );
  const headers = { "Content-Type": "application/json; charset=utf-16" };
  expect(await send("POST", "/loans", { as: librarian, text: utf16, headers })).toMatchObject(problem(400));
});

everywhere("an answer does not grow with the request", async ({ send, librarian }) => {
  const { status, body } = await send("POST", "/loans", {
    as: librarian,
    body: { ...loan, lines: Array.from({ length: 5_000 }, () => null) },
  });
  expect([status, JSON.stringify(body).length < 5_000]).toEqual([400, true]);
});

everywhere("a body of another type is a 415, one that is too large a 413", async ({ send, librarian, url }) => {
  const headers = { "Content-Type": "text/plain" };
  expect(await send("POST", "/loans", { as: librarian, text: JSON.stringify(loan), headers })).toMatchObject({
    status: 415,
  });
  expect(await announceLargeBody(`${url}/loans`, { "X-User": librarian })).toMatchObject(problem(413));
});

everywhere("a body in an unknown encoding is a 415 problem", async ({ send, librarian }) => {
  for (const charset of ["foo", "utf-7"]) {
    const headers = { "Content-Type": `application/json; charset=${charset}` };
    const text = JSON.stringify(loan);
    expect(await send("POST", "/loans", { as: librarian, text, headers })).toMatchObject(problem(415));
  }
});

everywhere(
  "rule violations, also while a body is read, and failed preconditions: 400 with the rule's own text",
  async (lending) => {
    const { send, librarian } = lending;
    const broken = { ...loan, lines: [{ copy: nobody, fine: { amount: -1 } }] };
    expect(await send("POST", "/loans", { as: librarian, body: broken })).toMatchObject(
      problem(400, { detail: "a fine is never negative" }),
    );
    expect(await send("POST", "/loans", { as: librarian, body: { ...loan, lines: [] } })).toMatchObject(
      problem(400, { detail: "a loan needs at least one copy" }),
    );
    const id = await open(lending);
    expect(await send("DELETE", `/loans/${id}`, { as: librarian })).toMatchObject(
      problem(400, { detail: "only a running loan can be closed" }),
    );
  },
);

everywhere("a missing aggregate is a 404, of a command and of a query", async ({ send, librarian }) => {
  expect(await send("GET", `/loans/${nobody}`)).toMatchObject(problem(404));
  expect(await send("DELETE", `/loans/${nobody}`, { as: librarian })).toMatchObject(problem(404));
});

everywhere("a version conflict is a 409", async (lending) => {
  const { send, librarian } = lending;
  const id = await open(lending);
  const headers = { "X-Conflict": "yes" };
  expect(await send("PUT", `/loans/${id}/activation`, { as: librarian, body: { note: "x" }, headers })).toMatchObject(
    problem(409),
  );
});

everywhere("nothing internal leaks: no type, no stack, no path of ours in any error", async (lending) => {
  const { send, librarian } = lending;
  const answers = [
    await send("POST", "/loans", { as: librarian, body: { borrower: {}, lines: {} } }),
    await send("POST", "/loans", { as: librarian, text: "{" }),
    await send("GET", "/loans-by-state?state=none", { as: "auditor" }),
    await send("GET", `/loans/${nobody}`),
    await send("DELETE", `/loans/${await open(lending)}`, { as: librarian }),
  ];
  for (const { body } of answers)
    expect(JSON.stringify(body)).not.toMatch(/Lending|System\.|Exception|LoanOpen|LoanId|\.cs/);
});

everywhere("every route of the host answers, whatever stands beside it", async ({ on }) => {
  for (const path of ["/health", "/openapi/v1.json", "/Fleet/tags", "/Searches/everything"]) {
    const { status } = await call("GET", path, { on });
    // Without handlers, only queries fail.
    expect([path, status]).toEqual([path, on === "group" && !/^\/(?:health|openapi)/.test(path) ? 500 : 200]);
  }
});

apiTest(
  "a query without a handler fails by itself: commands, factories and generated handlers of its context answer",
  async () => {
    const on = "group";
    expect(await call("GET", "/api/loans-by-state?state=active", { on, as: "auditor" })).toMatchObject({ status: 500 });
    const opened = await call("POST", "/api/loans", { on, as: "librarian", body: loan });
    expect(opened.status).toBe(200);
  },
);

apiTest("a handler of the host's that fails to compute stays a 500, as no request is to blame", async () => {
  const headers = { "X-Fault": "yes" };
  expect(await call("GET", "/Lending/loans-by-state?state=active", { as: "auditor", headers })).toMatchObject({
    status: 500,
    body: undefined,
  });
});

apiTest(
  "endpoints and controllers of the host answer types of the domain: identity first, names, and no events",
  async () => {
    const root = '{"id":7,"mark":"Own","numbers":[1]}';
    expect((await send({ verb: "GET", path: "/own/root" })).text).toBe(root);
    expect((await send({ verb: "GET", path: "/own/root/controllers" })).text).toBe(root);
  },
);

apiTest("the host's own endpoints keep their JSON rules and their errors", async () => {
  expect(await call("POST", "/own", { body: {} })).toMatchObject({ status: 200, body: { name: null, count: null } });
  expect(await call("POST", "/own", { on: "strict", body: {} })).toMatchObject({ status: 400, type: undefined });
  expect(await call("GET", "/own/failure")).toMatchObject({ status: 500 });
});

apiTest("two contexts with the same names live in one host", async () => {
  const made = await call("POST", "/Fleet/request/ask", { body: { id: 1, text: "why", answers: ["a"] } });
  expect(made).toMatchObject({ status: 200, body: { id: 1, text: "why", answers: ["a"], class: null } });
  expect(
    await open({
      on: "plain",
      librarian: "librarian",
      url: `${inject("apiUrls")?.plain}/Lending`,
      send: (verb, path, message) => call(verb, `/Lending${path}`, message),
    }),
  ).toMatch(/^[0-9a-f-]{36}$/);
});

apiTest("on every host: an unknown enum is a 400, in the query string and in a body", async () => {
  for (const [on, prefix] of hosts) {
    expect(await call("GET", `${prefix}/loans-by-state?state=lost`, { on, as: "auditor" })).toMatchObject(
      problem(400, { errors: invalid("state") }),
    );
    expect(await call("GET", `${prefix}/loans/none`, { on })).toMatchObject(problem(400, { errors: invalid("loan") }));
    expect(
      await call("POST", `${prefix}/loans-between`, {
        on,
        as: "auditor",
        body: { period: { start: "2026-01-01T00:00:00Z", end: "2026-02-01T00:00:00Z" }, state: "lost" },
      }),
    ).toMatchObject(problem(400, { errors: invalid("state") }));
  }
});

apiTest("an @post query with values and enums in its body reaches its handler", async () => {
  const body = { period: { start: "2026-01-01T00:00:00Z", end: "2026-02-01T00:00:00Z" }, state: "active" };
  for (const on of ["plain", "development", "strict"] as const) {
    expect(await call("POST", "/Lending/loans-between", { on, as: "auditor", body })).toMatchObject({
      status: 200,
      query: { period: { start: "2026-01-01T00:00:00+00:00", end: "2026-02-01T00:00:00+00:00" }, state: "Active" },
    });
  }
});

apiTest("names, tags and problems of operations stand in the document of the host, and no name twice", async () => {
  const { status, body } = await call("GET", "/openapi/v1.json");
  expect(status).toBe(200);
  const { paths } = body as { readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>> };
  const named = Object.entries(paths).flatMap(([path, item]) =>
    Object.values(item).flatMap(({ operationId }) => (operationId === undefined ? [] : [[operationId, path] as const])),
  );
  expect(new Set(named.map(([id]) => id)).size).toBe(named.length);
  expect(Object.fromEntries(named)).toMatchObject({
    Loan_open: "/Lending/loans",
    Loan_close: "/own/named",
    VehicleById: "/Fleet/vehicle-by-id",
  });
  expect(paths["/Lending/loans/{id}/activation"]?.["put"]).toMatchObject({
    tags: ["Loan"],
    summary: expect.stringContaining(" "),
    responses: { 200: {}, 400: {}, 404: {}, 409: {}, 412: {}, 413: {} },
  });
  expect(paths["/Repeats/print/order"]?.["post"]).toMatchObject({
    parameters: [
      { name: "Idempotency-Key", in: "header", description: expect.any(String), schema: { type: "string" } },
    ],
    responses: { 200: { content: { "application/json": {} } }, 400: {}, 409: {}, 413: {}, 422: {} },
  });
});

/** An operation of a document. */
interface Described {
  readonly operationId?: string;
}

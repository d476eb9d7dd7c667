// @ts-check

const copy = "0196f3c2-0000-7000-8000-00000000c0de";
const reader = "0196f3c2-0000-7000-8000-00000000ada0";
const lines = [{ copy, fine: { amount: 2.5 } }];
const period = { start: "2020-01-01T00:00:00Z", end: "2100-01-01T00:00:00Z" };

/** The requests of the demo to the lending desk, in order. @type {readonly import("./requests.js").Request[]} */
export const libraryRequests = [
  { method: "POST", path: "/loans", body: { borrower: reader, lines }, status: 401, shows: "@auth: who calls?" },
  {
    method: "POST",
    path: "/loans",
    as: "auditor",
    body: { borrower: reader, lines },
    status: 403,
    shows: "auditors do not lend",
  },
  {
    method: "POST",
    path: "/loans",
    as: "librarian",
    body: { borrower: reader, lines },
    status: 200,
    shows: "the factory opens a loan",
    keep: "loan",
  },
  {
    method: "POST",
    path: "/loans",
    as: "librarian",
    body: { lines: [{ copy }] },
    status: 400,
    shows: "everything that is missing",
  },
  {
    method: "POST",
    path: "/loans",
    as: "librarian",
    body: { borrower: reader, lines: [] },
    status: 400,
    shows: "a precondition, in its own words",
  },
  {
    method: "POST",
    path: "/loans",
    as: "librarian",
    body: { borrower: reader, lines: [{ copy, fine: { amount: -1 } }] },
    status: 400,
    shows: "a rule, while the body is read",
  },
  { method: "GET", path: "/loans/{loan}", status: 200, shows: "a query by identity: nothing to write" },
  {
    method: "PUT",
    path: "/loans/{loan}/activation",
    as: "librarian",
    body: { note: "handle with care" },
    status: 200,
    shows: "a command; the URL says which loan",
  },
  {
    method: "PUT",
    path: "/loans/{loan}/activation",
    as: "librarian",
    body: { note: "again" },
    status: 400,
    shows: "not twice",
  },
  {
    method: "GET",
    path: "/loans/{loan}",
    status: 200,
    shows: "after a restart: the store has kept it",
    afterRestart: true,
  },
  { method: "GET", path: "/loans-by-state?state=ACTIVE", as: "auditor", status: 200, shows: "an enum in any case" },
  { method: "GET", path: "/loans-by-state?state=lost", as: "auditor", status: 400, shows: "and none that is not one" },
  { method: "GET", path: `/readers/${reader}/loans`, as: "librarian", status: 200, shows: "a token of the route" },
  {
    method: "POST",
    path: "/loans-between",
    as: "auditor",
    body: { period, state: "active" },
    status: 200,
    shows: "@post: values and enums in a body",
  },
  {
    method: "DELETE",
    path: "/loans/{loan}",
    as: "librarian",
    status: 200,
    shows: "no body needed; how many came back",
  },
  { method: "GET", path: `/loans/${copy}`, status: 404, shows: "no such loan" },
];

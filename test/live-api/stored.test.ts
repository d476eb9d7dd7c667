import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { buildHost } from "../../scripts/dotnet.js";
import { type HostServer, startHostServer } from "../../scripts/host-server.js";
import { casesIn, modelsOf } from "../cases/case-folder.ts";
import { build, emitted } from "../in-memory.ts";
import { type Postgres, startPostgres } from "../live/postgres.ts";
import { storePackages } from "../live/test-packages.ts";
import { merged, strictProject, writeFiles } from "../live-model/model-project.ts";
import { blobTests } from "./stored/blob-tests.ts";
import { boardTests } from "./stored/board-tests.ts";
import { calendarTests } from "./stored/calendar-tests.ts";
import { callerTests } from "./stored/caller-tests.ts";
import { cursorTests } from "./stored/cursor-tests.ts";
import { enrolmentTests } from "./stored/enrolment-tests.ts";
import { gaugeTests } from "./stored/gauge-tests.ts";
import { givenTests } from "./stored/given-tests.ts";
import { joinTests } from "./stored/join-tests.ts";
import { ledgerTests } from "./stored/ledger-tests.ts";
import { listTests } from "./stored/list-tests.ts";
import { expectListsToStay } from "./stored/number-tests.ts";
import { pageTests } from "./stored/page-tests.ts";
import { pickingTests } from "./stored/picking-tests.ts";
import { queryTests } from "./stored/query-tests.ts";
import { questionTests } from "./stored/question-tests.ts";
import { repeatTests } from "./stored/repeat-tests.ts";
import { entry, licence, refit, ship } from "./stored/requests.ts";
import { type StoredHost, startStored } from "./stored/stored-host.ts";
import { unionTests } from "./stored/union-tests.ts";
import { uniqueTests } from "./stored/unique-tests.ts";

const folder = join(import.meta.dirname, ".work", "stored");

/** The databases, and whether the models are in contexts of their own or in one of the host's. */
const shapes = [
  ["sqlite", "own"],
  ["sqlite", "host"],
  ["postgres", "own"],
  ["postgres", "host"],
] as const;

const isLive = inject("apiUrls") !== undefined;
const hosts = new Map<string, StoredHost>();
/** The processes of the hosts: the first, and that of the hosts that were started anew. */
const servers: HostServer[] = [];
let postgres: Postgres | undefined;
let assembly = "";

beforeAll(async () => {
  if (!isLive) return;
  rmSync(folder, { recursive: true, force: true });
  // Every model must compile with a store, also those that this host does not map.
  const cases = [...casesIn("model"), ...casesIn("infrastructure")];
  const built = cases.map((one) => ({ ...one, ...build(modelsOf(one), "--layers", "infrastructure,api") }));
  const refused = built.filter(({ result }) => result.exitCode !== 0);
  expect(refused.map(({ name, result }) => [name, result.messages])).toEqual([
    ["behaviours", expect.stringContaining("TEN0734")],
    ["free-names", expect.stringContaining("TEN0734")],
    ["qualified-members", expect.stringContaining("TEN0734")],
  ]);
  const stored = built.filter((one) => !refused.includes(one));
  writeFiles(folder, {
    ...merged(stored.map(({ disk }) => emitted(disk))),
    "Models.csproj": strictProject({ sdk: "Microsoft.NET.Sdk.Web", implicitUsings: false, packages: storePackages }),
  });
  for (const file of ["Program.cs", "Boards.cs", "Notebooks.cs", "Tills.cs"])
    cpSync(join(import.meta.dirname, "stored", file), join(folder, file));
  mkdirSync(join(folder, "data"));
  assembly = await buildHost(folder);
  const server = await startServer();
  const databases = await startPostgres();
  postgres = databases;
  for (const [database, context] of shapes) {
    const place =
      database === "sqlite"
        ? { Folder: join(folder, "data", context) }
        : { Postgres: databases.connectionTo(`${context}_<name>`) };
    hosts.set(`${database} ${context}`, await startStored({ server, place, context }));
  }
}, 400_000);

afterAll(async () => {
  await Promise.all([...hosts.values()].map((host) => host.stop()));
  await Promise.all(servers.map((server) => server.stop()));
  await postgres?.remove();
});

/** Starts a server of the host and returns its port. */
async function startServer(): Promise<number> {
  const server = await startHostServer(assembly);
  servers.push(server);
  return server.port;
}

/** Tests something on each database and in each kind of context. */
function storedTest(name: string, run: (host: StoredHost) => Promise<void>): void {
  test.skipIf(!isLive).each(shapes)(`${name}: %s, context %s`, async (database, context) => {
    const host = hosts.get(`${database} ${context}`);
    if (host === undefined) throw new Error("The host does not run.");
    await run(host);
  });
}

interface StoredTest {
  readonly name: string;
  readonly check: (host: StoredHost) => Promise<void>;
}

/** The second parts of tests, which run on hosts that were started anew. */
const restarted: StoredTest[] = [];

/** Tests something as `storedTest` does, and what it left behind once all hosts were started anew, together: a start takes seconds. */
function restartedTest<Left>(
  name: string,
  act: (host: StoredHost) => Promise<Left>,
  check: (host: StoredHost, left: Left) => Promise<void>,
): void {
  const left = new Map<StoredHost, Left>();
  storedTest(name, async (host) => {
    left.set(host, await act(host));
  });
  restarted.push({
    name,
    check: async (host) => {
      const found = left.get(host);
      if (found === undefined) throw new Error("The first part of the test failed.");
      await check(host, found);
    },
  });
}

storedTest("EF Core accepts the mapping of every model of the cases", async ({ ok }) => {
  const tables = (await ok("GET", "/models")).body as readonly string[];
  expect(tables).toEqual(expect.arrayContaining(["Freight: 7", "Harbour: 8"]));
  expect(tables.length).toBeGreaterThan(5);
});

restartedTest(
  "every field comes back equal after a restart, required and optional",
  async ({ ok, load, hire }) => {
    const captain = await hire();
    const launched = await ok("POST", "/ships", ship("Argo", captain));
    const bare = await load("Ships", "Argo");
    expect(bare.body).toEqual(launched.body);
    expect(bare.body).toMatchObject(ship("Argo", captain));
    expect(bare.body).toMatchObject({ version: 1, terms: null, fallback: null, reserve: null, nothing: null });
    await ok("PUT", "/ships/Argo/refit", refit);
    const full = await load("Ships", "Argo");
    expect(full.body).toMatchObject({ ...refit, version: 2 });
    return { full, captain };
  },
  async ({ load }, { full, captain }) => {
    expect(await load("Ships", "Argo")).toEqual(full);
    expect((await load("Captains", captain)).body).toMatchObject({ permits: { sail: { code: "s", year: 2020 } } });
  },
);

storedTest("an absent value, list or text and one without content differ", async ({ ok, load, hire }) => {
  await ok("POST", "/ships", ship("Bare", await hire()));
  const empty = { fallback: { phone: null, mail: null }, reserve: [], depths: [], windows: [], crew: 0 };
  await ok("PUT", "/ships/Bare/refit", { ...refit, ...empty });
  expect((await load("Ships", "Bare")).body).toMatchObject(empty);
  await ok("PUT", "/ships/Bare/refit", { cargo: [], slots: [] });
  const absent = { fallback: null, reserve: null, depths: null, windows: null, crew: null, terms: null, next: null };
  expect((await load("Ships", "Bare")).body).toMatchObject({ ...absent, cargo: [], slots: [] });
});

storedTest("a decimal keeps its digits, beside values and inside documents", async ({ send, load, hire }) => {
  const digits = "1234567890123456789.123456789";
  const body = JSON.stringify({ ...ship("Fine", await hire()), ports: [] }).replaceAll("12.5,", `${digits},`);
  const exact = body.replaceAll("10.25", digits).replaceAll("[0.1,1.5]", `[${digits}]`);
  expect(await send("POST", "/ships", exact)).toMatchObject({ status: 200 });
  const { text } = await load("Ships", "Fine");
  expect(text).toContain(`"tonnage":${digits}`);
  expect(text).toContain(`"weights":[${digits}]`);
  expect(text.split(`"amount":${digits}`).length - 1).toBe(exact.split(`"amount":${digits}`).length - 1);
});

storedTest("an identity that is a value finds its aggregate, and is given once", async ({ send, ok, load }) => {
  await ok("POST", "/licences", licence);
  await ok("PUT", "/licences/use", { id: licence.id });
  expect((await load("Licences", { Code: "L", Year: 1 })).body).toMatchObject({ ...licence, isUsed: true });
  expect(await send("POST", "/licences", licence)).toMatchObject({ status: 409 });
});

storedTest("loading runs no rule: a row that breaks all of them is read", async ({ ok, load, hire }) => {
  await ok("POST", "/ships", ship("Broken", await hire()));
  const broken = `UPDATE "Ships" SET "Tonnage" = -1, "Price_Amount" = -5, "Draught_End" = -9 WHERE "Id" = 'Broken'`;
  await ok("POST", `/sql?sql=${encodeURIComponent(broken)}`);
  const { body } = await load("Ships", "Broken");
  expect(body).toMatchObject({ tonnage: -1, price: { amount: -5 }, draught: { end: -9 } });
  await ok("PUT", "/ships/Broken/name", { name: "Still" });
});

storedTest("of writers at one time, each counts a version or is told of the conflict", async (host) => {
  await host.ok("POST", "/ships", ship("Race", await host.hire()));
  const writers = Array.from({ length: 30 }, (_, index) => host.send("PUT", "/ships/Race/name", { name: `n${index}` }));
  const statuses = (await Promise.all(writers)).map(({ status }) => status);
  const saved = statuses.filter((status) => status === 200).length;
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect(saved).toBeGreaterThan(0);
  expect((await host.load("Ships", "Race")).body).toMatchObject({ version: 1 + saved });
  // Both have loaded the same version, whatever the timing of the requests.
  const { body } = await host.ok("POST", "/conflict?id=Race");
  expect(body).toBe(
    `Ship was expected at version ${1 + saved} but is at version ${2 + saved}. In memory it is at version ${1 + saved}.`,
  );
});

storedTest("the version is the ETag of factories and commands, and If-Match asks for it", async (host) => {
  const { send, hire } = host;
  const launched = await send("POST", "/ships", ship("Tagged", await hire()));
  expect(launched).toMatchObject({ status: 200, tag: '"1"' });
  const rename = (ifMatch?: string, name = "n") => send("PUT", "/ships/Tagged/name", { name }, ifMatch);
  expect(await rename()).toMatchObject({ status: 200, tag: '"2"' });
  expect(await rename('"2"', "m")).toMatchObject({ status: 200, tag: '"3"' });
  expect(await rename('"7", "3"', "o")).toMatchObject({ status: 200, tag: '"4"' });
  expect(await rename("*", "p")).toMatchObject({ status: 200, tag: '"5"' });
  const refused = { status: 412, tag: null, body: { status: 412 } };
  for (const other of ['"4"', 'W/"5"', '"05x"', '"-1"', '"*"', '"1", W/"5"']) {
    expect([other, await rename(other)]).toMatchObject([other, refused]);
  }
  for (const malformed of ["5", '"5', '"5", ;', '"5" "6"']) {
    expect([malformed, await rename(malformed)]).toMatchObject([malformed, { status: 400, tag: null }]);
  }
  // The version is asked before any rule, and an absent aggregate has none.
  const tooMuch = { ...refit, cargo: Array.from({ length: 6 }, () => refit.cargo[0]) };
  expect(await send("PUT", "/ships/Tagged/refit", tooMuch, '"1"')).toMatchObject(refused);
  expect(await send("PUT", "/ships/Tagged/refit", tooMuch, '"5"')).toMatchObject({ status: 400 });
  expect(await send("PUT", "/ships/Nowhere/name", { name: "n" }, "*")).toMatchObject({ status: 404 });
  expect((await host.load("Ships", "Tagged")).body).toMatchObject({ version: 5, name: "p" });
});

storedTest("If-None-Match spares the answer of a version that the caller has", async ({ ok, send, sendWith }) => {
  const id = `kept-${Date.now()}`;
  await ok("POST", "/volumes", { id, title: "Kept", genre: "Novel", bookcase: 1 });
  const asked = (tags: string) => sendWith({ "If-None-Match": tags }, "GET", `/volumes/${id}`);
  for (const tags of ['"1"', 'W/"1"', '"7", "1"', "*"])
    expect([tags, await asked(tags)]).toMatchObject([tags, { status: 304, text: "", tag: '"1"' }]);
  for (const tags of ['"2"', 'W/"2"', '"01"', "1", '"1'])
    expect([tags, await asked(tags)]).toMatchObject([tags, { status: 200, tag: '"1"', body: { id } }]);
  expect(await send("PATCH", `/volumes/${id}/title`, { title: "New" })).toMatchObject({ status: 200, tag: '"2"' });
  expect(await asked('"1"')).toMatchObject({ status: 200, tag: '"2"', body: { title: "New" } });
  expect(await sendWith({ "If-None-Match": "*" }, "GET", "/volumes/nowhere")).toMatchObject({ status: 404 });
});

storedTest("a patch keeps what it leaves out, of the version that If-Match names and in races", async (host) => {
  const id = `patched-${Date.now()}`;
  await host.ok("POST", "/volumes", { id, title: "One", genre: "Novel", bookcase: 1 });
  const patch = (body: object, more: Record<string, string> = {}) =>
    host.sendWith({ "Content-Type": "application/merge-patch+json", ...more }, "PATCH", `/volumes/${id}/title`, body);
  const changed = { status: 200, tag: '"2"', body: { title: "Two", genre: "Novel" } };
  expect(await patch({ title: "Two" }, { "If-Match": '"1"' })).toMatchObject(changed);
  expect(await patch({ genre: "Poetry" }, { "If-Match": '"1"' })).toMatchObject({ status: 412 });
  expect(await patch({ genre: null }, { "If-Match": '"2"' })).toMatchObject({ status: 400 });
  const writers = Array.from({ length: 10 }, (_, index) => patch(index % 2 ? { title: "Three" } : { genre: "Poetry" }));
  expect((await Promise.all(writers)).map(({ status }) => status)).toEqual(writers.map(() => 200));
  expect((await host.ok("GET", `/volumes/${id}`)).body).toMatchObject({ title: "Three", genre: "Poetry" });
});

storedTest("of writers that saw one version, one succeeds and the others are told so", async (host) => {
  await host.ok("POST", "/ships", ship("Seen", await host.hire()));
  const writers = Array.from({ length: 12 }, (_, index) =>
    host.send("PUT", "/ships/Seen/name", { name: `n${index}` }, '"1"'),
  );
  const statuses = (await Promise.all(writers)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, ...Array.from({ length: 11 }, () => 412)]);
  expect((await host.load("Ships", "Seen")).body).toMatchObject({ version: 2 });
});

storedTest("a sequence gives each number once, and a body gives none", async ({ ok }) => {
  const begun = await Promise.all(Array.from({ length: 20 }, () => ok("POST", "/journals", { ship: "Argo" })));
  expect(new Set(begun.map(({ body }) => (body as Journal).id)).size).toBe(20);
  const [first] = begun.map(({ body }) => (body as Journal).id);
  const next = (await ok("POST", "/journals", { id: first, ship: "Argo" })).body as Journal;
  expect(next.id).not.toBe(first);
});

restartedTest(
  "children are added in order, replaced and removed, and each change counts a version",
  async ({ ok, load, hire }) => {
    const by = await hire();
    const begin = async () => ((await ok("POST", "/journals", { ship: "A" })).body as Journal).id;
    const [one, other] = [await begin(), await begin()];
    const add = (number: number, title: string, journal = one) =>
      ok("POST", `/journals/${journal}/entries`, { number, ...entry(title, by) });
    const loaded = async () => (await load("Journals", one)).body as Journal;
    for (const number of [9, 3, 7]) await add(number, `e${number}`);
    // The identity of an entry counts in its journal only.
    await add(3, "other", other);
    expect(await loaded()).toMatchObject({ version: 4, entries: [{ id: 9 }, { id: 3 }, { id: 7 }] });
    const remarks = [
      { text: "first of e3", by },
      { text: "second of e3", by },
    ];
    expect((await loaded()).entries[1]).toMatchObject({ title: "e3", cargo: entry("e3", by).cargo, remarks });
    await ok("DELETE", `/journals/${one}/entries/3`);
    await add(1, "last");
    return { by, one, other };
  },
  async ({ send, ok, load }, { by, one, other }) => {
    const loaded = async () => (await load("Journals", one)).body as Journal;
    expect(await loaded()).toMatchObject({ version: 6, entries: [{ id: 9 }, { id: 7 }, { id: 1 }] });
    expect((await load("Journals", other)).body).toMatchObject({ entries: [{ id: 3, title: "other" }] });
    await ok("PUT", `/journals/${one}/swap`, { number: 9, ...entry("swapped", by) });
    expect(await loaded()).toMatchObject({
      version: 7,
      entries: [{ id: 7 }, { id: 1 }, { id: 9, title: "swapped", remarks: [{}, {}] }],
    });
    expect(await send("DELETE", `/journals/${one}/entries/3`)).toMatchObject({ status: 400 });
  },
);

restartedTest(
  "an aggregate that begins with children has version 1, and its children keep their keys",
  async ({ ok }) => {
    const sizes = [{ height: 1, width: 2 }];
    const opened = (await ok("PUT", "/orders", { customer: "c", number: 7, sizes })).body as Journal;
    expect(opened).toMatchObject({ version: 1, lines: [{ id: 7, sizes }] });
    // Another order has a line of the same number, and a lock is known by a value.
    const transfer = { id: opened.id + 5000, customer: "d", first: 7, second: 8, sizes };
    await ok("POST", "/order/transfer", transfer);
    await ok("POST", "/order/lock", { id: transfer.id, seal: { code: "x", year: 1 } });
    await ok("POST", "/order/send", { id: transfer.id, carrier: "Courier", weights: [1, 2] });
    await ok("POST", "/order/replace", { id: opened.id, old: 7, new: 7, product: "new", sizes: [] });
    return { opened, transfer };
  },
  async ({ ok, load }, { opened, transfer }) => {
    expect((await load("Orders", opened.id, "Freight")).body).toMatchObject({
      version: 2,
      lines: [{ id: 7, product: "new", sizes: [] }],
    });
    expect((await load("Orders", transfer.id, "Freight")).body).toMatchObject({
      version: 3,
      lines: [{ id: 7 }, { id: 8 }],
      locks: [{ id: { code: "x", year: 1 } }],
      parcels: [{ weight: 3, stamps: [{ text: "packed" }] }, { weight: 2 }],
    });
    await ok("POST", "/order/unlock", { id: transfer.id, seal: { code: "x", year: 1 } });
    expect((await load("Orders", transfer.id, "Freight")).body).toMatchObject({ version: 4, locks: [] });
  },
);

storedTest("a command of the root calls one of a child, whose rules it keeps", async ({ send, ok, load }) => {
  const id = Math.floor(Math.random() * 1_000_000_000) + 1_000_000;
  const sizes = [{ height: 1, width: 2 }];
  await ok("POST", "/order/transfer", { id, customer: "c", first: 1, second: 2, sizes });
  await ok("POST", "/order/send", { id, carrier: "Courier", weights: [1] });
  const order = async () => (await load("Orders", id, "Freight")).body as Journal & { parcels: { id: string }[] };
  await ok("POST", "/order/recount", { id, line: 2, count: 5 });
  const counted = {
    version: 3,
    lines: [
      { id: 1, count: 1 },
      { id: 2, count: 5, product: "piece 5" },
    ],
  };
  expect(await order()).toMatchObject(counted);
  const refused = [
    { line: 3, count: 5, detail: "lines has no such Line" },
    { line: 2, count: 0, detail: "a line has at least one piece" },
    { line: 2, count: 1000, detail: "a line has less than a thousand pieces" },
  ];
  for (const { detail, ...more } of refused)
    expect(await send("POST", "/order/recount", { id, ...more })).toMatchObject({ status: 400, body: { detail } });
  expect(await order()).toMatchObject(counted);
  const [parcel] = (await order()).parcels;
  const mark = { id, parcel: parcel?.id, class: "fragile", line: 1 };
  await ok("POST", "/order/mark", { ...mark, again: true });
  await ok("POST", "/order/mark", { ...mark, again: false });
  const stamps = ["packed", "fragile", "again", "fragile"].map((text) => ({ text }));
  expect((await order()).parcels[0]).toMatchObject({ stamps });
  expect(await order()).toMatchObject({
    lines: [
      { id: 1, count: 1, product: "goods" },
      { id: 2, count: 5 },
    ],
  });
});

storedTest("finders filter by the fields that their parameters name", async ({ send, ok, hire }) => {
  const captain = await hire();
  for (const name of ["F2", "F1"]) await ok("POST", "/ships", { ...ship(name, captain), name: `Name ${name}` });
  await ok("PUT", "/ships/F2/flag", { flag: "Green" });
  const found = async (words: string) => (await ok("GET", `/found?finder=${words}`)).body;
  expect(await found(`ofCaptain&captain=${captain}`)).toEqual(["F1", "F2"]);
  expect(await found(`ofCaptain&captain=${captain}&flag=Green`)).toEqual(["F2"]);
  expect(await found("named&captain=Name%20F1")).toEqual(["F1"]);
  expect(await found("named&captain=nobody")).toEqual([]);
  expect(await found("among&flag=Blue,Green")).toEqual(["F2"]);
  const at = "2020-01-02T03:04:05.123456Z";
  expect(await found(`within&captain=${at}&flag=${at}`)).toContain("F1");
  expect(await found("within&captain=2020-01-02T03:04:05.123457Z&flag=2021-01-01T00:00:00Z")).toEqual([]);
  // Nothing says what the largest ships are.
  expect(await send("GET", "/found?finder=largest")).toMatchObject({ status: 500 });
});

storedTest("a removed aggregate is gone, and a command on it is a 404", async ({ send, ok, hire }) => {
  await ok("POST", "/ships", ship("Gone", await hire()));
  await ok("POST", "/removed?id=Gone");
  expect(await send("PUT", "/ships/Gone/name", { name: "x" })).toMatchObject({ status: 404 });
});

storedTest(
  "what a read model cannot compute is refused, so that no request breaks a list for others",
  expectListsToStay,
);

storedTest("NUL, a text that is too long and a list of too many items are a 400", async ({ send, hire }) => {
  const captain = await hire();
  const refused = async (path: string, body: unknown, error: string) =>
    expect(await send("POST", path, body)).toMatchObject({
      status: 400,
      body: { errors: { [error]: [expect.any(String)] } },
    });
  await refused("/captains", { name: "a\0b", permits: {} }, "name");
  await refused("/captains", { name: "a", permits: { "\0": { code: "s", year: 1 } } }, "permits");
  await refused("/captains", { name: "x".repeat(10_001), permits: {} }, "name");
  await refused("/ships", { ...ship("N\0", captain) }, "id");
  await refused("/ships", { ...ship("Many", captain), ports: Array.from({ length: 1_001 }, () => "") }, "ports");
  expect(await send("GET", "/find-deals?reference=%00")).toMatchObject({ status: 400 });
  expect(await send("PUT", "/ships/%00/name", { name: "a" })).toMatchObject({ status: 400 });
  expect(await send("POST", "/captains", { name: "x".repeat(10_000), permits: {} })).toMatchObject({ status: 200 });
});

storedTest("a list has at most a thousand rows, the first by identity", async ({ send, ok }) => {
  const numbers = Array.from({ length: 1_005 }, (_, index) => 500_000 + index);
  for (let from = 0; from < numbers.length; from += 67)
    await Promise.all(
      numbers
        .slice(from, from + 67)
        .map((id) => send("POST", "/bazaar/vouchers", { id: { letters: "many", year: id }, worth: { amount: 1 } })),
    );
  expect((await ok("GET", "/all-vouchers?isUsed=false")).body).toHaveLength(1_000);
});

storedTest(
  "a locked database is a 503 problem within seconds, and the next write succeeds",
  async ({ sendOnce, ok, hire }) => {
    await hire();
    await ok("POST", "/lock?seconds=8");
    const start = Date.now();
    const answers = await Promise.all([
      sendOnce("POST", "/captains", { name: "a", permits: {} }),
      sendOnce("POST", "/journals", { ship: "Argo" }),
    ]);
    expect(answers).toMatchObject([{ status: 503, body: { status: 503 } }, { status: 503 }]);
    expect(Date.now() - start).toBeLessThan(7_500);
    await new Promise((resolve) => setTimeout(resolve, 8_500 - (Date.now() - start)));
    await hire();
  },
);

for (const { name, run } of [
  ...queryTests,
  ...pageTests,
  ...cursorTests,
  ...joinTests,
  ...boardTests,
  ...repeatTests,
  ...uniqueTests,
  ...unionTests,
  ...givenTests,
  ...pickingTests,
  ...callerTests,
  ...questionTests,
  ...listTests,
  ...calendarTests,
  ...ledgerTests,
  ...gaugeTests,
  ...blobTests,
  ...enrolmentTests,
])
  storedTest(name, run);

describe.skipIf(!isLive)("hosts that were started anew", () => {
  beforeAll(async () => {
    const server = await startServer();
    for (const host of hosts.values()) await host.restart(server);
  }, 300_000);

  for (const { name, check } of restarted) storedTest(name, check);
});

interface Journal {
  readonly id: number;
  readonly entries: readonly unknown[];
}

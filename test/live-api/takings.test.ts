import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { buildHost } from "../../scripts/dotnet.js";
import { type HostServer, startHostServer } from "../../scripts/host-server.js";
import { casesIn, modelsOf } from "../cases/case-folder.ts";
import { emittedFrom } from "../in-memory.ts";
import { type Postgres, startPostgres } from "../live/postgres.ts";
import { storePackages } from "../live/test-packages.ts";
import { strictProject, writeFiles } from "../live-model/model-project.ts";
import { sizeOf, someOf } from "../sample.ts";
import { type EventsHost, type EventsShape, startEvents } from "./events/events-host.ts";

const folder = join(import.meta.dirname, ".work", "takings");

/** The databases, and whether the model is in a context of its own or in one of the host's. */
const shapes = [
  ["sqlite", "own"],
  ["postgres", "host"],
] as const;

const isLive = inject("apiUrls") !== undefined;
let postgres: Postgres | undefined;
let server: HostServer | undefined;

beforeAll(async () => {
  if (!isLive) return;
  rmSync(folder, { recursive: true, force: true });
  const cases = casesIn("infrastructure").filter(({ name }) => name === "takings");
  const models = cases.map((one) => [`${one.name}.model`, modelsOf(one)["input.model"] ?? ""] as const);
  const kind = { sdk: "Microsoft.NET.Sdk.Web", implicitUsings: false, packages: storePackages };
  writeFiles(folder, {
    ...emittedFrom(Object.fromEntries(models), "infrastructure,api"),
    "Models.csproj": strictProject({ ...kind, isAnalyzed: false }),
  });
  cpSync(join(import.meta.dirname, "takings", "Program.cs"), join(folder, "Program.cs"));
  server = await startHostServer(await buildHost(folder));
  postgres = await startPostgres();
}, 400_000);

afterAll(async () => {
  await server?.stop();
  await postgres?.remove();
});

/** Tests something on each database, with a function that starts hosts which share it. A host that runs in the server cannot be killed. */
function takingsTest(
  name: string,
  run: (
    start: (settings?: Readonly<Record<string, string>>, inServer?: boolean) => Promise<EventsHost>,
    database: string,
  ) => Promise<void>,
): void {
  const key = name.replaceAll(/\W/g, "").slice(0, 20).toLowerCase();
  test.skipIf(!isLive).each(shapes)(
    `${name}: %s, context %s`,
    async (database, context) => {
      const place: EventsShape["place"] =
        database === "sqlite"
          ? { Folder: join(folder, "data", key) }
          : { Postgres: postgres?.connectionTo(`${key}_<name>`) ?? "" };
      const journal = join(folder, "journals", key);
      await run(
        (settings = {}, inServer = true) =>
          startEvents({ folder, place, context, journal, settings, server: inServer ? server?.port : undefined }),
        database,
      );
    },
    600_000,
  );
}

/** A row of the read model. */
interface Totals {
  readonly buyer: string;
  readonly name: string;
  readonly purchases: number;
  readonly spent: number;
  readonly largest: number | null;
  readonly heaviest: { readonly grams: number } | null;
  readonly tier: string;
  readonly lastOn: string | null;
}

async function buy({ send }: EventsHost, id: string, buyer: string, total: number): Promise<void> {
  await send("POST", "/purchases", { id, buyer, total, grams: 5 });
}

/** Waits until every event is delivered, and in the rows. */
async function fed(host: EventsHost): Promise<void> {
  await host.settled();
  const isWhole = async () => ((await host.send("GET", "/fed")) as { readonly isWhole: boolean }).isWhole;
  await expect.poll(isWhole, { timeout: 120_000 }).toBe(true);
}

async function totalsOf({ send }: EventsHost, buyer: string): Promise<Totals> {
  return (await send("GET", `/totals/${buyer}`)) as Totals;
}

/** Reads all rows, page by page, by what each of them counts. */
async function allTotals({ send }: EventsHost): Promise<readonly Totals[]> {
  const rows: Totals[] = [];
  for (let page = 1; ; page++) {
    const answer = (await send("GET", `/totals?page=${page}&pageSize=100`)) as { readonly items: readonly Totals[] };
    rows.push(...answer.items);
    if (answer.items.length < 100) return rows;
  }
}

takingsTest("events make, change and remove rows, which are queried as any", async (start) => {
  const host = await start();
  await host.send("POST", "/buyers", { id: "ann", name: "Ann" });
  await buy(host, "p1", "ann", 700.5);
  await buy(host, "p2", "ann", 400);
  await buy(host, "p3", "bob", 10);
  await host.send("PUT", "/purchases/p3/hand-on", { to: "carl" });
  await fed(host);
  expect(await totalsOf(host, "ann")).toEqual({
    ...{ buyer: "ann", name: "Ann", purchases: 2, spent: 1100.5, largest: 700.5, tier: "Gold" },
    heaviest: { grams: 5 },
    lastOn: expect.stringMatching(/^20\d\d-/),
  });
  expect(await totalsOf(host, "bob")).toMatchObject({ name: "unknown", purchases: 1, spent: 0, tier: "Plain" });
  // `if exists` makes no row.
  await expect(totalsOf(host, "carl")).rejects.toThrow("404");
  await host.send("PUT", "/purchases/p1/cancel", {});
  await fed(host);
  expect(await totalsOf(host, "ann")).toMatchObject({ purchases: 1, spent: 400, largest: 700.5 });
  const found = async (query: string) =>
    ((await host.send("GET", `/totals?${query}`)) as { readonly items: readonly Totals[] }).items.map(
      (one) => one.buyer,
    );
  expect(await found("tier=Plain")).toEqual(["bob"]);
  expect(await found("search=nn")).toEqual(["ann"]);
  expect(await found("sort=-name")).toEqual(["bob", "ann"]);
  expect(await found("pageSize=1&page=2")).toEqual(["bob"]);
  await host.send("POST", "/buyers", { id: "dan", name: "Dan" });
  await host.send("PUT", "/buyers/dan/forget", {});
  await fed(host);
  await expect(totalsOf(host, "dan")).rejects.toThrow("404");
  await buy(host, "p4", "dan", 1);
  await fed(host);
  expect(await totalsOf(host, "dan")).toMatchObject({ name: "unknown", purchases: 1 });
  await host.stop();
});

takingsTest("a doubled delivery counts once", async (start) => {
  const host = await start({ Outbox__MostAttempts: "50" });
  await host.send("PUT", "/refuse/true");
  await buy(host, "p1", "ann", 10);
  const attempts = async () => (await host.outbox())[0]?.attempts ?? 0;
  for (let round = 0; round < 3; round++) {
    const before = await attempts();
    await host.send("PUT", "/forget-handled");
    await expect.poll(attempts, { timeout: 30_000 }).toBeGreaterThan(before + 1);
  }
  await host.send("PUT", "/refuse/false");
  await fed(host);
  expect(await host.send("GET", "/fed")).toEqual({ events: 1, isWhole: true });
  expect(await totalsOf(host, "ann")).toMatchObject({ purchases: 1, spent: 10 });
  await host.stop();
});

takingsTest("two instances feed together, each event once", async (start) => {
  const one = await start();
  const other = await start({}, false);
  const ids = Array.from({ length: 60 }, (_, index) => `p${index}`);
  await Promise.all(
    [one, other].map(async (host, side) => {
      for (const [at, id] of ids.entries()) if (at % 2 === side) await buy(host, id, `b${at % 3}`, at + 1);
    }),
  );
  await Promise.all([fed(one), fed(other)]);
  for (const rest of [0, 1, 2]) {
    const own = ids.map((_, at) => at).filter((at) => at % 3 === rest);
    const spent = own.reduce((sum, at) => sum + at + 1, 0);
    expect(await totalsOf(other, `b${rest}`)).toMatchObject({ purchases: 20, spent, largest: (own.at(-1) ?? 0) + 1 });
  }
  await Promise.all([one.stop(), other.stop()]);
});

/** The moments of one purchase, from its save to the rows: before each write, and after each commit. */
const moments = Array.from({ length: 14 }, (_, index) => index + 1);

takingsTest("killed at any moment, a host loses no event and doubles none", async (start) => {
  const first = await start();
  await buy(first, "first", "ann", 1);
  await fed(first);
  await first.stop();
  let purchases = 1;
  for (const moment of someOf("kills of projections", 5, moments)) {
    const host = await start({ DieAt: String(moment), Outbox__Lease: "00:00:01" }, false);
    await fed(host);
    await host.send("POST", "/arm");
    const id = `killed-${moment}`;
    await buy(host, id, "ann", 1).catch(() => undefined);
    await expect.poll(() => host.send("GET", "/health").catch(() => "down"), { timeout: 30_000 }).toBe("down");
    await host.stop();
    const next = await start();
    // A caller tries again what was not committed.
    await buy(next, id, "ann", 1).catch(() => undefined);
    purchases += 1;
    await fed(next);
    expect(await totalsOf(next, "ann")).toMatchObject({ purchases, spent: purchases });
    expect(await next.send("GET", "/fed")).toMatchObject({ events: purchases });
    await next.stop();
  }
});

const kept = sizeOf(100_000, 10_000);

takingsTest(
  "a rebuild makes equal rows again, also when it is killed and while queries go on",
  async (start, database) => {
    const storing = await start({ Outbox__IsEnabled: "false" });
    await storing.send("POST", `/keep/${kept}`);
    await storing.stop();
    const host = await start();
    await fed(host);
    const rows = await allTotals(host);
    expect(rows.length).toBeGreaterThan(900);
    let queries = 0;
    let isRebuilt = false;
    const reader = (async () => {
      while (!isRebuilt) {
        await host.send("GET", "/totals?pageSize=20");
        queries += 1;
      }
    })();
    const seconds = await host.send("POST", "/rebuild");
    isRebuilt = true;
    await reader;
    console.log(`${database}: ${kept} events in ${String(seconds)} s, beside ${queries} queries`);
    expect(queries).toBeGreaterThan(1);
    expect(await allTotals(host)).toEqual(rows);
    await host.send("POST", "/redefine");
    await host.stop();
    // Another definition makes the rows anew by itself. Some of the hosts that do so are killed.
    for (const moment of someOf("kills of rebuilds", 3, [1, 3, 4, 20, 60])) {
      const killed = await start({ DieAt: String(moment) }, false);
      await killed.send("POST", "/redefine").catch(() => undefined);
      await killed.send("POST", "/arm").catch(() => undefined);
      await killed.send("POST", "/rebuild").catch(() => undefined);
      await expect.poll(() => killed.send("GET", "/health").catch(() => "down"), { timeout: 30_000 }).toBe("down");
      await killed.stop();
    }
    const [last, second] = await Promise.all([start(), start({}, false)]);
    await fed(last);
    expect(await allTotals(second)).toEqual(rows);
    await Promise.all([last.stop(), second.stop()]);
  },
);

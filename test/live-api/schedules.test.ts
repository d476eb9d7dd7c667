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
import { someOf } from "../sample.ts";
import { type EventsHost, type EventsShape, startEvents } from "./events/events-host.ts";

const folder = join(import.meta.dirname, ".work", "schedules");

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
  const cases = casesIn("infrastructure").filter(({ name }) => name === "dunning");
  const models = cases.map((one) => [`${one.name}.model`, modelsOf(one)["input.model"] ?? ""] as const);
  const kind = { sdk: "Microsoft.NET.Sdk.Web", implicitUsings: false, packages: storePackages };
  writeFiles(folder, {
    ...emittedFrom(Object.fromEntries(models), "infrastructure,api"),
    "Models.csproj": strictProject({ ...kind, isAnalyzed: false }),
  });
  cpSync(join(import.meta.dirname, "schedules", "Program.cs"), join(folder, "Program.cs"));
  server = await startHostServer(await buildHost(folder));
  postgres = await startPostgres();
}, 400_000);

afterAll(async () => {
  await server?.stop();
  await postgres?.remove();
});

/** Tests something on each database, with a function that starts hosts which share it. A host that runs in the server cannot be killed. */
function scheduleTest(
  name: string,
  run: (
    start: (settings?: Readonly<Record<string, string>>, inServer?: boolean) => Promise<EventsHost>,
  ) => Promise<void>,
): void {
  const key = name.replaceAll(/\W/g, "").slice(0, 20).toLowerCase();
  test.skipIf(!isLive).each(shapes)(`${name}: %s, context %s`, async (database, context) => {
    const place: EventsShape["place"] =
      database === "sqlite"
        ? { Folder: join(folder, "data", key) }
        : { Postgres: postgres?.connectionTo(`${key}_<name>`) ?? "" };
    const journal = join(folder, "journals", key);
    await run((settings = {}, inServer = true) =>
      startEvents({ folder, place, context, journal, settings, server: inServer ? server?.port : undefined }),
    );
  });
}

/** 02:30 in Zurich, in winter. */
const nightly = "2026-03-11T01:30:00Z";
const noteOverdue = "Dunning.NoteOverdueSchedule";
const openRound = "Dunning.OpenRoundSchedule";

/** Starts a debt that has been due for a week on 10 March. */
async function owe({ send }: EventsHost, id: string, more: object = {}): Promise<void> {
  await send("POST", "/debts", { id, debtor: "Ann", dueOn: "2026-03-03", amount: 10, ...more });
}

/** Sets the clock of a host some seconds behind a time. */
async function setClock({ send }: EventsHost, time: string, seconds = 5): Promise<void> {
  await send("PUT", `/clock/${new Date(Date.parse(time) + seconds * 1000).toISOString()}`);
}

/** Waits until a schedule has run at a time, and all of its runs are done. */
async function ran(host: EventsHost, schedule: string, time: string): Promise<void> {
  const last = async () => ((await host.send("GET", "/schedules")) as Readonly<Record<string, string>>)[schedule];
  await expect.poll(async () => Date.parse((await last()) ?? ""), { timeout: 60_000 }).toBe(Date.parse(time));
  await host.settled();
}

function noticesOf({ send }: EventsHost): Promise<unknown> {
  return send("GET", "/notices");
}

const start10 = { Now: "2026-03-10T09:00:00Z" };

scheduleTest("a schedule runs once on each row that fits", async (start) => {
  const host = await start(start10);
  // A new schedule begins with its next time.
  await ran(host, noteOverdue, "2026-03-10T01:30:00Z");
  await owe(host, "late");
  await owe(host, "later", { dueOn: "2026-03-10" });
  await owe(host, "refused", { amount: 13 });
  await owe(host, "settled");
  await owe(host, "today", { dueOn: "2026-03-11" });
  await host.send("PUT", "/debts/settled/settle");
  await setClock(host, nightly, -5);
  await ran(host, openRound, "2026-03-11T00:00:00Z");
  expect(await noticesOf(host)).toEqual({ late: 0, later: 0, refused: 0, settled: 0, today: 0 });
  await setClock(host, nightly);
  await ran(host, noteOverdue, nightly);
  expect(await noticesOf(host)).toEqual({ late: 1, later: 1, refused: 0, settled: 0, today: 0 });
  // A run that a rule refuses is done; the next one tries again.
  expect(await host.outbox()).toEqual([]);
  await host.send("PUT", "/debts/refused/raise", { by: 1 });
  await setClock(host, "2026-03-12T01:30:00Z");
  await ran(host, noteOverdue, "2026-03-12T01:30:00Z");
  expect(await noticesOf(host)).toEqual({ late: 2, later: 2, refused: 1, settled: 0, today: 1 });
  await host.stop();
});

scheduleTest("intervals are counted from midnight, and a factory makes one each time", async (start) => {
  const host = await start(start10);
  await ran(host, openRound, "2026-03-10T06:00:00Z");
  await owe(host, "held", { heldUntil: "2026-03-10T09:07:00Z" });
  await owe(host, "longer", { heldUntil: "2026-03-10T12:00:00Z" });
  await setClock(host, "2026-03-10T10:00:00Z");
  await ran(host, "Dunning.ReleaseHeldSchedule", "2026-03-10T10:00:00Z");
  expect(await host.send("GET", "/held")).toEqual(["held", "longer"]);
  await setClock(host, "2026-03-10T10:15:00Z");
  await ran(host, "Dunning.ReleaseHeldSchedule", "2026-03-10T10:15:00Z");
  expect(await host.send("GET", "/held")).toEqual(["longer"]);
  await setClock(host, "2026-03-10T18:00:00Z");
  await ran(host, openRound, "2026-03-10T18:00:00Z");
  await setClock(host, "2026-03-11T00:00:00Z");
  await ran(host, openRound, "2026-03-11T00:00:00Z");
  expect(await host.send("GET", "/rounds")).toEqual(["2026-03-10", "2026-03-11"]);
  await host.stop();
});

scheduleTest("what was missed while no instance ran is one run", async (start) => {
  const before = await start(start10);
  await ran(before, noteOverdue, "2026-03-10T01:30:00Z");
  await owe(before, "late");
  await before.stop();
  const after = await start({ Now: "2026-03-20T12:00:05Z" });
  await ran(after, noteOverdue, "2026-03-20T01:30:00Z");
  await ran(after, openRound, "2026-03-20T12:00:00Z");
  expect(await noticesOf(after)).toEqual({ late: 1 });
  expect(await after.send("GET", "/rounds")).toEqual(["2026-03-20"]);
  await after.stop();
});

scheduleTest("a row that no longer fits when its run comes is left alone", async (start) => {
  // Without rows in a batch, runs are stored and not delivered.
  const storing = await start({ ...start10, Outbox__BatchSize: "0" });
  const isNew = async () => Object.keys((await storing.send("GET", "/schedules")) as object).length;
  await expect.poll(isNew, { timeout: 60_000 }).toBe(3);
  await owe(storing, "late");
  await owe(storing, "settled");
  await setClock(storing, nightly);
  const stored = async () => (await storing.outbox()).filter(({ stream }) => stream.startsWith(noteOverdue)).length;
  await expect.poll(stored, { timeout: 60_000 }).toBe(2);
  await storing.send("PUT", "/debts/settled/settle");
  await storing.stop();
  const delivering = await start({ Now: "2026-03-11T01:31:00Z" });
  await delivering.settled();
  expect(await noticesOf(delivering)).toEqual({ late: 1, settled: 0 });
  await delivering.stop();
});

scheduleTest("two instances share the runs, and each acts once", async (start) => {
  const one = await start(start10);
  await ran(one, noteOverdue, "2026-03-10T01:30:00Z");
  const other = await start({ ...start10, Outbox__BatchSize: "3" }, false);
  const ids = Array.from({ length: 8 }, (_, index) => `shared-${index}`);
  for (const id of ids) await owe(one, id);
  await Promise.all([setClock(one, nightly), setClock(other, nightly)]);
  await ran(one, noteOverdue, nightly);
  await ran(one, openRound, "2026-03-11T00:00:00Z");
  expect(await noticesOf(other)).toEqual(Object.fromEntries(ids.map((id) => [id, 1])));
  expect(await other.send("GET", "/rounds")).toEqual(["2026-03-11"]);
  await Promise.all([one.stop(), other.stop()]);
});

/** The moments of one night, from its time to the commit of its last run: before each write, and after each commit. */
const moments = Array.from({ length: 24 }, (_, index) => index + 1);

scheduleTest("killed at any moment, a host loses no run and doubles none", async (start) => {
  const first = await start(start10);
  await ran(first, noteOverdue, "2026-03-10T01:30:00Z");
  await first.stop();
  const ids: string[] = [];
  let night = "2026-03-10T01:30:00Z";
  for (const moment of someOf("kills of schedules", 6, moments)) {
    // The clock never goes back: runs that the host before has stored, and not delivered, are due.
    const hourLater = new Date(Date.parse(night) + 3600 * 1000).toISOString();
    const host = await start({ Now: hourLater, DieAt: String(moment), Outbox__Lease: "00:00:01" }, false);
    await host.settled();
    const id = `killed-${moment}`;
    await owe(host, id);
    ids.push(id);
    night = new Date(Date.parse(night) + 24 * 3600 * 1000).toISOString();
    await host.send("POST", "/arm");
    await setClock(host, night);
    await expect.poll(() => host.send("GET", "/health").catch(() => "down"), { timeout: 30_000 }).toBe("down");
    await host.stop();
    const next = await start({ Now: new Date(Date.parse(night) + 60_000).toISOString() });
    await ran(next, noteOverdue, night);
    const nights = ids.map((one, index) => [one, Math.min(ids.length - index, 3)]);
    expect(await noticesOf(next)).toEqual(Object.fromEntries(nights));
    await next.stop();
  }
});

scheduleTest("a time that the clocks leave out or repeat is one run", async (start) => {
  const spring = await start({ Now: "2026-03-28T12:00:00Z" });
  await ran(spring, noteOverdue, "2026-03-28T01:30:00Z");
  await owe(spring, "late");
  await setClock(spring, "2026-03-29T01:00:00Z", -5);
  await ran(spring, "Dunning.ReleaseHeldSchedule", "2026-03-29T00:45:00Z");
  expect(await noticesOf(spring)).toEqual({ late: 0 });
  // There is no 02:30 on this day: it is 03:00 then.
  await setClock(spring, "2026-03-29T01:00:00Z");
  await ran(spring, noteOverdue, "2026-03-29T01:00:00Z");
  await setClock(spring, "2026-03-29T01:30:00Z");
  await ran(spring, "Dunning.ReleaseHeldSchedule", "2026-03-29T01:30:00Z");
  expect(await noticesOf(spring)).toEqual({ late: 1 });
  await spring.stop();
  const autumn = await start({ Now: "2026-10-25T00:29:55Z" });
  await ran(autumn, noteOverdue, "2026-10-24T00:30:00Z");
  expect(await noticesOf(autumn)).toEqual({ late: 2 });
  await setClock(autumn, "2026-10-25T00:30:00Z");
  await ran(autumn, noteOverdue, "2026-10-25T00:30:00Z");
  // It is 02:30 a second time.
  await setClock(autumn, "2026-10-25T01:30:00Z");
  await ran(autumn, "Dunning.ReleaseHeldSchedule", "2026-10-25T01:30:00Z");
  await ran(autumn, noteOverdue, "2026-10-25T00:30:00Z");
  expect(await noticesOf(autumn)).toEqual({ late: 3 });
  await autumn.stop();
});

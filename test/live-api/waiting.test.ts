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

const folder = join(import.meta.dirname, ".work", "waiting");

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
  // The policies of the second case are compiled alone.
  const cases = casesIn("infrastructure").filter(({ name }) => /^(reminders|waits)$/.test(name));
  const models = cases.map((one) => [`${one.name}.model`, modelsOf(one)["input.model"] ?? ""] as const);
  const kind = { sdk: "Microsoft.NET.Sdk.Web", implicitUsings: false, packages: storePackages };
  writeFiles(folder, {
    ...emittedFrom(Object.fromEntries(models), "infrastructure,api"),
    "Models.csproj": strictProject({ ...kind, isAnalyzed: false }),
  });
  cpSync(join(import.meta.dirname, "waiting", "Program.cs"), join(folder, "Program.cs"));
  server = await startHostServer(await buildHost(folder));
  postgres = await startPostgres();
}, 400_000);

afterAll(async () => {
  await server?.stop();
  await postgres?.remove();
});

/** Tests something on each database, with a function that starts hosts which share it. A host that runs in the server cannot be killed. */
function waitingTest(
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

const second = 1000;

/** Starts a loan that is due so many milliseconds from now, with a second of grace. */
async function lend({ send }: EventsHost, id: string, due: number): Promise<void> {
  await send("POST", "/late-loans", { id, due: new Date(Date.now() + due).toISOString(), grace: "PT1S" });
}

async function loan({ send }: EventsHost, id: string) {
  return (await send("GET", `/late-loans/${id}`)) as Readonly<
    Record<"isGreeted" | "isReminded" | "seen", unknown>
  > | null;
}

async function finesOf({ send }: EventsHost, id: string) {
  return (await send("GET", `/fines/${id}`)) as readonly { readonly step: number; readonly id: string }[];
}

/** Returns the steps that a loan was fined for, one for each fine. */
async function stepsFined(host: EventsHost, id: string): Promise<readonly number[]> {
  return (await finesOf(host, id)).map(({ step }) => step);
}

/** Returns the time at which an identity was made. */
function madeAt(id: string): number {
  return Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
}

/** Waits until no policy waits, and every event is delivered or given up. */
async function settled(host: EventsHost): Promise<void> {
  const undelivered = async () => (await host.outbox()).filter(({ failedAt }) => failedAt === null);
  // An event goes from the outbox to the waiting ones and back, so the outbox is read before and after them.
  const left = async () => [await undelivered(), await host.send("GET", "/waiting"), await undelivered()];
  await expect.poll(left, { timeout: 60_000 }).toEqual([[], [], []]);
}

waitingTest("a context of the host keeps its options without a type", async (start) => {
  const { send } = await start();
  expect(await send("GET", "/host-context")).toEqual({ name: "HostDb" });
});

waitingTest("a policy waits for its time, and nothing waits for it", async (start) => {
  const host = await start();
  const began = Date.now();
  await lend(host, "usual", second);
  for (let step = 1; step <= 4; step++) await host.send("PUT", "/late-loans/usual/renew");
  await expect.poll(async () => await loan(host, "usual")).toMatchObject({ isGreeted: true, seen: 4 });
  const early = [await finesOf(host, "usual"), await loan(host, "usual")];
  if (Date.now() < began + second) expect(early).toMatchObject([[], { isReminded: false }]);
  await settled(host);
  expect(await loan(host, "usual")).toMatchObject({ isReminded: true });
  const fines = await finesOf(host, "usual");
  // The third is refused, and holds none of the others back.
  expect(fines.map(({ step }) => step)).toEqual([0, 1, 2, 4]);
  const [first = 0, ...renewals] = fines.map(({ id }) => madeAt(id));
  expect(first).toBeGreaterThanOrEqual(began + 2 * second);
  for (const made of renewals) expect(made).toBeGreaterThanOrEqual(began + second);
  expect(await host.outbox()).toMatchObject([
    {
      stream: expect.stringMatching(/^Reminding\.FineRenewalPolicy\/\d+$/),
      attempts: 4,
      error: expect.stringContaining("the third renewal is free"),
    },
  ]);
  await host.stop();
});

waitingTest("the clock of the host decides, and an instance that was down makes up for it", async (start) => {
  const today = await start();
  await lend(today, "patient", 14 * 24 * 3600 * second);
  await today.settled();
  expect(await today.send("GET", "/waiting")).toHaveLength(2);
  await today.stop();
  const early = await start({ Ahead: "13.23:00:00" });
  await expect.poll(async () => await loan(early, "patient")).toMatchObject({ isReminded: true });
  expect(await stepsFined(early, "patient")).toEqual([]);
  await early.stop();
  const late = await start({ Ahead: "20.00:00:00" });
  await settled(late);
  expect(await stepsFined(late, "patient")).toEqual([0]);
  await late.stop();
});

waitingTest("a wait is over when it is due, not at the next look", async (start) => {
  const host = await start();
  await lend(host, "timely", 2 * second);
  await host.settled();
  await host.stop();
  const patient = await start({ Outbox__PollInterval: "01:00:00" });
  await settled(patient);
  expect(await stepsFined(patient, "timely")).toEqual([0]);
  await patient.stop();
});

waitingTest("two instances share the waits, and each policy acts once", async (start) => {
  const one = await start({ Outbox__BatchSize: "2" });
  const other = await start({ Outbox__BatchSize: "3" }, false);
  const ids = Array.from({ length: 8 }, (_, index) => `shared-${index}`);
  await Promise.all(ids.map((id, index) => lend(index % 2 === 0 ? one : other, id, 0)));
  await settled(one);
  for (const id of ids) expect(await stepsFined(one, id)).toEqual([0]);
  await Promise.all([one.stop(), other.stop()]);
});

/** The moments of one loan, from its request to its fine: before each write, and after each commit. */
const moments = Array.from({ length: 24 }, (_, index) => index + 1);

waitingTest("killed at any moment, a host loses no wait and doubles none", async (start) => {
  const tried: string[] = [];
  for (const moment of someOf("kills of waits", 8, moments)) {
    const host = await start({ DieAt: String(moment), Outbox__Lease: "00:00:01" }, false);
    const id = `killed-${moment}`;
    await host.send("POST", "/arm");
    const isStored = await lend(host, id, -second).then(
      () => true,
      () => false,
    );
    if (isStored) tried.push(id);
    await expect.poll(() => host.send("GET", "/health").catch(() => "down"), { timeout: 60_000 }).toBe("down");
    await host.stop();
  }
  const last = await start();
  await settled(last);
  expect(tried).not.toEqual([]);
  for (const id of tried) {
    expect(await loan(last, id)).toMatchObject({ isGreeted: true, isReminded: true });
    expect([id, await stepsFined(last, id)]).toEqual([id, [0]]);
  }
  await last.stop();
});

import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { buildHost } from "../../scripts/dotnet.js";
import { type HostServer, startHostServer } from "../../scripts/host-server.js";
import { casesIn, modelsOf } from "../cases/case-folder.ts";
import { emittedFrom } from "../in-memory.ts";
import { type Postgres, startPostgres } from "../live/postgres.ts";
import { references, storePackages } from "../live/test-packages.ts";
import { strictProject, writeFiles } from "../live-model/model-project.ts";
import { sizeOf } from "../sample.ts";
import { type EventsHost, type EventsShape, linesOf, movesIn, parcel, startEvents } from "./events/events-host.ts";

const folder = join(import.meta.dirname, ".work", "events");
const packages = `${storePackages}${references("MassTransit")}`;

/** The databases, and whether the models are in contexts of their own or in one of the host's. */
const shapes = [
  ["sqlite", "own"],
  ["sqlite", "host"],
  ["postgres", "own"],
  ["postgres", "host"],
] as const;

/** The shapes that tests with several processes run on. */
const few = [shapes[0], shapes[3]] as const;

/** The number of killed hosts. */
const kills = sizeOf(50, 4);

type Shape = (typeof shapes)[number];

const isLive = inject("apiUrls") !== undefined;
const hosts = new Map<string, EventsHost>();
let postgres: Postgres | undefined;
let server: HostServer | undefined;

beforeAll(async () => {
  if (!isLive) return;
  rmSync(folder, { recursive: true, force: true });
  const [parcels] = casesIn("infrastructure").filter(({ name }) => name === "parcels");
  if (parcels === undefined) throw new Error("The case is missing.");
  const project = strictProject({ sdk: "Microsoft.NET.Sdk.Web", implicitUsings: false, packages, isAnalyzed: false });
  writeFiles(folder, { ...emittedFrom(modelsOf(parcels), "infrastructure,api"), "Models.csproj": project });
  cpSync(join(import.meta.dirname, "events", "Program.cs"), join(folder, "Program.cs"));
  server = await startHostServer(await buildHost(folder));
  postgres = await startPostgres();
  for (const shape of shapes) hosts.set(shape.join(" "), await startEvents(served(shapeOf(shape, "shared"))));
}, 400_000);

afterAll(async () => {
  await Promise.all([...hosts.values()].map((host) => host.stop()));
  await server?.stop();
  await postgres?.remove();
});

/** Returns a shape whose host runs in the server, where others run too. */
function served(shape: EventsShape): EventsShape {
  return { ...shape, server: server?.port };
}

/** Returns the settings of a host on databases of its own. */
function shapeOf([database, context]: Shape, name: string, settings = {}): EventsShape {
  const place =
    database === "sqlite"
      ? { Folder: join(folder, "data", name, context) }
      : { Postgres: postgres?.connectionTo(`${name}_${context}_<name>`) ?? "" };
  return { folder, place, context, settings, journal: journalOf([database, context], name) };
}

function journalOf(shape: Shape, name: string): string {
  return join(folder, "journals", `${name}-${shape.join("-")}.log`);
}

/** Tests something on each database and in each kind of context, with one host for all. */
function eventsTest(name: string, run: (host: EventsHost, journal: string) => Promise<void>): void {
  test.skipIf(!isLive).each(shapes)(`${name}: %s, context %s`, async (...shape) => {
    const host = hosts.get(shape.join(" "));
    if (host === undefined) throw new Error("The host does not run.");
    await run(host, journalOf(shape, "shared"));
  });
}

/** Tests something with hosts of its own. */
function processTest(name: string, run: (shapeWith: (settings?: object) => EventsShape) => Promise<void>): void {
  const key = name.replaceAll(/\W/g, "").slice(0, 20).toLowerCase();
  test.skipIf(!isLive).each(few)(`${name}: %s, context %s`, (...shape) =>
    run((settings) => shapeOf(shape, key, settings)),
  );
}

/** Returns the steps of a parcel in the order of their deliveries. */
function stepsOf(id: string, ...journals: readonly string[]): readonly number[] {
  return movesIn(...journals)
    .filter((move) => move.parcel === id)
    .map(({ step }) => step);
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test.skipIf(!isLive)("a store that delivers events compiles without ASP.NET", async () => {
  const library = join(folder, "..", "library");
  rmSync(library, { recursive: true, force: true });
  const needed = references("Microsoft.EntityFrameworkCore.Relational", "Microsoft.Extensions.Hosting.Abstractions");
  // Nothing but integration events, so that no file of domain events helps.
  const model = `context Yard {
    publishes Told
    integration event Told { post: PostId }
    aggregate Post root Post { entity Post identified by PostId { create tell() { publish Told(post: id) } } }
  }`;
  writeFiles(library, {
    ...emittedFrom({ "yard.model": model }, "infrastructure"),
    "Main.cs": "internal static class Program { private static void Main() { } }",
    "Models.csproj": strictProject({ sdk: "Microsoft.NET.Sdk", implicitUsings: false, packages: needed }),
  });
  await buildHost(library);
});

eventsTest("every field of an event comes back equal", async (host, journal) => {
  await host.pack("full", 1);
  await host.settled();
  const line = linesOf(journal, "packed").find((one) => one.startsWith("full "));
  const { id, until, ...sent } = parcel("full", 1);
  const { Parcel, Until, OccurredOn, Text, Heavy, ...packed } = JSON.parse(line?.slice("full ".length) ?? "{}");
  const given = Object.fromEntries(Object.entries(packed).map(([name, value]) => [name.toLowerCase(), value]));
  expect([Parcel, Text, Heavy]).toEqual([id, "packed", true]);
  expect(Date.now() - Date.parse(OccurredOn)).toBeLessThan(60_000);
  expect(Until).toBe(until);
  expect(given).toEqual({
    ...sent,
    weight: { Grams: 12_000, Tare: null, IsHeavy: true },
    remarks: [
      { Text: 'a "b" ü', Weights: [{ Grams: 1, Tare: 2, IsHeavy: false }] },
      { Text: "", Weights: [] },
    ],
    hours: { Start: sent.hours.start, End: "2020-01-02T23:00:00+00:00" },
  });
});

eventsTest(
  "events of one aggregate come in order, each once, and policies save their commands",
  async (host, journal) => {
    const ids = ["a", "b", "c"].map((one) => `order-${one}`);
    for (const id of ids) await host.pack(id, 2);
    await Promise.all(ids.map((id) => host.move(id, 6)));
    await host.settled();
    for (const id of ids) expect(stepsOf(id, journal)).toEqual(upTo(6));
    expect(await host.send("GET", "/shelves/2")).toMatchObject({ moves: 18, parcels: 3 });
  },
);

eventsTest("a policy creates an aggregate for each event", async (host) => {
  await host.pack("made", 10);
  await host.move("made", 3);
  await host.settled();
  expect(await host.send("GET", "/labels/made")).toEqual(upTo(3));
  expect(await host.send("GET", "/receipts/made")).toEqual([12_000]);
});

eventsTest("a policy does not take an aggregate of somebody else for its own", async (host) => {
  await host.send("POST", "/dossiers", { id: "taken" });
  await host.pack("taken", 11);
  await host.settled();
  const rows = (await host.outbox()).filter(({ stream }) => stream === 'Parcel/"taken"');
  expect(rows).toMatchObject([{ attempts: 4, error: expect.stringContaining("Dossier 'taken' exists already.") }]);
  // The other policies of the event are done, each once.
  expect(await host.send("GET", "/receipts/taken")).toEqual([12_000]);
});

eventsTest("a failed handler is called again after growing pauses, and the others are not", async (host, journal) => {
  await host.pack("twice", 3);
  await host.move("twice", 2);
  await host.settled();
  const moves = movesIn(journal).filter((move) => move.parcel === "twice");
  expect(moves.map(({ step, attempt }) => [step, attempt])).toEqual(
    [1, 2].flatMap((step) => [1, 2, 3].map((attempt) => [step, attempt])),
  );
  expect(new Set(moves.map(({ id }) => id)).size).toBe(2);
  const [first = 0, second = 0, third = 0] = moves.map(({ at }) => at);
  expect(second - first).toBeGreaterThanOrEqual(95);
  expect(third - second).toBeGreaterThanOrEqual(195);
  // The policies of the same event counted and created each of them once.
  expect(await host.send("GET", "/shelves/3")).toMatchObject({ moves: 2 });
  expect(await host.send("GET", "/labels/twice")).toEqual(upTo(2));
});

eventsTest(
  "an event that always fails is given up, the next one follows, and it can be tried again",
  async (host, journal) => {
    await host.pack("poison", 4);
    await host.move("poison", 3);
    await host.settled();
    expect(stepsOf("poison", journal)).toEqual([1, 2, 2, 2, 2, 3]);
    const rows = (await host.outbox()).filter(({ stream }) => stream === 'Parcel/"poison"');
    expect(rows).toMatchObject(
      [{ attempts: 4, error: expect.stringContaining("poison is refused."), failedAt: /./ }].map((row) => ({
        ...row,
        failedAt: expect.any(String),
      })),
    );
    expect(await host.send("GET", "/shelves/4")).toMatchObject({ moves: 3 });
    await host.send("POST", `/retry?id=${rows[0]?.id}`);
    await host.settled();
    expect(stepsOf("poison", journal)).toEqual([1, 2, 2, 2, 2, 3, 2, 2, 2, 2]);
    expect(await host.send("GET", "/labels/poison")).toEqual(upTo(3));
  },
);

eventsTest("no handler saves the changes of another one that failed", async (host) => {
  await host.pack("dirty", 5);
  await host.settled();
  await host.move("dirty");
  await host.settled();
  expect(await host.send("GET", "/shelves/5")).toMatchObject({ moves: 1, parcels: 1 });
});

eventsTest(
  "an integration event reaches the other context of the host, after the events before it",
  async (host, journal) => {
    await host.pack("sent", 6);
    await host.move("sent");
    await host.send("PUT", "/parcels/sent/send");
    await host.settled();
    expect(linesOf(journal, "sent")).toContain("sent wet,Wet");
    expect(await host.send("GET", "/bills/sent")).toMatchObject({ grams: 12_000, isPaid: false });
  },
);

eventsTest("events stay with their aggregate until a save succeeds, and are stored once", async (host, journal) => {
  await host.pack("fails", 7);
  expect(await host.send("POST", "/failed-saves?id=fails")).toEqual([
    "lost: 1 raised, 0 rows",
    "cancelled: 1 raised, 0 rows",
    "saved: 0 raised, 0 rows",
    "saved again: 0 raised, 0 rows",
  ]);
  await host.settled();
  expect(stepsOf("fails", journal)).toEqual([1, 1]);
});

eventsTest(
  "a host that saves its own context stores the events, and a transaction takes them back",
  async (host, journal) => {
    await host.pack("own", 8);
    await host.send("POST", "/rollback?id=own");
    await host.send("POST", "/own-save?id=own");
    await host.send("POST", "/own-save?id=own");
    await host.settled();
    expect(stepsOf("own", journal)).toEqual([1, 2]);
  },
);

eventsTest("a removed aggregate leaves its last events", async (host, journal) => {
  await host.pack("gone", 9);
  expect(await host.send("POST", "/removed?id=gone")).toBe(0);
  await host.settled();
  expect(stepsOf("gone", journal)).toEqual([1]);
});

test.skipIf(!isLive)("a context whose aggregates raise nothing has no outbox", async () => {
  expect(await hosts.get("sqlite own")?.send("GET", "/tables")).toEqual(["Bills"]);
});

processTest("two instances share the events: each is delivered once and in order", async (shapeWith) => {
  const settings = { Patience: "0.03" };
  const one = await startEvents(served(shapeWith(settings)));
  const journals = [shapeWith().journal, `${shapeWith().journal}.2`];
  const other = await startEvents({ ...shapeWith(settings), journal: journals[1] ?? "" });
  const ids = upTo(6).map((number) => `slow-${number}`);
  for (const id of ids) await one.pack(id, 1);
  await Promise.all(ids.map((id, index) => (index % 2 === 0 ? one : other).move(id, 10)));
  await one.settled();
  for (const id of ids) expect(stepsOf(id, ...journals)).toEqual(upTo(10));
  for (const journal of journals) expect(movesIn(journal).length).toBeGreaterThan(0);
  await Promise.all([one.stop(), other.stop()]);
});

processTest("events that nobody delivered are delivered after a restart", async (shapeWith) => {
  const idle = await startEvents(served(shapeWith({ Outbox__IsEnabled: "false" })));
  await idle.pack("late", 1);
  await idle.move("late", 3);
  expect(await idle.outbox()).toHaveLength(4);
  await idle.stop();
  const host = await startEvents(served(shapeWith()));
  await host.settled();
  expect(stepsOf("late", shapeWith().journal)).toEqual(upTo(3));
  await host.stop();
});

processTest("events in a transaction of the host are delivered after it, without another look", async (shapeWith) => {
  const host = await startEvents(served(shapeWith({ Outbox__PollInterval: "01:00:00" })));
  await host.pack("inside", 1);
  await host.settled();
  await host.send("POST", "/rollback?id=inside");
  await host.send("POST", "/own-save?id=inside");
  await host.settled();
  expect(stepsOf("inside", shapeWith().journal)).toEqual([1]);
  await host.stop();
});

processTest("a stopped instance gives its event back, a killed one after the lease", async (shapeWith) => {
  const { journal } = shapeWith();
  const begun = (count: number) => expect.poll(() => stepsOf("slow", journal)).toHaveLength(count);
  const patient = { Patience: "60", Outbox__Lease: "00:01:00" };
  const first = await startEvents(served(shapeWith(patient)));
  await first.pack("slow", 1);
  await first.move("slow");
  await begun(1);
  await first.stop();
  const second = await startEvents(shapeWith({ ...patient, Outbox__Lease: "00:00:02" }));
  await begun(2);
  await second.kill();
  const third = await startEvents(served(shapeWith()));
  await third.settled();
  expect(movesIn(journal).map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  const [, killed, last] = movesIn(journal);
  // The lease of 2 seconds began with the claim, which a busy machine can leave a while before the handler is called.
  expect((last?.at ?? 0) - (killed?.at ?? 0)).toBeGreaterThanOrEqual(1000);
  await third.stop();
});

processTest("a policy creates once, though a kill lets its event be delivered again", async (shapeWith) => {
  const { journal } = shapeWith();
  const first = await startEvents(shapeWith({ Patience: "60", Outbox__Lease: "00:00:05" }));
  await first.pack("slow", 1);
  await first.move("slow");
  // The policies are done before the handler of the host begins.
  await expect.poll(() => stepsOf("slow", journal)).toHaveLength(1);
  await first.kill();
  const second = await startEvents(served(shapeWith()));
  await second.settled();
  expect(movesIn(journal).map(({ attempt }) => attempt)).toEqual([1, 2]);
  // The command of the other policy ran twice.
  expect(await second.send("GET", "/shelves/1")).toMatchObject({ moves: 2 });
  expect(await second.send("GET", "/labels/slow")).toEqual([1]);
  await second.stop();
});

processTest("a handler that ends its process does not keep the next event back for ever", async (shapeWith) => {
  // Each new process runs the policies of the event within the lease, however slowly it begins.
  const shape = shapeWith({ Outbox__Lease: "00:00:05" });
  const host = await startEvents(shape);
  await host.pack("deadly", 1);
  await host.settled();
  // The process can end before it answers.
  await host.move("deadly", 3).catch(() => {});
  const deaths = () => stepsOf("deadly", shape.journal).filter((step) => step === 2).length;
  for (let death = 1; death <= 4; death++) {
    await expect.poll(deaths).toBe(death);
    await host.stop();
    if (death < 4) await startEvents(shape).catch(() => {});
  }
  const last = await startEvents(served(shape));
  await last.move("deadly");
  await last.settled();
  expect(stepsOf("deadly", shape.journal).at(-1)).toBeGreaterThan(2);
  expect(await last.outbox()).toMatchObject([{ attempts: 5, error: expect.stringContaining("ended the process") }]);
  await last.stop();
});

processTest(
  "killed between commit and delivery, a host delivers each event in order after its restart",
  async (shapeWith) => {
    const shape = shapeWith({ Patience: "0.2", Outbox__Lease: "00:00:00.5", Outbox__MostAttempts: "99" });
    const ids = ["slow-a", "slow-b", "slow-c"];
    const first = await startEvents(served(shape));
    for (const id of ids) await first.pack(id, 1);
    await first.settled();
    await first.stop();
    let interrupted = 0;
    for (let kill = 0; kill < Math.ceil(kills / few.length); kill++) {
      const host = await startEvents(shape);
      await Promise.all(ids.map((id) => host.move(id, 2)));
      await host.kill();
      const undelivered = ids.filter((id) => !stepsOf(id, shape.journal).includes(2 * (kill + 1)));
      interrupted += undelivered.length > 0 ? 1 : 0;
    }
    const last = await startEvents(served(shape));
    await last.settled();
    for (const id of ids) {
      const { steps } = (await last.send("GET", `/parcels/${id}`)) as { readonly steps: number };
      // A repetition follows its original at once.
      const inOrder = stepsOf(id, shape.journal).filter((step, index, all) => step !== all[index - 1]);
      expect(inOrder).toEqual(upTo(steps));
      expect(steps).toBe(2 * Math.ceil(kills / few.length));
      expect(await last.send("GET", `/labels/${id}`)).toEqual(upTo(steps));
    }
    expect(interrupted).toBeGreaterThanOrEqual(kills / few.length / 2);
    await last.stop();
  },
);

processTest(
  "the publisher of a host takes the integration events over a bus, in place of the handlers",
  async (shapeWith) => {
    const host = await startEvents(served(shapeWith({ Bus: "on" })));
    await host.pack("bus", 1);
    await host.send("PUT", "/parcels/bus/send");
    await host.settled();
    const { journal } = shapeWith();
    await expect.poll(() => linesOf(journal, "sent")).toEqual(["bus wet,Wet"]);
    expect(linesOf(journal, "consumed")).toEqual(["bus"]);
    await expect.poll(() => host.send("GET", "/bills/bus")).toMatchObject({ grams: 12_000 });
    await host.stop();
  },
);

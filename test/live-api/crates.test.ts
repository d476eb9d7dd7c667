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
import { sizeOf } from "../sample.ts";
import { type EventsHost, type EventsShape, startEvents } from "./events/events-host.ts";

const folder = join(import.meta.dirname, ".work", "crates");

/** The databases, and whether the two contexts of the model share a context of the host's. */
const shapes = [
  ["sqlite", "own"],
  ["sqlite", "host"],
  ["postgres", "own"],
  ["postgres", "host"],
] as const;

/** The shapes that tests with killed processes run on. */
const few = [shapes[0], shapes[3]] as const;

/** The number of killed hosts. */
const kills = sizeOf(50, 4);

const isLive = inject("apiUrls") !== undefined;
let postgres: Postgres | undefined;
let server: HostServer | undefined;

beforeAll(async () => {
  if (!isLive) return;
  rmSync(folder, { recursive: true, force: true });
  const [crates] = casesIn("infrastructure").filter(({ name }) => name === "crates");
  if (crates === undefined) throw new Error("The case is missing.");
  const kind = { sdk: "Microsoft.NET.Sdk.Web", implicitUsings: false, packages: storePackages };
  writeFiles(folder, {
    ...emittedFrom(modelsOf(crates), "infrastructure,api"),
    "Models.csproj": strictProject({ ...kind, isAnalyzed: false }),
  });
  cpSync(join(import.meta.dirname, "crates", "Program.cs"), join(folder, "Program.cs"));
  server = await startHostServer(await buildHost(folder));
  postgres = await startPostgres();
}, 400_000);

afterAll(async () => {
  await server?.stop();
  await postgres?.remove();
});

type Start = (settings?: Readonly<Record<string, string>>, inServer?: boolean) => Promise<EventsHost>;

/** Tests something with a function that starts hosts which share their databases. A host that runs in the server cannot be killed. */
function cratesTest(name: string, on: readonly (typeof shapes)[number][], run: (start: Start) => Promise<void>): void {
  const key = name.replaceAll(/\W/g, "").slice(0, 20).toLowerCase();
  test.skipIf(!isLive).each(on)(`${name}: %s, context %s`, async (database, context) => {
    const place: EventsShape["place"] =
      database === "sqlite"
        ? { Folder: join(folder, "data", key, context) }
        : { Postgres: postgres?.connectionTo(`${key}_${context}_<name>`) ?? "" };
    const journal = join(folder, "journals", key);
    await run((settings = {}, inServer = true) =>
      startEvents({ folder, place, context, journal, settings, server: inServer ? server?.port : undefined }),
    );
  });
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

async function pack({ send }: EventsHost, id: string, bay: number): Promise<void> {
  if ((await send("GET", `/bays/${bay}`)) == null) await send("POST", "/bays", { id: bay });
  await send("POST", "/crates", { id, bay, labels: ["wet"] });
}

async function ship({ send }: EventsHost, id: string, times = 1): Promise<void> {
  for (let count = 0; count < times; count++) await send("PUT", `/crates/${id}/ship`);
}

/** Waits until no event is on its way: the sender's row goes when the receiver has its own. */
async function settled(host: EventsHost): Promise<void> {
  await host.settled();
  await host.settled();
}

cratesTest("policies and a process act once for each event of another context, in order", shapes, async (start) => {
  const host = await start();
  const ids = ["a", "b", "c"];
  for (const id of ids) await pack(host, id, 1);
  for (const bay of [90, 91]) await host.send("POST", "/bays", { id: bay });
  await Promise.all(ids.map((id) => ship(host, id, 6)));
  for (const id of ids) await host.send("PUT", `/crates/${id}/arrive`);
  await settled(host);
  for (const id of ids) {
    expect(await host.send("GET", `/notes/${id}`)).toEqual(upTo(6));
    expect(await host.send("GET", `/journeys/${id}`)).toEqual([{ from: 1, to: 6 }]);
  }
  expect(await host.send("GET", "/bays/1")).toMatchObject({ uses: 18, sum: 3 * 21, isOpen: true });
  // A class of the host finds the aggregates of a policy that does not say which it means.
  for (const bay of [90, 91]) expect(await host.send("GET", `/bays/${bay}`)).toMatchObject({ isOpen: false });
  expect(await host.outbox()).toEqual([]);
  const received = (await host.send("GET", "/inbox")) as readonly object[];
  expect(received).toHaveLength(21);
  expect(received[0]).toMatchObject({ source: "Shipping", eventId: expect.stringMatching(/^\d+-\d+$/) });
  await host.stop();
});

cratesTest("an event that comes several times at once counts once", shapes, async (start) => {
  const host = await start();
  await pack(host, "known", 1);
  for (const name of ["one", "two"]) await host.send("POST", `/deliveries?crate=known&name=${name}&times=8`);
  await host.send("POST", "/deliveries?crate=known&name=one&times=1");
  await settled(host);
  expect(await host.send("GET", "/notes/known")).toEqual([1, 1]);
  expect(await host.send("GET", "/bays/1")).toMatchObject({ uses: 2 });
  // Nobody can tell whether events without a name are the same.
  await host.send("POST", "/deliveries?crate=nameless&name=&times=3");
  await settled(host);
  expect(await host.send("GET", "/notes/nameless")).toEqual([1, 1, 1]);
  await host.stop();
});

cratesTest("a policy that fails is tried again and given up, and the others are not held up", shapes, async (start) => {
  const host = await start();
  await pack(host, "unlucky", 1);
  await ship(host, "unlucky", 14);
  await settled(host);
  expect(await host.send("GET", "/notes/unlucky")).toEqual(upTo(14));
  expect(await host.send("GET", "/bays/1")).toMatchObject({ uses: 13, sum: 105 - 13 });
  const [row, ...more] = await host.outbox();
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    stream: 'Shipping/Crate/"unlucky"',
    attempts: 4,
    failedAt: expect.any(String),
    error: expect.stringContaining("step 13 is not counted"),
  });
  // A repetition changes nothing that is done.
  await host.send("POST", `/retry?id=${row?.id}`);
  await settled(host);
  expect(await host.send("GET", "/notes/unlucky")).toEqual(upTo(14));
  await host.stop();
});

cratesTest("handlers belong to the trace of the request that raised their event", few, async (start) => {
  const host = await start();
  await pack(host, "traced", 1);
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  await host.send("PUT", "/crates/traced/ship", undefined, { traceparent: `00-${trace}-00f067aa0ba902b7-01` });
  await settled(host);
  expect(await host.send("GET", "/traces")).toEqual([`traced sent ${trace}`, `traced received ${trace}`]);
  await host.stop();
});

cratesTest("received events are forgotten after their time", few, async (start) => {
  const first = await start();
  await pack(first, "old", 1);
  await ship(first, "old", 3);
  await settled(first);
  expect(await first.send("GET", "/inbox")).toHaveLength(3);
  await first.stop();
  const patient = await start({ Inbox__Retention: "01:00:00" });
  await settled(patient);
  expect(await patient.send("GET", "/inbox")).toHaveLength(3);
  await patient.stop();
  const quick = await start({ Inbox__Retention: "00:00:00" });
  await expect.poll(() => quick.send("GET", "/inbox")).toEqual([]);
  await quick.stop();
});

cratesTest("two instances keep the order of each aggregate", few, async (start) => {
  const settings = { Sending: "0.02", Receiving: "0.02" };
  const [one, other] = [await start(settings), await start(settings, false)];
  const ids = upTo(4).map((number) => `slow-${number}`);
  for (const id of ids) await pack(one, id, 1);
  await Promise.all(ids.map((id, index) => ship(index % 2 === 0 ? one : other, id, 8)));
  await settled(one);
  for (const id of ids) expect(await one.send("GET", `/notes/${id}`)).toEqual(upTo(8));
  expect(await one.send("GET", "/bays/1")).toMatchObject({ uses: 32 });
  await Promise.all([one.stop(), other.stop()]);
});

cratesTest("killed at any moment, hosts act on each event once", few, async (start) => {
  const settings = { Sending: "0.1", Receiving: "0.1", Outbox__Lease: "00:00:00.5", Outbox__MostAttempts: "99" };
  const ids = ["slow-a", "slow-b", "slow-c"];
  const first = await start();
  for (const id of ids) await pack(first, id, 1);
  await first.stop();
  const rounds = Math.ceil(kills / few.length);
  let [sent, received] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const host = await start(settings, false);
    await Promise.all(ids.map((id) => ship(host, id, 2)));
    const isReceived = ({ stream }: { readonly stream: string }) => stream.startsWith("Shipping/");
    // Every other host ends once an event has arrived, the others while events are to be sent.
    if (round % 2 === 1)
      await expect.poll(async () => (await host.outbox()).some(isReceived), { interval: 10 }).toBe(true);
    const left = await host.outbox();
    sent += left.some((row) => !isReceived(row)) ? 1 : 0;
    received += round % 2 === 1 || left.some(isReceived) ? 1 : 0;
    await host.kill();
  }
  const last = await start();
  await settled(last);
  for (const id of ids) expect(await last.send("GET", `/notes/${id}`)).toEqual(upTo(2 * rounds));
  const sum = ids.length * upTo(2 * rounds).reduce((total, step) => total + (step === 13 ? 0 : step), 0);
  expect(await last.send("GET", "/bays/1")).toMatchObject({ sum });
  // Both kinds of rows were on their way when hosts ended.
  expect([sent, received]).toEqual([expect.toSatisfy((count) => count > 0), expect.toSatisfy((count) => count > 0)]);
  await last.stop();
});

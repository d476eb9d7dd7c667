import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
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

const folder = join(import.meta.dirname, ".work", "processes");

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
  const cases = casesIn("infrastructure").filter(({ name }) => name === "fulfilment");
  const models = cases.map((one) => [`${one.name}.model`, modelsOf(one)["input.model"] ?? ""] as const);
  const kind = { sdk: "Microsoft.NET.Sdk.Web", implicitUsings: false, packages: storePackages };
  writeFiles(folder, {
    ...emittedFrom(Object.fromEntries(models), "infrastructure,api"),
    "Models.csproj": strictProject({ ...kind, isAnalyzed: false }),
  });
  cpSync(join(import.meta.dirname, "processes", "Program.cs"), join(folder, "Program.cs"));
  server = await startHostServer(await buildHost(folder));
  postgres = await startPostgres();
}, 400_000);

afterAll(async () => {
  await server?.stop();
  await postgres?.remove();
});

/** Tests something on each database, with a function that starts hosts which share it. A host that runs in the server cannot be killed. */
function processTest(
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

const started = "2026-03-10T09:00:00Z";

/** Places an order that waits two days for its money. */
async function place({ send }: EventsHost, id: string): Promise<void> {
  await send("POST", "/placed-orders", { id, amount: 10, patience: "P2D" });
}

interface State {
  /** The state of the order, and how often it has changed. */
  readonly order: string;
  readonly payments: readonly { readonly id: string; readonly text: string }[];
  readonly parcels: readonly number[];
  /** The step of each process, and the number of steps up to it. */
  readonly steps: Readonly<Record<string, string>>;
}

async function stateOf({ send }: EventsHost, id: string): Promise<State> {
  return (await send("GET", `/state/${id}`)) as State;
}

/** Says in one line what became of an order. */
async function seen(host: EventsHost, id: string): Promise<string> {
  const { order, payments, parcels, steps } = await stateOf(host, id);
  const paid = payments.map(({ text }) => text).join("+");
  return `${order}, ${paid}, ${parcels.length} parcels, ${steps["FulfilmentProcess"]}, ${steps["WatchProcess"]}`;
}

async function pay(host: EventsHost, id: string, how: "take" | "refuse" = "take"): Promise<void> {
  await host.settled();
  const { payments } = await stateOf(host, id);
  await host.send("PUT", `/payments/${payments[0]?.id}/${how}`);
  await host.settled();
}

async function ship(host: EventsHost, id: string, how: "send" | "lose" = "send"): Promise<void> {
  const { parcels } = await stateOf(host, id);
  await host.send("PUT", `/shipments/${parcels[0]}/${how}`);
  await host.settled();
}

/** Sets the clock of a host. */
async function setClock({ send }: EventsHost, time: string): Promise<void> {
  await send("PUT", `/clock/${time}`);
}

processTest("a process follows events of several aggregates to its end", async (start) => {
  const host = await start({ Now: started });
  await place(host, "good");
  await host.settled();
  expect(await seen(host, "good")).toBe("Placed 0, Asked 0, 0 parcels, Paying 1, Waiting 1");
  await pay(host, "good");
  expect(await seen(host, "good")).toBe("Placed 0, Taken 0, 1 parcels, Sending 2, Done 2");
  await ship(host, "good");
  expect(await seen(host, "good")).toBe("Closed 1, Taken 0, 1 parcels, Done 3, Done 2");
  await host.stop();
});

processTest("what is refused or lost is made good", async (start) => {
  const host = await start({ Now: started });
  await place(host, "poor");
  await pay(host, "poor", "refuse");
  expect(await seen(host, "poor")).toBe("Cancelled 1, Refused 0, 0 parcels, Done 2, Done 2");
  await place(host, "lost");
  await pay(host, "lost");
  await ship(host, "lost", "lose");
  expect(await seen(host, "lost")).toBe("Cancelled 1, Refunded 1, 1 parcels, Done 3, Done 2");
  await host.stop();
});

processTest("a step ends with its time, unless the process has left it", async (start) => {
  const host = await start({ Now: started });
  await place(host, "slow");
  await place(host, "quick");
  await pay(host, "quick");
  await setClock(host, "2026-03-12T08:59:30Z");
  expect(await host.send("GET", "/waiting")).toBe(2);
  expect(await seen(host, "slow")).toBe("Placed 0, Asked 0, 0 parcels, Paying 1, Waiting 1");
  await setClock(host, "2026-03-12T09:00:30Z");
  await expect.poll(() => host.send("GET", "/waiting"), { timeout: 30_000 }).toBe(0);
  await host.settled();
  expect(await seen(host, "slow")).toBe("Cancelled 1, Asked 0, 0 parcels, Done 2, Waiting 1");
  expect(await seen(host, "quick")).toBe("Placed 0, Taken 0, 1 parcels, Sending 2, Done 2");
  // The money of an order that is given up comes too late.
  await pay(host, "slow");
  expect(await seen(host, "slow")).toBe("Cancelled 1, Taken 0, 0 parcels, Done 2, Done 2");
  await host.stop();
});

processTest("an event that comes twice moves a process once", async (start) => {
  // Without rows in a batch, events are stored and not delivered.
  const storing = await start({ Now: started, Outbox__BatchSize: "0" });
  await place(storing, "twice");
  await storing.send("POST", "/doubled/OrderPlaced");
  await storing.stop();
  const host = await start({ Now: started });
  await host.settled();
  expect(await seen(host, "twice")).toBe("Placed 0, Asked 0, 0 parcels, Paying 1, Waiting 1");
  await host.stop();
  const again = await start({ Now: started, Outbox__BatchSize: "0" });
  const { payments } = await stateOf(again, "twice");
  await again.send("PUT", `/payments/${payments[0]?.id}/take`);
  await again.send("POST", "/doubled/PaymentTaken");
  await again.stop();
  const last = await start({ Now: started });
  await last.settled();
  expect(await seen(last, "twice")).toBe("Placed 0, Taken 0, 1 parcels, Sending 2, Done 2");
  await last.stop();
});

processTest("two instances share the processes, and each step is made once", async (start) => {
  const one = await start({ Now: started });
  const other = await start({ Now: started, Outbox__BatchSize: "3" }, false);
  const ids = Array.from({ length: 8 }, (_, index) => `shared-${index}`);
  await Promise.all(ids.map((id, index) => place(index % 2 === 0 ? one : other, id)));
  await one.settled();
  const found = await Promise.all(ids.map((id) => stateOf(one, id)));
  await Promise.all(
    found.map(({ payments }, index) =>
      (index % 2 === 0 ? other : one).send("PUT", `/payments/${payments[0]?.id}/${index < 6 ? "take" : "refuse"}`),
    ),
  );
  await one.settled();
  const wanted = ids.map((_, index) =>
    index < 6 ? "Placed 0, Taken 0, 1 parcels, Sending 2, Done 2" : "Cancelled 1, Refused 0, 0 parcels, Done 2, Done 2",
  );
  expect(await Promise.all(ids.map((id) => seen(other, id)))).toEqual(wanted);
  await Promise.all([one.stop(), other.stop()]);
});

/** Brings an order from wherever it is to the loss of its parcel. Throws as soon as the host is gone. */
async function drive(host: EventsHost, id: string): Promise<void> {
  await delivered(host);
  if ((await host.send("GET", `/state/${id}`)) == null) await place(host, id);
  await delivered(host);
  const { payments } = await stateOf(host, id);
  if (payments[0]?.text === "Asked 0") await host.send("PUT", `/payments/${payments[0].id}/take`);
  await delivered(host);
  const { order, parcels } = await stateOf(host, id);
  if (order === "Placed 0") await host.send("PUT", `/shipments/${parcels[0]}/lose`);
  await delivered(host);
}

/** Waits until no event is left. */
async function delivered(host: EventsHost): Promise<void> {
  while ((await host.outbox()).length > 0) await setTimeout(50);
}

/** The moments from the request for an order to the commit of the last step that it leads to: before each write, and after each commit. */
const moments = Array.from({ length: 39 }, (_, index) => index + 1);

/** Slow attempts of a busy machine do not give an event up. */
const patient = { Outbox__MostAttempts: "50" };

processTest("killed at any moment, a host loses no step and doubles none", async (start) => {
  for (const moment of someOf("kills of processes", 3, moments)) {
    const id = `killed-${moment}`;
    // The clock of a host must not fall behind that of the one before it.
    const dying = { Now: new Date().toISOString(), DieAt: String(moment), Outbox__Lease: "00:00:01" };
    const host = await start({ ...patient, ...dying }, false);
    await host.send("POST", "/arm");
    await drive(host, id).catch(() => undefined);
    await expect.poll(() => host.send("GET", "/health").catch(() => "down"), { timeout: 30_000 }).toBe("down");
    await host.stop();
    const next = await start({ ...patient, Now: new Date().toISOString() });
    await drive(next, id);
    expect(await seen(next, id)).toBe("Cancelled 1, Refunded 1, 1 parcels, Done 3, Done 2");
    await next.stop();
  }
});

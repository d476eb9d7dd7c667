import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { assemblyIn, buildHost, type RunningHost, startHost } from "../../scripts/dotnet.js";
import { casesIn, modelsOf } from "../cases/case-folder.ts";
import { printedDocuments } from "../emit/openapi/documents.ts";
import { build, emitted } from "../in-memory.ts";
import { references, storePackages } from "../live/test-packages.ts";
import { strictProject, writeFiles } from "../live-model/model-project.ts";
import { isEverything, sizeOf } from "../sample.ts";
import { hasRabbit, prepareRabbit, type Rabbit } from "./broker/rabbitmq.ts";

const folder = join(import.meta.dirname, ".work", "broker");

/** The number of kills of each service and of the broker. */
const kills = sizeOf(25, 2);

const isLive = inject("apiUrls") !== undefined && hasRabbit;
const hosts = new Set<RunningHost>();
let rabbit: Rabbit | undefined;

beforeAll(async () => {
  if (!isLive) return;
  rmSync(folder, { recursive: true, force: true });
  const [dispatch] = casesIn("messaging");
  if (dispatch === undefined) throw new Error("The case is missing.");
  const { disk, result } = build(modelsOf(dispatch), "--layers", "infrastructure,api", "--messaging", "rabbitmq");
  expect(result.messages).toBe("");
  const packages = `${storePackages}${references("RabbitMQ.Client")}`;
  const project = strictProject({ sdk: "Microsoft.NET.Sdk.Web", implicitUsings: false, packages });
  writeFiles(folder, { ...emitted(disk), "Models.csproj": project });
  cpSync(join(import.meta.dirname, "broker", "Program.cs"), join(folder, "Program.cs"));
  await buildHost(folder);
  rabbit = await prepareRabbit();
}, 400_000);

afterEach(async () => {
  await Promise.all([...hosts].map((host) => host.stop()));
  hosts.clear();
});

afterAll(async () => {
  await rabbit?.remove();
});

type Role = "publisher" | "subscriber" | "both";

/** A service in a process of its own. */
interface Service {
  readonly send: (
    method: string,
    path: string,
    body?: unknown,
    more?: Readonly<Record<string, string>>,
  ) => Promise<unknown>;
  readonly log: () => string;
  readonly status: (path: string) => Promise<number>;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A row that the handler of the subscriber has written for an event. */
interface Note {
  readonly source: string;
  readonly eventId: string;
  readonly stream: string;
  readonly id: number;
  readonly attempt: number;
  readonly parcel: string;
  readonly step: number;
  readonly text: string;
  readonly span: string | null;
  readonly trace: string | null;
}

/** A span that a service has ended. */
interface Span {
  readonly name: string;
  readonly id: string;
  readonly parent: string | null;
  readonly trace: string;
  readonly status: string;
}

/** Returns the AsyncAPI document of a context. */
function documentOf(context: string) {
  const args = ["--target", "asyncapi", "--openapi-format", "json", "--messaging", "rabbitmq"];
  const documents = casesIn("messaging").map((one) => printedDocuments(modelsOf(one), ...args));
  return JSON.parse(documents[0]?.[`${context}/asyncapi.json`] ?? "{}");
}

/** Starts a service on the databases of a test. */
async function start(role: Role, name: string, settings: Readonly<Record<string, string>> = {}): Promise<Service> {
  const data = join(folder, "data", name);
  mkdirSync(data, { recursive: true });
  const environment = {
    ASPNETCORE_ENVIRONMENT: "Production",
    Role: role,
    Folder: data,
    ConnectionStrings__RabbitMQ: rabbit?.url ?? "",
    Outbox__PollInterval: "00:00:00.2",
    Outbox__Lease: "00:00:05",
    RabbitMq__RetryDelay: "00:00:00.1",
    RabbitMq__MostAttempts: "4",
    Logging__LogLevel__Microsoft: "Warning",
    ...settings,
  };
  const host = await startHost(assemblyIn(folder), { folder, environment });
  hosts.add(host);
  const send: Service["send"] = async (method, path, body, more = {}) => {
    const headers = { ...(body !== undefined && { "Content-Type": "application/json" }), ...more };
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${host.url}${path}`, { method, headers, ...content });
    const text = await response.text();
    expect([response.status, response.status < 300 ? "" : text]).toEqual([expect.toSatisfy((one) => one < 300), ""]);
    return text === "" ? undefined : JSON.parse(text);
  };
  const stop = async () => {
    hosts.delete(host);
    await host.stop();
  };
  return {
    send,
    log: host.log,
    status: async (path) => (await fetch(`${host.url}${path}`)).status,
    kill: async () => {
      if (host.pid !== undefined) process.kill(host.pid, "SIGKILL");
      await stop();
    },
    stop,
  };
}

function brokerTest(name: string, run: (broker: Rabbit) => Promise<void>): void {
  test.skipIf(!isLive)(
    hasRabbit ? name : `${name} (skipped: the Debian package rabbitmq-server is missing)`,
    async () => {
      if (rabbit === undefined) throw new Error("There is no broker.");
      await run(rabbit);
    },
    isEverything ? 3_600_000 : 600_000,
  );
}

const move = {
  place: { city: "Ulm", gate: 4 },
  carrier: { kind: "train", number: 7, car: 2 },
  seen: [{ city: "Bonn" }],
};

async function accept(service: Service, parcel: string): Promise<void> {
  await service.send("POST", "/parcels", { id: parcel });
}

async function moved(service: Service, parcel: string, times = 1): Promise<void> {
  for (let count = 0; count < times; count++) await service.send("PUT", `/parcels/${parcel}/move`, move);
}

async function notesOf(service: Service): Promise<readonly Note[]> {
  return (await service.send("GET", "/notes")) as readonly Note[];
}

async function spansOf(service: Service): Promise<readonly Span[]> {
  return (await service.send("GET", "/spans")) as readonly Span[];
}

/** Returns the steps of a parcel in the order in which a policy has acted on them. */
async function tracksOf(service: Service, parcel: string): Promise<readonly number[]> {
  const tracks = (await service.send("GET", "/tracks")) as readonly {
    readonly parcel: string;
    readonly step: number;
  }[];
  return tracks.filter((track) => track.parcel === parcel).map(({ step }) => step);
}

/** Returns the steps of a parcel in the order of their effects. */
async function stepsOf(service: Service, parcel: string): Promise<readonly number[]> {
  return (await notesOf(service)).filter((note) => note.parcel === parcel).map(({ step }) => step);
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

function eventually(look: () => Promise<unknown>, expected: unknown, timeout = 60_000): Promise<void> {
  return expect.poll(look, { timeout, interval: 200 }).toEqual(expected);
}

interface Taken {
  readonly routingKey: string;
  readonly contentType: string;
  readonly persistent: boolean;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

async function takenFrom(service: Service, queue: string): Promise<readonly Taken[]> {
  return (await service.send("POST", `/taken?queue=${queue}`)) as readonly Taken[];
}

brokerTest("services start and work without the broker, and nothing is lost", async (broker) => {
  const publisher = await start("publisher", "late");
  const subscriber = await start("subscriber", "late");
  await accept(publisher, "late");
  await moved(publisher, "late", 3);
  expect([await publisher.status("/ready"), await subscriber.status("/ready")]).toEqual([503, 503]);
  // More looks than the outbox makes attempts: none of them counts.
  await new Promise((resolve) => setTimeout(resolve, 4000));
  expect(await publisher.send("GET", "/outbox")).toMatchObject(
    upTo(3).map(() => ({ attempts: expect.toSatisfy((one: number) => one <= 1), failedAt: null })),
  );
  await broker.start();
  await eventually(() => stepsOf(subscriber, "late"), upTo(3));
  await eventually(async () => [await publisher.status("/ready"), await subscriber.status("/ready")], [200, 200]);
  expect(await publisher.send("GET", "/outbox")).toEqual([]);
});

brokerTest("a message is a CloudEvent", async () => {
  const publisher = await start("publisher", "form");
  const subscriber = await start("subscriber", "form");
  await publisher.send("POST", "/bind?queue=copies&key=Dispatch.*");
  await accept(publisher, "form");
  await moved(publisher, "form");
  await publisher.send("PUT", "/parcels/form/lose");
  await eventually(() => stepsOf(subscriber, "form"), [1]);
  await eventually(() => publisher.send("GET", "/outbox"), []);
  const [first, second] = await takenFrom(publisher, "copies");
  const { properties } = documentOf("Dispatch").components.messages.ParcelMoved.headers;
  const sent = Object.keys(first?.headers ?? {}).filter((name) => name.startsWith("cloudEvents_"));
  expect(new Set(sent)).toEqual(new Set(Object.keys(properties)));
  const [note] = (await notesOf(subscriber)).filter(({ parcel }) => parcel === "form");
  expect(first).toEqual({
    routingKey: "Dispatch.ParcelMoved",
    contentType: "application/json",
    persistent: true,
    headers: {
      cloudEvents_specversion: "1.0",
      cloudEvents_id: note?.eventId,
      cloudEvents_source: "Dispatch",
      cloudEvents_type: "Dispatch.ParcelMoved",
      cloudEvents_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/),
      cloudEvents_partitionkey: 'Parcel/"form"',
      cloudEvents_traceparent: note?.span,
      // The client numbers the messages of a channel for itself.
      "x-dotnet-pub-seq-no": expect.any(Number),
    },
    body: expect.any(String),
  });
  expect(second?.headers["cloudEvents_type"]).toBe("Dispatch.ParcelLost");
  expect(JSON.parse(first?.body ?? "")).toEqual({
    parcel: "form",
    step: 1,
    urgency: "Express",
    place: { city: "Ulm", gate: 4, name: "Ulm!" },
    carrier: { kind: "train", number: 7, car: 2 },
    seen: [{ city: "Bonn", gate: null, name: "Bonn!" }],
    occurredOn: expect.any(String),
  });
  expect(note).toMatchObject({ source: "Dispatch", stream: 'Parcel/"form"', id: 0, attempt: 1 });
  expect(note?.text).toMatch(/^Express Ulm! Train .* 1$/);
});

brokerTest("one trace leads from a request over the broker to handlers and policies", async () => {
  const publisher = await start("publisher", "traced");
  const subscriber = await start("subscriber", "traced");
  await accept(publisher, "twice traced");
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  await publisher.send("PUT", "/parcels/twice%20traced/move", move, { traceparent: `00-${trace}-00f067aa0ba902b7-01` });
  await eventually(() => tracksOf(subscriber, "twice traced"), [1]);
  await eventually(
    async () => (await notesOf(subscriber)).map((note) => [note.parcel, note.trace]),
    [["twice traced", trace]],
  );
  const spans = [...(await spansOf(publisher)), ...(await spansOf(subscriber))].filter((span) => span.trace === trace);
  const pathOf = ({ name, parent, status }: Span): readonly string[] => {
    const above = spans.find(({ id }) => id === parent);
    return [...(above === undefined ? [] : pathOf(above)), status === "Error" ? `${name} failed` : name];
  };
  const sent = ["deliver Dispatch.IntegrationEvents.ParcelMoved", "publish Dispatch.ParcelMoved"];
  expect(spans.map(pathOf)).toEqual(
    expect.arrayContaining([
      [...sent, "handle Dispatch.ParcelMoved"],
      [...sent, "handle Dispatch.ParcelMoved failed", "deliver Tracking.Inbox/Dispatch.IntegrationEvents.ParcelMoved"],
    ]),
  );
});

brokerTest("a failed handler is tried again in place, and what always fails becomes a dead letter", async () => {
  const publisher = await start("publisher", "poison");
  const subscriber = await start("subscriber", "poison");
  await accept(publisher, "twice");
  await accept(publisher, "poison");
  await moved(publisher, "twice", 2);
  await moved(publisher, "poison", 3);
  await eventually(() => publisher.send("GET", "/outbox"), []);
  await publisher.send("POST", "/raw?type=Dispatch.ParcelMoved&id=1&body=nonsense");
  await publisher.send("POST", "/raw?type=Dispatch.ParcelLost&id=2&body={}");
  await publisher.send("POST", "/raw?body={}");
  await moved(publisher, "poison");
  await eventually(() => stepsOf(subscriber, "poison"), [1, 3, 4]);
  expect(await stepsOf(subscriber, "twice")).toEqual([1, 2]);
  expect((await notesOf(subscriber)).filter(({ parcel }) => parcel === "twice").map(({ attempt }) => attempt)).toEqual([
    3, 3,
  ]);
  const dead = await takenFrom(subscriber, "Tracking.dead");
  expect(dead.map(({ headers }) => String(headers["reason"]).split("\n")[0])).toEqual([
    expect.stringContaining("poison is refused."),
    expect.stringContaining("The body cannot be read: System.Text.Json.JsonException"),
    "Nothing in this host subscribes to Dispatch.ParcelLost.",
    "The message is no CloudEvent in binary mode.",
  ]);
  expect(dead[0]).toMatchObject({ persistent: true, headers: { cloudEvents_type: "Dispatch.ParcelMoved" } });
  expect(JSON.parse(dead[0]?.body ?? "")).toMatchObject({ parcel: "poison", step: 2 });
});

brokerTest("an event that ends the process becomes a dead letter", async () => {
  const publisher = await start("publisher", "deadly");
  await accept(publisher, "deadly");
  await moved(publisher, "deadly", 3);
  await eventually(() => publisher.send("GET", "/outbox"), []);
  for (let attempt = 1; attempt <= 4; attempt++) {
    const dying = await start("subscriber", "deadly").catch(() => undefined);
    if (dying !== undefined) await eventually(() => dying.status("/health").catch(() => 0), 0);
    await dying?.stop();
  }
  const subscriber = await start("subscriber", "deadly");
  await eventually(() => stepsOf(subscriber, "deadly"), [1, 3]);
  const [dead] = await takenFrom(subscriber, "Tracking.dead");
  expect(dead?.headers["reason"]).toBe("No attempt came to its end: each ended the process or its connection.");
});

brokerTest("of two instances one consumes, and the other one follows it", async () => {
  const publisher = await start("publisher", "pair");
  const [one, other] = [
    await start("subscriber", "pair", { Name: "one" }),
    await start("subscriber", "pair", { Name: "other" }),
  ];
  await accept(publisher, "pair");
  await moved(publisher, "pair", 5);
  await eventually(() => stepsOf(one, "pair"), upTo(5));
  expect(await stepsOf(other, "pair")).toEqual([]);
  await one.kill();
  await moved(publisher, "pair", 5);
  await eventually(() => stepsOf(other, "pair"), upTo(10).slice(5));
});

brokerTest(
  "a host that publishes and subscribes hears itself over the broker, once for all of its contexts",
  async () => {
    const both = await start("both", "both");
    await accept(both, "both");
    await moved(both, "both", 4);
    await eventually(() => stepsOf(both, "both"), upTo(4));
    expect((await spansOf(both)).filter(({ name }) => name.startsWith("handle"))).toHaveLength(4);
    expect((await notesOf(both)).map(({ id }) => id)).toEqual([0, 0, 0, 0]);
  },
);

brokerTest("nothing is lost, repeated or out of order, whatever ends in between", async (broker) => {
  const parcels = ["a", "b", "c"];
  let publisher = await start("publisher", "kills");
  let subscriber = await start("subscriber", "kills", { RabbitMq__MostAttempts: "100" });
  for (const parcel of parcels) await accept(publisher, parcel);
  const rounds = kills * 3;
  for (let round = 0; round < rounds; round++) {
    await Promise.all(parcels.map((parcel) => moved(publisher, parcel, 5)));
    await new Promise((resolve) => setTimeout(resolve, (round * 37) % 120));
    if (round % 3 === 0) {
      await publisher.kill();
      publisher = await start("publisher", "kills");
    } else if (round % 3 === 1) {
      await subscriber.kill();
      subscriber = await start("subscriber", "kills", { RabbitMq__MostAttempts: "100" });
    } else {
      await broker.kill();
      await Promise.all(parcels.map((parcel) => moved(publisher, parcel, 2)));
      await broker.start();
    }
  }
  const last = rounds * 5 + kills * 2;
  await eventually(() => publisher.send("GET", "/outbox"), [], 120_000);
  for (const parcel of parcels) await eventually(() => stepsOf(subscriber, parcel), upTo(last), 120_000);
  expect(await takenFrom(subscriber, "Tracking.dead")).toEqual([]);
  const notes = await notesOf(subscriber);
  expect(new Set(notes.map(({ eventId }) => eventId)).size).toBe(last * parcels.length);
  for (const parcel of parcels) await eventually(() => tracksOf(subscriber, parcel), upTo(last));
});

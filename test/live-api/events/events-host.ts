import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect } from "vitest";
import { assemblyIn, type RunningHost } from "../../../scripts/dotnet.js";
import { startLiveHost } from "../../live/start-live-host.ts";

/** The settings of a host that delivers events. */
export interface EventsShape {
  /** The folder of the built host. */
  readonly folder: string;
  /** The folder of the database files, or the connection to PostgreSQL with `<name>` for the database. */
  readonly place: { readonly Folder: string } | { readonly Postgres: string };
  readonly context: "own" | "host";
  /** The file to which the host adds a line for each delivery. */
  readonly journal: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** The port of the server that runs the host; without it the host has a process of its own, which alone can be killed. */
  readonly server?: number | undefined;
}

/** A delivery of `ParcelMoved` to the handler of the host. */
export interface Move {
  readonly parcel: string;
  readonly step: number;
  readonly attempt: number;
  readonly id: number;
  readonly at: number;
}

/** A row of the outbox. */
export interface OutboxRow {
  readonly id: number;
  readonly stream: string;
  readonly attempts: number;
  readonly error: string | null;
  readonly failedAt: string | null;
}

/** A host that delivers events. */
export interface EventsHost {
  readonly send: (
    method: string,
    path: string,
    body?: unknown,
    more?: Readonly<Record<string, string>>,
  ) => Promise<unknown>;
  /** Packs a parcel on a shelf, which is built if it is new. */
  readonly pack: (id: string, shelf: number) => Promise<void>;
  readonly move: (id: string, times?: number) => Promise<void>;
  readonly outbox: () => Promise<readonly OutboxRow[]>;
  /** Waits until every event is delivered or given up. */
  readonly settled: () => Promise<void>;
  readonly log: () => string;
  /** Kills the process without a warning. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const quick = {
  Outbox__PollInterval: "00:00:00.2",
  Outbox__Lease: "00:00:05",
  Outbox__RetryDelay: "00:00:00.1",
  Outbox__LongestRetryDelay: "00:00:00.4",
  Outbox__MostAttempts: "4",
  Logging__LogLevel__Microsoft: "Warning",
};

/** Starts a host, which creates its tables if they are not there. */
export async function startEvents({
  folder,
  place,
  context,
  journal,
  settings,
  server,
}: EventsShape): Promise<EventsHost> {
  mkdirSync("Folder" in place ? place.Folder : dirname(journal), { recursive: true });
  const production = { Context: context, ASPNETCORE_ENVIRONMENT: "Production", Journal: journal, ...place, ...quick };
  const environment = { ...production, ...settings };
  const host: RunningHost = await startLiveHost({ assembly: assemblyIn(folder), folder, server }, environment);
  const send: EventsHost["send"] = async (method, path, body, more = {}) => {
    const headers = { ...(body !== undefined && { "Content-Type": "application/json" }), ...more };
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${host.url}${path}`, { method, headers, ...content });
    const text = await response.text();
    expect([response.status, response.status < 300 ? "" : text]).toEqual([expect.toSatisfy((one) => one < 300), ""]);
    return text === "" ? undefined : JSON.parse(text);
  };
  const outbox = async () => (await send("GET", "/outbox")) as readonly OutboxRow[];
  return {
    send,
    outbox,
    pack: async (id, shelf) => {
      if ((await send("GET", `/shelves/${shelf}`)) == null) await send("POST", "/shelves", { id: shelf });
      await send("POST", "/parcels", parcel(id, shelf));
    },
    move: async (id, times = 1) => {
      for (let count = 0; count < times; count++) await send("PUT", `/parcels/${id}/move`);
    },
    settled: () =>
      expect
        .poll(async () => (await outbox()).filter(({ failedAt }) => failedAt === null), { timeout: 30_000 })
        .toEqual([]),
    log: () => host.log(),
    kill: async () => {
      if (host.pid === undefined) throw new Error("Only a process of its own can be killed.");
      process.kill(host.pid, "SIGKILL");
      await host.stop();
    },
    stop: () => host.stop(),
  };
}

/** Returns the lines of a journal that begin with a word, without that word. */
export function linesOf(journal: string, word: string): readonly string[] {
  const text = existsSync(journal) ? readFileSync(journal, "utf8") : "";
  const lines = text.split("\n").filter((line) => line.startsWith(`${word} `));
  return lines.map((line) => line.slice(word.length + 1));
}

/** Returns the deliveries in some journals, in the order of their times. */
export function movesIn(...journals: readonly string[]): readonly Move[] {
  const moves = journals.flatMap((journal) =>
    linesOf(journal, "moved").map((line): Move => {
      const [parcel = "", step, attempt, id, at] = line.split(" ");
      return { parcel, step: Number(step), attempt: Number(attempt), id: Number(id), at: Number(at) };
    }),
  );
  return moves.toSorted((one, other) => one.at - other.at);
}

/** Returns the request that packs a parcel, with a value in each field. */
export function parcel(id: string, shelf: number) {
  return {
    id,
    shelf,
    ticket: "0198a0b0-0000-7000-8000-000000000001",
    size: "Large",
    weight: { grams: 12_000, tare: null },
    remarks: [
      { text: 'a "b" ü', weights: [{ grams: 1, tare: 2 }] },
      { text: "", weights: [] },
    ],
    labels: ["wet", "Wet"],
    marks: ["x", "X"],
    fees: { Small: 0.1, Large: 99.99 },
    hours: { start: "2020-01-02T03:04:05.123456+00:00", end: "2020-01-03T00:00:00+01:00" },
    until: "2020-01-04T00:00:00.1234567+00:00",
    grid: [[1, 2], [], [3]],
  };
}

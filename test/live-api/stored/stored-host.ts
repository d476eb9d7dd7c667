import { mkdirSync } from "node:fs";
import { expect } from "vitest";
import type { RunningHost } from "../../../scripts/dotnet.js";
import { startInServer } from "../../../scripts/host-server.js";
import { fetchWhenFree } from "../../fetch-when-free.ts";

/** An answer of the host, as text and as JSON. */
interface Stored {
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
  /** The number of statements that the host sent to its database. */
  readonly statements: number;
  /** The number of rows that these read, if the request asks for it. */
  readonly rows: number;
  /** The number of searches for changes. */
  readonly detections: number;
  readonly tag: string | null;
}

/** A host that stores models, which can be restarted on its databases. */
export interface StoredHost {
  /** Sends a body as JSON, and again while the database is busy; a text is JSON already. */
  readonly send: (method: string, path: string, body?: unknown, ifMatch?: string) => Promise<Stored>;
  /** Sends a request to which a busy database is an answer, too. */
  readonly sendOnce: (method: string, path: string, body?: unknown) => Promise<Stored>;
  /** Sends a request that must be answered with 200. */
  readonly ok: (method: string, path: string, body?: unknown) => Promise<Stored>;
  /** Sends a request with headers of its own. */
  readonly sendWith: (headers: Record<string, string>, method: string, path: string, body?: unknown) => Promise<Stored>;
  /** Loads an aggregate by the repository of the model, in a request of its own. */
  readonly load: (set: string, id: unknown, context?: string) => Promise<Stored>;
  /** Creates a captain and returns its identity. */
  readonly hire: () => Promise<string>;
  /** Stops the host, and starts it in another server, which knows nothing of the first one. */
  readonly restart: (server: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Shape {
  /** The port of the server of the host. */
  readonly server: number;
  /** The folder of the database files, or the connection to PostgreSQL with `<name>` for the database. */
  readonly place: { readonly Folder: string } | { readonly Postgres: string };
  readonly context: "own" | "host";
}

/** Starts a host, which creates its tables if they are not there. */
export async function startStored({ server, place, context }: Shape): Promise<StoredHost> {
  if ("Folder" in place) mkdirSync(place.Folder, { recursive: true });
  const environment = { Context: context, ASPNETCORE_ENVIRONMENT: "Production", ...place };
  let host: RunningHost = await startInServer(server, environment);
  const sendBy = async (
    fetchOne: typeof fetchWhenFree,
    ...[own, method, path, body]: Parameters<StoredHost["sendWith"]>
  ): Promise<Stored> => {
    const headers = { "Content-Type": "application/json", ...own };
    const json = typeof body === "string" ? body : JSON.stringify(body);
    const content = body === undefined ? { headers } : { body: json, headers };
    const response = await fetchOne(`${host.url}${path}`, { method, ...content });
    const text = await response.text();
    const isJson = response.headers.get("Content-Type")?.includes("json") === true;
    const [statements, rows, detections] = ["Statements", "Rows", "Detections"].map((name) =>
      Number(response.headers.get(name)),
    ) as [number, number, number];
    const tag = response.headers.get("ETag");
    return {
      status: response.status,
      text,
      statements,
      rows,
      detections,
      tag,
      body: isJson ? JSON.parse(text) : undefined,
    };
  };
  const sendWith: StoredHost["sendWith"] = (...message) => sendBy(fetchWhenFree, ...message);
  const send: StoredHost["send"] = (method, path, body, ifMatch) =>
    sendWith(ifMatch === undefined ? {} : { "If-Match": ifMatch }, method, path, body);
  const ok: StoredHost["ok"] = async (method, path, body) => {
    const answer = await send(method, path, body);
    expect([answer.status, answer.status === 200 ? "" : answer.text]).toEqual([200, ""]);
    return answer;
  };
  return {
    send,
    sendOnce: (method, path, body) => sendBy(fetch, {}, method, path, body),
    sendWith,
    ok,
    load: (set, id, from = "Harbour") =>
      ok("GET", `/stored/${from}/${set}?id=${encodeURIComponent(JSON.stringify(id))}`),
    hire: async () => {
      const { body } = await ok("POST", "/captains", { name: "Ada", permits: { sail: { code: "s", year: 2020 } } });
      return (body as { readonly id: string }).id;
    },
    restart: async (other) => {
      await host.stop();
      host = await startInServer(other, environment);
    },
    stop: () => host.stop(),
  };
}

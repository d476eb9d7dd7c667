import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { inject, test } from "vitest";
import type { Database } from "./live.setup.ts";

/** What a live host answered. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON of the body, undefined where there is none. */
  readonly body: unknown;
  /** The body as it was sent. */
  readonly text: string;
  readonly type: string | undefined;
}

/** A resource, by the names on the wire. */
export type Row = Readonly<Record<string, unknown>>;

interface Message {
  readonly body?: unknown;
  /** Sent as it is, in place of `body`. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly url?: string;
}

/** What a test of one database calls. */
export interface Api {
  readonly database: Database;
  readonly call: typeof call;
  readonly create: typeof create;
  readonly list: typeof list;
}

/** A test that holds on every database, each with its own run; skipped like `liveTest`. */
export function databaseTest(name: string, body: (api: Api) => Promise<void>, timeout = 60_000): void {
  for (const database of ["sqlite", "postgres"] as const) {
    liveTest(`${name} (${database})`, { timeout }, () => body(apiOn(database)));
  }
}

function apiOn(database: Database): Api {
  const url = liveHost().urls[database];
  return {
    database,
    call: (method, path, message) => call(method, path, { url, ...message }),
    create: (path, body) => create(path, body, url),
    list: (path) => list(path, url),
  };
}

/** A test against the live host; skipped, visibly, on a machine without the .NET SDK, which is an error in CI. */
export const liveTest = test.skipIf(inject("live") === undefined);

/** Calls the live host. A 500 is a failure wherever it comes from. */
export async function call(
  method: string,
  path: string,
  { body, text, headers, url = liveHost().urls.sqlite }: Message = {},
): Promise<Answer> {
  // Counted in a file, as every test file runs in a process of its own; live.setup.ts reports it.
  appendFileSync(join(liveHost().folder, "..", "requests"), ".");
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(url + path, {
    method,
    headers: { ...(content !== undefined && { "Content-Type": "application/json" }), ...headers },
    ...(content !== undefined && { body: content }),
  });
  const answered = await response.text();
  if (response.status === 500) throw new Error(`${method} ${path} answered 500: ${answered}`);
  const type = response.headers.get("Content-Type")?.split(";")[0];
  return {
    status: response.status,
    headers: response.headers,
    body: answered === "" ? undefined : JSON.parse(answered),
    text: answered,
    type,
  };
}

/** Creates a row and gives it back as answered. */
export async function create(path: string, body: unknown, url?: string): Promise<Row> {
  const answer = await call("POST", path, { body, ...(url && { url }) });
  if (answer.status !== 201) throw new Error(`POST ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  // A created resource is always a JSON object.
  return answer.body as Row;
}

/** The host that all live tests share. */
export function liveHost() {
  const live = inject("live");
  if (live === undefined) throw new Error("There is no live host.");
  return live;
}

/** A text that no other row has. */
export function unique(prefix = "x"): string {
  return `${prefix}-${crypto.randomUUID().slice(0, 8)}`;
}

/** The rows of a list, which must have been answered. */
export async function list(
  path: string,
  url?: string,
): Promise<{ readonly items: readonly Row[]; readonly totalCount: number }> {
  const { status, body } = await call("GET", path, { ...(url && { url }) });
  if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${JSON.stringify(body)}`);
  // The envelope has its own test.
  return body as { items: Row[]; totalCount: number };
}

import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { inject, type TestOptions, test } from "vitest";
import { fetchWhenFree } from "../fetch-when-free.ts";
import type { Database } from "./live.setup.ts";

/** A response of the live host. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON of the body; undefined for an empty body. */
  readonly body: unknown;
  /** The raw body. */
  readonly text: string;
  readonly type: string | undefined;
}

/** A resource by JSON names. */
export type Row = Readonly<Record<string, unknown>>;

interface Message {
  readonly body?: unknown;
  /** The raw body, instead of `body`. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly url?: string;
  /** True if a busy database is an answer, too. */
  readonly isOnce?: boolean;
}

/** The functions of a test on one database. */
export interface Api {
  readonly database: Database;
  readonly call: typeof call;
  readonly create: typeof create;
  readonly list: typeof list;
}

/** Registers a test that runs on each database; at once on both if it is `concurrent`. Skipped like `liveTest`. */
export function databaseTest(name: string, body: (api: Api) => Promise<void>, options: TestOptions = {}): void {
  for (const database of ["sqlite", "postgres"] as const) {
    liveTest(`${name} (${database})`, options, () => body(apiOn(database)));
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

/** A test against the live host. Skipped visibly without the .NET SDK, which is an error in CI. */
export const liveTest = test.skipIf(inject("live") === undefined);

/** Sends a request to the live host, and again while its database is busy. Throws on a 500. */
export async function call(
  method: string,
  path: string,
  { body, text, headers, url = liveHost().urls.sqlite, isOnce = false }: Message = {},
): Promise<Answer> {
  // A file counts the requests, as every test file runs in a process of its own; live.setup.ts reports them.
  appendFileSync(join(liveHost().folder, "..", "requests"), ".");
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await (isOnce ? fetch : fetchWhenFree)(url + path, {
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

/** Creates a row and returns the response body. */
export async function create(path: string, body: unknown, url?: string): Promise<Row> {
  const answer = await call("POST", path, { body, ...(url && { url }) });
  if (answer.status !== 201) throw new Error(`POST ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  // A created resource is always a JSON object.
  return answer.body as Row;
}

/** Returns the host that all live tests share. */
export function liveHost() {
  const live = inject("live");
  if (live === undefined) throw new Error("There is no live host.");
  return live;
}

/** Returns a unique text. */
export function unique(prefix = "x"): string {
  return `${prefix}-${crypto.randomUUID().slice(0, 8)}`;
}

/** Returns the rows of a list. Throws on an error. */
export async function list(
  path: string,
  url?: string,
): Promise<{ readonly items: readonly Row[]; readonly totalCount: number }> {
  const { status, body } = await call("GET", path, { ...(url && { url }) });
  if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${JSON.stringify(body)}`);
  // The envelope has a test of its own.
  return body as { items: Row[]; totalCount: number };
}

import { inject, test } from "vitest";
import { fetchWhenFree } from "../fetch-when-free.ts";
import type { ApiHost } from "./live-api.setup.ts";

/** A response of a host. */
export interface Answer {
  readonly status: number;
  readonly type: string | undefined;
  /** The JSON of the body; undefined for an empty body. */
  readonly body: unknown;
  /** The query that reached its handler, if any. */
  readonly query: unknown;
}

/** The parts of a request beside its verb and path. */
export interface Message {
  readonly body?: unknown;
  /** The raw body, instead of `body`. */
  readonly text?: string | Uint8Array<ArrayBuffer>;
  /** The role of the caller. */
  readonly as?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A test against the live hosts. Skipped visibly without the .NET SDK, which is an error in CI. */
export const apiTest = test.skipIf(inject("apiUrls") === undefined);

/** Sends a request to one of the hosts that all files share. */
export function call(method: string, path: string, message: Message & { readonly on?: ApiHost } = {}): Promise<Answer> {
  return callAt(inject("apiUrls")?.[message.on ?? "plain"] ?? "", method, path, message);
}

/** Sends a request to the host with a URL, and again while its database is busy. */
export async function callAt(url: string, method: string, path: string, message: Message): Promise<Answer> {
  const { body, text, as, headers } = message;
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetchWhenFree(url + path, {
    method,
    headers: {
      ...(content !== undefined && { "Content-Type": "application/json" }),
      ...(as !== undefined && { "X-User": as }),
      ...headers,
    },
    ...(content !== undefined && { body: content }),
  });
  const answered = await response.text();
  const query = response.headers.get("X-Query");
  const type = response.headers.get("Content-Type")?.split(";")[0];
  return {
    status: response.status,
    type,
    body: type?.endsWith("json") === true ? JSON.parse(answered) : answered === "" ? undefined : answered,
    query: query === null ? undefined : JSON.parse(query),
  };
}

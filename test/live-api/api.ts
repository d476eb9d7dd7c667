import { inject, test } from "vitest";
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

interface Message {
  readonly body?: unknown;
  /** The raw body, instead of `body`. */
  readonly text?: string | Uint8Array<ArrayBuffer>;
  /** The role of the caller. */
  readonly as?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly on?: ApiHost;
}

/** A test against the live hosts. Skipped visibly without the .NET SDK, which is an error in CI. */
export const apiTest = test.skipIf(inject("apiUrls") === undefined);

/** Sends a request to a host. */
export async function call(method: string, path: string, message: Message = {}): Promise<Answer> {
  const { body, text, as, headers, on = "plain" } = message;
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch((inject("apiUrls")?.[on] ?? "") + path, {
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

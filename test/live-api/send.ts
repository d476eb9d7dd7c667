import { request } from "node:http";
import { inject } from "vitest";

interface Sent {
  readonly verb: string;
  readonly path: string;
  readonly body?: unknown;
  /** The role of the caller. */
  readonly as?: string | undefined;
}

/** A response of the plain host. */
export interface Received {
  readonly status: number;
  readonly type: string | undefined;
  readonly text: string;
}

/** Sends any verb with a body. `fetch` refuses a body with GET. */
export function send({ verb, path, body, as }: Sent): Promise<Received> {
  const content = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(content !== undefined && { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(content) }),
    ...(as !== undefined && { "X-User": as }),
  };
  return new Promise((resolve, reject) => {
    const url = new URL(path, inject("apiUrls")?.plain);
    const call = request(url, { method: verb.toUpperCase(), headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers["content-type"]?.split(";")[0],
          text: Buffer.concat(chunks).toString("utf8"),
        }),
      );
    });
    call.on("error", reject);
    call.end(content);
  });
}

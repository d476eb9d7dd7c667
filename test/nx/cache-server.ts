import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A server of `/v1/cache/{hash}` on loopback, by the interface that Nx describes for self-hosted caches. */
export interface CacheServer {
  readonly url: string;
  /** The stored results by hash. */
  readonly results: Map<string, Buffer>;
  readonly stop: () => Promise<void>;
}

/** Starts a cache server. `answer` can replace what a hash is answered. */
export async function startCacheServer(
  answer: (hash: string, results: ReadonlyMap<string, Buffer>) => Buffer | undefined = (hash, results) =>
    results.get(hash),
): Promise<CacheServer> {
  const results = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const [, hash] = /^\/v1\/cache\/(\w+)$/.exec(request.url ?? "") ?? [];
    const send = (status: number, body: Buffer | string = "") => response.writeHead(status).end(body);
    if (hash === undefined || request.headers.authorization !== "Bearer token") return send(403);
    if (request.method === "PUT") {
      if (results.has(hash)) return send(409);
      results.set(hash, await buffer(request));
      return send(200);
    }
    const found = answer(hash, results);
    if (found === undefined) return send(404);
    return response.writeHead(200, { "content-type": "application/octet-stream" }).end(found);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    results,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

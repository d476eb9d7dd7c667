import { expect } from "vitest";
import { call, liveHost, liveTest } from "./api.ts";
import { startPostgres } from "./postgres.ts";
import { startLiveHost } from "./start-live-host.ts";

liveTest(
  "while the database restarts every request is a 503 problem at once, and afterwards all are served",
  async () => {
    const server = await startPostgres();
    const environment = { Database__Provider: "postgres", ConnectionStrings__Shop: server.connectionTo("restarted") };
    const host = await startLiveHost(liveHost(), environment);
    try {
      const body = { name: "Ada", country: "UK" };
      const created = await call("POST", "/authors", { body, url: host.url });
      const path = `/authors/${(created.body as { readonly id: string }).id}`;
      await server.stop();
      for (const [method, route, content] of [
        ["POST", "/authors", { body }],
        ["PUT", path, { body }],
        ["DELETE", path, {}],
        ["GET", path, {}],
        ["GET", "/authors", {}],
      ] as const) {
        const start = Date.now();
        const response = await fetch(`${host.url}${route}`, {
          method,
          ...("body" in content && {
            body: JSON.stringify(content.body),
            headers: { "Content-Type": "application/json" },
          }),
        });
        expect([method, response.status]).toEqual([method, 503]);
        expect(response.headers.get("Content-Type")).toContain("application/problem+json");
        expect(Date.now() - start).toBeLessThan(5_000);
      }
      await server.start();
      await expect.poll(async () => (await fetch(`${host.url}${path}`)).status).toBe(200);
      expect((await call("PUT", path, { body, url: host.url })).status).toBe(200);
      expect((await call("DELETE", path, { url: host.url })).status).toBe(204);
    } finally {
      await host.stop();
      await server.remove();
    }
  },
  180_000,
);

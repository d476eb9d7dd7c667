import { renameSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect } from "vitest";
import { freePort } from "../../scripts/dotnet.js";
import { call, liveHost, liveTest } from "./api.ts";
import { startPostgres } from "./postgres.ts";
import { startLiveHost } from "./start-live-host.ts";

liveTest("GET /health: 200 with Status Healthy, anonymous and not cached", async () => {
  const { status, body, headers } = await call("GET", "/health");
  expect([status, body, headers.get("Cache-Control")]).toEqual([200, { status: "Healthy" }, "no-store"]);
});

liveTest("GET /ready: 200 with Status Ready when the database can be reached, anonymous and not cached", async () => {
  const { status, body, headers } = await call("GET", "/ready");
  expect([status, body, headers.get("Cache-Control")]).toEqual([200, { status: "Ready" }, "no-store"]);
});

liveTest("GET /ready: 503 when the database cannot be reached, and nothing of the reason leaks", async () => {
  const environment = {
    ASPNETCORE_ENVIRONMENT: "Production",
    ConnectionStrings__Shop: "Data Source=/nowhere/at/all.db",
  };
  const host = await startLiveHost(liveHost(), environment);
  try {
    const { status, body, type } = await call("GET", "/ready", { url: host.url });
    expect([status, body, type]).toEqual([503, { status: "Unavailable" }, "application/json"]);
    expect((await call("GET", "/health", { url: host.url })).status).toBe(200);
  } finally {
    await host.stop();
  }
});

/** Returns the responses of /ready and /health and the duration of /ready. */
async function states(url: string) {
  const started = performance.now();
  const ready = await call("GET", "/ready", { url });
  const seconds = (performance.now() - started) / 1000;
  return { ready: ready.status, health: (await call("GET", "/health", { url })).status, isSoon: seconds < 3 };
}

liveTest(
  "GET /ready follows a PostgreSQL that stops and comes back; /health does not care",
  { timeout: 120_000 },
  async () => {
    const postgres = await startPostgres();
    const environment = { Database__Provider: "postgres", ConnectionStrings__Shop: postgres.connectionTo("ready") };
    const host = await startLiveHost(liveHost(), environment);
    try {
      expect(await states(host.url)).toEqual({ ready: 200, health: 200, isSoon: true });
      await postgres.stop();
      expect(await states(host.url)).toEqual({ ready: 503, health: 200, isSoon: true });
      await postgres.start();
      expect(await states(host.url)).toEqual({ ready: 200, health: 200, isSoon: true });
    } finally {
      await host.stop();
      await postgres.remove();
    }
  },
);

liveTest("GET /ready: 503 within 3 s when the database takes connections and never answers", async () => {
  const port = await freePort();
  const silent = createServer().listen(port, "127.0.0.1");
  const environment = {
    ASPNETCORE_ENVIRONMENT: "Production",
    Database__Provider: "postgres",
    ConnectionStrings__Shop: `Host=127.0.0.1;Port=${port};Username=a;Password=a;Database=a`,
  };
  const host = await startLiveHost(liveHost(), environment);
  try {
    // The first response of a process includes its start.
    await call("GET", "/ready", { url: host.url });
    expect(await states(host.url)).toEqual({ ready: 503, health: 200, isSoon: true });
  } finally {
    await host.stop();
    silent.close();
  }
});

liveTest(
  "GET /ready: 503 when the file of an SQLite database is gone, though connections were open before",
  async () => {
    const file = join(liveHost().folder, "ready.db");
    const host = await startLiveHost(liveHost(), { ConnectionStrings__Shop: `Data Source=${file}` });
    try {
      expect((await states(host.url)).ready).toBe(200);
      renameSync(file, `${file}.away`);
      expect((await states(host.url)).ready).toBe(503);
      renameSync(`${file}.away`, file);
      expect((await states(host.url)).ready).toBe(200);
    } finally {
      await host.stop();
      for (const ending of ["", "-shm", "-wal"]) rmSync(file + ending, { force: true });
    }
  },
);

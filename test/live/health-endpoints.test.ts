import { expect } from "vitest";
import { startHost } from "../../scripts/dotnet.js";
import { call, liveHost, liveTest } from "./api.ts";

liveTest("GET /health: 200 with Status Healthy, anonymous and not cached", async () => {
  const { status, body, headers } = await call("GET", "/health");
  expect([status, body, headers.get("Cache-Control")]).toEqual([200, { status: "Healthy" }, "no-store"]);
});

liveTest("GET /ready: 200 with Status Ready when the database can be reached, anonymous and not cached", async () => {
  const { status, body, headers } = await call("GET", "/ready");
  expect([status, body, headers.get("Cache-Control")]).toEqual([200, { status: "Ready" }, "no-store"]);
});

liveTest("GET /ready: 503 when the database cannot be reached, and nothing of the reason leaks", async () => {
  const { assembly, folder } = liveHost();
  const environment = {
    ASPNETCORE_ENVIRONMENT: "Production",
    ConnectionStrings__Shop: "Data Source=/nowhere/at/all.db",
  };
  const host = await startHost(assembly, { folder, environment });
  try {
    const { status, body, type } = await call("GET", "/ready", { url: host.url });
    expect([status, body, type]).toEqual([503, { status: "Unavailable" }, "application/json"]);
    expect((await call("GET", "/health", { url: host.url })).status).toBe(200);
  } finally {
    await host.stop();
  }
});

import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { startHost } from "../../scripts/dotnet.js";
import { startPostgres } from "../live/postgres.ts";
import { type HostShape, hostShapes } from "./host-shapes.ts";
import { copyOf } from "./live-hosts.setup.ts";

const grafted = inject("shapes");
const shapes = hostShapes().filter(({ refused }) => refused === undefined);

describe.skipIf(grafted === undefined).each(shapes)("$name", (shape) => {
  const result = grafted?.[shape.name];

  test("is grafted and wired as a whole", () => {
    expect(result?.messages.replaceAll(copyOf(shape), "")).not.toMatch(/^error/m);
    expect(result?.output).not.toContain("still needs");
    expect(result?.exitCode).toBe(0);
  });

  for (const { file, replace } of shape.edits ?? [])
    test(`the edit of ${file} is merged with the new output`, () => {
      expect(result?.output).toContain(`  merge     ${file}  keeps your edit, and gets the new output\n`);
      expect(readFileSync(join(copyOf(shape), file), "utf8")).toContain(replace);
    });

  test("builds without a warning", () => {
    expect(result?.faults).toEqual([]);
  });

  test("answers", async () => {
    const server = shape.database === undefined ? undefined : await startPostgres();
    try {
      await answers(shape, server === undefined ? {} : { ConnectionStrings__Tenon: server.connectionTo(shape.name) });
    } finally {
      await server?.remove();
    }
  });
});

test.skipIf(grafted === undefined)(
  "on a database without a column of the model, the log names the column and the cure, and the host is not ready",
  async () => {
    const file = join(copyOf({ name: "empty-web" }), "older.db");
    const startOn = (name: string) =>
      startHost(copyOf({ name }), { environment: { ConnectionStrings__Tenon: `Data Source=${file}` } });
    const readiness = async (name: string) => {
      const host = await startOn(name);
      const status = await statusOf(host.url, "/ready").finally(host.stop);
      return { status, log: host.log() };
    };
    expect(await readiness("empty-web")).toMatchObject({ status: 200 });
    const { status, log } = await readiness("empty-webapi");
    expect([status, log]).toEqual([503, expect.stringContaining("It lacks Suppliers.Note, and CreateTenonSchema()")]);
    expect(log).toContain("Delete it and start again");
    rmSync(file);
    expect((await readiness("empty-webapi")).status).toBe(200);
  },
);

async function answers(shape: HostShape, settings: Readonly<Record<string, string>>): Promise<void> {
  const folder = join(copyOf(shape), shape.run ?? "");
  const host = await startHost(folder, { environment: { Logging__LogLevel__Default: "Warning", ...settings } });
  try {
    expect(await statusOf(host.url, "/articles")).toBe(shape.list ?? 200);
    const health = await fetch(`${host.url}/health`);
    expect(health.status).toBe(200);
    expect(health.headers.get("Content-Type")).toContain(shape.health === "host" ? "text/plain" : "application/json");
    expect(await statusOf(host.url, "/ready")).toBe(shape.health === "host" ? 404 : 200);
    if ((shape.list ?? 200) === 200) await useRows(host.url);
    else expect(await statusOf(host.url, "/articles", { method: "POST", body: {} })).toBe(401);
  } finally {
    await host.stop();
  }
}

/** Sends one request of each kind. */
async function useRows(url: string): Promise<void> {
  const supplier = await fetchJson(url, "/suppliers", { method: "POST", body: { name: "Ada" } });
  expect(supplier.status).toBe(201);
  const article = { supplierId: supplier.body["id"], title: "Lamp", price: 9.5, sold: "2026-01-02T03:04:05Z" };
  const created = await fetchJson(url, "/articles", { method: "POST", body: article });
  expect([created.status, created.body]).toEqual([201, { id: 1, ...article, sold: "2026-01-02T03:04:05+00:00" }]);
  expect(await statusOf(url, "/articles/1")).toBe(200);
  expect(await statusOf(url, "/articles/1", { method: "PUT", body: { ...article, price: 8 } })).toBe(200);
  expect(await statusOf(url, "/articles/1", { method: "PUT", body: { ...article, price: -1 } })).toBe(400);
  const listed = await fetchJson(url, `/suppliers/${supplier.body["id"]}/articles`);
  expect(listed.body).toMatchObject({ totalCount: 1, items: [{ title: "Lamp", price: 8 }] });
  expect((await fetchJson(url, "/articles?sortBy=price&title=Lamp")).body).toMatchObject({ totalCount: 1 });
  expect(await statusOf(url, `/suppliers/${supplier.body["id"]}`, { method: "DELETE" })).toBe(409);
  expect(await statusOf(url, "/articles/1", { method: "DELETE" })).toBe(204);
}

interface Message {
  readonly method?: string;
  readonly body?: unknown;
}

async function statusOf(url: string, path: string, message: Message = {}): Promise<number> {
  return (await send(url, path, message)).status;
}

async function fetchJson(url: string, path: string, message: Message = {}) {
  const response = await send(url, path, message);
  const body: Readonly<Record<string, unknown>> = JSON.parse(await response.text());
  return { status: response.status, body };
}

function send(url: string, path: string, { method = "GET", body }: Message): Promise<Response> {
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  return fetch(url + path, { method, headers: { "Content-Type": "application/json" }, ...content });
}

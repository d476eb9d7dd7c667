// @ts-check
// Generated endpoints against the same endpoints written by hand, in one host on each database. `node bench/endpoints.js` runs this part alone.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tsImport } from "tsx/esm/api";
import { buildBenchHost } from "./endpoints/build-bench-host.js";
import { compareEndpoints, comparePair, onHost, printHead } from "./endpoints/compare-endpoints.js";
import { postOperations } from "./endpoints/post-operations.js";

/** @type {typeof import("../test/live/postgres.ts")} */
const { startPostgres } = await tsImport("../test/live/postgres.ts", import.meta.url);

const folder = join(import.meta.dirname, ".work", "host");
const assembly = await buildBenchHost(folder);
// In memory where that can be, since the disk of one machine is not that of another.
const data = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "tenon-bench-"));
const sqlite = { ConnectionStrings__Shop: `Data Source=${join(data, "shop.db")}` };

try {
  await compare("SQLite", sqlite);
  await compare("SQLite, AddDbContextPool", { ...sqlite, Bench__Pool: "true" });
  await comparePages();
  await onPostgres();
} finally {
  rmSync(data, { recursive: true, force: true });
}

/**
 * @param {string} database
 * @param {Readonly<Record<string, string>>} environment
 */
async function compare(database, environment) {
  console.log(`\n${database}`);
  await compareEndpoints(folder, assembly, {
    generated: "/posts",
    byHand: "/hand/posts",
    operations: postOperations,
    environment,
  });
}

/** Compares a page far behind with the first one: a cursor must not read what it skips. */
async function comparePages() {
  const rows = 1_000_000;
  console.log(`\nSQLite, ${rows} rows`);
  printHead("Page by cursor behind the last thousand / first page");
  await onHost(folder, assembly, sqlite, async (url) => {
    await fetch(`${url}/bench/readings/${rows}`, { method: "POST" });
    const first = { name: "page", method: "GET", path: "/readings?pageSize=20" };
    const last = { ...first, path: `${first.path}&after=${encodeURIComponent(await cursorAt(url, rows - 1000))}` };
    await comparePair("cursor", url, [
      [url, last],
      [url, first],
    ]);
  });
}

/**
 * Walks to a row, a thousand at a time.
 * @param {string} url
 * @param {number} row
 * @returns {Promise<string>}
 */
async function cursorAt(url, row) {
  let after = "";
  for (let read = 0; read < row; read += 1000) {
    const answer = await fetch(`${url}/readings?pageSize=1000&after=${encodeURIComponent(after)}`);
    after = /** @type {{ next: string }} */ (await answer.json()).next;
  }
  return after;
}

async function onPostgres() {
  const server = await startPostgres().catch((/** @type {Error} */ error) => error);
  if (server instanceof Error) {
    console.log(`\nPostgreSQL is skipped: ${server.message}`);
    return;
  }
  const environment = { Database__Provider: "postgres", ConnectionStrings__Shop: server.connectionTo("bench") };
  await compare("PostgreSQL", environment).finally(server.remove);
}

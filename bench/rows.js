// @ts-check
// Rows of a tenant, rows that are not deleted, and both, against rows of everybody: the same entity in one host on each database. `node bench/rows.js` runs this part alone.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tsImport } from "tsx/esm/api";
import { buildRowsBenchHost } from "./endpoints/build-bench-host.js";
import { comparePair, onHost, printHead } from "./endpoints/compare-endpoints.js";

/** @type {typeof import("../test/live/postgres.ts")} */
const { startPostgres } = await tsImport("../test/live/postgres.ts", import.meta.url);

/** @type {readonly import("./endpoints/compare-endpoints.js").Operation[]} */
const operations = [
  { name: "get", method: "GET", path: "/150" },
  { name: "list", method: "GET", path: "" },
  { name: "list, page 5", method: "GET", path: "?page=5&pageSize=20" },
  { name: "filter", method: "GET", path: "?title=Memo%20150" },
];

const folder = join(import.meta.dirname, ".work", "rows-host");
const assembly = await buildRowsBenchHost(folder);
const data = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "tenon-bench-"));

try {
  await compareRows("SQLite", { ConnectionStrings__Shop: `Data Source=${join(data, "shop.db")}` });
  const server = await startPostgres().catch((/** @type {Error} */ error) => error);
  if (server instanceof Error) console.log(`\nPostgreSQL is skipped: ${server.message}`);
  else {
    const environment = { Database__Provider: "postgres", ConnectionStrings__Shop: server.connectionTo("bench") };
    await compareRows("PostgreSQL", environment).finally(server.remove);
  }
} finally {
  rmSync(data, { recursive: true, force: true });
}

/**
 * @param {string} database
 * @param {Readonly<Record<string, string>>} environment
 */
async function compareRows(database, environment) {
  for (const rows of ["tenant-memos", "live-memos", "tenant-live-memos"]) {
    console.log(`\n${database}`);
    printHead(`${rows} / memos`);
    for (const operation of operations) {
      await onHost(folder, assembly, environment, (url) =>
        comparePair(operation.name, url, [
          [`${url}/${rows}`, operation],
          [`${url}/memos`, operation],
        ]),
      );
    }
  }
}

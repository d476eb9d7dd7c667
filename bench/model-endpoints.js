// @ts-check
// The emitted endpoints of a stored model against the same written by hand, in one host, over the same context of EF Core on SQLite; then joined pages against plain ones, and a command on one child of many against one of few. `node bench/model-endpoints.js` runs this part alone.
import { join } from "node:path";
import { buildModelBenchHost } from "./endpoints/build-bench-host.js";
import { compareEndpoints, comparePair, onHost, printHead } from "./endpoints/compare-endpoints.js";

const folder = join(import.meta.dirname, ".work", "model-host");
const item = "/items/0196f3c2-0000-7000-8000-00000000c0de";
const batches = [1, 2, 3].map((quantity) => ({ quantity, price: 2.5 }));

const assembly = await buildModelBenchHost(folder);

await compareEndpoints(folder, assembly, {
  generated: "",
  byHand: "/hand",
  operations: [
    { name: "get", method: "GET", path: item },
    { name: "command", method: "PUT", path: `${item}/counted`, body: JSON.stringify({ counted: 7 }) },
    { name: "factory", method: "POST", path: "/items", body: JSON.stringify({ name: "Screws", batches }) },
  ],
});

await compareRoutes("Joined page / plain page of 100,000 rows", [
  ["by cursor", "/deliveries-of-makers-by-cursor", "/deliveries-by-cursor"],
  ["by number", "/deliveries-of-makers?page=1", "/deliveries?page=1"],
]);
const slot = { method: "PUT", body: JSON.stringify({ filled: 1 }) };
await compareRoutes(
  "One child of 4,000 / one of 4",
  [["command", "/racks/4000/slots/3/filled", "/racks/4/slots/3/filled"]],
  slot,
);

/**
 * @param {string} title
 * @param {readonly (readonly [name: string, first: string, second: string])[]} rows
 * @param {{ readonly method: string, readonly body?: string }} request
 */
async function compareRoutes(title, rows, request = { method: "GET" }) {
  console.log("");
  printHead(title);
  for (const [name, first, second] of rows)
    await onHost(folder, assembly, {}, (url) =>
      comparePair(name, url, [
        [url, { ...request, name, path: first }],
        [url, { ...request, name, path: second }],
      ]),
    );
}

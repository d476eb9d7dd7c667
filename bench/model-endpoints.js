// @ts-check
// The emitted endpoints of a stored model against the same written by hand, in one host, over the same context of EF Core on SQLite. `node bench/model-endpoints.js` runs this part alone.
import { join } from "node:path";
import { buildModelBenchHost } from "./endpoints/build-bench-host.js";
import { compareEndpoints } from "./endpoints/compare-endpoints.js";

const folder = join(import.meta.dirname, ".work", "model-host");
const item = "/items/0196f3c2-0000-7000-8000-00000000c0de";
const batches = [1, 2, 3].map((quantity) => ({ quantity, price: 2.5 }));

await compareEndpoints(folder, await buildModelBenchHost(folder), {
  generated: "",
  byHand: "/hand",
  operations: [
    { name: "get", method: "GET", path: item },
    { name: "command", method: "PUT", path: `${item}/counted`, body: JSON.stringify({ counted: 7 }) },
    { name: "factory", method: "POST", path: "/items", body: JSON.stringify({ name: "Screws", batches }) },
  ],
});

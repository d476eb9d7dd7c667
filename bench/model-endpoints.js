// @ts-check
// The emitted endpoints of the worked model against the same written by hand, in one host, over the same handlers and store. `node bench/model-endpoints.js` runs this part alone.
import { join } from "node:path";
import { buildModelBenchHost } from "./endpoints/build-bench-host.js";
import { compareEndpoints } from "./endpoints/compare-endpoints.js";

const folder = join(import.meta.dirname, ".work", "model-host");
const reader = "0196f3c2-0000-7000-8000-00000000ada0";
const line = { copy: "0196f3c2-0000-7000-8000-00000000c0de", fine: { amount: 2.5, currency: "EUR" } };

await compareEndpoints(folder, await buildModelBenchHost(folder), {
  generated: "",
  byHand: "/hand",
  operations: [
    { name: "query", method: "GET", path: "/loans-by-state?state=Overdue", headers: { "X-Role": "auditor" } },
    {
      name: "factory",
      method: "POST",
      path: "/loans",
      headers: { "X-Role": "librarian" },
      body: JSON.stringify({ borrower: reader, lines: [line, line, line] }),
    },
  ],
});

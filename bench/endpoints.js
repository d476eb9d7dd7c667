// @ts-check
// Generated endpoints against the same endpoints written by hand, in one host on one database. `node bench/endpoints.js` runs this part alone.
import { join } from "node:path";
import { buildBenchHost } from "./endpoints/build-bench-host.js";
import { compareEndpoints } from "./endpoints/compare-endpoints.js";
import { postOperations } from "./endpoints/post-operations.js";

const folder = join(import.meta.dirname, ".work", "host");

await compareEndpoints(folder, await buildBenchHost(folder), {
  generated: "/posts",
  byHand: "/hand/posts",
  operations: postOperations,
});

// @ts-check
// The same on FastEndpoints: generated classes against classes written by hand. `node bench/fastendpoints.js` runs this part alone.
import { join } from "node:path";
import { buildFastBenchHost } from "./endpoints/build-bench-host.js";
import { compareEndpoints } from "./endpoints/compare-endpoints.js";
import { postOperations } from "./endpoints/post-operations.js";

const folder = join(import.meta.dirname, ".work", "fast-host");

const assembly = await buildFastBenchHost(folder);
if (typeof assembly !== "string") {
  console.log(`Skipped: ${assembly.reason}.`);
} else {
  await compareEndpoints(folder, assembly, {
    generated: "/posts",
    byHand: "/hand/fast/posts",
    operations: postOperations.filter(({ method }) => method === "GET" || method === "POST"),
  });
}

// @ts-check
// The same on FastEndpoints: generated classes against classes written by hand. `node bench/fastendpoints.js` runs this part alone.
import { join } from "node:path";
import { buildFastBenchHost, fastVersion } from "./endpoints/build-bench-host.js";
import { compareEndpoints } from "./endpoints/compare-endpoints.js";
import { postOperations } from "./endpoints/post-operations.js";

const folder = join(import.meta.dirname, ".work", "fast-host");

const assembly = await buildFastBenchHost(folder);
if (assembly === undefined) {
  const where = process.env["TENON_NUGET_SOURCE"] ?? "TENON_NUGET_SOURCE, which is not set";
  console.log(`Skipped: FastEndpoints ${fastVersion} is neither in the package registry nor in ${where}.`);
} else {
  await compareEndpoints(folder, assembly, {
    generated: "/posts",
    byHand: "/hand/fast/posts",
    operations: postOperations,
  });
}

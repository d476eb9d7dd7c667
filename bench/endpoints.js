// @ts-check
// Generated endpoints against the same endpoints written by hand, in one host on one database. `node bench/endpoints.js` runs this part alone.
import { join } from "node:path";
import { buildBenchHost } from "./endpoints/build-bench-host.js";
import { compareEndpoints } from "./endpoints/compare-endpoints.js";

const folder = join(import.meta.dirname, ".work", "host");

const post = JSON.stringify({
  authorId: "00000000-0000-7000-8000-000000000001",
  title: "Measured",
  body: "x".repeat(200),
  likes: 3,
  published: true,
  rating: 4.5,
});

await compareEndpoints(folder, await buildBenchHost(folder), {
  generated: "/posts",
  byHand: "/hand/posts",
  operations: [
    { name: "get", method: "GET", path: "/00000100-0000-7000-8000-000000000001" },
    { name: "list", method: "GET", path: "?published=true&sortBy=likes&sortDir=desc&pageSize=20" },
    { name: "create", method: "POST", path: "", body: post },
  ],
});

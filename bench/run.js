// @ts-check
// Runs the benches. They print ratios within one run, because machines differ and are shared; nothing passes or fails.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Each a script that can be run by itself, from the quickest to the slowest. */
const benches = [
  "graft",
  "cold-build",
  "import",
  "model-front-end",
  "editor",
  "prompts",
  "graft-many",
  "write-models",
  "model-build",
  "openapi",
  "endpoints",
  "rows",
  "fastendpoints",
  "model-endpoints",
  "nx",
  "scale",
];

const names = process.argv.slice(2);
for (const bench of names.length === 0 ? benches : benches.filter((each) => names.includes(each))) {
  console.log(`\n${bench}`);
  const script = fileURLToPath(new URL(`${bench}.js`, import.meta.url));
  const { status } = spawnSync(process.execPath, [script], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

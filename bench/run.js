// @ts-check
// What `npm run bench` prints: ratios taken in one run, as machines differ and are shared. Nothing here passes or fails.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));
const names = process.argv.slice(2);
const benches = readdirSync(folder).filter((name) => name.endsWith(".bench.js"));
const chosen = names.length === 0 ? benches : benches.filter((bench) => names.some((name) => bench.startsWith(name)));

for (const bench of chosen) {
  console.log(`\n${bench.replace(".bench.js", "")}`);
  const { default: run } = await import(pathToFileURL(join(folder, bench)).href);
  console.table(await run());
}

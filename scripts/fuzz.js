// Draws hostile texts for every reader and encoder: `npm run fuzz -- --runs 100000 --seed 1 --only model`. Saves finds as cases.
import { parseArgs } from "node:util";
import { tsImport } from "tsx/esm/api";
import { ensureDependencies } from "./ensure-dependencies.js";

ensureDependencies();
const { values } = parseArgs({
  options: { runs: { type: "string", default: "100000" }, seed: { type: "string" }, only: { type: "string" } },
});
const { runFuzz } = await tsImport("../test/fuzz/run-fuzz.ts", import.meta.url);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
console.log(`seed ${seed}`);
const finds = runFuzz({ runs: Number(values.runs), seed, only: values.only }, console.log);
process.exit(finds.length === 0 ? 0 : 1);

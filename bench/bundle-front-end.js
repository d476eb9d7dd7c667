// @ts-check
// Bundles the front end of models as the build does, in a process of its own: the bundler would count in a measured one.
//   node bench/bundle-front-end.js FILE
// A loader that transforms the sources one by one makes them a quarter slower.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "rolldown";

const [, , file = "front-end.cjs"] = process.argv;
const entry = `${file}.entry.ts`;
const modules = ["parse", "validate", "recheck/recheck"].map((name) =>
  fileURLToPath(new URL(`../generators/model/${name}.ts`, import.meta.url)),
);
writeFileSync(entry, modules.map((module) => `export * from ${JSON.stringify(module)};`).join("\n"));
await build({ input: entry, platform: "node", output: { file, format: "cjs", codeSplitting: false } });

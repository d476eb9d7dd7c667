#!/usr/bin/env node
// Runs the built command, or its source if none is built. Node 20 needs tsx for the source; later versions strip types.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

const built = new URL("./dist/tenon.js", import.meta.url);
if (existsSync(built)) createRequire(import.meta.url)("./dist/tenon.js");
else {
  if (!("typescript" in process.features && process.features.typescript)) (await import("tsx/esm/api")).register();
  await import("./generators/cli.ts");
}

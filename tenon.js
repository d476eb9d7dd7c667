#!/usr/bin/env node
// The built command where there is one, else its source: Node 20 needs tsx for that, later versions strip types themselves.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

const built = new URL("./dist/tenon.js", import.meta.url);
if (existsSync(built)) createRequire(import.meta.url)("./dist/tenon.js");
else {
  if (!process.features.typescript) (await import("tsx/esm/api")).register();
  await import("./generators/cli.ts");
}

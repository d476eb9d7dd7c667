#!/usr/bin/env node
// The built command where there is one, else its source: Node 20 needs tsx for that, later versions strip types themselves.
import { existsSync } from "node:fs";
import module from "node:module";

const built = new URL("./dist/tenon.js", import.meta.url);
if (existsSync(built)) {
  // From Node 22.8 on, what was compiled once need not be compiled again.
  module.enableCompileCache?.();
  module.createRequire(import.meta.url)("./dist/tenon.js");
} else {
  if (!process.features.typescript) (await import("tsx/esm/api")).register();
  await import("./generators/cli.ts");
}

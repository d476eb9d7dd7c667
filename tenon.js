#!/usr/bin/env node
// The built command where there is one, else its source: Node 20 needs tsx for that, later versions strip types themselves.
import { existsSync } from "node:fs";

const built = new URL("./dist/tenon.js", import.meta.url);
if (existsSync(built)) {
  await import(built.href);
} else {
  if (!process.features.typescript) (await import("tsx/esm/api")).register();
  await import("./generators/cli.ts");
}

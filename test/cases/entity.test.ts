import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { graft } from "../in-memory.ts";
import { expectTree } from "./expected-tree.ts";

const folder = new URL("entity/", import.meta.url).pathname;

// Adding a case is adding a folder with `entities.yaml`; `npm test -- --update` writes what is expected, for reading.
test.each(readdirSync(folder))("%s", (name) => {
  const { disk, result } = graft(readFileSync(join(folder, name, "entities.yaml"), "utf8"));
  expect(result.exitCode).toBe(0);
  const emitted = Object.entries(disk.snapshot()).map(([path, text]) => [path.replace("/repo/host/", ""), text]);
  expectTree(join(folder, name), Object.fromEntries(emitted), { only: "Tenon/" });
});

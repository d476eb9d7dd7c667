import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import { emittedFrom } from "../in-memory.ts";
import { expectTree } from "./expected-tree.ts";

const folder = new URL("model/", import.meta.url).pathname;

// Adding a case is adding a folder with a `.model` file, whose contexts no other case has: all are compiled together.
test.each(readdirSync(folder))("%s", (name) => {
  const models = readdirSync(join(folder, name)).filter((file) => file.endsWith(".model"));
  const texts = models.map((file) => [file, readFileSync(join(folder, name, file), "utf8")]);
  expectTree(join(folder, name), emittedFrom(Object.fromEntries(texts)), { except: "Modeler/" });
});

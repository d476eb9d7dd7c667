import { test } from "vitest";
import { emittedFrom } from "../in-memory.ts";
import { casesIn, modelsOf } from "./case-folder.ts";
import { expectTree } from "./expected.ts";

// No two cases may share a context: the live tests compile all of them together.
test.each(casesIn("model"))("$name", (folder) => {
  expectTree(folder, emittedFrom(modelsOf(folder)), { except: "Modeler/" });
});

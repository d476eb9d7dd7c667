import { test } from "vitest";
import { emittedOn } from "../in-memory.ts";
import { casesIn, modelsOf } from "./case-folder.ts";
import { expectTree } from "./expected.ts";

// The live tests compile what the other cases emit for the library, and send requests to it.
test.each(casesIn("fastendpoints"))("$name", (folder) => {
  const files = Object.entries(emittedOn("fastendpoints", modelsOf(folder)));
  const own = files.filter(([path]) => /\/Endpoints\/|\/(?:Binders|Endpoints|EntityTags|Problems)\.cs$/.test(path));
  expectTree(folder, Object.fromEntries(own));
});

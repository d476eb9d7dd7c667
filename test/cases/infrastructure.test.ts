import { test } from "vitest";
import { emittedFrom } from "../in-memory.ts";
import { casesIn, modelsOf } from "./case-folder.ts";
import { expectTree } from "./expected.ts";

// No case may share a context with another one or with a case of `model`: a live test compiles all of them together.
test.each(casesIn("infrastructure"))("$name", (folder) => {
  expectTree(folder, emittedFrom(modelsOf(folder), "infrastructure"));
});

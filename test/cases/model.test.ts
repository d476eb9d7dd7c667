import { test } from "vitest";
import { emittedFrom } from "../in-memory.ts";
import { expectTree } from "./expected-tree.ts";
import { caseFolder, modelCases, modelsOf } from "./model-files.ts";

// Adding a case is adding a folder with a `.model` file, whose contexts no other case has: all are compiled together.
test.each(modelCases)("%s", (name) => {
  expectTree(caseFolder(name), emittedFrom(modelsOf(name)), { except: "Modeler/" });
});

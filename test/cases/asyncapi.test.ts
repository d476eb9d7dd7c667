import { test } from "vitest";
import { printedDocuments } from "../emit/openapi/documents.ts";
import { casesIn, modelsOf } from "./case-folder.ts";
import { expectTree } from "./expected.ts";

test.each(casesIn("asyncapi"))("$name", (folder) => {
  expectTree(folder, printedDocuments(modelsOf(folder), "--target", "asyncapi"));
});

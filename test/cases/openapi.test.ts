import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import { printedDocuments } from "../emit/openapi/documents.ts";
import { expectTree } from "./expected-tree.ts";

const cases = join(import.meta.dirname, "openapi");

// Adding a case is adding a folder with `.model` files, or one whose `options.json` names a folder of them.
test.each(readdirSync(cases).sort())("%s", (name) => {
  const options = join(cases, name, "options.json");
  const { models = `test/cases/openapi/${name}` } = existsSync(options)
    ? JSON.parse(readFileSync(options, "utf8"))
    : {};
  const folder = join(import.meta.dirname, "../..", models);
  const files = readdirSync(folder).filter((file) => file.endsWith(".model"));
  const sources = files.map((file) => [file, readFileSync(join(folder, file), "utf8")]);
  expectTree(join(cases, name), printedDocuments(Object.fromEntries(sources)), {});
});

import { expect, test } from "vitest";
import { build, emitted, emittedFrom } from "../in-memory.ts";
import { casesIn, modelsOf } from "./case-folder.ts";
import { expectTree } from "./expected.ts";

test.each(casesIn("messaging"))("$name", (folder) => {
  const { disk, result } = build(modelsOf(folder), "--layers", "infrastructure", "--messaging", "rabbitmq");
  expect(result.messages).toBe("");
  expectTree(folder, emitted(disk));
});

test.each(casesIn("messaging"))("$name: without a broker, nothing mentions one", (folder) => {
  const files = emittedFrom(modelsOf(folder), "infrastructure");
  expect(Object.entries(files).filter(([path, text]) => /rabbit|broker|messaging/i.test(path + text))).toEqual([]);
});

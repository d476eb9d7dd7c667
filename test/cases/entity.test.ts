import { expect, test } from "vitest";
import { graft } from "../in-memory.ts";
import { casesIn, inputText } from "./case-folder.ts";
import { expectTree } from "./expected.ts";

test.each(casesIn("entity"))("$name", (folder) => {
  const { disk, result } = graft(inputText(folder, "yaml"));
  expect(result.exitCode).toBe(0);
  const emitted = Object.entries(disk.snapshot()).map(([path, text]) => [path.replace("/repo/host/", ""), text]);
  expectTree(folder, Object.fromEntries(emitted), { only: "Tenon/" });
});

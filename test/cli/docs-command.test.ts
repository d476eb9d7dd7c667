import { expect, test } from "vitest";
import { run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const model = { "/repo/m.model": "context Lending { value Fine { amount: Decimal } }" };

test.each([
  ["no model", ["--out", "docs"], "No model was named."],
  ["no folder", ["m.model"], "No folder was named."],
  ["an unknown option", ["m.model", "--outt", "docs"], "Did you mean '--out'?"],
])("%s is a mistake in the command line: exit 2", (_name, args, text) => {
  const { exitCode, messages } = run(memoryDisk(model), "docs", ...args);
  expect([exitCode, messages]).toEqual([2, expect.stringContaining(text)]);
});

test("the page is one file, a second run does nothing, and C# beside it is left alone", () => {
  const disk = memoryDisk(model);
  run(disk, "build", "m.model", "--out", "docs");
  expect(run(disk, "docs", "m.model", "--out", "docs")).toEqual({
    exitCode: 0,
    output: "  create    index.html\n\nFiles: 1 created.\n",
    messages: "",
  });
  expect(run(disk, "docs", "m.model", "--out", "docs", "--prune").output).toMatch(/^Nothing to do/);
  expect(run(disk, "build", "m.model", "--out", "docs", "--prune").output).toMatch(/^Nothing to do/);
});

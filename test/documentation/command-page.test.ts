import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commands } from "../../generators/cli/commands.ts";
import { commandPage } from "../../scripts/reference/command-page.ts";

test("the page of the commands is what scripts/write-reference.js writes", () => {
  const path = new URL("../../docs/reference/commands.md", import.meta.url);
  expect(readFileSync(path, "utf8")).toBe(commandPage(commands));
});

import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommandLine } from "../../generators/cli/run-command-line.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { expectFile } from "../cases/expected.ts";
import { hostShapes, hostsFolder } from "../live-hosts/host-shapes.ts";

const refused = hostShapes().filter((shape) => shape.refused === true);

test.each(refused)("$name", async ({ path, host }) => {
  const args = ["graft", join(hostsFolder, "shop.yaml"), "--host", host, "--dry-run"];
  const { exitCode, output, messages } = await runCommandLine(args, createContext(path));
  expectFile(join(path, "expected.txt"), messages.replaceAll(path, "").replaceAll(hostsFolder, ""));
  expect([exitCode, output]).toEqual([1, ""]);
});

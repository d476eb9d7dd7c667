import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("the playground has no error of types", () => {
  const root = new URL("../../", import.meta.url);
  const { stdout, status } = spawnSync("npx", ["--no-install", "tsc", "-p", "site/playground"], {
    cwd: root,
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([0, ""]);
}, 240_000);

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

test("a process that uses the database's library ends with the exit code that it was given", () => {
  const script = `await import(${JSON.stringify(join(import.meta.dirname, "postgres.ts"))}); process.exitCode = 3;`;
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([3, ""]);
});

// Kills the built command two hundred times in the middle of its work, and a host that delivers events fifty times. A part of the tests does so less often.
import { spawnSync } from "node:child_process";

await import("./build.js");

const env = { TENON_KILLS: "200", TENON_HOST_KILLS: "50", ...process.env };
const runs = [
  ["--project", "unit", "test/files/killed-process"],
  ["--project", "live-api", "test/live-api/events", "-t", "killed between commit and delivery"],
];
const statuses = runs.map((run) => {
  const { status } = spawnSync("npx", ["--no-install", "vitest", "run", ...run], { stdio: "inherit", env });
  return status ?? 1;
});
process.exit(Math.max(...statuses));

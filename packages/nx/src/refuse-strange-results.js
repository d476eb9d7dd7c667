// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cacheDir } from "@nx/devkit";
import { markedTasks } from "./mark.js";

/**
 * Throws if a cache has given a check the result of another task. Nx compares no result with the hash that it asked for.
 * @param {unknown} _options
 * @param {{ readonly taskResults: Readonly<Record<string, import("@nx/devkit").TaskResult>> }} context
 */
export async function refuseStrangeResults(_options, { taskResults }) {
  const strange = Object.values(taskResults).filter(
    ({ task, status }) =>
      ["tenon-check", "tenon-facts"].includes(task.target.target) &&
      status.includes("cache") &&
      isStrange(task.hash ?? ""),
  );
  if (strange.length === 0) return;
  const names = strange.map(({ task }) => task.id).join(", ");
  throw new Error(
    `The cache gave the result of another task for ${names}. Remove it with: nx reset. If it comes back, the cache server mixes up its results.`,
  );
}

/**
 * True for a stored output that another task has marked. One without any mark can be of this task:
 * Nx stores an output as soon as a program ends, at times before it has read the last line.
 * @param {string} hash
 */
function isStrange(hash) {
  const path = join(cacheDir, "terminalOutputs", hash);
  const marked = existsSync(path) ? markedTasks(readFileSync(path, "utf8")) : [];
  return marked.length > 0 && !marked.includes(hash);
}

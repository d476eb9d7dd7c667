// @ts-check
import { spawnSync } from "node:child_process";
import { lstatSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);

/** Makes sure that this Node is recent enough and that `node_modules` is what the lock file says; ends the process when that cannot be had. */
export function ensureDependencies() {
  const needed = neededNode();
  if (isOlder(process.versions.node, needed)) {
    console.error(`This needs Node ${needed} or later; this is Node ${process.versions.node}.`);
    process.exit(1);
  }
  if (timeOf("node_modules/.package-lock.json") < timeOf("package-lock.json")) {
    install();
  }
}

function install() {
  // npm ci empties what a link leads to, which is somebody else's.
  if (lstatSync(new URL("node_modules", root), { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      "node_modules is a link to a folder that does not fit package-lock.json. Remove the link, or run npm ci where it leads.",
    );
    process.exit(1);
  }
  console.error("Installing the dependencies (npm ci) ...");
  // npm's own words go to standard error, so that standard output stays the caller's.
  /** @type {import("node:child_process").SpawnSyncOptions} */
  const options = { cwd: fileURLToPath(root), stdio: ["ignore", 2, 2], shell: process.platform === "win32" };
  const { status, error } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], options);
  if (status !== 0) {
    console.error(
      error === undefined ? "npm ci failed; its reason is above." : `npm could not be run: ${error.message}.`,
    );
    process.exit(status ?? 1);
  }
}

/** @returns {string} The oldest Node that package.json allows, such as `20.19`. */
function neededNode() {
  const { engines } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));
  return engines.node.replace(/^>=\s*/, "");
}

/**
 * @param {string} version
 * @param {string} needed
 */
function isOlder(version, needed) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split(".").map(Number);
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}

/** @param {string} path */
function timeOf(path) {
  return statSync(new URL(path, root), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

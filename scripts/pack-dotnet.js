// Packs the .NET tool: NuGet packages that carry Node, one for each runtime identifier, and one that leads to them.
// npm run pack:dotnet [-- RID[=NODE]...] [--out FOLDER]; by default for this machine, into nupkg/.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { nodeBinary, ownIdentifier } from "./dotnet/node-binary.js";
import { nugetPackage } from "./dotnet/nuget-package.js";
import { commandFor, pointerPackage, toolPackage } from "./dotnet/tool-packages.js";

const root = fileURLToPath(new URL("../", import.meta.url));
const metadata = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const { name, version } = metadata;

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: "string" } } });
  pack(positionals.length === 0 ? [ownIdentifier()] : positionals, resolve(values.out ?? join(root, "nupkg")));
} catch (error) {
  console.error(`pack-dotnet: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/**
 * @param {readonly string[]} wanted
 * @param {string} out
 */
function pack(wanted, out) {
  const files = bundledFiles();
  const tools = wanted.map((one) => {
    const [rid = "", node] = one.split("=", 2);
    return { rid, tool: toolPackage(nodeFor(rid, node), metadata, files) };
  });
  mkdirSync(out, { recursive: true });
  for (const { rid, tool } of tools) written(out, `${name}.${rid}`, tool);
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const rids = tools.map(({ rid }) => rid);
  written(out, name, pointerPackage(rids, metadata, readme));
  const targets = "Tenon.MSBuild.targets";
  const imported = [{ path: `build/${targets}`, content: readFileSync(join(root, "msbuild", targets)) }];
  written(out, "Tenon.MSBuild", nugetPackage({ id: "Tenon.MSBuild", type: "Dependency", readme }, metadata, imported));
}

/** Returns the files of the npm package, with the documentation page in it, so that the tool needs no other package. */
function bundledFiles() {
  const page = filesOf("documentation").map(({ path, content }) => ({ path: `documentation/${path}`, content }));
  const files = [...filesOf("."), ...page];
  for (const needed of ["dist/tenon.js", "documentation/dist/page.html"])
    if (!files.some(({ path }) => path === needed)) throw new Error("Nothing is built. First: npm run build");
  return files;
}

/**
 * Returns the files of an npm package.
 * @param {string} folder
 */
function filesOf(folder) {
  const args = ["pack", "--dry-run", "--json", "--silent", "--ignore-scripts"];
  const cwd = join(root, folder);
  const output = execFileSync("npm", args, { cwd, encoding: "utf8", shell: process.platform === "win32" });
  const [{ files }] = JSON.parse(output);
  /** @type {readonly string[]} */
  const paths = files.map((/** @type {{ path: string }} */ { path }) => path);
  return paths.map((path) => ({ path, content: readFileSync(join(cwd, path)) }));
}

/**
 * Returns Node with a launcher in it, and its license.
 * @param {string} rid
 * @param {string | undefined} given The executable of Node; by default that of npm.
 */
function nodeFor(rid, given) {
  if (rid.startsWith("osx-") && process.platform !== "darwin")
    throw new Error(`The executable for ${rid} has to be signed, which needs a Mac. Pack it there.`);
  if (given !== undefined && !existsSync(given)) throw new Error(`There is no file ${given}.`);
  const node = given === undefined ? nodeBinary(rid).executable : resolve(given);
  return { rid, executable: singleExecutable(node, rid), license: licenseBeside(node) };
}

/**
 * Returns the license that lies beside an executable of Node. The packages of npm for Windows have none; the text is the same.
 * @param {string} node
 */
function licenseBeside(node) {
  const beside = [".", ".."].map((folder) => join(dirname(node), folder, "LICENSE")).find((path) => existsSync(path));
  return readFileSync(beside ?? join(nodeBinary("linux-x64").folder, "LICENSE"));
}

/**
 * Returns Node with a launcher in it. The bundle stays beside it as files: it reads its own templates and schemas.
 * @param {string} node
 * @param {string} rid
 */
function singleExecutable(node, rid) {
  const folder = mkdtempSync(join(tmpdir(), "tenon-dotnet-"));
  try {
    const output = join(folder, commandFor(rid, name));
    const main = join(root, "scripts/dotnet/launcher.cjs");
    const settings = { main, output, executable: node, disableExperimentalSEAWarning: true };
    writeFileSync(join(folder, "sea.json"), JSON.stringify(settings));
    const builder = nodeBinary(ownIdentifier()).executable;
    const { status, stderr } = spawnSync(builder, ["--build-sea", join(folder, "sea.json")], { encoding: "utf8" });
    if (status !== 0) throw new Error(`Node could not make an executable of ${node}: ${stderr.trim()}`);
    if (rid.startsWith("osx-")) execFileSync("codesign", ["--sign", "-", "--force", output]);
    return readFileSync(output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} out
 * @param {string} id
 * @param {Buffer} content
 */
function written(out, id, content) {
  const path = join(out, `${id}.${version}.nupkg`);
  writeFileSync(path, content);
  console.log(`${path}  ${(content.length / 1e6).toFixed(1)} MB`);
}

// Packs the .NET tool: NuGet packages that carry Node, one for each runtime identifier, and one that leads to them.
// npm run pack:dotnet [-- RID[=NODE]...] [--out FOLDER]; by default for this machine, into nupkg/.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { nodeBinary, ownIdentifier } from "./dotnet/node-binary.js";
import { nugetPackage, textFile } from "./dotnet/nuget-package.js";

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
    return { rid, tool: toolPackage(rid, node, files) };
  });
  mkdirSync(out, { recursive: true });
  for (const { rid, tool } of tools) written(out, `${name}.${rid}`, tool);
  const others = tools.map(
    ({ rid }) => `    <RuntimeIdentifierPackage RuntimeIdentifier="${rid}" Id="${name}.${rid}" />\n`,
  );
  const settings = toolSettings(
    `<Command Name="${name}" />`,
    `\n  <RuntimeIdentifierPackages>\n${others.join("")}  </RuntimeIdentifierPackages>`,
  );
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const pointer = [textFile("tools/net10.0/any/DotnetToolSettings.xml", settings)];
  written(out, name, nugetPackage({ id: name, type: "DotnetTool", readme }, metadata, pointer));
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
 * Returns the package of one runtime identifier.
 * @param {string} rid
 * @param {string | undefined} node The executable of Node; by default that of npm.
 * @param {readonly import("./dotnet/nuget-package.js").PackedFile[]} files
 */
function toolPackage(rid, node, files) {
  if (rid.startsWith("osx-") && process.platform !== "darwin")
    throw new Error(`The executable for ${rid} has to be signed, which needs a Mac. Pack it there.`);
  if (node !== undefined && !existsSync(node)) throw new Error(`There is no file ${node}.`);
  const { executable, folder } =
    node === undefined ? nodeBinary(rid) : { executable: resolve(node), folder: undefined };
  const command = rid.startsWith("win-") ? `${name}.exe` : name;
  const text = folder === undefined ? undefined : join(folder, "LICENSE");
  const license =
    text === undefined || !existsSync(text) ? [] : [{ path: "node.license.txt", content: readFileSync(text) }];
  const inside = [
    ...files,
    ...license,
    { path: command, content: singleExecutable(executable, command), isExecutable: true },
    textFile(
      "DotnetToolSettings.xml",
      toolSettings(`<Command Name="${name}" EntryPoint="${command}" Runner="executable" />`),
    ),
  ];
  return nugetPackage(
    { id: `${name}.${rid}`, type: "DotnetToolRidPackage" },
    metadata,
    inside.map((file) => ({ ...file, path: `tools/any/${rid}/${file.path}` })),
  );
}

/**
 * Returns Node with a launcher in it. The bundle stays beside it as files: it reads its own templates and schemas.
 * @param {string} node
 * @param {string} command
 */
function singleExecutable(node, command) {
  const folder = mkdtempSync(join(tmpdir(), "tenon-dotnet-"));
  try {
    const output = join(folder, command);
    const main = join(root, "scripts/dotnet/launcher.cjs");
    const settings = { main, output, executable: node, disableExperimentalSEAWarning: true };
    writeFileSync(join(folder, "sea.json"), JSON.stringify(settings));
    const builder = nodeBinary(ownIdentifier()).executable;
    const { status, stderr } = spawnSync(builder, ["--build-sea", join(folder, "sea.json")], { encoding: "utf8" });
    if (status !== 0) throw new Error(`Node could not make an executable of ${node}: ${stderr.trim()}`);
    if (process.platform === "darwin") execFileSync("codesign", ["--sign", "-", "--force", output]);
    return readFileSync(output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} command
 * @param {string} [rest]
 */
function toolSettings(command, rest = "") {
  return `<?xml version="1.0" encoding="utf-8"?>
<DotNetCliTool Version="2">
  <Commands>${command}</Commands>${rest}
</DotNetCliTool>
`;
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

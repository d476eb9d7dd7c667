// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { restore } from "./dotnet.js";

/** The versions of FastEndpoints that tests and benchmarks ask for, one of each supported major. */
export const fastEndpointsVersions = { 7: "7.2.0", 8: "8.3.0" };

const ATTEMPTS = 3;

/** The packages that come along with FastEndpoints in a version that differs from registry to registry. */
const pinned = ["FluentValidation"];

// The codes of NuGet for a package, or a version of it, that no source has.
const unserved = new Set(["NU1101", "NU1102", "NU1103"]);

/**
 * @typedef {{ items: string }} Served The items of a project file that refer to the packages, each in exactly one version.
 * @typedef {{ reason: string, isUnserved: boolean }} Missing Why they cannot be had; `isUnserved` if that is the word of the registry.
 */

/**
 * Asks for exactly one version of FastEndpoints, and pins what came along at the version that was really restored.
 * @param {string} version
 * @param {readonly string[]} [flags] More options of the restore.
 * @returns {Promise<Served | Missing>}
 */
export async function fastEndpointsPackages(version, flags = []) {
  const folder = mkdtempSync(join(tmpdir(), "tenon-packages-"));
  try {
    const exact = reference("FastEndpoints", version);
    const framework = "<PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>";
    writeFileSync(
      join(folder, "Probe.csproj"),
      `<Project Sdk="Microsoft.NET.Sdk.Web">${framework}${ownSource()}<ItemGroup>${exact}</ItemGroup></Project>`,
    );
    for (let attempt = 1; ; attempt++) {
      const failure = await restore(folder, flags);
      const { libraries, logs } = assetsIn(folder);
      if (failure === undefined)
        return { items: `${ownSource()}<ItemGroup>${[exact, ...pins(libraries)].join("")}</ItemGroup>` };
      const missing = logs.find(({ code }) => unserved.has(code));
      // Anything but the word of the registry can be a fault of the network, which the next attempt may be spared.
      if (missing === undefined && attempt < ATTEMPTS) continue;
      const words = missing?.message.split("\n", 1)[0] ?? failure;
      return { reason: `FastEndpoints ${version} cannot be had: ${words}`, isUnserved: missing !== undefined };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the property that adds the folder of `TENON_NUGET_SOURCE`, for packages that the registry lacks. */
function ownSource() {
  const folder = process.env["TENON_NUGET_SOURCE"];
  if (folder === undefined) return "";
  return `<PropertyGroup><RestoreAdditionalProjectSources>${resolve(folder)}</RestoreAdditionalProjectSources></PropertyGroup>`;
}

/**
 * @param {string} folder
 * @returns {{ libraries: Readonly<Record<string, unknown>>, logs: readonly { code: string, message: string }[] }}
 */
function assetsIn(folder) {
  const path = join(folder, "obj", "project.assets.json");
  return { libraries: {}, logs: [], ...(existsSync(path) && JSON.parse(readFileSync(path, "utf8"))) };
}

/** @param {Readonly<Record<string, unknown>>} libraries */
function pins(libraries) {
  const restored = Object.keys(libraries).map((key) => key.split("/"));
  return restored.filter(([id = ""]) => pinned.includes(id)).map(([id = "", version = ""]) => reference(id, version));
}

/**
 * @param {string} id
 * @param {string} version
 */
function reference(id, version) {
  return `<PackageReference Include="${id}" Version="[${version}]" />`;
}

import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

export const root = new URL("../../", import.meta.url).pathname;

/** A folder with the packages as its only source, and a home of its own. */
export interface Feed {
  readonly folder: string;
  /** The folder of the packages. */
  readonly packages: string;
}

/** Packs the .NET tool of this machine into a new folder. */
export function packed(): Feed {
  const folder = mkdtempSync(join(tmpdir(), "tenon-dotnet-"));
  const packages = join(folder, "packages");
  execFileSync(process.execPath, [join(root, "scripts/pack-dotnet.js"), "--out", packages], { stdio: "pipe" });
  mkdirSync(join(folder, "home"));
  linkPrograms(join(folder, "programs"));
  const source = `<add key="local" value="${packages}" />`;
  writeFileSync(
    join(folder, "nuget.config"),
    `<configuration><packageSources><clear />${source}</packageSources></configuration>`,
  );
  return { folder, packages };
}

/** Runs a program with the variables of the system alone, as on a machine without Node. */
export function run(
  { folder }: Feed,
  program: string,
  args: readonly string[],
  cwd = folder,
  variables: Readonly<Record<string, string>> = {},
) {
  const home = join(folder, "home");
  const { status, stdout, stderr } = spawnSync(program, [...args], {
    cwd,
    encoding: "utf8",
    env: {
      HOME: home,
      DOTNET_CLI_HOME: home,
      NUGET_PACKAGES: join(home, "packages"),
      PATH: join(folder, "programs"),
      DOTNET_CLI_TELEMETRY_OPTOUT: "1",
      DOTNET_NOLOGO: "1",
      DOTNET_CLI_USE_MSBUILD_SERVER: "0",
      MSBUILDDISABLENODEREUSE: "1",
      ...variables,
    },
  });
  return { status, output: `${stdout}${stderr}` };
}

/** Returns the path of the .NET SDK; undefined without one. Throws on a machine of the gate, which has to have it. */
export function dotnetPath(): string | undefined {
  const found = foldersOfPath().find((folder) => namesIn(folder).includes("dotnet"));
  if (found === undefined && process.env["CI"]) throw new Error("The tests of the .NET tool need the .NET SDK.");
  return found === undefined ? undefined : join(found, "dotnet");
}

const ofNode = new Set(["node", "nodejs", "npm", "npx", "corepack"]);

/** Makes a folder that leads to the programs of the PATH but Node. The SDK calls some of them, such as `chmod`. */
function linkPrograms(folder: string): void {
  mkdirSync(folder);
  const programs = new Map(
    foldersOfPath()
      .reverse()
      .flatMap((from) => namesIn(from).map((name) => [name, join(from, name)] as const)),
  );
  for (const [name, path] of programs) if (!ofNode.has(name)) symlinkSync(path, join(folder, name));
}

function foldersOfPath(): string[] {
  return (process.env["PATH"] ?? "").split(delimiter);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The PATH can name folders that are not there.
    return [];
  }
}

import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** A command of the language server, and the advice for a machine that cannot start it. */
export interface ServerCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string | undefined;
  readonly advice: string;
}

/** Returns the command of the server: that of the settings, else the one that a folder of the workspace installed, else the one of the machine. */
export function serverCommand(stated: readonly string[], folders: readonly string[]): ServerCommand {
  const [command, ...args] = stated;
  const [cwd] = folders;
  if (command !== undefined) return { command, args, cwd, advice: "Correct the setting `tenon.server.command`." };
  for (const folder of folders) {
    const installed = packageIn(folder) ?? toolIn(folder);
    if (installed !== undefined) return { ...installed, cwd: folder };
  }
  return { command: "tenon", args: ["lsp"], cwd, advice: "Install Tenon in the workspace, or name its command." };
}

type Installed = Omit<ServerCommand, "cwd">;

/** Finds the package of Tenon as Node does from a folder, so that one above the folder counts, too. */
function packageIn(folder: string): Installed | undefined {
  try {
    const manifest = createRequire(join(folder, "_.js")).resolve("tenon/package.json");
    const args = [join(dirname(manifest), "dist/tenon.js"), "lsp"];
    return { command: "node", args, advice: "The package of Tenon needs Node on the PATH." };
  } catch {
    // Node reports a missing package by an error.
    return undefined;
  }
}

/** Finds Tenon among the .NET tools of a folder. */
function toolIn(folder: string): Installed | undefined {
  const manifest = join(folder, ".config/dotnet-tools.json");
  if (!(existsSync(manifest) && /"tenon"\s*:/.test(readFileSync(manifest, "utf8")))) return undefined;
  return { command: "dotnet", args: ["tenon", "lsp"], advice: "Run `dotnet tool restore`." };
}

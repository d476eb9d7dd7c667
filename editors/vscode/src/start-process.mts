import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import type { ServerCommand } from "./server-command.mts";

/** Starts the process of a server. Throws if there is no such command. */
export async function startProcess({ command, args, cwd }: ServerCommand): Promise<ChildProcessWithoutNullStreams> {
  // On Windows the command of a package is a script, which only a shell starts.
  const shell = process.platform === "win32" && command !== "node" && command !== "dotnet";
  const started = spawn(command, args, { shell, ...(cwd !== undefined && { cwd }) });
  await once(started, "spawn");
  return started;
}

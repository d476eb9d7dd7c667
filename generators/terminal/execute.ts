import { spawn } from "node:child_process";
import process from "node:process";
import type { ProgramRun } from "../cli/command.ts";

/** Without a greeting, and in the one language that Tenon reads. */
const variables = { DOTNET_CLI_TELEMETRY_OPTOUT: "1", DOTNET_CLI_UI_LANGUAGE: "en", DOTNET_NOLOGO: "1", NO_COLOR: "1" };

/** More than any build prints. A program that prints without end is stopped. */
const largestOutput = 64 * 1024 * 1024;

/**
 * Runs a program with everything that it starts, and stops all of that after a number of minutes, or when the user presses Ctrl-C.
 * Never rejects.
 */
export function execute(
  program: string,
  args: readonly string[],
  folder: string,
  { minutes }: { readonly minutes: number },
): Promise<ProgramRun> {
  const isWindows = process.platform === "win32";
  return new Promise((resolve) => {
    // A group of its own, so that a signal reaches the programs that it starts.
    const child = spawn(program, args, {
      cwd: folder,
      detached: !isWindows,
      env: { ...process.env, ...variables },
      stdio: ["ignore", "pipe", "pipe"],
      windowsHide: true,
    });
    const pieces: Buffer[] = [];
    let size = 0;
    let end: ProgramRun["end"] | undefined;
    const stop = (reason: "hangs" | "cancelled") => {
      end ??= reason;
      if (isWindows) spawn("taskkill", ["/pid", String(child.pid), "/t", "/f"], { stdio: "ignore" });
      else if (child.pid !== undefined) killGroup(child.pid);
    };
    const cancel = () => stop("cancelled");
    const timer = setTimeout(() => stop("hangs"), minutes * 60_000);
    const signals = ["SIGINT", "SIGTERM"] as const;
    for (const signal of signals) process.once(signal, cancel);
    const finish = (found: ProgramRun["end"]) => {
      clearTimeout(timer);
      for (const signal of signals) process.removeListener(signal, cancel);
      resolve({ end: end ?? found, output: Buffer.concat(pieces).toString() });
    };
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (piece: Buffer) => {
        size += piece.length;
        if (size > largestOutput) stop("hangs");
        else pieces.push(piece);
      });
    child.once("error", () => finish("absent")).once("close", (code) => finish(code ?? "hangs"));
  });
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

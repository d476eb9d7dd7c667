import { getBuiltinModule } from "node:process";

type ChildProcess = typeof import("node:child_process");

/** The bounds of one call of Git. */
interface Bounds {
  /** In bytes. */
  readonly largestOutput?: number;
  /** In milliseconds. */
  readonly timeout: number;
}

/** Calls Git in a folder and returns its output; undefined if it fails, is not installed or passes a bound. */
export function git(folder: string, args: readonly string[], { largestOutput, timeout }: Bounds): Buffer | undefined {
  // Loaded here, because a run outside a work tree is a hundredth faster without it.
  const { spawnSync }: ChildProcess = getBuiltinModule("node:child_process");
  const { status, stdout } = spawnSync("git", args, { cwd: folder, maxBuffer: largestOutput, timeout });
  return status === 0 ? stdout : undefined;
}

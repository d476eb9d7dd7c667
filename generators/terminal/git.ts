import { delimiter, isAbsolute } from "node:path";
import { env, getBuiltinModule, platform } from "node:process";
import type { ReadableDisk } from "../files/disk/disk.ts";
import { isInFolder } from "../text/folders.ts";

type ChildProcess = typeof import("node:child_process");

/** The bounds of one call of Git. */
interface Call {
  /** In bytes. */
  readonly largestOutput: number;
  /** In milliseconds. */
  readonly timeout: number;
}

/** Settings with which no command that a repository names is run. They win over those of its `.git/config`. */
const harmless = [
  "core.fsmonitor=false",
  "core.hooksPath=/dev/null",
  "submodule.recurse=false",
  "protocol.allow=never",
];

/** Variables of the same purpose. The settings of a repository cannot allow a protocol that the list lacks. */
const variables = {
  GIT_ALLOW_PROTOCOL: "none",
  GIT_NO_LAZY_FETCH: "1",
  GIT_OPTIONAL_LOCKS: "0",
  GIT_TERMINAL_PROMPT: "0",
} as const;

/**
 * Calls Git at the top of a work tree and returns its output; undefined if it fails, is not installed or passes a bound.
 * The work tree may come from anybody: callers use commands that neither write the index nor read files through filters.
 */
export function git(disk: ReadableDisk, top: string, args: readonly string[], call: Call): Buffer | undefined {
  const program = programIn(disk, top);
  if (program === undefined) return undefined;
  // Loaded here, because a run without a commit as its baseline is a hundredth faster without it.
  const { spawnSync }: ChildProcess = getBuiltinModule("node:child_process");
  const { status, stdout } = spawnSync(program, ["--no-pager", ...harmless.flatMap((one) => ["-c", one]), ...args], {
    cwd: top,
    env: { ...env, ...variables },
    maxBuffer: call.largestOutput,
    timeout: call.timeout,
  });
  return status === 0 ? stdout : undefined;
}

/** Finds Git by its whole path, outside of the work tree: Windows would take one from the current folder. */
function programIn(disk: ReadableDisk, top: string): string | undefined {
  const name = platform === "win32" ? "git.exe" : "git";
  return (env["PATH"] ?? "")
    .split(delimiter)
    .filter((folder) => isAbsolute(folder))
    .map((folder) => folder.replaceAll("\\", "/"))
    .filter((folder) => !isInFolder(top, folder))
    .map((folder) => `${folder}/${name}`)
    .find((path) => disk.kind(path) === "file");
}

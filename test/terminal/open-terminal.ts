import { spawn, spawnSync } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

/** A program at a terminal: keys in, screen out. */
export interface Terminal {
  /** Waits until the screen shows a text that is new since the last key, then types. */
  readonly answer: (shown: string | RegExp, keys: string) => Promise<void>;
  /** Waits for the end of the program and returns its exit code. */
  readonly ended: () => Promise<number>;
  /** Returns the whole output without escape sequences that move the cursor. */
  readonly screen: () => string;
  /** Returns the whole output with all escape sequences. */
  readonly raw: () => string;
}

export interface TerminalOptions {
  readonly folder: string;
  readonly columns?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

export const keys = { enter: "\r", down: "\u001b[B", up: "\u001b[A", interrupt: "\u0003" } as const;

/** Returns true if this machine can create a terminal: the program `script` exists. */
export const hasTerminal = spawnSync("script", ["--version"]).status === 0;

if (!hasTerminal && process.env["CI"]) throw new Error("The terminal tests need script, of bsdutils or util-linux.");

const patience = 60_000;

/** Starts a program in a terminal of its own. */
export function openTerminal(
  command: readonly string[],
  { folder, columns = 80, environment = {} }: TerminalOptions,
): Terminal {
  const words = command.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
  const { CI: _, NODE_ENV: __, NO_COLOR: ___, FORCE_COLOR: ____, ...inherited } = process.env;
  const child = spawn("script", ["-qefc", `stty rows 40 cols ${columns}; exec ${words}`, "/dev/null"], {
    cwd: folder,
    env: { ...inherited, TERM: "xterm", ...environment },
  });
  let output = "";
  let read = 0;
  child.stdout.setEncoding("utf8").on("data", (piece: string) => {
    output += piece;
  });
  const code = new Promise<number>((resolve) => child.once("close", (status) => resolve(status ?? -1)));
  const screen = () => stripVTControlCharacters(output);
  return {
    answer: async (shown, typed) => {
      const isShown = () => {
        const fresh = stripVTControlCharacters(output.slice(read));
        return typeof shown === "string" ? fresh.includes(shown) : shown.test(fresh);
      };
      const start = Date.now();
      while (!isShown() && child.exitCode === null && Date.now() - start < patience) await pause(10);
      if (!isShown()) {
        child.kill("SIGKILL");
        throw new Error(`The terminal never showed ${shown}. It shows:\n${screen()}`);
      }
      read = output.length;
      child.stdin.write(typed);
    },
    ended: () => {
      const impatience = setTimeout(() => child.kill("SIGKILL"), patience);
      return code.finally(() => clearTimeout(impatience));
    },
    screen,
    raw: () => output,
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

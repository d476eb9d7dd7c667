import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** A process that compiles and runs hosts, one after the other. */
export interface Runner {
  /** Compiles as `csc` does with these arguments, and returns the errors and warnings. */
  readonly compile: (args: readonly string[]) => Promise<readonly string[]>;
  /** Stops the host that runs, and runs another one in its folder; returns its address, or why it does not start. */
  readonly start: (
    assembly: string,
    folder: string,
  ) => Promise<{ readonly url: string | null; readonly faults: readonly string[] }>;
  readonly end: () => void;
}

interface Answer {
  readonly faults: readonly string[];
  readonly url: string | null;
}

/** Starts the process of a built runner. */
export function startRunner(assembly: string): Runner {
  const child = spawn("dotnet", [assembly], {
    stdio: ["pipe", "pipe", "inherit"],
    env: {
      ...process.env,
      ASPNETCORE_ENVIRONMENT: "Development",
      ASPNETCORE_URLS: "http://127.0.0.1:0",
      Logging__LogLevel__Default: "None",
    },
  });
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  const waiting: ((answer: Answer) => void)[] = [];
  createInterface(child.stdout).on("line", (line) => {
    if (line.startsWith("@@")) waiting.shift()?.(JSON.parse(line.slice(2)));
  });
  child.once("close", () => {
    process.removeListener("exit", kill);
    for (const answer of waiting) answer({ faults: ["The runner ended."], url: null });
  });
  const ask = (request: object) =>
    new Promise<Answer>((resolve) => {
      waiting.push(resolve);
      child.stdin.write(`${JSON.stringify(request)}\n`);
    });
  return {
    compile: async (args) => (await ask({ compile: args })).faults,
    start: (assembly, folder) => ask({ start: assembly, folder }),
    end: kill,
  };
}

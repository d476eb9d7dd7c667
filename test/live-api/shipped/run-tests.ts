import { spawn } from "node:child_process";
import { dotnetEnvironment } from "../../../scripts/dotnet.js";

/** The numbers of a test run, and the names of the tests that did not pass. */
interface TestRun {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
  readonly output: string;
}

/** Builds and runs the tests of a project as a user does. Throws if it does not build. */
export async function runTests(folder: string, variables: Readonly<Record<string, string>> = {}): Promise<TestRun> {
  const output = await dotnet(folder, variables, "test", "-warnaserror");
  const [, passed] = /Passed: +(\d+)/.exec(output) ?? [];
  if (passed === undefined) throw new Error(`The tests do not run:\n${output}`);
  const marked = (word: string) =>
    [...output.matchAll(new RegExp(`(\\S+) \\[${word}\\]`, "g"))].map(([, name = ""]) => name);
  return { passed: Number(passed), failed: marked("FAIL").sort(), skipped: marked("SKIP").sort(), output };
}

function dotnet(
  folder: string,
  variables: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn("dotnet", args, { cwd: folder, env: { ...process.env, ...dotnetEnvironment, ...variables } });
    const pieces: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (piece: string) => pieces.push(piece));
    child.once("error", reject).once("close", () => resolve(pieces.join("")));
  });
}

import process from "node:process";
import { runCommandLine } from "./cli/run-command-line.ts";
import { createSurroundings } from "./create-surroundings.ts";

try {
  const { exitCode, output, messages } = runCommandLine(process.argv.slice(2), createSurroundings(process.cwd()));
  process.stdout.write(output);
  process.stderr.write(messages);
  process.exitCode = exitCode;
} catch (error) {
  process.stderr.write(
    `internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\nThis is a bug in Tenon. Nothing was written.\n`,
  );
  process.exitCode = 70;
}

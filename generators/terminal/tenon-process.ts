import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import type { TenonProcess, TracedResult } from "../cli/command.ts";
import { servingVariable } from "./serving-variable.ts";

/**
 * Returns a process of Tenon that is not started yet. It carries out one command after the other, as half of the time of its first one is that of Node, which loads and compiles.
 * One that was killed starts again with the next command.
 */
export function tenonProcess(program: () => string, folder: string): TenonProcess {
  let child: ChildProcess | undefined;
  return {
    run: async (args) => {
      // Loaded when it is needed, as one command alone starts processes.
      const { spawn } = await import("node:child_process");
      const env = { ...process.env, [servingVariable]: "1" };
      if (!child?.connected)
        child = spawn(process.execPath, [program()], { cwd: folder, env, stdio: ["ignore", "ignore", "pipe", "ipc"] });
      return answerOf(child, args);
    },
    end: async () => {
      if (!child?.connected) return;
      child.disconnect();
      await once(child, "exit");
    },
  };
}

/** Sends a command to a process and waits for its result, or for the end of the process. */
function answerOf(child: ChildProcess, args: readonly string[]): Promise<TracedResult> {
  return new Promise((resolve) => {
    const said: Buffer[] = [];
    const hear = (piece: Buffer) => said.push(piece);
    const end = (result: TracedResult) => {
      child.removeAllListeners();
      child.stderr?.removeListener("data", hear);
      resolve(result);
    };
    const crash = (reason: string) =>
      end({ exitCode: 70, output: "", messages: `${Buffer.concat(said).toString()}error: ${reason}\n` });
    child.stderr?.on("data", hear);
    child
      // A process of this version sends nothing but results.
      .once("message", (result) => end(result as TracedResult))
      .once("error", ({ message }) => crash(message))
      .once("close", (code, signal) => crash(`The run was ended by ${signal ?? `code ${code}`}.`));
    // A process that has ended meanwhile closes.
    child.send(args, () => undefined);
  });
}

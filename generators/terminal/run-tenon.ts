import { spawn } from "node:child_process";
import process from "node:process";
import type { CommandResult } from "../cli/command.ts";

/** Runs a command of Tenon in a process of its own, without a user to ask. Never rejects. */
export function runTenon(program: string, args: readonly string[], folder: string): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    const [output, messages]: readonly [Buffer[], Buffer[]] = [[], []];
    child.stdout.on("data", (piece: Buffer) => output.push(piece));
    child.stderr.on("data", (piece: Buffer) => messages.push(piece));
    const end = (exitCode: number, reason = "") => {
      const said = `${Buffer.concat(messages).toString()}${reason}`;
      resolve({ exitCode, output: Buffer.concat(output).toString(), messages: said });
    };
    child
      .once("error", ({ message }) => end(crash, `error: ${message}\n`))
      .once("close", (code, signal) =>
        end(code ?? crash, code === null ? `error: The run was ended by ${signal}.\n` : ""),
      );
  });
}

const crash = 70;

import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runCommandLine } from "../../generators/cli/run-command-line.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { temporaryFolder } from "../files/temporary-folder.ts";

// On the real disk, as memory has no such files. Spec: command-line, Exit codes.

const good = "context A { enum E { B } }\n";

/** Runs a command in a folder of these files and returns exit code and diagnostic codes. Expects that no file changes. */
async function outcomeOf(command: readonly string[], make: (folder: string) => void) {
  const folder = temporaryFolder();
  make(folder);
  const before = contentsOf(folder);
  const { exitCode, messages, output } = await runCommandLine(command, createContext(folder));
  expect([contentsOf(folder), output]).toEqual([before, ""]);
  return { exitCode, messages, codes: [...messages.matchAll(/(?:error|warning) (\w+):/g)].map(([, code]) => code) };
}

function contentsOf(folder: string): readonly (readonly [string, string])[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.map((entry) => {
    const path = `${entry.parentPath}/${entry.name}`;
    return [path, entry.isFile() ? readFileSync(path, "latin1") : ""] as const;
  });
}

const write = (name: string, content: string | Uint8Array) => (folder: string) =>
  writeFileSync(`${folder}/${name}`, content);

const commands = [
  ["build --out", ["build", "--out", "out"]],
  ["build", ["build"]],
  ["fmt", ["fmt"]],
  ["fmt --check", ["fmt", "--check"]],
] as const;

const inputs = [
  ["a file that is not there", "no.model", write("a.model", good), 5, ["TEN0611"]],
  ["a folder that is not there", "no/such", write("a.model", good), 5, ["TEN0611"]],
  ["a folder without models", ".", write("readme.txt", "nothing"), 1, ["TEN0612"]],
  ["a folder that is called as a model", ".", (folder: string) => mkdirSync(`${folder}/a.model`), 1, ["TEN0612"]],
  ["bytes that are no UTF-8", "a.model", write("a.model", new Uint8Array([0xc3, 0x28])), 1, ["TEN0102"]],
  ["UTF-16", "a.model", write("a.model", Buffer.from(`\ufeff${good}`, "utf16le")), 1, ["TEN0102"]],
  ["NUL", "a.model", write("a.model", "context A { \0 }"), 1, ["TEN0103"]],
  ["a file that is too large", "a.model", write("a.model", " ".repeat(2 * 1024 * 1024)), 1, ["TEN0101"]],
  ["a FIFO", "a.model", (folder: string) => execFileSync("mkfifo", [`${folder}/a.model`]), 5, ["TEN0507"]],
  ["a FIFO in a folder", ".", (folder: string) => execFileSync("mkfifo", [`${folder}/a.model`]), 1, ["TEN0612"]],
] as const;

const runs = inputs.flatMap(([what, input, make, exitCode, codes]) =>
  commands.map(([name, [command, ...options]]) => ({
    what,
    name,
    args: [command, input, ...options],
    make,
    exitCode,
    codes,
  })),
);

test.each(runs)(
  "tenon $name of $what: exit $exitCode, $codes, nothing written",
  async ({ args, make, exitCode, codes }) => {
    const outcome = await outcomeOf(args, (folder) => void make(folder));
    expect([outcome.exitCode, outcome.codes]).toEqual([exitCode, codes]);
  },
);

test.each(commands.slice(0, 2))(
  "tenon %s of two files that give one context different versions",
  async (_name, [command, ...options]) => {
    const outcome = await outcomeOf([command, ".", ...options], (folder) => {
      writeFileSync(`${folder}/a.model`, "context A version 1 { }\n");
      writeFileSync(`${folder}/b.model`, "context A version 2 { }\n");
    });
    expect([outcome.exitCode, outcome.codes]).toEqual([1, ["TEN0601"]]);
    expect(outcome.messages).toContain("b.model:1:19");
    expect(outcome.messages).toContain("a.model:1:19");
  },
);

test.each([
  ["build", ["build", "a.model", "--uot", "x"], ["--out", "--layers", "--target"]],
  ["build, its layers", ["build", "a.model", "--layers", "web"], ["domain", "application", "api"]],
  ["build, its targets", ["build", "a.model", "--target", "java"], ["csharp", "openapi"]],
  ["fmt", ["fmt", "a.model", "--quick"], ["--check"]],
] as const)("tenon %s: what is unknown is refused with a list of what there is, exit 2", async (_name, args, known) => {
  const outcome = await outcomeOf(args, write("a.model", "context   A{}"));
  expect(outcome.exitCode).toBe(2);
  for (const word of known) expect(outcome.messages).toContain(word);
});

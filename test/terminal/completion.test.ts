import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTerminal } from "./open-terminal.ts";

const root = new URL("../../", import.meta.url).pathname;
const tenon = `${process.execPath} ${join(root, "tenon.js")}`;

/** Returns true if a shell is installed. The gate installs all of them. */
function has(shell: string): boolean {
  const isHere = spawnSync(shell, ["--version"]).status === 0;
  if (!isHere && process.env["CI"]) throw new Error(`The completion tests need ${shell}.`);
  return isHere;
}

test.runIf(has("bash"))("bash completes commands, then options with their words, then files", () => {
  const complete = (...words: readonly string[]) => {
    const list = words.map((word) => `'${word}'`).join(" ");
    const script = `source <(${tenon} completion bash); COMP_WORDS=(tenon ${list}); COMP_CWORD=${words.length}; _tenon; echo "\${COMPREPLY[*]}"`;
    return spawnSync("bash", ["-c", script], { cwd: root, encoding: "utf8" }).stdout.trim();
  };
  expect(complete("gr")).toBe("graft");
  expect(complete("relationship", "--p")).toBe("--prune --parent".split(" ").sort().join(" "));
  expect(complete("graft", "READ")).toBe("README.md");
  expect(complete("graft", "--on-conflict", "")).toBe("keep overwrite new merge");
  expect(complete("graft", "--host", "READ")).toBe("README.md");
  expect(complete("explain", "TEN030")).toContain("TEN0303");
  expect([complete("remove", "READ"), complete("remove", "--host", "READ")]).toEqual(["", "README.md"]);
});

test.runIf(has("fish"))("fish completes commands, with what they do, then options with their words, then files", () => {
  const complete = (line: string) => {
    const script = `${tenon} completion fish | source; complete -C '${line}'`;
    return spawnSync("fish", ["--no-config", "-c", script], { cwd: root, encoding: "utf8" }).stdout.trim().split("\n");
  };
  expect(complete("tenon gra")).toEqual(["graft\tgraft the endpoints of an entity file onto a .NET host"]);
  expect(complete("tenon relationship --p").sort()).toEqual([
    "--parent\tthe entity that has the list",
    "--prune\tdelete files that are no longer produced, unless they were edited",
  ]);
  expect(complete("tenon graft READ")).toEqual(["README.md"]);
  expect(complete("tenon graft --on-conflict o").map((line) => line.split("\t")[0])).toEqual(["overwrite"]);
  expect(complete("tenon explain TEN0303")).toEqual(["TEN0303"]);
  expect(complete("tenon remove READ")).toEqual([""]);
});

test.runIf(has("zsh"))(
  "zsh completes commands, then options with their words, then files",
  { timeout: 180_000 },
  async () => {
    // Keys that are typed before the prompt stands can be lost, so each line waits for it, and nothing else may look like it.
    const terminal = openTerminal(["zsh", "-f", "-i", "+o", "prompt_sp"], { folder: root });
    await terminal.answer(/[#%] $/, "PS1='rea''dy> '\r");
    await terminal.answer("ready> ", "autoload -Uz compinit && compinit -u -D\r");
    await terminal.answer("ready> ", `source <(${tenon} completion zsh)\r`);
    await terminal.answer("ready> ", "tenon gra\t");
    await terminal.answer("ft ", "--resto\t");
    await terminal.answer("--restore ", "READ\t");
    await terminal.answer("README.md ", "--on-conflict ov\t");
    await terminal.answer("overwrite ", "\u0003");
    await terminal.answer("ready> ", "exit\r");
    await terminal.ended();
    // The shell rings a bell on completion and draws the text after a word twice.
    expect(
      terminal
        .screen()
        .replace(/\u0007/, "")
        .replaceAll(/ \u0008 /g, " "),
    ).toContain("tenon graft --restore README.md --on-conflict overwrite ");
  },
);

import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { liveTest } from "./api.ts";

const root = new URL("../../", import.meta.url).pathname;
const readme = readFileSync(`${root}README.md`, "utf8");

function blocks(language: string): readonly string[] {
  return [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(([, text = ""]) => text);
}

const commands = blocks("sh").flatMap((block) =>
  block
    .split("\n")
    .map((line) => line.replace(/\s+#.*$/, ""))
    .filter((line) => line !== ""),
);

/** Normalises keys and the width of the table, which differ between runs. */
function steady(text: string): string {
  return text.replaceAll(/[0-9a-f]{8}\.\.\./g, "KEY...");
}

liveTest("every command of the README runs, in order, and the tour shows what they print", { timeout: 420_000 }, () => {
  const outputs = commands
    .filter((command) => command !== "npm test")
    .map((command) => {
      const { status, stdout, stderr } = spawnSync(command, { cwd: root, shell: true, encoding: "utf8" });
      expect([command, status, status === 0 ? "" : stderr]).toEqual([command, 0, ""]);
      return stdout;
    });
  const printed = steady(outputs.join("\n"));
  const tour = blocks("text")
    .slice(0, 2)
    .flatMap((block) => block.split("\n"));
  for (const line of tour.filter((text) => !text.startsWith("$ "))) expect(printed).toContain(steady(line));
});

liveTest("the commands of the README are those that it promises", () => {
  expect(commands.slice(0, 2)).toEqual(["npm run demo", "npm test"]);
  const scripts = JSON.parse(execFileSync("npm", ["pkg", "get", "scripts"], { cwd: root, encoding: "utf8" }));
  for (const name of ["demo", "test", "check", "build", "bench"]) expect(scripts).toHaveProperty(name);
});

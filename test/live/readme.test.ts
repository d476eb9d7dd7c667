import { execFileSync, spawn, spawnSync } from "node:child_process";
import { closeSync, openSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { copyHost } from "../../scripts/demo/example-host.js";
import { dotnetEnvironment, freePort } from "../../scripts/dotnet.js";
import { blocksOf, commandsOf } from "../readme-blocks.ts";
import { liveTest } from "./api.ts";

const root = new URL("../../", import.meta.url).pathname;
const readme = readFileSync(`${root}README.md`, "utf8");
const commands = commandsOf(readme);

/** The folder that stands for the reader's `../MyShop`, from the root of the project. */
const shop = "test/live/.work/MyShop";

const environment = {
  ...process.env,
  ...dotnetEnvironment,
  ASPNETCORE_ENVIRONMENT: "Development",
  // Signs such as ticks are printed only where they can be shown.
  LC_ALL: "C.UTF-8",
};

/** Puts a host called MyShop where the commands look for it, with the files that the README tells a reader to write. */
function makeShop(): void {
  const folder = join(root, shop);
  copyHost(join(root, "examples/host"), folder);
  renameSync(join(folder, "Bookshop.csproj"), join(folder, "MyShop.csproj"));
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, file);
    if (path.endsWith(".cs")) writeFileSync(path, readFileSync(path, "utf8").replaceAll("Bookshop", "MyShop"));
  }
  for (const { language, label, text } of blocksOf(readme)) {
    if (language === "yaml") writeFileSync(join(folder, "shop.yaml"), text);
    if (language === "csharp" && label === undefined) writeFileSync(join(folder, "Extension.cs"), text);
  }
}

/** Starts a command that goes on, and returns how to end it and all that it started. */
async function leaveRunning(command: string, url: string): Promise<() => Promise<void>> {
  const path = join(root, shop, "host.log");
  const log = openSync(path, "w");
  const child = spawn(command, {
    cwd: root,
    shell: true,
    detached: true,
    stdio: ["ignore", log, log],
    env: { ...environment, ASPNETCORE_URLS: url },
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`${command} has ended:\n${readFileSync(path, "utf8")}`);
    const isUp = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) break;
    await wait(200);
  }
  return async () => {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
    await ended;
  };
}

/** Normalises keys and the width of the table, which differ between runs. */
function steady(text: string): string {
  return text.replaceAll(/[0-9a-f]{8}\.\.\./g, "KEY...");
}

/** False for the tests themselves, and for packing and installing, which `test/package.test.ts` does. */
function isRunHere({ command }: (typeof commands)[number]): boolean {
  return !/^npm (?:test|pack|install)\b/.test(command);
}

liveTest("every command of the README runs, in order, and prints what is shown", { timeout: 600_000 }, async () => {
  makeShop();
  const url = `http://127.0.0.1:${await freePort()}`;
  const outputs: string[] = [];
  let stop = async () => {};
  try {
    for (const { command, comment } of commands.filter(isRunHere)) {
      const adapted = command.replaceAll("../MyShop", shop).replaceAll("localhost:5000", url);
      if (command.startsWith("dotnet run ")) {
        stop = await leaveRunning(adapted, url);
        continue;
      }
      const { status, stdout, stderr } = spawnSync(adapted, {
        cwd: root,
        shell: true,
        encoding: "utf8",
        env: environment,
      });
      const wanted = Number(/ends with (\d) while/.exec(comment)?.[1] ?? 0);
      expect([command, status, status === wanted ? "" : stderr]).toEqual([command, wanted, ""]);
      if (command.startsWith("curl "))
        expect([command, stdout]).toEqual([command, expect.stringContaining(` ${comment.slice(0, 3)} `)]);
      outputs.push(stdout);
    }
  } finally {
    await stop();
  }
  const printed = steady(outputs.join("\n").replaceAll(shop, "../MyShop"));
  const shown = blocksOf(readme).filter(({ language, label }) => language === "text" && label === undefined);
  expect(shown.length).toBeGreaterThan(1);
  for (const line of shown.flatMap(({ text }) => text.trimEnd().split("\n"))) expect(printed).toContain(steady(line));
});

liveTest("the commands of the README are those that it promises", () => {
  expect(commands.slice(0, 2).map(({ command }) => command)).toEqual(["npm run demo", "npm test"]);
  expect(commands.filter(({ command }) => command.startsWith("curl ")).length).toBeGreaterThan(3);
  const scripts = JSON.parse(execFileSync("npm", ["pkg", "get", "scripts"], { cwd: root, encoding: "utf8" }));
  for (const name of ["demo", "test", "check", "build", "bench"]) expect(scripts).toHaveProperty(name);
});

import { spawn, spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { dotnetEnvironment, freePort } from "../../scripts/dotnet.js";
import { type Block, blocksOf, commandsOf, type PageCommand } from "../readme-blocks.ts";

const root = new URL("../../", import.meta.url).pathname;

/** Returns true if a page needs the .NET SDK to be run. */
export function needsDotnet(page: string): boolean {
  return commandsOf(page).some(({ command }) => command.startsWith("dotnet "));
}

/** Returns true if a page needs a workspace with Nx to be run. */
export function needsNx(page: string): boolean {
  return commandsOf(page).some(({ command }) => command.includes("npx nx "));
}

/**
 * Does what a page tells its reader, in a folder: writes its files, runs its commands in order, and compares what it shows with what is printed.
 * Throws for a block that it can neither run nor compare.
 */
export async function runPage(page: string, folder: string): Promise<void> {
  const reader = readerIn(folder);
  try {
    for (const block of blocksOf(page)) {
      if (block.language !== "sh") judge(block, folder, reader.printed());
      else for (const command of commandsOf(`\`\`\`sh\n${block.text}\`\`\``)) await reader.run(command);
    }
  } finally {
    await reader.stop();
  }
}

/** Writes a block into the file that it stands for, or compares it with what the last command has printed. */
function judge({ language, label = "", text }: Block, folder: string, printed: string): void {
  const [, path] = /^file: (.+)$/.exec(label) ?? [];
  if (path !== undefined) writeIn(folder, path, text);
  else if (label !== "prints") throw new Error(`A block of ${language} is neither run nor compared:\n${text}`);
  else for (const line of text.trimEnd().split("\n")) expect(printed).toContain(line);
}

function writeIn(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Returns somebody who types commands in a folder, with one host running at a time. */
function readerIn(folder: string) {
  const environment = {
    ...process.env,
    ...settings,
    PATH: [toolsIn(folder), join(folder, "node_modules/.bin"), `${root}node_modules/.bin`, process.env["PATH"]].join(
      delimiter,
    ),
    TENON: root,
    // User secrets stay out of the home of who runs the tests.
    APPDATA: toolsIn(folder),
    TURBO_CONFIG_DIR_PATH: toolsIn(folder),
  };
  let printed = "";
  let url = "";
  let stop = async () => {};
  const run = async ({ command, comment }: PageCommand) => {
    if (command.startsWith("dotnet run ")) {
      await stop();
      url = `http://127.0.0.1:${await freePort()}`;
      stop = await leaveRunning(command, { folder, url, environment });
      return;
    }
    const adapted = command.replace(/^npx /, "").replaceAll("localhost:5000", url);
    const { status, stdout, stderr } = spawnSync(adapted, {
      cwd: folder,
      shell: true,
      encoding: "utf8",
      env: environment,
    });
    const wanted = Number(/^exit code (\d)/.exec(comment)?.[1] ?? 0);
    expect([command, status, status === wanted ? "" : stdout + stderr]).toEqual([command, wanted, ""]);
    if (command.startsWith("curl "))
      expect([command, stdout]).toEqual([command, expect.stringContaining(` ${comment.slice(0, 3)} `)]);
    printed = stdout + stderr;
  };
  return { run, printed: () => printed, stop: () => stop() };
}

const settings = {
  ...dotnetEnvironment,
  ASPNETCORE_ENVIRONMENT: "Development",
  LC_ALL: "C.UTF-8",
  GIT_AUTHOR_NAME: "Reader",
  GIT_AUTHOR_EMAIL: "reader@example.com",
  GIT_COMMITTER_NAME: "Reader",
  GIT_COMMITTER_EMAIL: "reader@example.com",
  TURBO_TELEMETRY_DISABLED: "1",
  NX_DAEMON: "false",
  NX_ISOLATE_PLUGINS: "false",
  NX_NO_CLOUD: "true",
  NX_TUI: "false",
};

/** Returns the folder with the programs of whoever follows a page in another folder. */
export function toolsOf(folder: string): string {
  return `${folder.replace(/\/$/, "")}-tools`;
}

/** Writes a program named `tenon` that runs the bundle of this package, and returns its folder. */
function toolsIn(folder: string): string {
  const tools = toolsOf(folder);
  mkdirSync(tools, { recursive: true });
  const program = `#!/bin/sh\nexec "${process.execPath}" "${root}dist/tenon.js" "$@"\n`;
  writeFileSync(join(tools, "tenon"), program, { mode: 0o755 });
  return tools;
}

interface Surroundings {
  readonly folder: string;
  readonly url: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Starts a host, waits until it answers, and returns how to end it and all that it started. */
async function leaveRunning(command: string, { folder, url, environment }: Surroundings): Promise<() => Promise<void>> {
  const path = `${folder}-tools/host.log`;
  const log = openSync(path, "w");
  const child = spawn(`${command} --no-launch-profile`, {
    cwd: folder,
    shell: true,
    detached: true,
    stdio: ["ignore", log, log],
    env: { ...environment, ASPNETCORE_URLS: url },
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`${command} has ended:\n${readFileSync(path, "utf8")}`);
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) break;
    await wait(200);
  }
  return async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    await ended;
  };
}

import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { env, execPath } from "node:process";
import { afterAll, expect, test } from "vitest";
import { smallHost } from "../in-memory.ts";
import { sizeOf } from "../sample.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const kills = sizeOf(200, 10);
/** The ends of a process: by force, by a shutdown, with its terminal, and by Ctrl-C. */
const signals = ["SIGKILL", "SIGTERM", "SIGKILL", "SIGHUP", "SIGKILL", "SIGINT", "SIGKILL"] as const;
const tenon = new URL("../../tenon.js", import.meta.url).pathname;
const state = mkdtempSync(`${tmpdir()}/tenon-state-`);
afterAll(() => rmSync(state, { recursive: true }));

const entities = (...names: readonly string[]) =>
  `defaults: { access: anonymous }\nentity:\n${names.map((name) => `  ${name}: { properties: { Id: { type: int, isKey: true } } }\n`).join("")}`;
const inputs = [entities("Author", "Post", "Tag"), entities("Author", "Post", "Novel")] as const;

/** Returns the text of every file of the host that is shared, and the names of all others. */
function snapshot(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(`${folder}/${name}`).isFile(),
  );
  return Object.fromEntries(
    names
      .filter((name) => !name.includes(".tenon/undo/"))
      .sort()
      .map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")]),
  );
}

test(`the process is killed ${kills} times, spread over its run, and each next run ends in the planned state`, {
  timeout: 1_200_000,
}, async () => {
  const folder = temporaryFolder();
  const host = `${folder}/host`;
  mkdirSync(host);
  for (const [path, text] of Object.entries(smallHost)) writeFileSync(path.replace("/repo", folder), text);
  const options = { env: { ...env, XDG_STATE_HOME: state }, cwd: folder } as const;
  const args = [tenon, "graft", "shop.yaml", "--host", "host", "--prune"];
  const graft = (input: string): number => {
    writeFileSync(`${folder}/shop.yaml`, input);
    const start = performance.now();
    const { status, stderr } = spawnSync(execPath, args, { ...options, encoding: "utf8" });
    expect([status, stderr]).toEqual([0, expect.not.stringContaining("error")]);
    return performance.now() - start;
  };
  const planned = inputs.map((input) => {
    graft(input);
    return snapshot(folder);
  });
  const duration = Math.min(graft(inputs[0]), graft(inputs[1]));
  let left = 0;
  for (let kill = 0; kill < kills; kill++) {
    const which = kill % 2;
    writeFileSync(`${folder}/shop.yaml`, inputs[which] ?? "");
    const child = spawn(execPath, args, { ...options, stdio: "ignore" });
    // The files are written in the second half.
    setTimeout(() => child.kill(signals[kill % signals.length]), duration * (0.4 + (0.6 * kill) / kills));
    const isKilled = await new Promise((resolve) => child.on("close", (code) => resolve(code !== 0)));
    if (isKilled) left += 1;
    graft(inputs[which] ?? "");
    expect([kill, snapshot(folder)]).toEqual([kill, planned[which]]);
  }
  process.stdout.write(`${left} of ${kills} runs were killed before their end\n`);
  expect(left).toBeGreaterThan(kills / 4);
});

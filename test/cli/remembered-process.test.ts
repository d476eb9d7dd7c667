import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";

const program = new URL("../../tenon.js", import.meta.url).pathname;
const entities = "entity: { Author: { access: anonymous, properties: { Id: { type: Guid, isKey: true } } } }\n";

function tenon(folder: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: "utf8" });
  return { status, stdout, stderr };
}

/** Makes a repository with so many hosts, each grafted. Returns its folder. */
function repository(count: number): string {
  const repo = join(mkdtempSync(join(tmpdir(), "tenon-all-")), "repo");
  const first = join(repo, "host1");
  cpSync(new URL("../../examples/host", import.meta.url), first, { recursive: true });
  mkdirSync(join(repo, ".git"));
  writeFileSync(join(repo, "tenon.workspace.yaml"), 'hosts: ["host*"]\n');
  writeFileSync(join(first, "shop.yaml"), entities);
  tenon(repo, "graft", "host1/shop.yaml", "--host", "host1");
  for (let number = 2; number <= count; number++) cpSync(first, join(repo, `host${number}`), { recursive: true });
  return repo;
}

test("processes tell what they asked of the disk, so that the next run prints their results again", () => {
  const repo = repository(3);
  const all = () => tenon(repo, "graft", "--all", "--jobs", "1");
  const first = all();
  const kept = [".gitignore", expect.stringMatching(/^[0-9a-f]{32}$/)];
  for (const host of ["host1", "host2", "host3"]) expect(readdirSync(join(repo, host, ".tenon/runs"))).toEqual(kept);
  expect([first.stdout.match(/Nothing to do/g)?.length, all()]).toEqual([3, first]);
});

test("a process that is killed ends the run on one host, and another process goes on with the next", async () => {
  const repo = repository(3);
  const run = spawn(process.execPath, [program, "graft", "--all", "--jobs", "1"], { cwd: repo, stdio: "pipe" });
  const [said, ended] = [Promise.all([run.stdout, run.stderr].map((stream) => text(stream))), once(run, "close")];
  const children = () => readFileSync(`/proc/${run.pid}/task/${run.pid}/children`, "utf8").trim();
  await vi.waitUntil(() => children() !== "", { interval: 5, timeout: 60_000 });
  process.kill(Number(children()), "SIGKILL");
  const [output, messages] = await said;
  expect(messages).toBe("host1\n  error: The run was ended by SIGKILL.\n");
  for (const host of ["host2", "host3"]) expect(output).toContain(`${host}\n  Nothing to do`);
  expect(output).toContain("Not done, of 3 hosts: host1 (exit code 70).");
  expect(await ended).toEqual([70, null]);
});

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import type { GraftReport } from "../../pack.d.ts";

const program = new URL("../../tenon.js", import.meta.url).pathname;
const hosts = new URL("../hosts/", import.meta.url).pathname;

/** Returns a new copy of a solution with several projects, as a repository. */
function solution(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "tenon-traced-")));
  cpSync(`${hosts}clean-architecture`, folder, { recursive: true });
  cpSync(`${hosts}shop.yaml`, `${folder}/shop.yaml`);
  mkdirSync(`${folder}/.git`);
  return folder;
}

/** Runs Tenon under strace. Returns its document, and the files below the folder that the system opened for it, each with the fact whether to write. */
function traced(folder: string, ...args: readonly string[]) {
  const log = join(mkdtempSync(join(tmpdir(), "tenon-trace-")), "log");
  const command = ["-f", "-qq", "-s", "4096", "-e", "trace=open,openat,creat", "-o", log, process.execPath, program];
  const { stdout, stderr } = spawnSync("strace", [...command, ...args], { cwd: folder, encoding: "utf8" });
  expect(stderr).toBe("");
  const opened = [...readFileSync(log, "utf8").matchAll(/open(?:at)?\([^"]*"([^"]+)", ([A-Z_|]+).*\) = \d+/g)].map(
    ([, path = "", flags = ""]) => ({ path: resolve(folder, path), writes: /O_WRONLY|O_RDWR|O_CREAT/.test(flags) }),
  );
  const own = opened.filter(({ path }) => path.startsWith(`${folder}/`));
  const document: GraftReport = JSON.parse(stdout);
  return { document, opened: own.filter(({ path }) => !existsSync(path) || statSync(path).isFile()) };
}

function hashOf(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}

const hasStrace = spawnSync("strace", ["--version"]).status === 0;
if (!hasStrace && process.env["CI"]) throw new Error("The test of opened files needs strace.");

test.runIf(hasStrace)("--json lists every file that a process opens, and no other, each with its hash", () => {
  const folder = solution();
  const root = `${folder}/src/Web`;
  const graft = ["graft", "shop.yaml", "--host", "src/Web", "--wire", "--json"];
  const first = traced(folder, ...graft);
  expect(first.document.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const written = first.document.outputs ?? [];
  expect(written.length).toBeGreaterThan(20);
  expect(written.map(({ path, hash }) => [path, hash])).toEqual(
    written.map(({ path }) => [path, hashOf(resolve(root, path))]),
  );

  const second = traced(folder, "graft", "--host", "src/Web", "--check", "--json");
  expect(second.document.exitCode).toBe(0);
  expect(second.document).not.toHaveProperty("outputs");
  const read = second.document.inputs ?? [];
  const paths = [...new Set(second.opened.map(({ path }) => relative(root, path)))].sort();
  expect(read.map(({ path }) => path)).toEqual(paths);
  expect(paths).toEqual(expect.arrayContaining(["Web.csproj", "../Domain/Domain.csproj", "../../shop.yaml"]));
  for (const { path, hash } of read) expect([path, hash]).toEqual([path, hashOf(resolve(root, path))]);
  expect(second.opened.filter(({ writes }) => writes)).toEqual([]);

  // The first run opens files that it has made as well, to check them.
  const listed = new Set(first.document.inputs?.map(({ path }) => path));
  const others = first.opened.filter(({ path, writes }) => !(writes || listed.has(relative(root, path))));
  const made = new Set(written.map(({ path }) => resolve(root, path)));
  expect(others.filter(({ path }) => existsSync(path) && !made.has(path))).toEqual([]);
});

test.runIf(hasStrace)(
  "a graft with facts opens no source that nothing is written into, and lists what it opens",
  () => {
    const folder = solution();
    const root = `${folder}/src/Web`;
    expect(traced(folder, "facts", "--host", "src/Web", "--json").document.outputs).toHaveLength(1);
    traced(folder, "graft", "shop.yaml", "--host", "src/Web", "--wire", "--facts", "--json");
    traced(folder, "facts", "--host", "src/Web", "--json");
    const { document, opened } = traced(folder, "graft", "--host", "src/Web", "--facts", "--dry-run", "--json");
    const paths = [...new Set(opened.map(({ path }) => relative(root, path)))].sort();
    expect(document.inputs?.map(({ path }) => path)).toEqual(paths);
    expect(paths).toContain(".tenon/facts.json");
    expect(paths.filter((path) => /(?<!\.g)\.cs$/.test(path))).toEqual([]);
  },
);

test("the same files have the same inputs and outputs in another folder, time zone and locale", () => {
  const [one, other] = [solution(), solution()];
  writeFileSync(`${other}/notes.txt`, "Nothing reads it.\n");
  const run = (folder: string, env: Readonly<Record<string, string>>) => {
    const args = [program, "graft", "shop.yaml", "--host", "src/Web", "--json"];
    return spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", env: { ...process.env, ...env } }).stdout;
  };
  const document = run(one, { TZ: "UTC", LC_ALL: "C" });
  expect(run(other, { TZ: "Pacific/Kiritimati", LC_ALL: "tr_TR.UTF-8" })).toBe(document);
  expect(document).not.toContain(tmpdir());
});

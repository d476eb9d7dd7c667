import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommandLine } from "../generators/cli/run-command-line.ts";
import { createContext } from "../generators/terminal/create-context.ts";
import { withoutOwnState } from "./files/own-state.ts";
import { newerNode } from "./newer-node.ts";

const root = new URL("../", import.meta.url).pathname;
const node = newerNode();
const name = "missing" in node ? `on Node 24 (skipped: ${node.missing})` : "on Node 24";
const folder = mkdtempSync(join(tmpdir(), "tenon-node24-"));
const patience = { timeout: 120_000 };

beforeAll(() => {
  for (const host of ["host", "source", "plop"])
    cpSync(join(root, "examples/host"), join(folder, host), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script of the project on Node 24; the compile cache of Node goes to the folder of the test. */
function run(script: string, ...args: readonly string[]) {
  const program = "path" in node ? node.path : "";
  const { CI: _, NODE_OPTIONS: __, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(program, [join(root, script), ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...environment, TMPDIR: join(folder, "tmp") },
  });
  return { status, stdout, stderr };
}

function filesBelow(path: string): Readonly<Record<string, string>> {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return withoutOwnState(
    Object.fromEntries(paths.map((file) => [file.slice(path.length), readFileSync(file, "utf8")])),
  );
}

test.skipIf("missing" in node)(`${name}: the built command and its source print the help`, patience, () => {
  const built = run("dist/tenon.js", "--help");
  expect(built).toMatchObject({ status: 0, stdout: expect.stringContaining("Exit codes:"), stderr: "" });
  expect(run("generators/cli.ts", "--help")).toEqual(built);
});

test.skipIf("missing" in node)(`${name}: a graft writes the files of a graft from source`, patience, async () => {
  const args = (host: string) => ["graft", join(root, "examples/shop/shop.yaml"), "--host", host];
  expect(run("dist/tenon.js", ...args("host"))).toMatchObject({ status: 0, stderr: "" });
  expect(await runCommandLine(args("source"), createContext(folder))).toMatchObject({ exitCode: 0 });
  expect(filesBelow(join(folder, "host"))).toEqual(filesBelow(join(folder, "source")));
  const again = run("dist/tenon.js", ...args("host"));
  expect(again).toMatchObject({ status: 0, stdout: expect.stringContaining("Nothing to do") });
});

test.skipIf("missing" in node)(`${name}: a build writes the files of a build from source`, patience, async () => {
  const args = (out: string) => ["build", join(root, "examples/library"), "--out", out, "--layers", "api"];
  expect(run("dist/tenon.js", ...args("built"))).toMatchObject({ status: 0, stderr: "" });
  expect(await runCommandLine(args("sources"), createContext(folder))).toMatchObject({ exitCode: 0 });
  expect(filesBelow(join(folder, "built"))).toEqual(filesBelow(join(folder, "sources")));
});

test.skipIf("missing" in node)(`${name}: plop runs the built command`, patience, () => {
  const plopfile = ["--plopfile", join(root, "plopfile.js")];
  const result = run("node_modules/plop/bin/plop.js", ...plopfile, "health", "--", "--host", "plop");
  expect(result).toMatchObject({ status: 0, stdout: expect.stringContaining("created.") });
});

test.skipIf("missing" in node)(`${name}: Node keeps the compiled code`, patience, () => {
  run("dist/tenon.js", "--version");
  const kept = readdirSync(join(folder, "tmp/node-compile-cache"), { recursive: true, withFileTypes: true });
  expect(kept.filter((entry) => entry.isFile()).length).toBeGreaterThan(0);
});

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const root = new URL("../../", import.meta.url).pathname;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tenon-plop-"));
  cpSync(join(root, "examples/host"), join(folder, "host"), { recursive: true });
  cpSync(join(root, "examples/shop/shop.yaml"), join(folder, "shop.yaml"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function plop(...args: readonly string[]) {
  const plopfile = ["--plopfile", join(root, "plopfile.js")];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "node_modules/plop/bin/plop.js"), ...plopfile, ...args],
    {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  return { status, stdout, stderr };
}

test("npx plop entity does what tenon graft does, with its exit codes", { timeout: 60_000 }, () => {
  const args = ["entity", "--", "--config", join(folder, "shop.yaml"), "--host", join(folder, "host")];
  const first = plop(...args);
  expect([first.status, first.stderr]).toEqual([0, ""]);
  expect(first.stdout).toMatch(/Files: \d+ created\./);
  expect(plop(...args).stdout).toContain("Nothing to do");

  writeFileSync(join(folder, "host/Tenon/Shared/Health.g.cs"), "// <auto");
  writeFileSync(join(folder, "shop.yaml"), "entity: {}\n");
  expect(plop(...args).status).toBe(1);
  cpSync(join(root, "examples/shop/shop.yaml"), join(folder, "shop.yaml"));
  const conflict = plop(...args);
  expect([conflict.status, conflict.stderr]).toEqual([3, expect.stringContaining("TEN0501")]);
});

test("without --config it does not hang: exit 2 and the flag that is missing", () => {
  const { status, stderr } = plop("entity", "--", "--host", join(folder, "host"));
  expect([status, stderr]).toEqual([2, expect.stringContaining("--config")]);
});

test("an option of Tenon before -- is an error that shows where it stands", () => {
  const { status, stdout, stderr } = plop("entity", "--config", join(folder, "shop.yaml"));
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toBe(
    "error: Plop has no option '--config'.\n  hint: Options of Tenon stand behind --: npx plop entity -- --config\n",
  );
});

test("a word behind the generator is an argument", () => {
  const { status, stderr } = plop("entity", "Pen", "Pencil", "--", "--host", join(folder, "host"));
  expect([status, stderr]).toEqual([2, expect.stringContaining("entity takes one name.")]);
});

test("without the built files the sources serve, and a plopfile that cannot be loaded is not a success", {
  timeout: 120_000,
}, () => {
  const clone = join(folder, "clone");
  for (const name of ["generators", "schemas", "templates", "package.json", "plopfile.js", "plopfile.ts", "tenon.js"])
    cpSync(join(root, name), join(clone, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(clone, "node_modules"));
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [...args], { cwd: clone, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  expect(run("tenon.js", "--version").stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  const plopArgs = ["node_modules/plop/bin/plop.js", "--plopfile", "plopfile.js"];
  const { status, stdout } = run(...plopArgs, "health", "--", "--host", join(folder, "host"));
  expect([status, stdout]).toEqual([0, expect.stringContaining("Files: 6 created.")]);
  writeFileSync(join(clone, "plopfile.ts"), "export default (\n");
  expect(run(...plopArgs, "health").status).toBe(70);
});

test("npx plop model does what tenon graft --model does, with its exit codes", { timeout: 60_000 }, () => {
  const args = ["model", "--", "--model", join(root, "examples/library"), "--host", join(folder, "host")];
  const first = plop(...args);
  expect([first.status, first.stderr]).toEqual([0, ""]);
  expect(first.stdout).toMatch(/create {4}\S+\/host\/Tenon\/Lending\/ {2}\d+ files\n/);
  expect(plop(...args).stdout).toContain("Nothing to do");
  writeFileSync(join(folder, "host/Tenon/Lending/Loan.cs"), "// <auto");
  const conflict = plop(...args, "--layers", "application");
  expect([conflict.status, conflict.stderr]).toEqual([3, expect.stringContaining("TEN0501")]);
  const missing = plop("model", "--", "--host", join(folder, "host"));
  expect([missing.status, missing.stderr]).toEqual([2, expect.stringContaining("--model")]);
});

test("npx plop model with --layers api adds the endpoints; a second run does nothing, and without --layers they stay", {
  timeout: 60_000,
}, () => {
  const model = join(root, "examples/library/lending.model");
  const args = ["model", "--", "--model", model, "--host", join(folder, "host")];
  const first = plop(...args, "--layers", "api");
  expect([first.status, first.stderr]).toEqual([0, ""]);
  expect(first.stdout).toMatch(/create {4}\S+\/host\/Tenon\/Lending\/Endpoints\/LendingEndpoints\.cs\n/);
  for (const again of [plop(...args, "--layers", "api"), plop(...args)])
    expect([again.status, again.stdout]).toEqual([0, expect.stringMatching(/^Nothing to do: \d+ files/)]);
  expect(existsSync(join(folder, "host/Tenon/Lending/Endpoints/LendingEndpoints.cs"))).toBe(true);
});

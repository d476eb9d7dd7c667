import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = new URL("../", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "tenon-package-"));
const installed = join(folder, "node_modules/tenon");

/** The environment without the variables that npm sets for scripts. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_ENV$/i.test(name)));

function npm(...args: readonly string[]): string {
  return execFileSync("npm", [...args], {
    cwd: folder,
    encoding: "utf8",
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function node(...args: readonly string[]) {
  return spawnSync(process.execPath, [...args], {
    cwd: folder,
    encoding: "utf8",
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

beforeAll(() => {
  const tarball = npm("pack", root, "--pack-destination", folder, "--silent").trim().split("\n").at(-1) ?? "";
  npm("init", "--yes");
  npm("install", join(folder, tarball), "--offline", "--no-audit", "--no-fund");
  cpSync(join(root, "examples/host"), join(folder, "host"), { recursive: true });
  cpSync(join(root, "examples/shop/shop.yaml"), join(folder, "shop.yaml"));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const patience = { timeout: 120_000 };

test("the package brings what runs, and nothing else", () => {
  const files = readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(installed.length + 1));
  const known =
    /^(?:dist\/[\w-]+\.(?:js|json|txt|html)|plopfile\.js|pack\.d\.ts|package\.json|schemas\/[\w-]+\.schema\.json|templates\/\w+\/[\w-]+\.mustache|[A-Z]+(?:\.md)?)$/;
  expect(files.filter((file) => !known.test(file))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(["LICENSE", "SECURITY.md", "dist/licenses.txt", "dist/tenon.js"]));
  expect(readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(["tenon"]);
  const { scripts, dependencies } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  expect([dependencies, scripts.install, scripts.preinstall, scripts.postinstall]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("npx tenon grafts, with the templates and schemas of the package", patience, () => {
  expect(npm("exec", "--offline", "--", "tenon", "--version")).toMatch(/^\d+\.\d+\.\d+\n$/);
  const output = npm("exec", "--offline", "--", "tenon", "graft", "shop.yaml", "--host", "host");
  expect(output).toMatch(/Files: \d+ created\./);
});

test("a plopfile of the user's loads the pack by its name", patience, () => {
  writeFileSync(join(folder, "plopfile.mjs"), 'export default (plop) => plop.load("tenon", { host: "host" });\n');
  const plop = join(root, "node_modules/plop/bin/plop.js");
  const { status, stdout } = node(plop, "entity", "--", "--config", "shop.yaml");
  expect([status, stdout]).toEqual([0, expect.stringContaining("Nothing to do")]);
  expect(node(plop, "entity").status).toBe(2);
});

test("the package has types", patience, () => {
  mkdirSync(join(folder, "typed"));
  for (const name of ["plop", "node-plop", "inquirer", "@types", "handlebars", "rxjs", "liftoff"])
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  writeFileSync(
    join(folder, "typed/index.ts"),
    'import define, { type TenonConfig } from "tenon";\nexport const config: TenonConfig = { host: "../MyShop" };\nexport const run: (plop: never, config: TenonConfig) => Promise<void> = define;\n// @ts-expect-error\nexport const wrong: TenonConfig = { hots: "" };\n',
  );
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const flags = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2023", "--skipLibCheck"];
  const { status, stdout } = node(tsc, ...flags, "typed/index.ts");
  expect([status, stdout]).toEqual([0, ""]);
});

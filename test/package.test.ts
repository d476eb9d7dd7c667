import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blocksOf } from "./readme-blocks.ts";

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

/** The tarball, packed once. */
let tarball = "";

/** Compiles as a strict user would; returns the exit code and the output of the compiler. */
function compile(...args: readonly string[]) {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const flags = ["--strict", "--module", "nodenext", "--target", "es2023"];
  const types = ["--typeRoots", join(root, "node_modules/@types")];
  const { status, stdout } = node(tsc, ...flags, ...types, ...args);
  return [status, stdout];
}

beforeAll(() => {
  tarball = join(folder, npm("pack", root, "--pack-destination", folder, "--silent").trim().split("\n").at(-1) ?? "");
  npm("init", "--yes");
  npm("install", tarball, "--offline", "--no-audit", "--no-fund");
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
    /^(?:dist\/(?:templates\/)?[\w-]+\.(?:js|json|txt|html)|plopfile\.js|(?:api|pack)\.d\.ts|package\.json|schemas\/[\w-]+\.schema\.json|docs\/specification\/[\w-]+\.md|msbuild\/[\w.]+\.targets|templates\/\w+\/[\w-]+\.mustache|[A-Z]+(?:\.md)?)$/;
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

test("a program grafts, and gets the report with its types", patience, () => {
  writeFileSync(
    join(folder, "program.mts"),
    'import { type GraftReport, graft } from "tenon";\nconst report: GraftReport = await graft({ host: "host", dryRun: true });\nconst wrong: Promise<string> = graft({ hots: "host" } as {}).then(() => "", String);\n// @ts-expect-error\nexport const mistyped = () => graft({ hots: "host" });\nconsole.log(report.exitCode, report.files.length > 9, await wrong);\n',
  );
  expect(compile("--outDir", "compiled", "--types", "node", "program.mts")).toEqual([0, ""]);
  const { status, stdout } = node("compiled/program.mjs");
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^0 true Error: Unknown option '--hots'/)]);
});

test("the programs on the reference page compile and run", patience, () => {
  const blocks = blocksOf(readFileSync(join(root, "docs/reference/programs.md"), "utf8"));
  for (const name of ["model", "layers", "entities"])
    writeFileSync(join(folder, `${name}.mts`), blocks.find(({ label }) => label === `run: ${name}`)?.text ?? "");
  expect(compile("--outDir", "compiled", "--types", "node", "model.mts", "layers.mts", "entities.mts")).toEqual([
    0,
    "",
  ]);
  const [model, entities] = [node("compiled/model.mjs"), node("compiled/entities.mjs")];
  const layers = node("compiled/layers.mjs");
  expect([model.status, model.stdout]).toEqual([0, expect.stringMatching(/^Notes\/Note\.cs \d+$/m)]);
  expect([layers.status, layers.stdout.split("\n")]).toEqual([
    0,
    expect.arrayContaining([
      expect.stringMatching(/^Program\.cs needs .*AddNotesInfrastructure/),
      "../MyShop.Tests/Notes/NoteTests.cs",
      "Tenon/Notes/Infrastructure/NoteRepository.cs",
    ]),
  ]);
  expect([entities.status, entities.stdout.split("\n")]).toEqual([
    0,
    expect.arrayContaining([
      expect.stringMatching(/^POST \/authors, GET \/authors, /),
      "app.MapTenon();",
      "Tenon/Authors/Author.g.cs",
    ]),
  ]);
});

test("the package has types for plopfiles", patience, () => {
  mkdirSync(join(folder, "typed"));
  for (const name of ["plop", "node-plop", "inquirer", "@types", "handlebars", "rxjs", "liftoff"])
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  writeFileSync(
    join(folder, "typed/index.ts"),
    'import type { NodePlopAPI } from "plop";\nimport define, { type TenonConfig } from "tenon";\nexport const config: TenonConfig = { host: "../MyShop" };\nexport const run: (plop: NodePlopAPI, config: TenonConfig) => Promise<void> = define;\n// @ts-expect-error\nexport const wrong: TenonConfig = { hots: "" };\n',
  );
  expect(compile("--noEmit", "--skipLibCheck", "typed/index.ts")).toEqual([0, ""]);
});

test("npx runs the tarball in a repository without a package.json", patience, () => {
  const repository = mkdtempSync(join(tmpdir(), "tenon-repository-"));
  try {
    cpSync(join(root, "examples/host"), join(repository, "host"), { recursive: true });
    cpSync(join(root, "examples/shop/shop.yaml"), join(repository, "shop.yaml"));
    const npx = ["exec", "--offline", "--yes", "--cache", join(folder, "cache"), "--package", tarball, "--", "tenon"];
    const output = execFileSync("npm", [...npx, "graft", "shop.yaml", "--host", "host"], {
      cwd: repository,
      encoding: "utf8",
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
    });
    expect(output).toMatch(/Files: \d+ created\./);
    expect(readdirSync(repository)).toEqual(["host", "shop.yaml"]);
  } finally {
    rmSync(repository, { recursive: true, force: true });
  }
});

import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hasDotnet } from "../scripts/dotnet.js";
import { installation } from "../scripts/site/home-page.ts";
import { connect } from "./mcp/client.ts";
import { filesIn, inRepository, npmFolder } from "./npm-folder.ts";
import { blocksOf } from "./readme-blocks.ts";

const root = new URL("../", import.meta.url).pathname;
const { folder, npm, node, npx, pack } = npmFolder();
const installed = join(folder, "node_modules/tenon");

/** The tarballs of the package and of its documentation page, packed once. */
let tarball = "";
let pageTarball = "";

/** Compiles as a strict user would; returns the exit code and the output of the compiler. */
function compile(...args: readonly string[]) {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const flags = ["--strict", "--module", "nodenext", "--target", "es2023"];
  const types = ["--typeRoots", join(root, "node_modules/@types")];
  const { status, stdout } = node(tsc, ...flags, ...types, ...args);
  return [status, stdout];
}

beforeAll(() => {
  // The gate has built it; a build now would change what other tests run.
  tarball = pack(root, "--ignore-scripts");
  pageTarball = pack(join(root, "documentation"));
  npm("init", "--yes");
  npm("install", tarball, "--offline", "--no-audit", "--no-fund");
  cpSync(join(root, "examples/host"), join(folder, "host"), { recursive: true });
  cpSync(join(root, "examples/shop/shop.yaml"), join(folder, "shop.yaml"));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const patience = { timeout: 120_000 };

test("the package brings what runs, and nothing else", () => {
  const files = filesIn(installed);
  const known =
    /^(?:dist\/(?:templates\/)?[\w-]+\.(?:js|json|json\.gz|json\.br|txt)|plopfile\.js|(?:api|pack)\.d\.ts|package\.json|schemas\/[\w-]+\.schema\.json|msbuild\/[\w.]+\.targets|templates\/\w+\/[\w-]+\.mustache|[A-Z]+(?:\.md)?)$/;
  expect(files.filter((file) => !known.test(file))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(["LICENSE", "SECURITY.md", "dist/licenses.txt", "dist/tenon.js"]));
  expect(readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(["tenon"]);
  const { scripts, dependencies } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  expect([dependencies, scripts.install, scripts.preinstall, scripts.postinstall, scripts.prepare]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const size = files.reduce((sum, file) => sum + statSync(join(installed, file)).size, 0);
  expect(size).toBeLessThan(3_000_000);
});

test("npx tenon grafts, with the templates and schemas of the package", patience, () => {
  expect(npm("exec", "--offline", "--", "tenon", "--version")).toMatch(/^\d+\.\d+\.\d+\n$/);
  const output = npm("exec", "--offline", "--", "tenon", "graft", "shop.yaml", "--host", "host");
  expect(output).toMatch(/Files: \d+ created\./);
});

test("the page of a model is a package of its own, in the version of Tenon", patience, () => {
  cpSync(join(root, "examples/library/lending.model"), join(folder, "lending.model"));
  const docs = [join(installed, "dist/tenon.js"), "docs", "lending.model", "--out", "docs"];
  const alone = node(...docs);
  expect([alone.status, alone.stdout, existsSync(join(folder, "docs"))]).toEqual([5, "", false]);
  expect(alone.stderr).toContain("TEN0535: The page comes in the package `tenon-documentation`");
  npm("install", pageTarball, "--offline", "--no-audit", "--no-fund");
  const both = node(...docs);
  expect([both.status, both.stdout]).toEqual([0, expect.stringContaining("Files: 1 created.")]);
  expect(readFileSync(join(folder, "docs/index.html"), "utf8")).toContain("Lending");
  const home = join(folder, "node_modules/tenon-documentation");
  const files = ["LICENSE", "README.md", "dist/licenses.txt", "dist/page.html", "package.json"];
  expect([...filesIn(home)].sort()).toEqual(files);
  const licenses = readFileSync(join(home, "dist/licenses.txt"), "utf8");
  expect(licenses).toMatch(/^mermaid [\d.]+ \(MIT\)$/m);
  expect(licenses).toMatch(/^swagger-ui-dist [\d.]+ \(Apache-2\.0\)$/m);
  expect(readFileSync(join(installed, "dist/licenses.txt"), "utf8")).not.toMatch(/mermaid|swagger/);
});

test("the server for programs answers from the package", patience, async () => {
  const { client, call } = await connect(folder, [join(installed, "dist/tenon.js")]);
  try {
    const { isError, text } = await call("check", { host: "host", files: ["shop.yaml"] });
    expect([isError, JSON.parse(text).diagnostics]).toEqual([false, []]);
  } finally {
    await client.close();
  }
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
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^0 true Error: Unknown option 'hots'/)]);
});

test("the programs on the pages compile and run", patience, () => {
  const blocks = ["docs/reference/programs.md", "docs/specification/command-line.md"].flatMap((page) =>
    blocksOf(readFileSync(join(root, page), "utf8")),
  );
  const names = ["model", "layers", "entities", "graft"];
  for (const name of names)
    writeFileSync(join(folder, `${name}.mts`), blocks.find(({ label }) => label === `run: ${name}`)?.text ?? "");
  const programs = names.map((name) => `${name}.mts`);
  expect(compile("--outDir", "compiled", "--types", "node", ...programs)).toEqual([0, ""]);
  expect(node("compiled/graft.mjs").status).toBe(0);
  const [model, entities] = [node("compiled/model.mjs"), node("compiled/entities.mjs")];
  const layers = node("compiled/layers.mjs");
  expect([model.status, model.stdout]).toEqual([0, expect.stringMatching(/^Notes\/Note\.cs \d+$/m)]);
  expect([layers.status, layers.stdout.split("\n")]).toEqual([
    0,
    expect.arrayContaining([
      expect.stringMatching(/^Program\.cs needs .*AddNotesInfrastructure/),
      "../MyShop.Tests/Notes/NoteTests.cs",
      "Tenon/Notes/Infrastructure/NoteStore.cs",
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

// The first two commands make the tarball, and the last one starts a server.
test.skipIf(!(await hasDotnet()))(
  "the commands of the site's front page install the package and graft with it",
  patience,
  () => {
    inRepository((repository) => {
      const commands = installation().split("\n");
      expect(commands[1]).toContain(`makes ${basename(tarball)}`);
      cpSync(tarball, join(repository, basename(tarball)));
      const script = commands.slice(2, -1).join("\n");
      const { status, stdout } = spawnSync("sh", ["-e", "-c", script], { cwd: repository, encoding: "utf8" });
      expect([status, stdout]).toEqual([0, expect.stringMatching(/Files: \d+ created/)]);
      expect(existsSync(join(repository, "MyShop/Tenon"))).toBe(true);
    });
  },
);

test("npx runs the tarball in a repository without a package.json", patience, () => {
  inRepository((repository) => {
    cpSync(join(root, "examples/host"), join(repository, "host"), { recursive: true });
    cpSync(join(root, "examples/shop/shop.yaml"), join(repository, "shop.yaml"));
    const output = npx(repository, [tarball], "graft", "shop.yaml", "--host", "host");
    expect(output).toMatch(/Files: \d+ created\./);
    expect(readdirSync(repository)).toEqual(["host", "shop.yaml"]);
  });
});

test("npx with both tarballs writes the page in a repository without a package.json", patience, () => {
  inRepository((repository) => {
    cpSync(join(root, "examples/library/lending.model"), join(repository, "lending.model"));
    const output = npx(repository, [tarball, pageTarball], "docs", "lending.model", "--out", "docs");
    expect(output).toMatch(/Files: 1 created\./);
  });
});

// Builds the documentation site into `site/dist/`. Its libraries are installed the first time; the build needs no network.
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { tsImport } from "tsx/esm/api";
import { ensureDependencies } from "./ensure-dependencies.js";
import { buildPlayground, playgroundExamples } from "./site/build-playground.js";

const root = new URL("../", import.meta.url);
const site = new URL("site/", root);

ensureDependencies();
ensureSite();
const { stagePages } = await tsImport("./site/stage-pages.ts", import.meta.url);
const pages = new URL(".work/pages/", site);
stagePages(new URL("docs/", root), pages);
await buildPlayground(new URL("public/playground/", pages), {
  templates: await compiledTemplates(),
  examples: playgroundExamples(),
});
run("npx", "--no-install", "vitepress", "build");

/** Compiles the templates with the code of the sources; returns each by its name. */
async function compiledTemplates() {
  const { compileTemplates } = await tsImport("../generators/targets/compile-templates.ts", import.meta.url);
  const { createContext } = await tsImport("../generators/terminal/create-context.ts", import.meta.url);
  const folders = compileTemplates(createContext(fileURLToPath(root)).templates());
  const all = Object.values(folders).flatMap((texts) => Object.entries(texts));
  return Object.fromEntries(all.map(([name, json]) => [name, JSON.parse(json)]));
}

/** Installs the libraries of the site if they are not those of its lock file. */
function ensureSite() {
  if (timeOf("node_modules/.package-lock.json") < timeOf("package-lock.json"))
    run("npm", "ci", "--no-audit", "--no-fund");
}

/** @param {string} path */
function timeOf(path) {
  return statSync(new URL(path, site), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Runs a command in the folder of the site, and ends as it does if it fails.
 * @param {string} command
 * @param {...string} args
 */
function run(command, ...args) {
  const { status } = spawnSync(command, args, {
    cwd: fileURLToPath(site),
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}

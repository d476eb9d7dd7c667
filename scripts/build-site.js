// Builds the documentation site into `site/dist/`, and serves it there with `--serve`. Its libraries are installed the first time; the build needs no network.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ensureDependencies } from "./ensure-dependencies.js";
import { alikeTogether } from "./site/alike-together.js";
import { playgroundExamples } from "./site/playground-examples.js";
import { serveUntilStopped } from "./site/serve-until-stopped.js";

const root = new URL("../", import.meta.url);
const site = new URL("site/", root);
const options = optionsOf(process.argv.slice(2));

/** The templates that nothing in the playground asks for, as it takes no options. */
const unasked = /^(?:runtime\/(?:rabbitmq-.*|event-subscription)|infrastructure\/messaging)$/;

ensureDependencies();
ensureSite();
const { tsImport } = await import("tsx/esm/api");
const { buildPlayground } = await import("./site/build-playground.js");
const { stagePages } = await tsImport("./site/stage-pages.ts", import.meta.url);
const pages = new URL(".work/pages/", site);
stagePages(new URL("docs/", root), pages);
await buildPlayground(new URL("public/playground/", pages), {
  templates: await compiledTemplates(),
  examples: playgroundExamples(),
});
const path = leadToBase(new URL("dist/", site));
run("npx", "--no-install", "vitepress", "build");
if (options.isServed) await serveUntilStopped(new URL("dist/", site), path, options.port);
else console.log("The site is in site/dist. To look at it: npm run docs -- --serve");

/**
 * Reads the options, and ends the process with their use if they are wrong.
 * @param {readonly string[]} args
 */
function optionsOf(args) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { serve: { type: "boolean", default: false }, port: { type: "string", default: "0" } },
    });
    const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN;
    if (port <= 65_535 && (values.serve || port === 0)) return { isServed: values.serve, port };
  } catch {
    // The use says what is right.
  }
  console.error("Use: npm run docs [-- --serve [--port NUMBER]]");
  process.exit(2);
}

/**
 * Empties the folder of the output, and leads from its root to the path of the site, so that every server of the folder shows it. Returns that path, without a slash before it.
 * @param {URL} output
 */
function leadToBase(output) {
  const { homepage } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));
  const path = new URL(homepage).pathname.slice(1);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output);
  const page = `<!doctype html><html lang="en"><title>Tenon</title><link rel="icon" href="data:,"><meta http-equiv="refresh" content="0; url=${path}"><a href="${path}">Tenon</a></html>\n`;
  writeFileSync(new URL("index.html", output), page);
  return path;
}

/** Compiles the templates with the code of the sources; returns each by its name. */
async function compiledTemplates() {
  const { compileTemplates } = await tsImport("../generators/flow/templates/compile-templates.ts", import.meta.url);
  const { createContext } = await tsImport("../generators/terminal/create-context.ts", import.meta.url);
  const folders = compileTemplates(createContext(fileURLToPath(root)).templates());
  const all = Object.entries(Object.assign({}, ...Object.values(folders)));
  return alikeTogether(Object.fromEntries(all.filter(([name]) => !unasked.test(name))));
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

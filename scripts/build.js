// Bundles the command and the plopfile into `dist/`, so that they start without a compiler and bring their libraries along.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { bundleProgram } from "./build/bundle-program.js";
import { buildDocumentation } from "./build-documentation.js";

const root = new URL("../", import.meta.url);
const dist = new URL("dist/", root);

/** What a user's Node loads first; either leads to the program. */
const doors = { tenon: "generators/cli.ts", plopfile: "plopfile.ts" };

/** Has the program loaded when it is first called, by what keeps it from being compiled again. @type {import("esbuild").Plugin} */
const toProgram = {
  name: "to-program",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\/terminal\/run-process\.ts$/ }, () => ({ path: "run-process", namespace: "program" }));
    onLoad({ filter: /.*/, namespace: "program" }, () => ({
      contents:
        'export const runProcess = (...args) => require("./load-program.js").loadProgram().runProcess(...args);',
    }));
    onResolve({ filter: /^\.\/load-program\.js$/ }, ({ path }) => ({ path, external: true }));
  },
};

/** @type {import("esbuild").BuildOptions} */
const options = {
  absWorkingDir: fileURLToPath(root),
  bundle: true,
  platform: "node",
  target: "node20",
  // A third less time to start than as ES modules.
  format: "cjs",
  supported: { "dynamic-import": false },
  define: { "import.meta.url": "moduleUrl" },
  banner: { js: 'const moduleUrl = require("node:url").pathToFileURL(__filename).href;' },
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: "none",
  logLevel: "warning",
};

rmSync(dist, { recursive: true, force: true });
const used = await bundleProgram(options);
await build({ ...options, entryPoints: doors, outdir: "dist", banner: {}, plugins: [toProgram] });
await build({
  ...options,
  entryPoints: { "load-program": "generators/start/load-program.ts" },
  outdir: "dist",
  define: { BUILD: JSON.stringify(hashOf(dist)) },
  banner: {},
});
const shown = await buildDocumentation();
writeFileSync(new URL("package.json", dist), '{ "type": "commonjs" }\n');
writeFileSync(new URL("licenses.txt", dist), licensesOf([...used, ...shown]));

/**
 * The licenses of all packages that were bundled, which must go where their code goes.
 * @param {readonly string[]} inputs
 */
function licensesOf(inputs) {
  const folders = inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  return [...new Set(folders)]
    .sort()
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(new URL(`${folder}/package.json`, root), "utf8"));
      const file = readdirSync(new URL(folder, root)).find((entry) => /^licen[cs]e/i.test(entry));
      const text = file === undefined ? "" : readFileSync(new URL(`${folder}/${file}`, root), "utf8").trim();
      return `${name} ${version} (${license})\n\n${text}\n`;
    })
    .join(`\n${"-".repeat(80)}\n\n`);
}

/**
 * A name for the content of all files of a folder.
 * @param {URL} folder
 */
function hashOf(folder) {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(new URL(name, folder)));
  return hash.digest("hex").slice(0, 16);
}

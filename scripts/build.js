// Bundles the command and the plopfile into `dist/`, so that they start without a compiler and bring their libraries along.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { buildDocumentation } from "./build-documentation.js";

const root = new URL("../", import.meta.url);
const dist = new URL("dist/", root);

/** What is loaded only when it is needed is a file of its own. */
const entryPoints = {
  tenon: "generators/cli.ts",
  plopfile: "plopfile.ts",
  "run-process": "generators/terminal/run-process.ts",
  "ask-terminal": "generators/terminal/ask-terminal.ts",
  "model-front-end": "model-front-end",
};

/** The front end of the modelling language takes longer to load than a graft of entities takes; what the rest calls of it. */
const modelFunctions = { validateModel: "validate.ts", parse: "parse.ts", format: "format.ts" };

/** The front end as one bundle. @type {import("esbuild").Plugin} */
const frontEnd = {
  name: "front-end",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^model-front-end$/ }, ({ path }) => ({ path, namespace: "front-end" }));
    onLoad({ filter: /.*/, namespace: "front-end" }, () => ({
      // The last one is for programs that check again and again, such as editors.
      contents: [...Object.entries(modelFunctions), ["compileModel", "validate.ts"]]
        .map(([name, file]) => `export { ${name} } from "./model/${file}";`)
        .join("\n"),
      resolveDir: fileURLToPath(new URL("generators", root)),
    }));
  },
};

/** What is imported from another bundle: the bundle, and its functions. @type {readonly (readonly [RegExp, string, readonly string[]])[]} */
const apart = [
  [/^\.(?:\/generators)?\/terminal\/run-process\.ts$/, "run-process", ["runProcess"]],
  [/^\.\/ask-terminal\.ts$/, "ask-terminal", ["askTerminal"]],
  ...Object.entries(modelFunctions).map(
    ([name, file]) =>
      /** @type {const} */ ([new RegExp(`^\\./model/${file.replace(".", "\\.")}$`), "model-front-end", [name]]),
  ),
];

/** Puts functions in the place of such a module that load the other bundle when they are called. @type {import("esbuild").Plugin} */
const lazyBundles = {
  name: "lazy-bundles",
  setup: ({ onResolve, onLoad }) => {
    for (const [filter, bundle, functions] of apart) {
      onResolve({ filter }, ({ kind, namespace }) =>
        kind === "entry-point" || namespace === "front-end"
          ? undefined
          : { path: functions.join(), namespace: "apart", pluginData: { bundle, functions } },
      );
    }
    onLoad({ filter: /.*/, namespace: "apart" }, ({ pluginData: { bundle, functions } }) => ({
      contents: functions
        .map(
          (/** @type {string} */ name) =>
            `export const ${name} = (...args) => require("./load-bundle.js").loadBundle("${bundle}").${name}(...args);`,
        )
        .join("\n"),
    }));
    onResolve({ filter: /^\.\/load-bundle\.js$/ }, ({ path }) => ({ path, external: true }));
  },
};

/** The text of every template by its name. */
function templates() {
  const folder = new URL("templates/", root);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  return new Map(
    files
      .filter((name) => name.endsWith(".mustache"))
      .map((name) => [name.replace(/\.mustache$/, ""), readFileSync(new URL(name, folder), "utf8")]),
  );
}

/** Puts what is worked out here in the place of modules that give nothing in the sources. @type {import("esbuild").Plugin} */
const prebuilt = {
  name: "prebuilt",
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/prebuilt-choices\.ts$/ }, async () => {
      const { analyseGrammar } = await evaluated("generators/model/parse/analyse-grammar.ts");
      return { contents: `export const prebuiltChoices = ${JSON.stringify(analyseGrammar())};` };
    });
    onLoad({ filter: /\/prebuilt-templates\.ts$/ }, async () => {
      const { compileTemplates } = await evaluated("generators/compile-templates.ts");
      const compiled = JSON.stringify(compileTemplates(templates()));
      return { contents: `export const prebuiltTemplates = ${compiled};` };
    });
  },
};

rmSync(dist, { recursive: true, force: true });
/** @type {import("esbuild").BuildOptions} */
const options = {
  absWorkingDir: fileURLToPath(root),
  outdir: "dist",
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
  plugins: [frontEnd, lazyBundles, prebuilt],
  logLevel: "warning",
};
const { metafile } = await build({ ...options, entryPoints, metafile: true });
await build({
  ...options,
  entryPoints: { "load-bundle": "generators/start/load-bundle.ts" },
  define: { BUILD: JSON.stringify(hashOf(dist)) },
  banner: {},
});
const shown = await buildDocumentation();
writeFileSync(new URL("package.json", dist), '{ "type": "commonjs" }\n');
const bundled = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
const used = bundled.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path);
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

/**
 * What a module of the sources exports.
 * @param {string} entryPoint
 */
async function evaluated(entryPoint) {
  const { outputFiles } = await build({
    absWorkingDir: fileURLToPath(root),
    entryPoints: [entryPoint],
    bundle: true,
    platform: "node",
    format: "esm",
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString("base64")}`);
}

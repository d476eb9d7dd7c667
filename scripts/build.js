// Bundles the command and the plopfile into `dist/`, with their libraries, so that they run without installing or compiling.
// The documentation page goes into its own package, `documentation/`.
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { chunkNames } from "./chunk-names.js";
import { dataOfPackage } from "./data-of-package.js";
import { ensureDependencies } from "./ensure-dependencies.js";
import { licensesOf } from "./licenses-of.js";
import { withoutUnused } from "./without-unused.js";

const root = new URL("../", import.meta.url);
const dist = new URL("dist/", root);

ensureDependencies();
const { build } = await import("rolldown");
const { buildDocumentation } = await import("./build-documentation.js");
rmSync(dist, { recursive: true, force: true });
const { output } = await build({
  cwd: fileURLToPath(root),
  input: { tenon: "generators/cli.ts", plopfile: "plopfile.ts", api: "generators/api.ts" },
  platform: "node",
  logLevel: "warn",
  plugins: [withoutUnused, dataOfPackage],
  // A chunk of several commands exports more than each of them does.
  preserveEntrySignatures: "allow-extension",
  output: {
    dir: "dist",
    // CommonJS starts about a tenth faster than ES modules, on Node 20 and on Node 24.
    format: "cjs",
    exports: "named",
    // Node reads every byte at each start; the names of functions and classes are 6 % of them.
    minify: { mangle: { keepNames: false }, compress: true, codegen: true },
    chunkFileNames: "[name].js",
    codeSplitting: {
      groups: [{ name: chunkNames(fileURLToPath(new URL("generators/", root))), debugName: "commands" }],
      includeDependenciesRecursively: false,
    },
  },
});
const used = output.flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []));
await buildDocumentation();
// npm does so at an installation only, and a later build replaces the file.
chmodSync(new URL("tenon.js", dist), 0o755);
writeFileSync(new URL("package.json", dist), '{ "type": "commonjs" }\n');
// The build runs the sources from here on.
const { register } = await import("tsx/esm/api");
register();
mkdirSync(new URL("templates/", dist));
for (const [group, compiled] of Object.entries(await compiledTemplates()))
  writeFileSync(new URL(`templates/${group}.json.br`, dist), compressed(compiled));
writeFileSync(new URL("specification.json.br", dist), compressed(await specification()));
const explanations = new URL("../generators/diagnostics/explanations.json", import.meta.url);
writeFileSync(new URL("explanations.json.br", dist), compressed(JSON.parse(readFileSync(explanations, "utf8"))));
writeFileSync(new URL("licenses.txt", dist), licensesOf(used));
copyFileSync(new URL("LICENSE", root), new URL("packages/nx/LICENSE", root));

/**
 * Compresses data, a fifth smaller than by gzip.
 * @param {unknown} data
 */
function compressed(data) {
  return brotliCompressSync(JSON.stringify(data));
}

/** Reads the pages of the specification, which `tenon mcp` offers. */
async function specification() {
  const { specificationPages } = await import("../generators/mcp/specification-pages.ts");
  const { createContext } = await import("../generators/terminal/create-context.ts");
  const { disk, packageFolder } = createContext(fileURLToPath(root));
  return specificationPages(disk, packageFolder);
}

/** Compiles the templates, folder by folder. */
async function compiledTemplates() {
  const { compileTemplates } = await import("../generators/flow/templates/compile-templates.ts");
  const { createContext } = await import("../generators/terminal/create-context.ts");
  return compileTemplates(createContext(fileURLToPath(root)).templates());
}

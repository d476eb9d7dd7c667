import { join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";
import { lateModules } from "./late-modules.js";
import { prebuilt } from "./prebuilt.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const sources = join(root, "generators");

/**
 * What is called from outside; the last one by programs that check again and again, such as editors.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const exported = {
  "terminal/run-process.ts": ["runProcess"],
  "model/parse.ts": ["parse"],
  "model/validate.ts": ["compileModel"],
};

/**
 * Bundles everything but the doors into one file, in which late modules are functions that nobody called yet. esbuild does
 * either part: it splits modules into chunks, and it bundles chunks lazily where they are CommonJS. Gives the files that are
 * in the bundle.
 * @param {import("esbuild").BuildOptions} options
 */
export async function bundleProgram(options) {
  const { chunks, metafile } = await split(options);
  await build({
    ...options,
    stdin: { contents: functionsOf(exported, "require") },
    outfile: "dist/program.js",
    plugins: [from(chunks)],
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? path : [])),
  );
}

/**
 * The sources in as few modules as leave every late one apart, by their paths.
 * @param {import("esbuild").BuildOptions} options
 */
async function split(options) {
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [...new Set([...Object.keys(lateModules), ...Object.keys(exported)])].map((path) =>
      join(sources, path),
    ),
    outbase: sources,
    outdir: root,
    format: "esm",
    splitting: true,
    banner: {},
    // The second part bundles imports that are dynamic; `require` it would leave alone.
    supported: {},
    write: false,
    metafile: true,
    plugins: [late, prebuilt],
  });
  const chunks = new Map(outputFiles.map(({ path, text }) => [`/${slashed(relative(root, path))}`, text]));
  return { chunks, metafile };
}

/** Puts functions in the place of a late module that look for it when they are called. @type {import("esbuild").Plugin} */
const late = {
  name: "late",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^\..*\.ts$/ }, ({ path, importer, resolveDir }) => {
      const module = slashed(relative(sources, join(resolveDir, path)));
      // The front end is one piece: its modules call each other all the time.
      const isWithin = slashed(relative(sources, importer)).startsWith("model/");
      return lateModules[module] === undefined || isWithin ? undefined : { path: module, namespace: "late" };
    });
    onLoad({ filter: /.*/, namespace: "late" }, ({ path }) => ({
      contents: functionsOf({ [path]: lateModules[path] ?? [] }, "requireLate"),
    }));
  },
};

/**
 * Bundles chunks as CommonJS, so that each is a function that is called when it is first required.
 * @param {ReadonlyMap<string, string>} chunks
 * @returns {import("esbuild").Plugin}
 */
function from(chunks) {
  return {
    name: "chunks",
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^\.{0,2}\// }, ({ path, importer }) => ({
        path: posix.resolve(posix.dirname(importer), path),
        namespace: "chunks",
      }));
      onLoad({ filter: /.*/, namespace: "chunks" }, async ({ path }) => {
        const chunk = chunks.get(path);
        if (chunk === undefined) throw new Error(`There is no chunk ${path}.`);
        const { code } = await transform(chunk, { format: "cjs", target: "node20" });
        return { contents: code.replaceAll("requireLate(", "require(") };
      });
    },
  };
}

/**
 * @param {Readonly<Record<string, readonly string[]>>} modules
 * @param {string} require
 */
function functionsOf(modules, require) {
  return Object.entries(modules)
    .flatMap(([path, names]) =>
      names.map(
        (name) =>
          `export const ${name} = (...args) => ${require}("/${path.replace(/\.ts$/, ".js")}").${name}(...args);`,
      ),
    )
    .join("\n");
}

/** @param {string} path */
function slashed(path) {
  return path.replaceAll("\\", "/");
}

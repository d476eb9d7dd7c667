import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = new URL("../../", import.meta.url);

/** Puts what is worked out here in the place of modules that give nothing in the sources. @type {import("esbuild").Plugin} */
export const prebuilt = {
  name: "prebuilt",
  setup: ({ onLoad }) => {
    const compiled = evaluated("generators/targets/compile-templates.ts").then(({ compileTemplates }) =>
      compileTemplates(templates()),
    );
    onLoad({ filter: /\/prebuilt-(?:entity|model)-templates\.ts$/ }, async ({ path }) => {
      const name = path.includes("entity") ? "prebuiltEntityTemplates" : "prebuiltModelTemplates";
      return { contents: `export const ${name} = ${JSON.stringify((await compiled)[name])};` };
    });
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

// Bundles the documentation page into the package `documentation/`: one file with its libraries, which lacks only the model to show.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { licensesOf } from "./licenses-of.js";
import { ownDiagrams } from "./own-diagrams.js";

const root = new URL("../", import.meta.url);
const source = new URL("scripts/documentation/", root);
const built = new URL("documentation/dist/", root);

/** Builds the page, with the licenses of its libraries. */
export async function buildDocumentation() {
  const { outputFiles, metafile } = await build({
    absWorkingDir: fileURLToPath(root),
    entryPoints: ["scripts/documentation/page.js"],
    bundle: true,
    write: false,
    outfile: "page.js",
    minify: true,
    format: "iife",
    platform: "browser",
    target: "es2022",
    legalComments: "none",
    plugins: [ownDiagrams(["class", "state"])],
    metafile: true,
    logLevel: "error",
  });
  const read = (/** @type {URL} */ url) => readFileSync(url, "utf8");
  const styles = new URL("node_modules/swagger-ui-dist/swagger-ui.css", root);
  // The address of its source map would be asked for by whoever opens the tools of a browser.
  const style = read(styles).replace(/\/\*# sourceMappingURL.*\*\//, "") + read(new URL("page.css", source));
  const script = (outputFiles[0]?.text ?? "").replaceAll("</script", "<\\/script");
  const page = read(new URL("page.html", source))
    .replace("/*style*/", () => style)
    .replace("/*script*/", () => script);
  rmSync(built, { recursive: true, force: true });
  mkdirSync(built);
  writeFileSync(new URL("page.html", built), page);
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs));
  writeFileSync(new URL("licenses.txt", built), licensesOf([...inputs, "node_modules/swagger-ui-dist/swagger-ui.css"]));
  copyFileSync(new URL("LICENSE", root), new URL("documentation/LICENSE", root));
}

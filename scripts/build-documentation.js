// Bundles the documentation page into `dist/documentation.html`: one file with all that it shows things by, which only lacks what to show.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { ownDiagrams } from "./own-diagrams.js";

const root = new URL("../", import.meta.url);
const source = new URL("scripts/documentation/", root);

/** Builds the page; answers with the files that went into it, whose licenses must go where it goes. */
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
    plugins: [ownDiagrams],
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
  writeFileSync(new URL("dist/documentation.html", root), page);
  return Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
}

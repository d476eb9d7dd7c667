import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const root = new URL("../../", import.meta.url);

/** The path of the site on its host. */
export const base = new URL(JSON.parse(readFileSync(new URL("package.json", root), "utf8")).homepage).pathname;

/** The folder that the build writes. */
export const outputFolder = new URL("site/dist/", root);

/** The folder of the built pages. */
export const siteFolder = new URL(`.${base}`, outputFolder);

/** Builds the site, once before all tests of it. */
export function setup(): void {
  execFileSync(process.execPath, ["scripts/build-site.js"], { cwd: root, stdio: "inherit" });
}

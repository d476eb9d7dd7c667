import { existsSync, readdirSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), "utf8").trim();

/**
 * Returns the licenses of the packages that bundled files come from; the licenses demand that they go with the code.
 * Packages of one license with one text share it.
 * @param {readonly string[]} inputs
 */
export function licensesOf(inputs) {
  const paths = inputs.map((path) =>
    relative(fileURLToPath(root), resolve(fileURLToPath(root), path)).replaceAll("\\", "/"),
  );
  const folders = paths.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  /** @type {Map<string, string[]>} */
  const packages = new Map();
  for (const folder of [...new Set(folders)].sort()) {
    const { title, text } = licenseOf(folder, paths);
    packages.set(text, [...new Set([...(packages.get(text) ?? []), title])]);
  }
  return [...packages]
    .map(([text, titles]) => `${titles.join("\n")}\n\n${text}\n`)
    .join(`\n${"-".repeat(80)}\n\n`);
}

/**
 * Returns the title of a package, and the text of its licenses and notices, and of the code that its bundled files contain.
 * @param {string} folder
 * @param {readonly string[]} paths
 */
function licenseOf(folder, paths) {
  const { name, version, license } = JSON.parse(read(`${folder}/package.json`));
  const own = readdirSync(new URL(folder, root)).filter((entry) => /^(?:licen[cs]e|notice)/i.test(entry));
  const inside = paths.filter((path) => path.startsWith(`${folder}/`)).map((path) => `${path}.LICENSE.txt`);
  const files = [
    ...own.map((file) => `${folder}/${file}`),
    ...inside.filter((path) => existsSync(new URL(path, root))),
  ];
  return {
    title: `${name} ${version}${license === undefined ? "" : ` (${license})`}`,
    text: files.map(read).join("\n\n"),
  };
}

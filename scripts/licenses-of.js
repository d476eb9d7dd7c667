import { existsSync, readdirSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), "utf8").trim();

/**
 * Returns the licenses of the packages that bundled files come from; the licenses demand that they go with the code.
 * Packages whose licenses differ in the lines of the copyright and of the title alone share the rest: the title is said beside the name.
 * @param {readonly string[]} inputs
 */
export function licensesOf(inputs) {
  const paths = inputs.map((path) =>
    relative(fileURLToPath(root), resolve(fileURLToPath(root), path)).replaceAll("\\", "/"),
  );
  const folders = paths.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  /** @type {Map<string, { text: string, owners: Set<string> }>} */
  const licenses = new Map();
  for (const folder of [...new Set(folders)].sort()) {
    const { name, text } = licenseOf(folder, paths);
    const lines = text.split(/\r?\n/);
    const rights = lines.filter((line) => copyright.test(line)).map((line) => `  ${line.trim()}`);
    const rest = lines
      .filter((line) => !copyright.test(line))
      .join("\n")
      .trim();
    const key = rest.replace(title, "").replaceAll(/\s+/g, " ").replaceAll("'", '"').trim();
    const license = licenses.get(key) ?? { text: rest, owners: new Set() };
    licenses.set(key, license);
    license.owners.add([name, ...rights].join("\n"));
  }
  return [...licenses.values()]
    .map(({ text, owners }) => `${[...owners].join("\n")}\n\n${text}\n`)
    .join(`\n${"-".repeat(80)}\n\n`);
}

const title = /^[#(\s]*(?:The )?MIT License(?: \(MIT\))?\)?\s*$/im;
const copyright = /^\s*copyright (?:\(c\)|©|\d{4})/i;

/**
 * Returns the name of a package with its version and license, and the text of its licenses and notices, and of the code that its bundled files contain.
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
    name: `${name} ${version}${license === undefined ? "" : ` (${license})`}`,
    text: files.map(read).join("\n\n"),
  };
}

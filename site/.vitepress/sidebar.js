import { existsSync, readdirSync, readFileSync } from "node:fs";

/**
 * Returns the sidebar of the staged pages.
 * @param {URL} pages
 */
export function sidebar(pages) {
  const linkTo = (/** @type {string} */ path, text = titleOf(new URL(`${path}.md`, pages))) => ({
    text,
    link: `/${path.replace(/(^|\/)index$/, "$1")}`,
  });
  const group = (/** @type {string} */ text, /** @type {readonly string[]} */ paths) => ({
    text,
    items: paths.map((path) => linkTo(path)),
  });
  const all = (/** @type {string} */ folder) =>
    namesIn(new URL(`${folder}/`, pages)).map((name) => `${folder}/${name}`);
  return [
    group(
      "Tutorials",
      ["first-entity", "existing-classes", "multi-tenant-shop", "first-model"].map((name) => `tutorials/${name}`),
    ),
    group("How-to", all("how-to")),
    group("Reference", [...all("reference"), "reference/diagnostics/index"]),
    group("Set-up", ["editors", "mcp", "dotnet"]),
    group("Specification", all("specification")),
    group("Explanation", [...all("explanation"), "hostile-inputs"]),
    group("Decisions", all("adr")),
  ];
}

/**
 * Returns the names of the pages in a folder, its index first.
 * @param {URL} folder
 */
function namesIn(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).flatMap((name) => /^(.*)\.md$/.exec(name)?.[1] ?? []);
  const rank = (/** @type {string} */ name) => (name === "index" ? 0 : 1);
  return names.sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
}

/** @param {URL} page */
function titleOf(page) {
  return /^# (.+)$/m.exec(readFileSync(page, "utf8"))?.[1] ?? "";
}

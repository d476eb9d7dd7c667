import { readFileSync } from "node:fs";

const { repository } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

/** The address of the repository on the web. */
export const repositoryAddress = repository.url.replace(/^git\+/, "").replace(/\.git$/, "");

/**
 * Returns the address of a file of the repository, to read or to edit it.
 * @param {string} path
 * @param {"blob" | "edit"} purpose
 */
export function addressInRepository(path, purpose) {
  return `${repositoryAddress}/${purpose}/main/${path}`;
}

/**
 * Returns the file that a page of the site is made from.
 * @param {string} page
 */
export function sourceOf(page) {
  if (page === "index.md") return "scripts/site/home-page.ts";
  if (/^reference\/diagnostics\/[a-z]+\d+\.md$/.test(page)) return "generators/diagnostics/explanations.json";
  return `docs/${page.replace(/(^|\/)index\.md$/, "$1README.md")}`;
}

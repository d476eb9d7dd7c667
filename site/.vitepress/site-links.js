import { posix } from "node:path";
import { addressInRepository } from "./repository.js";

/**
 * Leads links of documents to pages of the site: `README.md` is the index of its folder there, and files outside of `docs/` are on the web.
 * @param {import("markdown-it").default} markdown
 */
export function siteLinks(markdown) {
  markdown.core.ruler.push("site-links", ({ tokens, env }) => {
    const parts = tokens.flatMap((token) => token.children ?? []);
    for (const part of parts) {
      if (part.type === "link_open") part.attrSet("href", linkOf(part.attrGet("href") ?? "", env.relativePath ?? ""));
    }
  });
  // The pages are compiled as templates, but no text of a document is one.
  for (const name of ["text", "code_inline"]) {
    const rule = markdown.renderer.rules[name];
    markdown.renderer.rules[name] = (...args) => (rule?.(...args) ?? "").replaceAll("{", "&#123;");
  }
}

/**
 * Returns the target of a link on a page.
 * @param {string} href
 * @param {string} page The path of the page below `docs/`.
 */
function linkOf(href, page) {
  if (/^[a-z]+:|^#|^\//.test(href)) return href;
  const [path = "", anchor] = href.split("#");
  const target = posix.join("docs", posix.dirname(page), path);
  const behind = anchor === undefined ? "" : `#${anchor}`;
  if (!target.startsWith("docs/")) return `${addressInRepository(target, "blob")}${behind}`;
  return `${path.replace(/(^|\/)README\.md$/, "$1index.md")}${behind}`;
}

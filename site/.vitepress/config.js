// The documentation site. `scripts/build-site.js` stages its pages; this file says how they look.
import { readFileSync } from "node:fs";
import { anchorOf } from "./anchor-of.js";
import { addressInRepository, repositoryAddress, sourceOf } from "./repository.js";
import { sidebar } from "./sidebar.js";
import { siteLinks } from "./site-links.js";

const { homepage } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
const base = new URL(homepage).pathname;
const models = JSON.parse(
  readFileSync(new URL("../../editors/vscode/syntaxes/tenon-model.tmLanguage.json", import.meta.url), "utf8"),
);
/** The grammar of grammars, which only sets literals apart. */
const grammars = {
  name: "ebnf",
  scopeName: "source.ebnf",
  patterns: [{ name: "string.quoted.double.ebnf", match: '"[^"]*"' }],
};

export default {
  title: "Tenon",
  description: "Grafts an HTTP back end onto a .NET host that you already have.",
  lang: "en",
  // Without an icon of its own, every page would ask the server for one.
  head: [
    [
      "link",
      {
        rel: "icon",
        href: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath fill='%230b57d0' d='M1 1h14v4h-5v10H6V5H1z'/%3E%3C/svg%3E",
      },
    ],
  ],
  base,
  srcDir: ".work/pages",
  outDir: `dist${base}`,
  cacheDir: ".work/cache",
  metaChunk: true,
  // The pages use the fonts of the system: nothing is downloaded to read them.
  themeConfig: {
    nav: [
      { text: "Tutorials", link: "/tutorials/first-entity" },
      { text: "How-to", link: "/how-to/layered-solution" },
      { text: "Reference", link: "/reference/entity-file" },
      { text: "Explanation", link: "/explanation/ownership" },
      // A page of its own, which the router of the site does not know.
      { text: "Playground", link: "/playground/index.html", target: "_self" },
    ],
    sidebar: sidebar(new URL("../.work/pages/", import.meta.url)),
    outline: { level: [2, 3] },
    search: { provider: "local" },
    socialLinks: [{ icon: "github", link: repositoryAddress, ariaLabel: "Repository" }],
  },
  transformPageData: ({ relativePath, frontmatter }) => {
    const source = sourceOf(relativePath);
    const [view, edit] = [addressInRepository(source, "blob"), addressInRepository(source, "edit")];
    return { frontmatter: { ...frontmatter, source: { view, edit } } };
  },
  markdown: {
    anchor: { slugify: anchorOf },
    languages: [{ ...models, name: "tenon-model" }, grammars],
    // The default colours of comments are too pale to read on the background of a block.
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    // Braces of models and routes are no attributes.
    attrs: { disable: true },
    config: siteLinks,
  },
};

import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { stagePages } from "../../scripts/site/stage-pages.ts";
import { sidebar } from "../../site/.vitepress/sidebar.js";

test("the sidebar of the site leads to every page, but for the front page and those of diagnostics", () => {
  const folder = mkdtempSync(join(tmpdir(), "tenon-pages-"));
  try {
    const pages = pathToFileURL(`${folder}/staged/`);
    stagePages(new URL("../../docs/", import.meta.url), pages);
    const links = sidebar(pages).flatMap(({ items }) => items.map(({ link }) => link));
    const names = readdirSync(pages, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
    const found = names
      .map((name) => `/${name.replace(/\.md$/, "").replace(/(^|\/)index$/, "$1")}`)
      .filter((link) => link !== "/" && !/^\/reference\/diagnostics\/./.test(link));
    expect([...links].sort()).toEqual(found.sort());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

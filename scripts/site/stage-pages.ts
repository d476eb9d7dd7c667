import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { catalogue } from "../../generators/diagnostics/catalogue/catalogue.ts";
import type { CatalogueEntry } from "../../generators/diagnostics/catalogue/catalogue-entry.ts";
import { areas } from "../../generators/diagnostics/reference-areas.ts";
import { codePage } from "./code-page.ts";
import { diagnosticExamples } from "./diagnostic-examples.ts";
import { withDiagrams } from "./diagrams.ts";
import { homePage } from "./home-page.ts";

/** Writes the pages of the site into a folder: the documents of `docs/`, and a page for each diagnostic. */
export function stagePages(docs: URL, pages: URL): void {
  rmSync(pages, { recursive: true, force: true });
  mkdirSync(pages, { recursive: true });
  cpSync(docs, pages, { recursive: true });
  for (const path of readdirSync(pages, { recursive: true, encoding: "utf8" }))
    if (/(?:^|\/)README\.md$/.test(path))
      renameSync(new URL(path, pages), new URL(path.replace("README.md", "index.md"), pages));
  edit(new URL("index.md", pages), homePage);
  edit(new URL("reference/language.md", pages), withDiagrams);
  stageDiagnostics(new URL("reference/diagnostics/", pages));
}

/** Writes a page for each diagnostic, to which the index leads. */
function stageDiagnostics(folder: URL): void {
  const examples = diagnosticExamples();
  for (const entry of Object.values<CatalogueEntry<never>>(catalogue)) {
    const example = examples.get(entry.code);
    if (example === undefined) throw new Error(`${entry.code} has no example.`);
    writeFileSync(new URL(`${entry.code.toLowerCase()}.md`, folder), codePage(entry, example));
  }
  edit(new URL("index.md", folder), (text) => text.replace(/\]\([\w-]+\.md#(\w+)\)/g, "]($1.md)"));
  // Each of their sections has a page of its own, which a search finds once.
  for (const { page } of areas) edit(new URL(`${page}.md`, folder), (text) => `---\nsearch: false\n---\n\n${text}`);
}

function edit(file: URL, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

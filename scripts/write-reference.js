// Writes the reference pages: of the diagnostics from their catalogue, of the commands from their table, of files and documents from their schemas.
// Writes the parts of the pages about the language that follow from its grammar.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tsImport } from "tsx/esm/api";

const reference = new URL("../docs/reference/", import.meta.url);
const folder = new URL("diagnostics/", reference);
const { catalogue } = await tsImport("../generators/diagnostics/catalogue/catalogue.ts", import.meta.url);
const { commands } = await tsImport("../generators/cli/commands.ts", import.meta.url);
const { commandPage } = await tsImport("./reference/command-page.ts", import.meta.url);
const { diagnosticPages } = await tsImport("./reference/diagnostic-pages.ts", import.meta.url);
const { grammarPages, withGrammarParts } = await tsImport("./reference/grammar-parts.ts", import.meta.url);
const { schemaPages } = await tsImport("./reference/schema-pages.ts", import.meta.url);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, text] of diagnosticPages(Object.values(catalogue))) writeFileSync(new URL(name, folder), text);
writeFileSync(new URL("commands.md", reference), commandPage(commands));
for (const [name, text] of schemaPages()) writeFileSync(new URL(name, reference), text);
for (const path of grammarPages) {
  const page = new URL(`../${path}`, import.meta.url);
  writeFileSync(page, withGrammarParts(readFileSync(page, "utf8")));
}

// Writes the reference pages of the diagnostics from their catalogue.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tsImport } from "tsx/esm/api";

const folder = new URL("../docs/reference/diagnostics/", import.meta.url);
const { catalogue } = await tsImport("../generators/diagnostics/catalogue.ts", import.meta.url);
const { diagnosticPages } = await tsImport("./reference/diagnostic-pages.ts", import.meta.url);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, text] of diagnosticPages(Object.values(catalogue))) writeFileSync(new URL(name, folder), text);

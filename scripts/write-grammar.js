// Writes the TextMate grammar of models from the tables of the lexer.
import { writeFileSync } from "node:fs";
import { tsImport } from "tsx/esm/api";

const { textMateGrammar } = await tsImport("./editors/text-mate-grammar.ts", import.meta.url);
const file = new URL("../editors/vscode/syntaxes/tenon-model.tmLanguage.json", import.meta.url);
writeFileSync(file, `${JSON.stringify(textMateGrammar(), undefined, 2)}\n`);

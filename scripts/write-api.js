// Writes `api.d.ts`, the types of the programming interface, from the sources of `generators/api.ts`, and shows them on its page.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = new URL("../", import.meta.url);
const mark = "<!-- Written by scripts/write-api.js. -->\n";

/** Returns the declarations of the interface as one file, which imports the types of the plop pack alone. */
export function apiDeclarations() {
  const own = /^import type \{[^}]*\} from "\.\/api\/types\.ts";\n/m;
  const types = declarationsOf("generators/api/types.ts").replace('"../../pack.d.ts"', '"./pack.d.ts"');
  const functions = declarationsOf("generators/api.ts").replace(own, "");
  const stray =
    /^import .*/m.exec(functions)?.[0] ?? /^import .*/m.exec(types.replace(/^import .*pack\.d\.ts.*/m, ""))?.[0];
  if (stray !== undefined) throw new Error(`The interface shows a type of the inside: ${stray}`);
  return `${types}\n${functions}`;
}

/** @param {string} path */
function declarationsOf(path) {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(new URL(path, root), "utf8"), {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.NodeNext, isolatedDeclarations: true },
  });
  const [first] = diagnostics;
  if (first !== undefined) throw new Error(`${path}: ${ts.flattenDiagnosticMessageText(first.messageText, "\n")}`);
  return outputText.replace(/^ {4,}/gm, (spaces) => " ".repeat(spaces.length / 2));
}

/** Returns the page of the interface, with the declarations at its end. */
export function apiPage() {
  const [prose] = readFileSync(new URL("docs/reference/programs.md", root), "utf8").split(mark);
  return `${prose}${mark}\`\`\`ts\n${apiDeclarations()}\`\`\`\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("api.d.ts", root), apiDeclarations());
  writeFileSync(new URL("docs/reference/programs.md", root), apiPage());
}

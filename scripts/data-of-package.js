// @ts-check
import { basename } from "node:path";

/** The data that the package has in files, by the names of their modules, as code that reads it. */
const readers = {
  // Prose that one command reads: compressed, it is a third, and unpacking it takes 1 ms.
  "explanations.json": 'JSON.parse(brotliDecompressSync(readFileSync(__dirname + "/explanations.json.br")).toString())',
  // Editors read the same file.
  "entity-file.schema.json": 'JSON.parse(readFileSync(__dirname + "/../schemas/entity-file.schema.json", "utf8"))',
};

/**
 * Leaves data out of the code: every byte of code is read at each start that loads it.
 * @type {import("rolldown").Plugin}
 */
export const dataOfPackage = {
  name: "data-of-package",
  load(id) {
    const reader = Object.entries(readers).find(([name]) => name === basename(id));
    if (reader === undefined) return undefined;
    const imports = 'import { readFileSync } from "node:fs";\nimport { brotliDecompressSync } from "node:zlib";\n';
    return { code: `${imports}export default ${reader[1]};`, moduleType: "js" };
  },
};

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { buildSync } from "esbuild";

const schemas = new URL("../schemas/", import.meta.url);

/** Returns the text of the validator module, which has no imports. */
export function compileEntityFileSchema() {
  const schema = JSON.parse(readFileSync(new URL("entity-file.schema.json", schemas), "utf8"));
  const ajv = new Ajv2020({
    allErrors: true,
    ownProperties: true,
    strict: true,
    // A rule of access is a word or a map.
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
  });
  const contents = appending(standaloneCode.default(ajv, ajv.compile(schema)));
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: fileURLToPath(schemas), loader: "js" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    target: "node20",
    legalComments: "none",
    banner: { js: "// Made from entity-file.schema.json by scripts/compile-schemas.js." },
  });
  return outputFiles[0]?.text ?? "";
}

/**
 * Appends errors in place. The generated code copies all errors again and again, half a minute for a large wrong file.
 * @param {string} code
 */
function appending(code) {
  const helper = "function append(all, more) { for (const error of more) all.push(error); return all; }";
  return `${code.replace(/vErrors\.concat\((\w+\.errors)\)/g, "append(vErrors, $1)")}\n${helper}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("entity-file.validator.js", schemas), compileEntityFileSchema());
}

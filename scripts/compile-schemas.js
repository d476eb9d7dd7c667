import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { buildSync } from "esbuild";

const schemas = new URL("../schemas/", import.meta.url);

/** The schemas of files that users write. A later one can refer to an earlier one. */
export const compiledSchemas = ["entity-file", "config", "plan", "workspace"];

/**
 * Returns the text of the validator module of a schema, which has no imports.
 * @param {string} name
 */
export function compileSchema(name) {
  const ajv = new Ajv2020({
    allErrors: true,
    ownProperties: true,
    strict: true,
    // A rule of access is a word or a map.
    allowUnionTypes: true,
    messages: false,
    code: { source: true, esm: true, lines: true },
  });
  for (const one of compiledSchemas) ajv.addSchema(rulesOf(one), `${one}.schema.json`);
  const validate = ajv.getSchema(`${name}.schema.json`);
  if (validate === undefined) throw new Error(`There is no schema ${name}.`);
  const contents = shortened(standaloneCode.default(ajv, validate));
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: fileURLToPath(schemas), loader: "js" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    target: "node20",
    legalComments: "none",
    banner: { js: `// Made from ${name}.schema.json by scripts/compile-schemas.js.` },
  });
  return outputFiles[0]?.text ?? "";
}

/**
 * Reads a schema without the words for editors, which the validator would repeat.
 * @param {string} name
 */
function rulesOf(name) {
  const words = ["title", "description", "examples"];
  return JSON.parse(readFileSync(new URL(`${name}.schema.json`, schemas), "utf8"), (key, value) =>
    // A map is the rule of a property with such a name.
    words.includes(key) && (typeof value === "string" || Array.isArray(value)) ? undefined : value,
  );
}

/**
 * Shortens the generated code, which each start reads: without the path of each rule, and with one statement for each error.
 * Appends errors in place; the generated code copies all errors again and again, half a minute for a large wrong file.
 * @param {string} code
 */
function shortened(code) {
  const helper = "function append(all, more) { for (const error of more) all.push(error); return all; }";
  const short = code
    .replace(
      /const (err\d+) = (\{.*?\});\s*if\(vErrors === null\)\{\s*vErrors = \[\1\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}/g,
      "(vErrors ??= []).push($2);",
    )
    .replace(/schemaPath:"[^"]*",/g, "")
    .replace(/vErrors\.concat\((\w+\.errors)\)/g, "append(vErrors, $1)");
  return `${withUsedParts(short)}\n${helper}\n`;
}

/**
 * Leaves of the schemas in generated code what it reads: the values of some keywords, and the names of some properties.
 * @param {string} code
 */
function withUsedParts(code) {
  return code.replace(/^const (schema\d+) = (\{.*\});$/gm, (_, name, json) => {
    const paths = [...code.matchAll(new RegExp(`\\b${name}((?:\\.\\w+)+)`, "g"))].map(([, path = ""]) => path);
    const [schema, used] = [JSON.parse(json), {}];
    // The names of a part are added behind the parts below them, which have more than the name.
    for (const path of paths.sort().reverse()) addPart(used, schema, path.split(".").slice(1));
    return `const ${name} = ${JSON.stringify(used)};`;
  });
}

/**
 * Copies the value at a path; of an object, the names alone.
 * @param {Record<string, any>} target
 * @param {any} schema
 * @param {readonly string[]} path
 */
function addPart(target, schema, [key = "", ...rest]) {
  const value = schema[key];
  if (typeof value !== "object" || Array.isArray(value)) {
    target[key] = value;
    return;
  }
  target[key] ??= {};
  if (rest.length > 0) addPart(target[key], value, rest);
  else for (const name of Object.keys(value)) target[key][name] ??= 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of compiledSchemas) writeFileSync(new URL(`${name}.validator.js`, schemas), compileSchema(name));
}

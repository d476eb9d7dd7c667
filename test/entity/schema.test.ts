import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogue } from "../../generators/diagnostics/catalogue/catalogue.ts";
import { explanationByCode } from "../../generators/diagnostics/explanation.ts";
import { libraryIds } from "../../generators/entity/graft.ts";
import { typeNames } from "../../generators/entity/property-type.ts";
import { entityFileKeys } from "../../generators/entity/yaml/entity-file-keys.ts";
import { compiledSchemas, compileSchema } from "../../scripts/compile-schemas.js";

interface Part {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

const schemas = new URL("../../schemas/", import.meta.url);
// The shape of our own schema file.
const schema = JSON.parse(readFileSync(new URL("entity-file.schema.json", schemas), "utf8")) as Part & {
  readonly $defs: Readonly<Record<string, Part>>;
};

test.each(compiledSchemas)("the committed validator is what the script makes: %s", (name) => {
  expect(readFileSync(new URL(`${name}.validator.js`, schemas), "utf8")).toBe(compileSchema(name));
});

test.each(compiledSchemas)("the validator imports nothing: %s", (name) => {
  expect(compileSchema(name)).not.toMatch(/^\s*import\b|[=(]\s*require\(/m);
});

test.each(Object.entries(entityFileKeys))("types and schema have the same keys: %s", (name, keys) => {
  const part: Part | undefined = name === "file" ? schema : schema.$defs[name];
  const described = Object.keys(part?.properties ?? {}).map((key) => [
    key,
    part?.required?.includes(key) === true ? "required" : "optional",
  ]);
  expect(Object.fromEntries(described)).toEqual(keys);
});

test("the schema offers every built-in type and every endpoint library", () => {
  expect(schema.$defs["property"]?.properties["type"]).toMatchObject({ examples: typeNames });
  expect(schema.$defs["target"]?.properties["library"]).toMatchObject({ enum: libraryIds });
});

test("the explanation of an unknown type names every built-in type", () => {
  const cause = explanationByCode[catalogue.unknownType.code]?.cause;
  expect(typeNames.filter((type) => !cause?.includes(` ${type}`))).toEqual([]);
});

import { type SchemaError, validate } from "../../../schemas/entity-file.validator.js";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Result } from "../../diagnostics/result.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import { listOf, quoted } from "../../text/quoted.ts";
import { entityFileKeys } from "./entity-file-keys.ts";
import { type FaultyNode, nodeAt, partOf } from "./faulty-node.ts";
import { toPlain, type YamlFile, type YamlMap, type YamlNode } from "./yaml-node.ts";

/** A file that conforms to the schema. */
export interface FormedFile {
  readonly path: string;
  readonly root: YamlMap;
}

/** A compiled schema, and the keys that it allows. */
export interface Schema {
  readonly validate: { (value: unknown): boolean; readonly errors?: readonly SchemaError[] | null };
  /** Returns the keys of the map at a path, for suggestions. */
  readonly keysAt: (path: readonly string[]) => readonly string[];
}

/** Validates an entity file against its schema and reports each mistake once, at its node. */
export function checkSchema(file: YamlFile): Result<FormedFile> {
  return checkAgainst({ validate, keysAt }, file);
}

/** Validates a file against a schema and reports each mistake once, at its node. */
export function checkAgainst(schema: Schema, file: YamlFile): Result<FormedFile> {
  const isFormed = schema.validate(toPlain(file.root));
  const { root } = file;
  if (isFormed && root.kind === "map") return { ok: true, value: { path: file.path, root }, diagnostics: [] };
  return { ok: false, diagnostics: diagnosticsOf(file, schema) };
}

// Keeps one diagnostic for each position; a fault of a whole value precedes those of its content.
function diagnosticsOf(file: YamlFile, schema: Schema): readonly Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  for (const error of schema.validate.errors ?? []) {
    const diagnostic = schemaFault(file, schema, error);
    if (diagnostic === undefined) continue;
    const place = `${diagnostic.span?.start} ${diagnostic.code === "TEN0202" ? diagnostic.message : ""}`;
    if (!found.has(place)) found.set(place, diagnostic);
  }
  return [...found.values()];
}

type Fault = (place: FaultyNode, error: SchemaError, schema: Schema) => Diagnostic | undefined;

/** Translates a schema error into a diagnostic. Returns undefined if another error already covers it. */
function schemaFault(file: YamlFile, schema: Schema, error: SchemaError): Diagnostic | undefined {
  return faults[error.keyword]?.(nodeAt(file.root, error.instancePath), error, schema);
}

/** The kinds of values that can also be the word `none`. */
const nameOrKeys = "string,object";
const lengthOrNone = "integer,string";
const operatorsOrNone = "array,string";
const orNone: ReadonlyMap<string | undefined, string> = new Map([
  ["maxLength", lengthOrNone],
  ["filter", operatorsOrNone],
]);

const faults: Readonly<Record<string, Fault>> = {
  additionalProperties: unknownKey,
  required: ({ name, keySpan }, { params }) =>
    report(catalogue.missingKey, { key: String(params["missingProperty"]), place: name }, { span: keySpan }),
  type: wrongKind,
  enum: (place, error) => {
    const type = orNone.get(place.path.at(-1));
    return type === undefined
      ? notAllowedValue(place.node, place.name, error.params["allowedValues"])
      : wrongKind(place, { ...error, params: { type } });
  },
  const: ({ node, name }, { params }) => notAllowedValue(node, name, [params["allowedValue"]]),
  minimum: outOfRange,
  maximum: outOfRange,
  minProperties: ({ name, keySpan }) => report(catalogue.emptyMap, { place: name }, { span: keySpan }),
  minItems: ({ name, node }) => report(catalogue.emptyMap, { place: name }, node),
  minLength: ({ name, node }) => report(catalogue.textLength, { place: name, limit: "at least one character" }, node),
  maxLength: ({ name, node }, { params }) =>
    report(catalogue.textLength, { place: name, limit: `at most ${String(params["limit"])} characters` }, node),
  pattern: ({ name, node }) => report(catalogue.severalLines, { place: name }, node),
};

function unknownKey(
  { node, name, keySpan, path }: FaultyNode,
  { params }: SchemaError,
  { keysAt: allowedAt }: Schema,
): Diagnostic {
  const key = String(params["additionalProperty"]);
  const span = (node.kind === "map" ? node.entries.get(key)?.keySpan : undefined) ?? keySpan;
  const allowed = allowedAt(path);
  const hint = spellingHint(key, allowed) ?? `Possible keys: ${listOf(allowed, "or")}.`;
  return report(catalogue.unknownKey, { key, place: name }, { span, hint });
}

// A rule of access is a map of operations or a policy, and a mistyped key does not show which.
function keysAt(path: readonly string[]): readonly string[] {
  const part = partOf(path);
  const keys = Object.keys(entityFileKeys[part]);
  return part === "operations" ? [...keys, "policy"] : keys;
}

function wrongKind({ node, name, path }: FaultyNode, { params }: SchemaError): Diagnostic {
  const type = String(params["type"]);
  return report(
    catalogue.wrongKind,
    { place: name, expected: expectedKind(type), found: foundKind(node) },
    { span: node.span, hint: kindHint(node, type, path) },
  );
}

function notAllowedValue(node: FaultyNode["node"], place: string, values: unknown): Diagnostic {
  const allowed = Array.isArray(values) ? values.map(String) : [];
  const value = node.kind === "scalar" ? node.text : "";
  return report(
    catalogue.notAllowedValue,
    { place, value, allowed },
    { span: node.span, hint: spellingHint(value, allowed) },
  );
}

function outOfRange({ node, name }: FaultyNode, { params }: SchemaError): Diagnostic {
  const limit = `${params["comparison"] === ">=" ? "at least" : "at most"} ${String(params["limit"])}`;
  return report(
    catalogue.numberOutOfRange,
    { place: name, value: node.kind === "scalar" ? quoted(node.text) : "", limit },
    node,
  );
}

function expectedKind(type: string): string {
  const kinds: Readonly<Record<string, string>> = {
    object: "a map of keys",
    array: "a list of names in brackets",
    string: "a text",
    integer: "a whole number",
    number: "a number",
    boolean: "true or false",
    "object,string": "a word or a map of keys",
    [nameOrKeys]: "a name, or a map of keys",
    "boolean,string": "true, false or the name of a property",
    "string,number,boolean": "a single value",
    [lengthOrNone]: "a whole number or none",
    [operatorsOrNone]: "a list of operators in brackets, or none",
  };
  return kinds[type] ?? type;
}

function foundKind(node: YamlNode): string {
  if (node.kind === "map") return "a map of keys";
  if (node.kind === "list") return "a list";
  if (node.value === null) return "empty";
  const kind =
    typeof node.value === "string" ? "the text" : typeof node.value === "number" ? "the number" : "the truth value";
  return `${kind} ${quoted(node.text)}`;
}

/** Suggests how to write a value of the wrong kind, if that is clear. */
function kindHint(node: YamlNode, type: string, path: readonly string[]): string | undefined {
  if (node.kind !== "scalar") return undefined;
  if ((type === "string" || type === nameOrKeys) && node.value !== null) return `Put it in quotes: "${node.text}".`;
  if (type === "object" && path.length === 4 && path[2] === "properties")
    return "Write a property as a map, such as { type: string }.";
  if (type === operatorsOrNone && typeof node.value === "string") return `Put it in brackets: [${node.text}].`;
  if (type === "integer" || type === "number" || type === lengthOrNone) return numberHint(node.text, node.isQuoted);
  return type === "boolean" ? truthHint(node.text, node.isQuoted) : undefined;
}

function numberHint(text: string, isQuoted: boolean): string | undefined {
  if (isQuoted && /^-?\d+(?:\.\d+)?$/.test(text)) return "Remove the quotes.";
  return /^[-+]?[\d.]/.test(text) ? "Write the number in plain decimal digits, such as 10 or -0.50." : undefined;
}

function truthHint(text: string, isQuoted: boolean): string | undefined {
  if (isQuoted && /^(?:true|false)$/.test(text)) return "Remove the quotes.";
  return /^(?:yes|no|on|off)$/i.test(text) ? "Write true or false." : undefined;
}

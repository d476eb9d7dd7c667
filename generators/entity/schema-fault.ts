import type { SchemaError } from "../../schemas/entity-file.validator.js";
import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { spellingHint } from "../text/did-you-mean.ts";
import { listOf, quoted } from "../text/quoted.ts";
import { entityFileKeys } from "./entity-file-keys.ts";
import { type FaultyNode, nodeAt, partOf } from "./faulty-node.ts";
import { expectedKind, foundKind, kindHint } from "./schema-kinds.ts";
import type { YamlFile } from "./yaml-node.ts";

type Fault = (place: FaultyNode, error: SchemaError) => Diagnostic | undefined;

/** Translates a schema error into a diagnostic. Returns undefined if another error already covers it. */
export function schemaFault(file: YamlFile, error: SchemaError): Diagnostic | undefined {
  return faults[error.keyword]?.(nodeAt(file.root, error.instancePath), error);
}

const faults: Readonly<Record<string, Fault>> = {
  additionalProperties: unknownKey,
  required: ({ name, keySpan }, { params }) =>
    report(catalogue.missingKey, { key: String(params["missingProperty"]), place: name }, { span: keySpan }),
  type: wrongKind,
  enum: ({ node, name }, { params }) => notAllowedValue(node, name, params["allowedValues"]),
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

function unknownKey({ node, name, keySpan, path }: FaultyNode, { params }: SchemaError): Diagnostic {
  const key = String(params["additionalProperty"]);
  const span = (node.kind === "map" ? node.entries.get(key)?.keySpan : undefined) ?? keySpan;
  const allowed = keysAt(path);
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

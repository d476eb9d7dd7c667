import { type SchemaError, validate } from "../../schemas/entity-file.validator.js";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Result } from "../diagnostics/result.ts";
import { schemaFault } from "./schema-fault.ts";
import { toPlain, type YamlFile, type YamlMap } from "./yaml-node.ts";

/** A file that conforms to the schema. */
export interface FormedFile {
  readonly path: string;
  readonly root: YamlMap;
}

/** Validates a file against the schema and reports each mistake once, at its node. */
export function checkSchema(file: YamlFile): Result<FormedFile> {
  const isFormed = validate(toPlain(file.root));
  const { root } = file;
  if (isFormed && root.kind === "map") return { ok: true, value: { path: file.path, root }, diagnostics: [] };
  return { ok: false, diagnostics: diagnosticsOf(file, validate.errors ?? []) };
}

// Keeps one diagnostic for each position; a fault of a whole value precedes those of its content.
function diagnosticsOf(file: YamlFile, errors: readonly SchemaError[]): readonly Diagnostic[] {
  const found = new Map<string, Diagnostic>();
  for (const error of errors) {
    const diagnostic = schemaFault(file, error);
    if (diagnostic === undefined) continue;
    const place = `${diagnostic.span?.start} ${diagnostic.code === "TEN0202" ? diagnostic.message : ""}`;
    if (!found.has(place)) found.set(place, diagnostic);
  }
  return [...found.values()];
}

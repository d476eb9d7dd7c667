import { stringify } from "yaml";
import type { OpenApiDocument } from "./open-api.ts";

/** The two forms of a document, which are also the endings of its file. */
export type DocumentFormat = "yaml" | "json";

/** A document as text, read back alike by parsers of YAML 1.1 and 1.2. */
export function printDocument(document: OpenApiDocument, format: DocumentFormat): string {
  return format === "json"
    ? `${JSON.stringify(document, undefined, 2)}\n`
    : stringify(document, { aliasDuplicateObjects: false, compat: "yaml-1.1", lineWidth: 0 });
}

import { DEFAULT_SCHEMA, dump, Type } from "js-yaml";
import type { OpenApiDocument } from "./open-api.ts";

/** The two forms of a document, which are also the endings of its file. */
export type DocumentFormat = "yaml" | "json";

/** A document as text, read back alike by parsers of YAML 1.1 and 1.2. */
export function printDocument(document: OpenApiDocument, format: DocumentFormat): string {
  return format === "json" ? `${JSON.stringify(document, undefined, 2)}\n` : dump(document, options);
}

const numbers = [
  // With the underscores, the sexagesimal digits and the bare exponent of YAML 1.1.
  /^[-+]?(?:\d[\d_]*)?(?::[\d_]+)*(?:\.[\d_]*)?(?:e[-+]?\d+)?$/i,
  /^[-+]?0(?:b[01_]+|o[0-7_]+|x[\da-f_]+)$/i,
  /^(?:[-+]?\.inf|\.nan)$/i,
];
const words = /^(?:y|yes|n|no|on|off|true|false|null|~|=|<<)$/i;

/** What some reader takes for something else than a text, and the library quotes for it. */
const ambiguous = new Type("tag:yaml.org,2002:value", {
  kind: "scalar",
  resolve: (text: unknown) => typeof text === "string" && [...numbers, words].some((form) => form.test(text)),
});

const options = {
  schema: DEFAULT_SCHEMA.extend({ implicit: [ambiguous] }),
  lineWidth: -1,
  noRefs: true,
  quotingType: '"',
} as const;

import { dump, FAILSAFE_SCHEMA, Type } from "js-yaml";
import type { AsyncApiDocument } from "../asyncapi/async-api.ts";
import type { OpenApiDocument } from "./open-api.ts";

/** The two forms of a document, which are also the endings of its file. */
export type DocumentFormat = "yaml" | "json";

/** Prints a document as text that is read back alike by parsers of YAML 1.1 and 1.2. */
export function printDocument(document: OpenApiDocument | AsyncApiDocument, format: DocumentFormat): string {
  return format === "json" ? `${JSON.stringify(document, undefined, 2)}\n` : dump(document, options);
}

const numbers = [
  // With the underscores, the sexagesimal digits and the bare exponent of YAML 1.1.
  /^[-+]?(?:\d[\d_]*)?(?::[\d_]+)*(?:\.[\d_]*)?(?:e[-+]?\d+)?$/i,
  /^[-+]?0(?:b[01_]+|o[0-7_]+|x[\da-f_]+)$/i,
  /^(?:[-+]?\.inf|\.nan)$/i,
];
const instants = /^\d{4}-\d\d?-\d\d?(?:(?:t|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:z|[-+]\d\d?(?::\d\d)?))?)?$/i;
const words = /^(?:y|yes|n|no|on|off|true|false|null|~|=|<<|e[-+]?\d+)$/i;

/** Texts that some YAML reader takes for another type, so that the library quotes them. */
const ambiguous = new Type("tag:yaml.org,2002:value", {
  kind: "scalar",
  resolve: (text: unknown) => typeof text === "string" && [...numbers, instants, words].some((form) => form.test(text)),
});

/** Texts of spaces and line ends alone, of which readers take a block for an empty text. */
const blankText = new Type("tag:yaml.org,2002:binary", {
  kind: "scalar",
  resolve: () => false,
  predicate: (value: unknown) => typeof value === "string" && /^[ \n]+$/.test(value),
  represent: (value: unknown) => JSON.stringify(value),
});

/** The scalars of JSON beside texts. YAML 1.1 needs a point before an exponent. */
const plainValue = new Type("tag:yaml.org,2002:null", {
  kind: "scalar",
  resolve: () => false,
  predicate: (value: unknown) => value === null || typeof value === "boolean" || typeof value === "number",
  represent: (value: unknown) => JSON.stringify(value).replace(/^(-?\d+)e/, "$1.e"),
});

const options = {
  schema: FAILSAFE_SCHEMA.extend({ implicit: [blankText, plainValue, ambiguous] }),
  lineWidth: -1,
  noRefs: true,
  quotingType: '"',
} as const;

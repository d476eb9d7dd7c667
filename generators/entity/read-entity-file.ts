import { type Document, parseDocument, type YAMLError } from "yaml";
import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import { decodeText, type InputFile } from "../source/decode-text.ts";
import { lineStartsOf, positionIn } from "../text/position.ts";
import { toYamlNode } from "./to-yaml-node.ts";
import { deepest, nestingFault } from "./yaml-depth.ts";
import { yamlErrorReasons } from "./yaml-error-reasons.ts";
import type { YamlFile } from "./yaml-node.ts";

const mostFaults = 20;

/** Parses an entity file as strict YAML 1.2: one document of maps, lists and scalars, each with its span. Silent in spec: anchors, tags and directives are refused. */
export function readEntityFile(file: InputFile): Result<YamlFile> {
  const decoded = decodeText(file);
  if (!decoded.ok) return decoded;
  const refusal = directiveIn(file.path, decoded.value) ?? nestingFault(file.path, decoded.value);
  if (refusal !== undefined) return { ok: false, diagnostics: [refusal] };
  // `toYamlNode` detects duplicate keys: the library would take quadratic time and distinguish 1 from "1".
  const document = parseDocument(decoded.value, { uniqueKeys: false, prettyErrors: false, version: "1.2" });
  return documentOf(file.path, decoded.value, document);
}

function documentOf(path: string, text: string, document: Document.Parsed): Result<YamlFile> {
  const faults = faultsOf(document, lineStartsOf(text));
  if (faults.length > 0) return { ok: false, diagnostics: faults.map((fault) => yamlFault(path, fault)) };
  const { node, diagnostics } = toYamlNode(path, document.contents);
  if (diagnostics.length === 0 && node.kind === "scalar" && node.value === null) {
    return { ok: false, diagnostics: [report(catalogue.emptyFile, {}, { span: { path, start: 0, end: 0 } })] };
  }
  return resultOf({ path, root: node }, diagnostics);
}

// Keeps the first fault of a line; the others most often follow from it.
function faultsOf({ errors, warnings }: Document.Parsed, lineStarts: readonly number[]): readonly YAMLError[] {
  const faults = new Map<number, YAMLError>();
  for (const fault of [...errors, ...warnings]) {
    const { line } = positionIn(lineStarts, fault.pos[0]);
    if (!faults.has(line)) faults.set(line, fault);
    if (faults.size === mostFaults) break;
  }
  return [...faults.values()];
}

function yamlFault(path: string, { code, pos: [start, end] }: YAMLError): Diagnostic {
  const span = { path, start, end: Math.max(start, end) };
  if (code === "RESOURCE_EXHAUSTION") return report(catalogue.tooDeep, { limit: deepest }, { span });
  if (code === "MULTIPLE_DOCS") return report(catalogue.severalDocuments, {}, { span });
  return report(catalogue.invalidYaml, { reason: yamlErrorReasons[code] }, { span });
}

// Directives can precede the content only, after blank lines, comments and other directives.
function directiveIn(path: string, text: string): Diagnostic | undefined {
  const start = /^(?:[ \t]*(?:#[^\r\n]*)?(?:\r\n|\r|\n))*(?=%)/.exec(text)?.[0].length;
  if (start === undefined) return undefined;
  const directive = /^\S+/.exec(text.slice(start, start + 100))?.[0] ?? "%";
  return report(catalogue.yamlDirective, { directive }, { span: { path, start, end: start + directive.length } });
}

import { Composer, type Document, type YAMLError, YAMLParseError } from "yaml";
import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import { decodeText, type InputFile } from "../source/decode-text.ts";
import { lineStartsOf, positionIn } from "../text/position.ts";
import { invariant } from "./invariant.ts";
import { toYamlNode } from "./to-yaml-node.ts";
import { deepest, parseTokens } from "./yaml-depth.ts";
import { yamlErrorReasons } from "./yaml-error-reasons.ts";
import type { YamlFile } from "./yaml-node.ts";

const mostFaults = 20;

/** Reads an entity file as strict YAML 1.2: one document of maps, lists and single values, with a place for each. Silent in spec: anchors, tags and directives are refused. */
export function readEntityFile(file: InputFile): Result<YamlFile> {
  const decoded = decodeText(file);
  if (!decoded.ok) return decoded;
  const text = decoded.value;
  const refusal = directiveIn(file.path, text);
  if (refusal !== undefined) return { ok: false, diagnostics: [refusal] };
  const tokens = parseTokens(file.path, text);
  if (!tokens.ok) return tokens;
  // Two keys are compared in toYamlNode: the library would do it in quadratic time, and tell 1 from "1".
  const composer = new Composer({ uniqueKeys: false, prettyErrors: false, version: "1.2" });
  const [document, second] = composer.compose(tokens.value, true, text.length);
  invariant(document !== undefined, "a text without content has an empty document");
  if (second !== undefined) {
    const [start, end] = second.range;
    document.errors.push(new YAMLParseError([start, end], "MULTIPLE_DOCS", ""));
  }
  return documentOf(file.path, text, document);
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

// The first fault of a line; the others most often follow from it.
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

// Directives can stand only before the content: behind blank lines, comments and other directives.
function directiveIn(path: string, text: string): Diagnostic | undefined {
  const start = /^(?:[ \t]*(?:#[^\r\n]*)?(?:\r\n|\r|\n))*(?=%)/.exec(text)?.[0].length;
  if (start === undefined) return undefined;
  const directive = /^\S+/.exec(text.slice(start, start + 100))?.[0] ?? "%";
  return report(catalogue.yamlDirective, { directive }, { span: { path, start, end: start + directive.length } });
}

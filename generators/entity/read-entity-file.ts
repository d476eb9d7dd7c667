import { type Document, type ErrorCode, Lexer, Parser, parseDocument, type YAMLError } from "yaml";
import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import { decodeText, type InputFile } from "../source/decode-text.ts";
import { lineStartsOf, positionIn } from "../text/position.ts";
import { toYamlNode } from "./to-yaml-node.ts";
import { deepest, type YamlFile } from "./yaml-node.ts";

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

/** Reports text that is nested too deeply. The composer of the YAML library recurses and would exhaust the stack. */
function nestingFault(path: string, text: string): Diagnostic | undefined {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    // The parser yields whole documents; only its depth is used.
    Array.from(parser.next(lexeme));
    const levels = parser.stack.length;
    // The stack also holds the document and a scalar.
    if (levels > deepest + 2)
      return report(
        catalogue.tooDeep,
        { limit: deepest },
        { span: { path, start: parser.offset, end: parser.offset } },
      );
  }
  return undefined;
}

/** The reason of each error code of the YAML library, in the words of a file's author. */
const yamlErrorReasons: Readonly<Record<ErrorCode, string>> = {
  ALIAS_PROPS: "an alias has neither anchor nor tag",
  BAD_ALIAS: "this alias has no anchor",
  BAD_COLLECTION_TYPE: "this tag does not fit its value",
  BAD_DIRECTIVE: "this line begins with `%` but is not a directive",
  BAD_DQ_ESCAPE: "this is not an escape; in double quotes write `\\\\` for a backslash, or use single quotes",
  BAD_INDENT: "the indentation does not fit the lines above",
  BAD_PROP_ORDER: "anchors and tags must precede the value",
  BAD_SCALAR_START: "a text cannot begin with this character; put it in quotes",
  BLOCK_AS_IMPLICIT_KEY:
    "a key cannot be followed by another key on the same line; indent below, or put text that holds `: ` in quotes",
  BLOCK_IN_FLOW: "inside `{}` and `[]` use flow style",
  DUPLICATE_KEY: "this key occurs twice",
  IMPOSSIBLE: "it cannot be parsed",
  KEY_OVER_1024_CHARS: "a key is longer than 1024 characters",
  MISSING_CHAR: "a quote, bracket, comma or colon is missing here",
  MULTILINE_IMPLICIT_KEY: "a key must be on one line; perhaps a colon is missing",
  MULTIPLE_ANCHORS: "a value can have one anchor",
  MULTIPLE_DOCS: "a second document starts here",
  MULTIPLE_TAGS: "a value can have one tag",
  NON_STRING_KEY: "a key must be a text",
  RESOURCE_EXHAUSTION: "it is nested too deeply",
  TAB_AS_INDENT: "a tab cannot indent; use spaces",
  TAG_RESOLVE_FAILED: "this tag, or text that begins with `!`, is unknown; put text in quotes",
  UNEXPECTED_TOKEN: "this token is not expected here",
};

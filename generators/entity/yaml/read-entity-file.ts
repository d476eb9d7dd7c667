import type { ErrorCode } from "yaml";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { type Result, resultOf } from "../../diagnostics/result.ts";
import { decodeText, type InputFile } from "../../source/decode-text.ts";
import { mostTokens, parseYaml, type YamlFault } from "./parse-yaml.ts";
import { toYamlNode } from "./to-yaml-node.ts";
import { deepest, type YamlFile } from "./yaml-node.ts";

/** Parses an entity file as strict YAML 1.2: one document of maps, lists and scalars, each with its span. Anchors, tags and directives are refused. Spec: entity-file, Encoding and YAML. */
export function readEntityFile(file: InputFile): Result<YamlFile> {
  const decoded = decodeText(file);
  if (!decoded.ok) return decoded;
  const { path } = file;
  const text = decoded.value;
  const refusal = directiveIn(path, text);
  if (refusal !== undefined) return { ok: false, diagnostics: [refusal] };
  const { contents, faults } = parseYaml(text);
  if (faults.length > 0) return { ok: false, diagnostics: faults.map((fault) => yamlFault(path, fault)) };
  const { node, diagnostics } = toYamlNode({ path, text }, contents);
  if (diagnostics.length === 0 && node.kind === "scalar" && node.value === null) {
    return { ok: false, diagnostics: [report(catalogue.emptyFile, {}, { span: { path, start: 0, end: 0 } })] };
  }
  return resultOf({ path, root: node }, diagnostics);
}

function yamlFault(path: string, { code, start, end }: YamlFault): Diagnostic {
  const span = { path, start, end: Math.max(start, end) };
  if (code === "RESOURCE_EXHAUSTION") return report(catalogue.tooDeep, { limit: deepest }, { span });
  if (code === "TOO_MANY_TOKENS")
    return report(catalogue.fileTooLarge, { limit: `${mostTokens.toLocaleString("en")} tokens of YAML` }, { span });
  if (code === "MULTIPLE_DOCS") return report(catalogue.severalDocuments, {}, { span });
  if (code === "UNCLOSED")
    return report(catalogue.invalidYaml, { reason: "nothing closes this bracket or quote" }, { span });
  return report(catalogue.invalidYaml, { reason: yamlErrorReasons[code] }, { span });
}

// Directives can precede the content only, after blank lines, comments and other directives.
function directiveIn(path: string, text: string): Diagnostic | undefined {
  const first = /^(?![ \t]*(?:#|$))/m.exec(text)?.index ?? text.length;
  if (text[first] !== "%") return undefined;
  const directive = /^\S+/.exec(text.slice(first, first + 100))?.[0] ?? "%";
  return report(
    catalogue.yamlDirective,
    { directive },
    { span: { path, start: first, end: first + directive.length } },
  );
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

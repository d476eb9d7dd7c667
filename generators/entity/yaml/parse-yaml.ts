import { Composer, CST, type ErrorCode, Lexer, Parser } from "yaml";
import { lineStartsOf, positionIn } from "../../text/position.ts";
import { invariant } from "../invariant.ts";
import { deepest } from "./yaml-node.ts";

/** A mistake in the YAML of a text: its code, and its offsets. */
export interface YamlFault {
  readonly code: ErrorCode | "TOO_MANY_TOKENS" | "UNCLOSED";
  readonly start: number;
  readonly end: number;
}

/** The tree of a text. It is of use only without faults. */
export interface ParsedYaml {
  readonly contents: unknown;
  readonly faults: readonly YamlFault[];
}

const mostFaults = 20;

/** The allowed number of tokens. A dense entity file of 1 MiB has half as many; twice as many take the library two seconds. */
export const mostTokens = 1_000_000;

/** Parses a text as one document of YAML 1.2, and never throws. Reports a bounded number of faults. */
export function parseYaml(text: string): ParsedYaml {
  const { tokens, fault } = parseTokens(text);
  if (fault !== undefined) return { contents: null, faults: [fault] };
  const lineStarts = lineStartsOf(text);
  const errors = faultsByLine(text, lineStarts);
  const warnings = faultsByLine(text, lineStarts);
  // `toYamlNode` detects duplicate keys: the library would take quadratic time and distinguish 1 from "1".
  // It would also take quadratic time for `!!omap`, which is refused in any case.
  const composer = new Composer({ uniqueKeys: false, prettyErrors: false, version: "1.2", resolveKnownTags: false });
  // The library makes an error with a stack trace for each mistake: 7 seconds for a megabyte of `}`.
  Object.assign(composer, {
    onError: (source: ErrorSource, code: ErrorCode, _message: string, isWarning?: boolean) => {
      if (code !== "TAG_RESOLVE_FAILED" || !isCollectionTag(source))
        (isWarning ? warnings : errors).add(faultAt(source, code));
    },
  });
  const [document, second] = composer.compose(tokens, true, text.length);
  invariant(document !== undefined, "a text without content has an empty document");
  for (const { code, pos } of document.errors) errors.add({ code, start: pos[0], end: pos[1] });
  if (second !== undefined) errors.add({ code: "MULTIPLE_DOCS", start: second.range[0], end: second.range[1] });
  for (const fault of warnings.all()) errors.add(fault);
  const unclosed = errors.all().length === 0 ? undefined : firstUnclosed(tokens);
  if (unclosed === undefined) return { contents: document.contents, faults: errors.all() };
  // The library points to the line where it notices, and calls it badly indented.
  return { contents: null, faults: [...errors.all().filter(({ end }) => end <= unclosed.start), unclosed] };
}

/** Finds the first bracket or quote that nothing closes. */
function firstUnclosed(tokens: readonly CST.Token[]): YamlFault | undefined {
  let found: YamlFault | undefined;
  for (const token of tokens) {
    if (token.type !== "document") continue;
    CST.visit(token, ({ value }) => {
      if (!(value && isUnclosed(value))) return undefined;
      found = { code: "UNCLOSED", start: value.offset, end: value.offset + 1 };
      return CST.visit.BREAK;
    });
  }
  return found;
}

function isUnclosed(token: CST.Token): boolean {
  if (token.type === "flow-collection") {
    const closing = token.start.source === "{" ? "}" : "]";
    // An unclosed value inside is the mistake that counts.
    return !(
      token.end.some(({ source }) => source === closing) || token.items.some(({ value }) => value && isUnclosed(value))
    );
  }
  if (token.type !== "double-quoted-scalar" && token.type !== "single-quoted-scalar") return false;
  return token.source.length === 1 || token.source.at(-1) !== token.source[0];
}

/** The place of a mistake, as the YAML library states it. */
type ErrorSource = number | readonly number[] | { readonly offset: number; readonly source?: string };

function faultAt(source: ErrorSource, code: ErrorCode): YamlFault {
  if (typeof source === "number") return { code, start: source, end: source + 1 };
  if ("offset" in source)
    return {
      code,
      start: source.offset,
      end: source.offset + (source.source === undefined ? 1 : source.source.length),
    };
  const [start = 0, end = start] = source;
  return { code, start, end };
}

// These tags are known, so `toYamlNode` refuses them by their names.
function isCollectionTag(source: ErrorSource): boolean {
  return typeof source === "object" && "offset" in source && /^!!(?:omap|set|pairs)$/.test(source.source ?? "");
}

/** Collects the first fault of each line; the others most often follow from it. */
function faultsByLine(text: string, lineStarts: readonly number[]) {
  const faults = new Map<number, YamlFault>();
  return {
    add: (fault: YamlFault): void => {
      if (faults.size === mostFaults) return;
      const { line } = positionIn(lineStarts, fault.start);
      // The library can point behind the end of a text.
      const start = Math.min(fault.start, text.length);
      const end = Math.min(fault.end, text.length);
      if (!faults.has(line)) faults.set(line, { ...fault, start, end });
    },
    all: (): readonly YamlFault[] => [...faults.values()],
  };
}

function limitFault(code: YamlFault["code"], { offset }: Parser): YamlFault {
  return { code, start: offset, end: offset };
}

/** Parses a text into tokens. Stops at deep nesting: the composer of the YAML library recurses and would exhaust the stack. */
function parseTokens(text: string): { readonly tokens: readonly CST.Token[]; readonly fault?: YamlFault } {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let faults = 0;
  const keep = (parsed: Iterable<CST.Token>) => {
    for (const token of parsed) {
      if (token.type === "error") faults += 1;
      if (token.type !== "error" || faults <= mostFaults) tokens.push(token);
    }
  };
  let count = 0;
  for (const lexeme of new Lexer().lex(text)) {
    keep(parser.next(lexeme));
    count += 1;
    // The stack also holds the document and a scalar.
    if (parser.stack.length > deepest + 2) return { tokens: [], fault: limitFault("RESOURCE_EXHAUSTION", parser) };
    if (count > mostTokens) return { tokens: [], fault: limitFault("TOO_MANY_TOKENS", parser) };
  }
  keep(parser.end());
  return { tokens };
}

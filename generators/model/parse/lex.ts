import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { ModelSource } from "../source.ts";
import { scan, type Tokens, type UnclosedToken } from "./scan.ts";
import { standIns } from "./stand-ins.ts";

/** The tokens of a file, and the mistakes in its characters. */
export interface Lexed {
  readonly tokens: Tokens;
  readonly diagnostics: readonly Diagnostic[];
}

/** Splits any text into tokens. Reports characters without meaning, and reads them as what was probably meant. */
export function lex({ path, text }: ModelSource): Lexed {
  const first = scan(text);
  const { readable, diagnostics } = standIns({ path, text }, first.unknown);
  const tokens = first.unknown.length === 0 ? first : scan(readable);
  return { tokens, diagnostics: [...diagnostics, ...tokens.unclosed.map((token) => reportUnclosed(path, token))] };
}

const entries = {
  string: catalogue.unclosedText,
  pattern: catalogue.unclosedPattern,
  comment: catalogue.unclosedComment,
};

function reportUnclosed(path: string, { kind, start, end }: UnclosedToken): Diagnostic {
  return report(entries[kind], {}, { span: { path, start, end } });
}

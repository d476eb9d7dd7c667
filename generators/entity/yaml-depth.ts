import { type CST, Lexer, Parser } from "yaml";
import { catalogue } from "../diagnostics/catalogue.ts";
import { report } from "../diagnostics/report.ts";
import type { Result } from "../diagnostics/result.ts";

/** The levels of maps and lists that a file may have, far above what any entity file needs. */
export const deepest = 32;

/** Parses a text into the tokens that the YAML library composes. The composer recurses until the stack is full, where the process can die, so a text nested too deeply is refused here. */
export function parseTokens(path: string, text: string): Result<readonly CST.Token[]> {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    tokens.push(...parser.next(lexeme));
    const levels = parser.stack.length;
    // The document and a single value are on the stack, too.
    if (levels > deepest + 2) {
      const span = { path, start: parser.offset, end: parser.offset };
      return { ok: false, diagnostics: [report(catalogue.tooDeep, { limit: deepest }, { span })] };
    }
  }
  return { ok: true, value: [...tokens, ...parser.end()], diagnostics: [] };
}

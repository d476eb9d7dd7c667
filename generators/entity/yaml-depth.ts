import { Lexer, Parser } from "yaml";
import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";

/** The allowed nesting of maps and lists, far above the need of any entity file. */
export const deepest = 32;

/** Reports text that is nested too deeply. The composer of the YAML library recurses and would exhaust the stack. */
export function nestingFault(path: string, text: string): Diagnostic | undefined {
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

import { Lexer, Parser } from "yaml";
import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";

/** The levels of maps and lists that a file may have, far above what any entity file needs. */
export const deepest = 32;

/** Where a text is nested too deeply. The composer of the YAML library recurses until the stack is full, where the process can die, so it must not see such a text. */
export function nestingFault(path: string, text: string): Diagnostic | undefined {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    // What the parser yields are whole documents; only how deep it is counts.
    Array.from(parser.next(lexeme));
    const levels = parser.stack.length;
    // The document and a single value are on the stack, too.
    if (levels > deepest + 2)
      return report(
        catalogue.tooDeep,
        { limit: deepest },
        { span: { path, start: parser.offset, end: parser.offset } },
      );
  }
  return undefined;
}

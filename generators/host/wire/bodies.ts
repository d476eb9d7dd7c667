import type { SourceText } from "./source-text.ts";
import { type Statement, statementsIn } from "./statements.ts";

/** The statements of a program or method, or of a `try` or `using` in one. */
export interface Body {
  /** The declarations around the body, outermost first: `public class Startup`, `void Configure(…)`, `try`. */
  readonly heads: readonly string[];
  readonly statements: readonly Statement[];
  /** The offset of the opening brace; undefined for top-level statements. */
  readonly open: number | undefined;
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly heads: readonly string[];
}

const MOST_NESTED = 10;
const LONGEST_HEAD = 4000;

/** Finds every body of a file. Blocks under a condition or in a loop are none. */
export function bodiesOf(source: SourceText): readonly Body[] {
  const bodies: Body[] = [];
  const ranges: Range[] = [{ from: 0, to: source.code.length, heads: [] }];
  // The list grows while it is read.
  for (const { from, to, heads } of ranges) {
    const statements = statementsIn(source, from, to);
    if (!isDeclaration(heads.at(-1))) bodies.push({ heads, statements, open: from === 0 ? undefined : from - 1 });
    if (heads.length >= MOST_NESTED) continue;
    for (const statement of statements) {
      const { block } = statement;
      if (block === undefined) continue;
      const head = source.code.slice(Math.max(statement.from, block - LONGEST_HEAD), block).trim();
      const close = source.closers.get(block) ?? block;
      if (isDeclaration(head) || isPlainBlock(head) || isMethod(head))
        ranges.push({ from: block + 1, to: close, heads: [...heads, head] });
    }
  }
  return bodies;
}

/** True for a namespace, a type or an extension block, whose members are no statements. */
function isDeclaration(head: string | undefined): boolean {
  return /(?:^|\s)(?:namespace\s+\w|(?:class|struct|record|interface)\s+\w+|extension\s*\()/.test(head ?? "");
}

function isPlainBlock(head: string): boolean {
  return /^(?:try|(?:await\s+)?using\s*\([\s\S]*\))?$/.test(head);
}

function isMethod(head: string): boolean {
  const isStatement =
    /^(?:if|else|for|foreach|while|switch|lock|fixed|catch|return|await|throw|do|using|try|finally)\b/.test(head);
  return (
    !isStatement &&
    /\)\s*(?:where\b[\s\S]*)?$/.test(head) &&
    !/=>|[^=!<>]=[^=>]/.test(head.replace(/\([\s\S]*\)/, "()"))
  );
}
